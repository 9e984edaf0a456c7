import type { Promotion } from '@torneo/contracts/promotions'
import { canManageTeam } from '@torneo/domain/permissions'
import type { StoredPromotion } from '../../data/promotions.repository'
import type { UsersRepository } from '../../data/users.repository'
import type { Reader } from '../../platform/call'
import type { Transaction } from '../../platform/database'

/**
 * Promotions as somebody sees them: with the captain, read from the users by one query (R33), where the promotion is theirs to manage;
 * elsewhere without the field.
 */
export async function seenPromotions(
  users: UsersRepository, list: readonly StoredPromotion[], reader: Reader, transaction?: Transaction,
): Promise<Promotion[]> {
  const open = list.filter(({ id }) => canManageTeam(reader, id))
  const captains = await users.captainsOf(open.map(({ id }) => id), transaction)
  const isOpen = new Set(open)
  return list.map((promotion) => (isOpen.has(promotion) ? { ...promotion, captainId: captains.get(promotion.id) ?? null } : promotion))
}
