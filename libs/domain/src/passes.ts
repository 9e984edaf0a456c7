import type { Match } from '@torneo/contracts/matches'
import { passRole } from '@torneo/contracts/roles'
import type { PassScope, User } from '@torneo/contracts/user'

type Fixture = Pick<Match, 'id' | 'date' | 'location' | 'field' | 'status' | 'begunAt'>

/** Compared without case and surrounding blanks. */
export const placeOf = ({ location, field }: Pick<Match, 'location' | 'field'>): string => `${location.trim()}|${field.trim()}`.toLowerCase()

type Place = Pick<PassScope, 'date' | 'location' | 'field'>

const isSamePlace = (a: Place, b: Place): boolean => a.date === b.date && placeOf(a) === placeOf(b)

/** Place of a match that has begun, before staff moved it; undefined for one that was not moved or has not begun. */
const begunAt = ({ status, begunAt: place }: Fixture): Place | undefined => (status === 'live' || status === 'finished' ? place : undefined)

/**
 * Whether a pass is for this match: one that is played at its place and day now, or that began there. A match that is moved away before it begins
 * no longer counts (B17), one that is under way stays with its volunteer (B45).
 */
export const covers = ({ matchId, ...scope }: Omit<PassScope, 'until'>, match: Fixture): boolean => {
  if (matchId !== null) return matchId === match.id
  const begun = begunAt(match)
  return isSamePlace(scope, match) || (begun !== undefined && isSamePlace(scope, begun))
}

/** Whether it is no business of a pass, or that of this pass: an account's rights follow from its role. */
export const mayOpen = ({ role, pass }: Pick<User, 'role' | 'pass'>, match: Fixture): boolean =>
  role !== passRole || (pass !== undefined && covers(pass, match))

/** Whether something that was done at `at` by the device's clock, and came at `now`, is later than the pass. */
export const isAfterPass = ({ pass }: Pick<User, 'pass'>, now: Date, at: Date = now): boolean =>
  pass !== undefined && Math.min(at.getTime(), now.getTime()) >= Date.parse(pass.until)
