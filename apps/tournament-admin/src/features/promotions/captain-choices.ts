import type { Promotion } from '@torneo/contracts/promotions'
import type { User } from '@torneo/contracts/users'

/** An active captain who may be made a promotion's. */
export interface CaptainChoice {
  readonly user: User
  /** The promotion that they leave for it; null when they have none. */
  readonly leaves: Promotion | null
}

const byFreedomThenName = (a: CaptainChoice, b: CaptainChoice) =>
  Number(a.user.promotionId !== null) - Number(b.user.promotionId !== null) || a.user.name.localeCompare(b.user.name, 'es')

/** Those that a promotion may choose from, without the one it has: first who leaves nobody behind. */
export function captainChoices(users: readonly User[], promotions: readonly Promotion[], of: Promotion): readonly CaptainChoice[] {
  return users
    .filter(({ role, active, id, promotionId }) => role === 'team_captain' && active && id !== of.captainId && promotionId !== of.id)
    .map((user) => ({ user, leaves: promotions.find(({ id }) => id === user.promotionId) ?? null }))
    .sort(byFreedomThenName)
}
