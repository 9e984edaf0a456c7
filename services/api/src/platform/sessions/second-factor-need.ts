import type { User } from '@torneo/contracts/people/users'

interface Settings {
  readonly secondFactorRoles: readonly string[]
}

/** True if a user must set up the second factor of their role before anything else (REQUIRE_SECOND_FACTOR). */
export const needsSecondFactor = ({ secondFactorRoles }: Settings, { role, secondFactor = false }: User): boolean =>
  !secondFactor && secondFactorRoles.includes(role)

/** The account as its own session sees it. */
export const ownAccount = (settings: Settings, user: User): User =>
  needsSecondFactor(settings, user) ? { ...user, needsSecondFactor: true } : user
