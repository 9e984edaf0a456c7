import type { User } from '@torneo/contracts/users'
import type { Config } from '../../config'

/** True if a user must set up the second factor of their role before anything else (REQUIRE_SECOND_FACTOR). */
export const needsSecondFactor = ({ secondFactorRoles }: Config, { role, secondFactor = false }: User): boolean =>
  !secondFactor && secondFactorRoles.includes(role)

/** The account as its own session sees it. */
export const ownAccount = (config: Config, user: User): User => (needsSecondFactor(config, user) ? { ...user, needsSecondFactor: true } : user)
