import type { Match } from '@torneo/contracts/match/matches'
import { passRole } from '@torneo/contracts/people/roles'
import type { PassScope, User } from '@torneo/contracts/people/user'

type Fixture = Pick<Match, 'id' | 'date' | 'location' | 'field' | 'status' | 'begunAt'>

/** Key of a place, ignoring case and surrounding spaces. */
export const placeKey = ({ location, field }: Pick<Match, 'location' | 'field'>): string =>
  `${location.trim()}|${field.trim()}`.toLowerCase()

type Place = Pick<PassScope, 'date' | 'location' | 'field'>

const isSamePlace = (a: Place, b: Place): boolean => a.date === b.date && placeKey(a) === placeKey(b)

/** Place of a match at its start, if staff moved it afterwards; otherwise undefined. */
const startPlaceOf = ({ status, begunAt: place }: Fixture): Place | undefined =>
  status === 'live' || status === 'finished' ? place : undefined

/**
 * True if a pass covers the match: it is played at the pass's place and day, or began there. A match that is moved
 * before it begins is no longer covered (B17); one that is under way stays with its volunteer (B45).
 */
export const covers = ({ matchId, ...scope }: Omit<PassScope, 'until'>, match: Fixture): boolean => {
  if (matchId !== null) return matchId === match.id
  const startPlace = startPlaceOf(match)
  return isSamePlace(scope, match) || (startPlace !== undefined && isSamePlace(scope, startPlace))
}

/** True for accounts, whose rights follow from their role, and for a pass that covers the match; null is an unknown match. */
export const mayOpen = ({ role, pass }: Pick<User, 'role' | 'pass'>, match: Fixture | null): boolean =>
  role !== passRole || (pass !== undefined && match !== null && covers(pass, match))

/** True if an action dated `at` by the device's clock and received at `now` is later than the pass. */
export const isAfterPass = ({ pass }: Pick<User, 'pass'>, now: Date, at: Date = now): boolean =>
  pass !== undefined && Math.min(at.getTime(), now.getTime()) >= Date.parse(pass.until)
