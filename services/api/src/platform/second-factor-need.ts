import type { User } from '@torneo/contracts/users'
import type { Config } from '../config'

/** Whether a user may do nothing yet but set up a second factor, which their role needs (REQUIRE_SECOND_FACTOR). */
export const needsSecondFactor = ({ secondFactorRoles }: Config, { role, secondFactor = false }: User): boolean =>
  !secondFactor && secondFactorRoles.includes(role)

/** The own account, as its session learns of it. */
export const ownAccount = (config: Config, user: User): User => (needsSecondFactor(config, user) ? { ...user, needsSecondFactor: true } : user)
