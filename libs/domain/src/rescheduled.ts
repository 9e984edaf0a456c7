import type { Match } from '@torneo/contracts/matches'

const where = ['date', 'location', 'field'] as const
const whenAndWhere = ['date', 'time', 'location', 'field'] as const

type Fixture = Pick<Match, 'changed'> & Partial<Pick<Match, (typeof whenAndWhere)[number]>>

/** Milliseconds for which people see what was before a change. */
const changedFor = 24 * 3_600_000

/** When and where a match was to be before a change of these, as people last knew it: before the first of several within a day (B26). */
export function earlierOf(change: object, { date = '', time = '', location = '', field = '', changed }: Fixture, now: number): Pick<Match, 'changed'> {
  if (!whenAndWhere.some((name) => name in change)) return {}
  const isKnown = changed !== undefined && now - Date.parse(changed.at) < changedFor
  return { changed: { ...(isKnown ? changed : { date, time, location, field }), at: new Date(now).toISOString() } }
}

/** Fields that keep where a match began when staff move it after its start (B45). */
export function begunAtOf(change: object, { status, date, location, field, begunAt }: Pick<Match, 'status' | 'date' | 'location' | 'field' | 'begunAt'>): Pick<Match, 'begunAt'> {
  const isMoved = where.some((name) => name in change)
  return status === 'live' && isMoved && !begunAt ? { begunAt: { date, location, field } } : {}
}
