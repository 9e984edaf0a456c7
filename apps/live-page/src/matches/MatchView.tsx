import type { MatchState } from '@torneo/contracts/endpoint/realtime'
import type { MatchEvent } from '@torneo/contracts/match/match-events'
import type { Match, MatchTeam } from '@torneo/contracts/match/matches'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { eventLabel, eventTypeOf, hasField } from '@torneo/domain/match/event-types'
import { hasNoDate, hasScore } from '@torneo/domain/match/list/match-state'
import {
  formatClock,
  formatKickoff,
  formatRoundAndPlace,
  spokenScore,
  formatDisplayState,
} from '@torneo/domain/match/list/match-words'
import { pointsWithoutPlayer } from '@torneo/domain/match/result/scoring'
import { matchTitle, sideName, teamName } from '@torneo/domain/match/side-name'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { clampLines, color, flexWrap, font, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { CalendarPlus, Circle, Goal, Pause, RefreshCw } from 'lucide-react'
import { Suspense } from 'react'
import styled from 'styled-components'
import { pathAddress } from '../chosen-address'
import { competitionTexts } from '../competition/competition-texts'
import { WhatFollows } from '../competition/lazy-views'
import type { TournamentState } from '../feed/tournament-feed'
import { ShareButton } from '../header/ShareButton'
import { liveTexts } from '../live-texts'
import { EmptyNote } from '../parts/EmptyNote'
import { LiveBadge } from '../parts/LiveBadge'
import { useIsLate } from '../parts/local-now'
import { Unbroken } from '../parts/Unbroken'
import { Changed } from './Changed'
import { matchAddress, pageAddress } from './open-match'
import { Scoreboard } from './Scoreboard'

interface MatchViewProps {
  readonly match: Match | undefined
  /** Events of the match; null until loaded. */
  readonly events: MatchState['events'] | null
  readonly rules: SportRules | undefined
  readonly today: string
  readonly isDeleted: boolean
  readonly state: TournamentState
}

/** A match with its events, updated live; before its start, with date and place. */
export function MatchView({ match, events, rules, today, isDeleted, state }: MatchViewProps) {
  return (
    <>
      {match && <MatchBoard match={match} rules={rules} today={today} />}
      {match?.phaseId && (
        <Follows>
          {match.tieId && (
            <Suspense>
              <WhatFollows match={match} state={state} today={today} />
            </Suspense>
          )}
          <ul>
            {[match.homeTeam, match.awayTeam].map(
              (team) =>
                team && (
                  <li key={team.id}>
                    <a href={pageAddress + pathAddress(match.sportId, team.id)}>{competitionTexts.path(team)}</a>
                  </li>
                ),
            )}
          </ul>
        </Follows>
      )}
      {(!match || hasScore(match)) && (
        <Events match={match} events={events} isDeleted={isDeleted} isOnline={state.connection === 'online'} />
      )}
    </>
  )
}

function MatchBoard({
  match,
  rules,
  today,
}: {
  readonly match: Match
  readonly rules: SportRules | undefined
  readonly today: string
}) {
  const isAhead = match.status === 'scheduled'
  const isLate = useIsLate(match)
  const stateLabel = isLate ? liveTexts.late : formatDisplayState(match)
  return (
    <Board data-on="board">
      <VisuallyHidden>{hasScore(match) ? spokenScore(match) : matchTitle(match)}</VisuallyHidden>
      <Scoreboard match={match} />
      <Changed match={match} />
      <MetaRow>
        {match.status === 'live' ? (
          <span>
            <LiveBadge /> <Unbroken text={formatClock(match, rules)} />{' '}
            {!match.isLive && !scoringOf(rules).hasSets && (
              <>
                <Pause size={14} aria-hidden /> {liveTexts.clockStopped}
              </>
            )}
          </span>
        ) : (
          <span>
            {stateLabel && `${stateLabel} · `}
            {hasNoDate(match) ? liveTexts.noDate : formatKickoff(match, today)}
          </span>
        )}
        <span>{formatRoundAndPlace(match)}</span>
      </MetaRow>
      <MetaRow>
        <ShareButton title={hasScore(match) ? spokenScore(match) : matchTitle(match)} path={matchAddress(match.id)} />
        {isAhead && (
          <a href={`${pageAddress}/calendario.ics?partido=${match.id}`}>
            <CalendarPlus size={18} aria-hidden />
            {liveTexts.addToCalendar}
          </a>
        )}
      </MetaRow>
    </Board>
  )
}

type EventsProps = Pick<MatchViewProps, 'match' | 'events' | 'isDeleted'> & { readonly isOnline: boolean }

function Events({ match, events, isDeleted, isOnline }: EventsProps) {
  if (isDeleted) return <EmptyNote title={liveTexts.matchGone} />
  if (!match || !events)
    return isOnline ? (
      <SkeletonRows count={3} label={liveTexts.eventsLoading} />
    ) : (
      <Notice tone="warning">{liveTexts.eventsWait}</Notice>
    )
  const rest = scoringOf(match.sport).countsPoints ? pointsWithoutPlayer(match, events) : { home: 0, away: 0 }
  if (events.length + rest.home + rest.away === 0)
    return match.status === 'live' ? (
      <EmptyNote title={liveTexts.noEvents}>{liveTexts.noEventsWhy}</EmptyNote>
    ) : (
      <EmptyNote title={liveTexts.noEventsAtEnd} />
    )
  return (
    <ol aria-label={liveTexts.timeline}>
      {events.map((event) => (
        <EventRow
          key={event.id}
          event={event}
          team={event.teamId === match.homeTeamId ? match.homeTeam : match.awayTeam}
        />
      ))}
      {(['home', 'away'] as const)
        .filter((side) => rest[side] > 0)
        .map((side) => (
          <Event key={side}>
            <span />
            <Goal size={20} aria-hidden />
            <div>
              <p>
                <b>{liveTexts.unnamedPoints(rest[side])}</b>
              </p>
              <small>{sideName(match, side)}</small>
            </div>
          </Event>
        ))}
    </ol>
  )
}

interface EventRowProps {
  readonly event: MatchEvent
  readonly team: MatchTeam | null
}

/** An event with its minute. */
function EventRow({ event, team }: EventRowProps) {
  const { type, minute, added, playerId, playerName, playerNumber, assistPlayerName, outPlayerName } = event
  const other =
    assistPlayerName && hasField(type, 'assistPlayerId')
      ? liveTexts.assist(assistPlayerName)
      : outPlayerName && hasField(type, 'outPlayerId')
        ? liveTexts.goesOut(outPlayerName)
        : null
  const player =
    playerName === null ? liveTexts.missingPlayer : playerNumber === null ? playerName : `${playerNumber} ${playerName}`
  return (
    <Event>
      <Minute>{formatMinute(minute, added)}</Minute>
      <EventIcon type={type} />
      <div>
        <p>
          <b>{eventLabel(event)}</b>
          {playerId && ` · ${player}`}
        </p>
        <small>{[teamName(team), other].filter(Boolean).join(' · ')}</small>
      </div>
    </Event>
  )
}

function EventIcon({ type }: { readonly type: string }) {
  const { icon } = eventTypeOf(type)
  if (icon === 'goal') return <Goal size={20} aria-hidden />
  if (icon === 'yellow') return <EventCard aria-hidden $fill="#F5C400" $edge="#8A6A00" />
  if (icon === 'red') return <EventCard aria-hidden $fill="#D40A14" $edge="#8A0610" />
  return icon === 'change' ? <RefreshCw size={20} aria-hidden /> : <Circle size={20} aria-hidden />
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

const Follows = styled.div`
  ${gridGap('4px')}
  margin-bottom: 12px;
  ${text(14)}
  ul { ${flexWrap('0 20px')} }
  a { display: inline-block; padding-block: 11px; font-weight: 600; text-underline-offset: 3px; }
`

const MetaRow = styled.div`
  ${flexWrap('4px 12px', 'normal', 'space-between')}
  color: ${color.boardMuted};
  ${text(14)}
  > * { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-width: 0; }
  > a { min-height: 44px; color: ${color.onBoard}; font-weight: 600; text-underline-offset: 3px; }
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
  p, small { ${clampLines(3)} }
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
