import type { User } from '@torneo/contracts/users'
import type { Database, Write } from '../platform/database'
import { visible } from '../platform/hidden'
import type { ActivityRepository } from './activity.repository'
import type { UsersRepository } from './users.repository'

interface Parts {
  readonly database: Database
  readonly users: UsersRepository
  readonly activity: ActivityRepository
}

interface PromotionRef {
  readonly id: string
  readonly name: string
}

/** Who may be a promotion's captain. */
export const isActiveCaptain = ({ role, active }: User): boolean => active && role === 'team_captain'

const section = 'promotions'
/** What both are called in the recent activity. */
const pairOf = (captain: { readonly name: string }, promotion: PromotionRef) => `${captain.name} (${promotion.name})`

/**
 * The one link between a captain and a promotion, kept on the user (R33). Who is about to link somebody writes the promotion too, so that of
 * many at once, the promotion's deletion among them, each sees the one before. Whoever is released keeps the account.
 */
export function createCaptainLink({ database, users, activity }: Parts) {
  const promotions = database.collection<{ _id: string }>('promotions')

  /** Leaves a promotion without a captain; the user that was, or null when there was none. */
  async function release(promotionId: string, write: Required<Write>): Promise<User | null> {
    const captainId = (await users.captainsOf([promotionId], write.transaction)).get(promotionId)
    return captainId === undefined ? null : users.update(captainId, { promotionId: null }, write)
  }

  /** Makes room for a new captain. */
  async function vacate(promotionId: string, write: Required<Write>): Promise<void> {
    await promotions.updateOne({ _id: promotionId, ...visible }, { $currentDate: { captainChangedAt: true } }, { session: write.transaction })
    await release(promotionId, write)
  }

  return {
    release,
    vacate,

    /** Releases the promotion's captain, as something that was done. Nothing happens when there is none. */
    async remove(promotion: PromotionRef, write: Required<Write>): Promise<User | null> {
      const released = await release(promotion.id, write)
      const audit = { kind: 'role-changed', collection: 'users', id: released?.id ?? '', detail: 'no promotion' } as const
      if (released) await activity.add({ action: 'Capitán removido', subject: pairOf(released, promotion), section, audit }, write)
      return released
    },

    /** Makes an active captain this promotion's; releases the old captain first, and with the link the old promotion. */
    async assign(captain: User, promotion: PromotionRef, write: Required<Write>): Promise<User | null> {
      await vacate(promotion.id, write)
      const assigned = await users.update(captain.id, { promotionId: promotion.id }, write)
      const audit = { kind: 'role-changed', collection: 'users', id: captain.id, detail: `promotion ${promotion.id}` } as const
      await activity.add({ action: 'Capitán asignado', subject: pairOf(captain, promotion), section, audit }, write)
      return assigned
    },
  }
}
