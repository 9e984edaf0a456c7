import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, media, radius, text } from '@torneo/ui/tokens'

interface CollectionToolbarProps {
  readonly searchId: string
  readonly searchLabel: string
  readonly search: string
  readonly onSearch: (search: string) => void
  /** A select beside the search. */
  readonly filter?: ReactNode
  readonly count: string
  readonly action: ReactNode
}

/** Above a list: which, how many, and one more. */
export function CollectionToolbar({ searchId, searchLabel, search, onSearch, filter, count, action }: CollectionToolbarProps) {
  return (
    <Root role="search">
      <Find>
        <Search size={16} aria-hidden />
        <input
          id={searchId}
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          autoComplete="off"
        />
      </Find>
      {filter && <Filter>{filter}</Filter>}
      <Count role="status">{count}</Count>
      {action}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px 16px;
  > button { margin-left: auto; }
  ${media.phone} { > button { min-height: 48px; } }
`

const Find = styled.span`
  flex: 0 1 320px;
  display: grid;
  align-items: center;
  min-width: 0;
  color: ${color.muted};
  > * { grid-area: 1 / 1; }
  svg { z-index: 1; margin-left: 12px; pointer-events: none; }
  input {
    width: 100%;
    min-width: 0;
    min-height: 40px;
    padding: 8px 12px 8px 38px;
    border: 1px solid ${color.control};
    border-radius: ${radius.button};
    background: ${color.surface};
    color: ${color.text};
    ${text(14)}
    ${media.belowDesktop} { min-height: 44px; font-size: 1rem; }
  }
  input::placeholder { color: ${color.muted}; opacity: 1; }
  ${media.phone} { flex: 1 1 100%; }
`

const Filter = styled.div`
  flex: 0 1 220px;
  ${media.phone} { flex: 1 1 100%; }
`

const Count = styled.p`
  align-self: center;
  color: ${color.muted};
  ${text(13)}
  ${media.fromTable} { align-self: end; padding-bottom: 11px; }
`
