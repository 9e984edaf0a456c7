import type { User } from '@torneo/contracts/people/users'
import { anyRow } from '../../platform/database/checked-collection'
import type { Database, Write } from '../../platform/database/database'
import { visible } from '../../platform/database/soft-delete'
import type { ActivityRepository } from '../audit/activity.repository'
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

/** True for users who may be a promotion's captain. */
export const isActiveCaptain = ({ role, active }: User): boolean => active && role === 'team_captain'

const section = 'promotions'
const subjectOf = (captain: { readonly name: string }, promotion: PromotionRef) => `${captain.name} (${promotion.name})`

/**
 * Manages the link between a captain and a promotion, stored on the user (R33). Assigning also writes the promotion, so
 * that concurrent assignments and the promotion's deletion conflict and run one after the other. A released captain
 * keeps the account.
 */
export function createCaptainLink({ database, users, activity }: Parts) {
  const promotions = database.collection('promotions', anyRow())

  /** Unlinks the promotion's captain; null if it had none. */
  async function release(promotionId: string, write: Required<Write>): Promise<User | null> {
    const captainId = (await users.captainsOf([promotionId], write.transaction)).get(promotionId)
    return captainId === undefined ? null : users.update(captainId, { promotionId: null }, write)
  }

  /** Prepares a promotion for a new captain. */
  async function vacate(promotionId: string, write: Required<Write>): Promise<void> {
    await promotions.updateOne(
      { _id: promotionId, ...visible },
      { $currentDate: { captainChangedAt: true } },
      { session: write.transaction },
    )
    await release(promotionId, write)
  }

  return {
    release,
    vacate,

    /** Releases the promotion's captain, if any, with an activity row. */
    async remove(promotion: PromotionRef, write: Required<Write>): Promise<User | null> {
      const released = await release(promotion.id, write)
      const audit = {
        kind: 'role-changed',
        collection: 'users',
        id: released?.id ?? '',
        detail: 'no promotion',
      } as const
      if (released)
        await activity.add(
          { action: 'Capitán removido', subject: subjectOf(released, promotion), section, audit },
          write,
        )
      return released
    },

    /** Assigns an active captain, who leaves any other promotion; releases the promotion's previous captain. */
    async assign(captain: User, promotion: PromotionRef, write: Required<Write>): Promise<User | null> {
      await vacate(promotion.id, write)
      const assigned = await users.update(captain.id, { promotionId: promotion.id }, write)
      const audit = {
        kind: 'role-changed',
        collection: 'users',
        id: captain.id,
        detail: `promotion ${promotion.id}`,
      } as const
      await activity.add({ action: 'Capitán asignado', subject: subjectOf(captain, promotion), section, audit }, write)
      return assigned
    },
  }
}
