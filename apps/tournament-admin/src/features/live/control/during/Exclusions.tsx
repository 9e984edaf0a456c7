import { serverNow } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import { secondOfEvent, secondsOut } from '@torneo/domain/match/clock/exclusions'
import { eventTypeOf } from '@torneo/domain/match/event-types'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { color, flexRow, flexWrap, radius, text } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { liveTexts as texts } from '../../live-texts'
import { useRunningClock } from '../clock/use-running-clock'
import { EventIcon } from '../events/EventIcon'

interface ExclusionsProps {
  readonly match: Match
  readonly teamId: string | null
  readonly events: readonly TimelineEvent[]
}

/** Players of a team who are off the field for two minutes: shirt, and a clock that stops with the match (B87). */
export function Exclusions({ match, teamId, events }: ExclusionsProps) {
  const moment = { ...useRunningClock(match), isLive: match.isLive, now: serverNow() }
  // The second of an event is kept as it was first seen: a stopped clock must not count on.
  const [begun] = useState(() => new Map<string, number>())
  const out = events.flatMap((event) => {
    if (event.teamId !== teamId || !eventTypeOf(event.type).minutesOut) return []
    const from = begun.get(event.id) ?? secondOfEvent(event, moment)
    begun.set(event.id, from)
    const rest = secondsOut(event, from, moment)
    return rest === null ? [] : [{ event, rest }]
  })
  if (out.length === 0) return null
  return (
    <List aria-label={texts.outFor}>
      {out.map(({ event, rest }) => (
        <li key={event.id}>
          <EventIcon type={event.type} />
          <b>{event.playerNumber ?? '–'}</b>
          <time>{`${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`}</time>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul.attrs({ role: 'list' })`
  ${flexWrap('6px')}
  li {
    ${flexRow('6px')}
    padding: 4px 10px;
    border: 1px solid ${color.line};
    border-radius: ${radius.badge};
    background: ${color.surface};
    font-variant-numeric: tabular-nums;
    ${text(16)}
  }
`
