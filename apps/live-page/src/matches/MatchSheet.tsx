import { Circle, Goal, Pause, RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { type MatchEvent, unidentified } from '@torneo/contracts/match-events'
import type { MatchState } from '@torneo/contracts/realtime'
import type { Match, MatchTeam } from '@torneo/contracts/matches'
import type { SportRules } from '@torneo/contracts/tournament-sports'
import { formatMinute } from '@torneo/domain/format-minute'
import { Modal } from '@torneo/ui/Modal'
import { Notice } from '@torneo/ui/Notice'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { color, flexWrap, font, gridGap, radius, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import type { TournamentState } from '../feed/tournament-feed'
import { useMatchState } from '../feed/use-channels'
import { eventLabels, liveTexts, otherEvent, penaltyMark } from '../live-texts'
import { LiveBadge } from '../parts/LiveBadge'
import { EmptyNote } from '../parts/EmptyNote'
import { formatClock, formatKickoff, formatPlace, matchTitle, spokenScore, teamName } from '../format'
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
          <VisuallyHidden>{spokenScore(match)}</VisuallyHidden>
          <Scoreboard match={match} />
          <Line>
            {match.status === 'live'
              ? <span><LiveBadge /> {formatClock(match, rules)} {!match.isLive && <><Pause size={14} aria-hidden /> {liveTexts.clockStopped}</>}</span>
              : <span>{match.status === 'finished' && `${liveTexts.final} · `}{formatKickoff(match, now)}</span>}
            <span>{formatPlace(match)}</span>
          </Line>
        </Board>
      )}
      <Events data={data} isGone={error?.code === 404 && !listed} isOnline={state.connection === 'online'} />
    </Modal>
  )
}

function Events({ data, isGone, isOnline }: { readonly data: MatchState | null; readonly isGone: boolean; readonly isOnline: boolean }) {
  if (isGone) return <EmptyNote title={liveTexts.matchGone} />
  if (!data) return isOnline ? <SkeletonRows count={3} label={liveTexts.eventsLoading} /> : <Notice tone="warning">{liveTexts.eventsWait}</Notice>
  if (data.events.length === 0) return <EmptyNote title={liveTexts.noEvents}>{liveTexts.noEventsWhy}</EmptyNote>
  const { match, events } = data
  return (
    <ol aria-label={liveTexts.timeline}>
      {events.map((event) => <EventRow key={event.id} event={event} team={event.teamId === match.homeTeamId ? match.homeTeam : match.awayTeam} />)}
    </ol>
  )
}

interface EventRowProps {
  readonly event: MatchEvent
  readonly team: MatchTeam | null
}

/** Something that happened, at its minute. */
function EventRow({ event, team }: EventRowProps) {
  const { type, minute, added, penalty, playerId, playerName, playerNumber, assistPlayerName } = event
  const player = playerName === null ? liveTexts.missingPlayer : playerNumber === null ? playerName : `${playerNumber} ${playerName}`
  return (
    <Event>
      <Minute>{formatMinute(minute, added)}</Minute>
      <EventIcon type={type} />
      <div>
        <p><b>{eventLabels[type] ?? otherEvent}{penalty && ` ${penaltyMark}`}</b>{playerId !== unidentified && ` · ${player}`}</p>
        <small>{[teamName(team), ...(type === 'goal' && assistPlayerName ? [liveTexts.assist(assistPlayerName)] : [])].join(' · ')}</small>
      </div>
    </Event>
  )
}

function EventIcon({ type }: { readonly type: string }) {
  if (type === 'goal' || type === 'own_goal') return <Goal size={20} aria-hidden />
  if (type === 'yellow_card') return <EventCard aria-hidden $fill="#F5C400" $edge="#8A6A00" />
  if (type === 'red_card') return <EventCard aria-hidden $fill="#D40A14" $edge="#8A0610" />
  return type === 'substitution' ? <RefreshCw size={20} aria-hidden /> : <Circle size={20} aria-hidden />
}

const Board = styled.div`
  ${gridGap('12px')}
  margin-bottom: 12px;
  padding: 16px;
  border-radius: ${radius.board};
  background: ${color.board};
  color: ${color.onBoard};
  container-type: inline-size;
`

const Line = styled.div`
  ${flexWrap('4px 12px', 'normal', 'space-between')}
  color: ${color.boardMuted};
  ${text(14)}
  > span { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-width: 0; }
`

const Event = styled.li`
  display: grid;
  grid-template-columns: minmax(2.5rem, auto) 20px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  padding: 10px 4px;
  ${text(14)}
  & + & { border-top: 1px solid ${color.line}; }
  small { color: ${color.muted}; ${text(12)} }
  p, small { overflow-wrap: anywhere; }
`

const Minute = styled.span`
  font-family: ${font.title};
  font-weight: 800;
  ${text(16)}
`

const EventCard = styled.span<{ $fill: string; $edge: string }>`
  justify-self: center;
  width: 13px;
  height: 18px;
  border: 1px solid ${({ $edge }) => $edge};
  border-radius: 3px;
  background: ${({ $fill }) => $fill};
`
