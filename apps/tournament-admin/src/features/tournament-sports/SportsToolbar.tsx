import { BinButton } from '@torneo/panel/bin/BinButton'
import { focusIds } from '@torneo/panel/collection/collection-focus'
import { Button } from '@torneo/ui/buttons/Button'
import { TextField } from '@torneo/ui/fields/TextField'
import { color, flexWrap, media, text } from '@torneo/ui/theme/tokens'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { sportsTexts } from './sports-texts'

const ids = focusIds('tournament-sports')

export function NewSportButton({ onClick }: { onClick: () => void }) {
  return (
    <Button id={ids.new} variant="primary" icon={<Plus size={18} aria-hidden />} onClick={onClick}>
      {sportsTexts.new}
    </Button>
  )
}

interface SportsToolbarProps {
  readonly shown: number
  readonly all: number
  /** Null if there are too few sports to search. */
  readonly search: string | null
  readonly onSearch: (search: string) => void
  /** Null while the form of a new sport is open. */
  readonly onNew: (() => void) | null
}

/** Count, search and 'new' button above the list. */
export function SportsToolbar({ shown, all, search, onSearch, onNew }: SportsToolbarProps) {
  return (
    <Root>
      {search !== null && (
        <Search>
          <TextField
            id={ids.search}
            type="search"
            label={sportsTexts.search}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            autoComplete="off"
          />
        </Search>
      )}
      <Count role="status">{sportsTexts.count(shown, all)}</Count>
      <Side>
        <BinButton kind="tournament_sports" />
      </Side>
      {onNew && <NewSportButton onClick={onNew} />}
    </Root>
  )
}

const Root = styled.div`
  ${flexWrap('12px 16px', 'flex-end')}
  min-height: 40px;
  > button { margin-left: auto; }
  ${media.phone} {
    min-height: 48px;
    > button { min-height: 48px; }
  }
`

const Search = styled.div`
  flex: 0 1 320px;
  ${media.phone} { flex: 1 1 100%; }
`

const Side = styled.span`
  align-self: center;
  margin-inline: -12px auto;
`

const Count = styled.p`
  align-self: center;
  color: ${color.muted};
  ${text(13)}
`
