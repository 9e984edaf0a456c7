import { formatMinute } from '@torneo/domain/format/format-minute'
import { labelOfEvent } from '@torneo/domain/match/event-labels'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { liveTexts, penaltyMark } from './live-texts'

/** Formats 'Gol', 'Gol (p)', or '+3' in a sport scored by points. */
export const eventLabel = ({
  type,
  penalty = false,
  points,
}: Pick<TimelineEvent, 'type' | 'penalty' | 'points'>): string =>
  type === 'goal' && points !== undefined ? `+${points}` : `${labelOfEvent(type)}${penalty ? ` ${penaltyMark}` : ''}`

/** Formats 'Gol de Martín Sosa · 34′'. */
export function formatEvent(
  event: Pick<TimelineEvent, 'type' | 'penalty' | 'points' | 'playerName' | 'minute' | 'added'>,
): string {
  const { playerName, minute, added } = event
  return `${playerName === null ? eventLabel(event) : liveTexts.eventOf(eventLabel(event), playerName)} · ${formatMinute(minute, added)}`
}
