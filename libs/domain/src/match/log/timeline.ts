import { realtimeLimits } from '@torneo/contracts/endpoint/realtime-limits'
import { compareText } from '../../format/compare-text'
import type { LogRow, RegisteredEvent } from '../match-aggregate'

/** Sorts by minute descending, then newest first. */
export function timeline<E extends Pick<RegisteredEvent, 'id' | 'minute' | 'added' | 'timestamp'>>(
  events: readonly E[],
): E[] {
  return events.toSorted(
    (one, other) =>
      other.minute - one.minute ||
      (other.added ?? 0) - (one.added ?? 0) ||
      compareText(other.timestamp, one.timestamp) ||
      compareText(one.id, other.id),
  )
}

/** Lists the keys of the last actions, oldest first, so a device can tell which of its actions a snapshot includes. */
export function appliedKeys(log: readonly Pick<LogRow, 'key'>[]): string[] {
  return log.flatMap(({ key }) => key ?? []).slice(-realtimeLimits.applied)
}
