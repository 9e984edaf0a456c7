import { Pause } from 'lucide-react'
import styled from 'styled-components'
import type { MatchState } from '@torneo/contracts/realtime'
import type { Match } from '@torneo/contracts/matches'
import type { SportRules } from '@torneo/contracts/tournament-sports'
import { Modal } from '@torneo/ui/Modal'
import { Notice } from '@torneo/ui/Notice'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { color, radius, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import type { TournamentState } from '../feed/tournament-feed'
import { useMatchState } from '../feed/use-readings'
import { liveTexts } from '../live-texts'
import { LiveBadge } from '../parts/LiveBadge'
import { Nothing } from '../parts/Nothing'
import { clockWords, matchTitle, placeWords, scoreSaid } from '../words/match-words'
import { momentWords } from '../words/days'
import { EventRow } from './EventRow'
import { closeMatch } from './open-match'
import { Scoreboard } from './Scoreboard'

interface MatchSheetProps {
  readonly id: string
  /** As the list knows it; undefined when it is in none. */
  readonly listed: Match | undefined
  readonly rules: SportRules | undefined
  readonly state: TournamentState
  readonly now: number
}

/** A match and what happened in it, while it happens. */
export default function MatchSheet({ id, listed, rules, state, now }: MatchSheetProps) {
  const { data, error } = useMatchState(id, state)
  const match = data && (!listed || data.match.rev >= listed.rev) ? data.match : listed
  return (
    <Modal title={match ? matchTitle(match) : liveTexts.timeline} onClose={closeMatch}>
      {match && (
        <Board data-on="board">
          <VisuallyHidden>{scoreSaid(match)}</VisuallyHidden>
          <Scoreboard match={match} lit={undefined} />
          <Line>
            {match.status === 'live'
              ? <span><LiveBadge /> {clockWords(match, rules)} {!match.isLive && <><Pause size={14} aria-hidden /> {liveTexts.clockStopped}</>}</span>
              : <span>{match.status === 'finished' && `${liveTexts.final} · `}{momentWords(match, now)}</span>}
            <span>{placeWords(match)}</span>
          </Line>
        </Board>
      )}
      <Events data={data} isGone={error?.code === 404 && !listed} isOnline={state.connection === 'online'} />
    </Modal>
  )
}

function Events({ data, isGone, isOnline }: { readonly data: MatchState | null; readonly isGone: boolean; readonly isOnline: boolean }) {
  if (isGone) return <Nothing title={liveTexts.matchGone} />
  if (!data) return isOnline ? <SkeletonRows count={3} label={liveTexts.eventsLoading} /> : <Notice tone="warning">{liveTexts.eventsWait}</Notice>
  if (data.events.length === 0) return <Nothing title={liveTexts.noEvents}>{liveTexts.noEventsWhy}</Nothing>
  const { match, events } = data
  return (
    <ol aria-label={liveTexts.timeline}>
      {events.map((event) => <EventRow key={event.id} event={event} team={event.teamId === match.homeTeamId ? match.homeTeam : match.awayTeam} />)}
    </ol>
  )
}

const Board = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 12px;
  padding: 16px;
  border-radius: ${radius.board};
  background: ${color.board};
  color: ${color.onBoard};
  container-type: inline-size;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  color: ${color.boardMuted};
  ${text(14)}
  > span { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-width: 0; }
`
