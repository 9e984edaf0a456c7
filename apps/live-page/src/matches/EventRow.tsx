import { Circle, Goal, RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import type { MatchEvent } from '@torneo/contracts/match-events'
import type { MatchTeam } from '@torneo/contracts/matches'
import { minuteWords } from '@torneo/domain/minute-words'
import { color, font, text } from '@torneo/ui/tokens'
import { eventLabels, liveTexts, otherEvent } from '../live-texts'
import { teamName } from '../words/match-words'

interface EventRowProps {
  readonly event: MatchEvent
  readonly team: MatchTeam | null
}

/** Something that happened, at its minute. */
export function EventRow({ event, team }: EventRowProps) {
  const { type, minute, playerName, playerNumber, assistPlayerName } = event
  const player = playerName === null ? liveTexts.missingPlayer : playerNumber === null ? playerName : `${playerNumber} ${playerName}`
  return (
    <Root>
      <Minute>{minuteWords(minute)}</Minute>
      <EventIcon type={type} />
      <div>
        <p><b>{eventLabels[type] ?? otherEvent}</b> · {player}</p>
        <small>{[teamName(team), ...(type === 'goal' && assistPlayerName ? [liveTexts.assist(assistPlayerName)] : [])].join(' · ')}</small>
      </div>
    </Root>
  )
}

function EventIcon({ type }: { readonly type: string }) {
  if (type === 'goal') return <Goal size={20} aria-hidden />
  if (type === 'yellow_card') return <Card aria-hidden $fill="#F5C400" $edge="#8A6A00" />
  if (type === 'red_card') return <Card aria-hidden $fill="#D40A14" $edge="#8A0610" />
  return type === 'substitution' ? <RefreshCw size={20} aria-hidden /> : <Circle size={20} aria-hidden />
}

const Root = styled.li`
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

const Card = styled.span<{ $fill: string; $edge: string }>`
  justify-self: center;
  width: 13px;
  height: 18px;
  border: 1px solid ${({ $edge }) => $edge};
  border-radius: 3px;
  background: ${({ $fill }) => $fill};
`
