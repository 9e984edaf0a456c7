import type { Match } from '@torneo/contracts/matches'

const where = ['date', 'location', 'field'] as const
const whenAndWhere = ['date', 'time', 'location', 'field'] as const

type Fixture = Pick<Match, 'changed'> & Partial<Pick<Match, (typeof whenAndWhere)[number]>>

/** Milliseconds for which the previous date and place stay visible. */
const changedFor = 24 * 3_600_000

/**
 * Records the previous date and place of a changed match: those before the first of several changes within a day (B26).
 */
export function earlierOf(change: object, { date = '', time = '', location = '', field = '', changed }: Fixture, now: number): Pick<Match, 'changed'> {
  if (!whenAndWhere.some((name) => name in change)) return {}
  const isKnown = changed !== undefined && now - Date.parse(changed.at) < changedFor
  return { changed: { ...(isKnown ? changed : { date, time, location, field }), at: new Date(now).toISOString() } }
}

/** Records the place of a live match's start when staff move it (B45). */
export function begunAtOf(change: object, { status, date, location, field, begunAt }: Pick<Match, 'status' | 'date' | 'location' | 'field' | 'begunAt'>): Pick<Match, 'begunAt'> {
  const isMoved = where.some((name) => name in change)
  return status === 'live' && isMoved && !begunAt ? { begunAt: { date, location, field } } : {}
}
