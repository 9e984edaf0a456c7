import type { Match } from '@torneo/contracts/matches'
import { passRole } from '@torneo/contracts/roles'
import type { PassScope, User } from '@torneo/contracts/user'

type Fixture = Pick<Match, 'id' | 'date' | 'location' | 'field'>

/** Compared without case and surrounding blanks. */
export const placeOf = ({ location, field }: Pick<Match, 'location' | 'field'>): string => `${location.trim()}|${field.trim()}`.toLowerCase()

/** Whether a pass is for this match, where and when it is now: one that was moved here counts, one that was moved away does not (B17). */
export const covers = ({ matchId, ...scope }: Omit<PassScope, 'until'>, match: Fixture): boolean =>
  (matchId === null ? scope.date === match.date && placeOf(scope) === placeOf(match) : matchId === match.id)

/** Whether it is no business of a pass, or that of this pass: an account's rights follow from its role. */
export const mayOpen = ({ role, pass }: Pick<User, 'role' | 'pass'>, match: Fixture): boolean =>
  role !== passRole || (pass !== undefined && covers(pass, match))

/** Whether something that was done at `at` by the device's clock, and came at `now`, is later than the pass. */
export const isAfterPass = ({ pass }: Pick<User, 'pass'>, now: Date, at: Date = now): boolean =>
  pass !== undefined && Math.min(at.getTime(), now.getTime()) >= Date.parse(pass.until)
