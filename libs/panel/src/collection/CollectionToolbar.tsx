import { SearchField } from '@torneo/ui/fields/SearchField'
import { color, flexWrap, media, text } from '@torneo/ui/theme/tokens'
import { useState, useTransition, type ReactNode } from 'react'
import styled from 'styled-components'
import { BinButton } from '../bin/BinButton'

interface CollectionToolbarProps {
  readonly searchId: string
  readonly searchLabel: string
  readonly search: string
  readonly onSearch: (search: string) => void
  /** A select next to the search. */
  readonly filter?: ReactNode
  readonly count: string
  /** Filter of 'Papelera', a stored collection. */
  readonly bin?: string | undefined
  /** A link that looks like a button, before the action. */
  readonly extra?: ReactNode
  readonly action: ReactNode
}

/** Toolbar of a list: search, filter, count and 'new' button. Typed letters appear before a long list is filtered. */
export function CollectionToolbar({
  searchId,
  searchLabel,
  search,
  onSearch,
  filter,
  count,
  bin,
  extra,
  action,
}: CollectionToolbarProps) {
  const [typed, setTyped] = useState(search)
  const [isPending, startTransition] = useTransition()
  if (!isPending && typed !== search) setTyped(search)
  const handleChange = (next: string) => {
    setTyped(next)
    startTransition(() => onSearch(next))
  }
  return (
    <Root role="search">
      <Find id={searchId} label={searchLabel} value={typed} onChange={handleChange} />
      {filter && <Filter>{filter}</Filter>}
      <Count role="status">{count}</Count>
      {bin && (
        <Side>
          <BinButton kind={bin} />
        </Side>
      )}
      {extra}
      {action}
    </Root>
  )
}

const Root = styled.div`
  ${flexWrap('12px 16px')}
  > :is(button, a) { margin-left: auto; }
  > :is(span + a, a + button) { margin-left: 0; }
  > span + span { margin-left: auto; }
  ${media.phone} { column-gap: 8px; > :is(button, a) { flex: 1 1 auto; min-height: 48px; } }
`

const Find = styled(SearchField)`
  flex: 1 1 240px;
  max-width: 360px;
  /* Moves everything after the search and the filter to a second row. */
  ${media.belowDesktop} { &:not(:has(+ [role='status'])) { flex-basis: 55%; max-width: none; } }
  ${media.phone} { && { flex: 1 1 100%; max-width: none; } }
`

const Filter = styled.div`
  flex: 0 1 220px;
  ${media.belowDesktop} { flex: 1 1 33%; }
  ${media.phone} { flex-basis: 100%; }
`

const Side = styled.span`
  margin-inline: -12px auto;
`

/** Has the same width while loading, and two lines on a phone, so that the content below does not shift. */
const Count = styled.p`
  min-width: 4.8rem;
  ${media.phone} { flex: 1 1 4.8rem; }
  color: ${color.muted};
  ${text(13)}
`
