import { formatDataAge } from '@torneo/domain/format/format-age'
import { BrandMark } from '@torneo/ui/display/BrandMark'
import { CourtLines } from '@torneo/ui/display/CourtLines'
import { ConnectionPill } from '@torneo/ui/feedback/ConnectionPill'
import { clampLines, color, flexRow, media, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { isArchived } from '../edition/archived'
import type { TournamentState } from '../feed/tournament-feed'
import { liveTexts } from '../live-texts'
import { useNow } from '../parts/use-now'
import { ShareButton } from './ShareButton'

interface PageHeaderProps {
  readonly state: TournamentState
  readonly isFixed: boolean
}

/** The tournament's name, the connection state unless the page opens none, and the share button. */
export function PageHeader({ state, isFixed }: PageHeaderProps) {
  const tournament = state.tournament?.tournament
  const name = tournament?.name ?? liveTexts.page
  return (
    <Root data-on="board">
      <Lines>
        <CourtLines />
      </Lines>
      <Inside>
        <BrandMark size={40} />
        {/* Set a key: the title of another name is replaced, not animated. */}
        <h1 key={name}>{name}</h1>
        <ShareButton title={liveTexts.pageOf(name)} />
        <Sign>
          {state.tournament && isArchived(state.tournament) ? (
            <span>{liveTexts.archived}</span>
          ) : (
            !isFixed && <ConnectionSign connection={state.connection} asOf={state.asOf} />
          )}
          {tournament && <span>{liveTexts.edition(tournament.year)}</span>}
        </Sign>
      </Inside>
    </Root>
  )
}

/** Connection state, with the age of the data while offline. */
function ConnectionSign({ connection, asOf }: Pick<TournamentState, 'connection' | 'asOf'>) {
  const now = useNow(1000)
  const age = connection === 'online' ? liveTexts.upToDate : asOf === null ? undefined : formatDataAge(now - asOf)
  return <ConnectionPill state={connection} age={age} />
}

const Root = styled.header`
  position: relative;
  z-index: 1;
  background: ${color.board};
  color: ${color.onBoard};
`

const Lines = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
`

// Reserve the height for every state, name and text size, so that the content below does not move.
const Inside = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 12px;
  max-width: 1200px;
  margin-inline: auto;
  padding: max(12px, env(safe-area-inset-top)) var(--pane-padding) 12px;
  h1 { ${clampLines(3)} ${text(20)} }
  ${media.phone} { grid-template-rows: minmax(3.5rem, auto) auto; }
  ${media.tablet} {
    padding-block: 20px;
    h1 { ${text(28)} }
  }
`

const Sign = styled.div`
  grid-column: 1 / -1;
  ${flexRow('12px', 'center', 'space-between')}
  > :last-child:not(:first-child) { flex: none; color: ${color.boardMuted}; ${text(13)} }
  ${media.tablet} { grid-column: 2 / -1; }
`
