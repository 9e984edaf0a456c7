import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { canManageTeam } from '@torneo/domain/people/permissions'
import type { UsersRepository } from '../../data/accounts/users.repository'
import type { StoredPromotion } from '../../data/tournament/promotions.repository'
import type { Transaction } from '../../platform/database/database'
import type { Reader } from '../../platform/http/call'

/**
 * Filters promotions for a user: `captainId`, read from the users by one query (R33), is present only if the user
 * manages the promotion.
 */
export async function visiblePromotions(
  users: UsersRepository,
  list: readonly StoredPromotion[],
  reader: Reader,
  transaction?: Transaction,
): Promise<Promotion[]> {
  const managed = new Set(list.filter(({ id }) => canManageTeam(reader, id)))
  const captains = await users.captainsOf(
    [...managed].map(({ id }) => id),
    transaction,
  )
  return list.map((promotion) =>
    managed.has(promotion) ? { ...promotion, captainId: captains.get(promotion.id) ?? null } : promotion,
  )
}
