import { formatMinute } from '@torneo/domain/format/format-minute'
import { eventLabel } from '@torneo/domain/match/event-types'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { liveTexts } from './live-texts'

/** Formats 'Gol de Martín Sosa · 34′'. */
export function formatEvent(
  event: Pick<TimelineEvent, 'type' | 'penalty' | 'points' | 'playerName' | 'minute' | 'added'>,
): string {
  const { playerName, minute, added } = event
  return `${playerName === null ? eventLabel(event) : liveTexts.eventOf(eventLabel(event), playerName)} · ${formatMinute(minute, added)}`
}
