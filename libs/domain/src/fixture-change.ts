import type { Match } from '@torneo/contracts/matches'
import { formatDay } from './format-day'

const shownMs = 24 * 3_600_000

/** Formats a scheduled match's date and place before a change in the last 24 hours; null if unchanged (B26). */
export function formatEarlier({ changed, date, time, location, field, status }: Match, now = Date.now()): string | null {
  if (!changed || status !== 'scheduled' || now - Date.parse(changed.at) > shownMs) return null
  const isMoved = changed.date !== date || changed.time !== time
  const isElsewhere = changed.location !== location || changed.field !== field
  const parts = [
    ...(isMoved ? [`${changed.date === date ? '' : `${formatDay(changed.date, Number(date.slice(0, 4)))} `}${changed.time}`] : []),
    ...(isElsewhere ? [[changed.location, changed.field].filter(Boolean).join(' · ')] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
