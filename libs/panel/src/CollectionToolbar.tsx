import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SearchField } from '@torneo/ui/SearchField'
import { color, flexWrap, media, text } from '@torneo/ui/tokens'
import { BinButton } from './BinButton'

interface CollectionToolbarProps {
  readonly searchId: string
  readonly searchLabel: string
  readonly search: string
  readonly onSearch: (search: string) => void
  /** A select next to the search. */
  readonly filter?: ReactNode
  readonly count: string
  /** The collection that 'Papelera' is filtered by. */
  readonly bin?: string | undefined
  readonly action: ReactNode
}

/** Above a list: search, filter, count and the 'new' button. */
export function CollectionToolbar({ searchId, searchLabel, search, onSearch, filter, count, bin, action }: CollectionToolbarProps) {
  return (
    <Root role="search">
      <Find id={searchId} label={searchLabel} value={search} onChange={onSearch} />
      {filter && <Filter>{filter}</Filter>}
      <Count role="status">{count}</Count>
      {bin && <Side><BinButton kind={bin} /></Side>}
      {action}
    </Root>
  )
}

const Root = styled.div`
  ${flexWrap('12px 16px', 'flex-end')}
  > button { margin-left: auto; }
  ${media.phone} { > button { min-height: 48px; } }
`

const Find = styled(SearchField)`
  flex: 1 1 240px;
  max-width: 320px;
  ${media.phone} { flex: 1 1 100%; max-width: none; }
`

const Filter = styled.div`
  flex: 0 1 220px;
  ${media.phone} { flex: 1 1 100%; }
`

const Side = styled.span`
  align-self: center;
  margin-inline: -12px auto;
  ${media.fromTable} { align-self: end; padding-bottom: 4px; }
  /* There the button is as high as the search. */
  ${media.coarse} { padding-bottom: 0; }
`

const Count = styled.p`
  align-self: center;
  color: ${color.muted};
  ${text(13)}
  ${media.fromTable} { align-self: end; padding-bottom: 11px; }
`
