import { defaultRole, type Role } from '@torneo/contracts/people/roles'
import { User } from '@torneo/contracts/people/users'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import { createRepository, type Change, type OwnFields } from '../../platform/database/repository'

/** A stored account with its password hash, which leaves this file only through `secretOf`. */
type Account = Omit<User, 'userId' | 'teamId' | 'teamName' | 'needsSecondFactor'> & { passwordHash: string }

/** Lists the forms in which an email may be stored: composed today, as typed in earlier versions. */
const formsOf = (email: string) => [...new Set([email, email.normalize('NFC'), email.normalize('NFD')])]

/** Fields that signing in reads. */
const Secret = row({
  email: z.string(),
  name: z.string(),
  passwordHash: z.string(),
  secondFactor: z.optional(z.boolean()),
  promotionId: z.optional(z.nullable(z.string())),
})

const captainRole: Role = 'team_captain'
/** Matches the index `one_active_captain`. */
const activeCaptain = { active: true, role: captainRole }

export type UsersRepository = ReturnType<typeof createUsersRepository>

/** Stores the accounts. A deactivated one keeps its email, which stays taken (R32). */
export function createUsersRepository(database: Database) {
  const accounts = createRepository<Account>(database, {
    name: 'users',
    shape: User,
    indexes: [
      { key: { email: 1 }, unique: true },
      // A promotion has one captain, a captain one promotion (R33): the link is stored only here.
      {
        key: { promotionId: 1 },
        unique: true,
        name: 'one_active_captain',
        partialFilterExpression: { ...activeCaptain, promotionId: { $type: 'string' } },
      },
    ],
    sort: { name: 1 },
    derived: ['userId', 'teamId', 'teamName', 'needsSecondFactor'],
    defaults: { name: '', role: defaultRole, promotionId: null, active: true, createdBy: '', prefs: {} },
    // An unreadable account is still listed, but inactive and without a role.
    repair: { email: '', name: '', role: '', promotionId: null, active: false, createdBy: '', prefs: {} },
  })
  const collection = database.collection('users', Secret)

  function toUser({ passwordHash: _, ...user }: Account): User {
    return { ...user, userId: user.id }
  }
  const orNull = (account: Account | null): User | null => account && toUser(account)

  return {
    async list(filter: { active: boolean; role?: string }): Promise<User[]> {
      return (await accounts.list({ filter })).items.map(toUser)
    },

    find: async (id: string, transaction?: Transaction) => orNull(await accounts.find(id, transaction)),

    /** Parses a stored account. */
    read: (stored: Document): User | null => orNull(accounts.read(stored)),

    shape: accounts.shape,
    lastChange: accounts.lastChange,

    /** Creates an account; null if the email is taken, even by a deactivated account. */
    async create(fields: OwnFields<Account>, by: Write): Promise<User | null> {
      const isTaken = await collection.countDocuments(
        { email: { $in: formsOf(fields.email) } },
        { limit: 1, ...(by.transaction ? { session: by.transaction } : {}) },
      )
      return isTaken ? null : orNull(await accounts.createUnique(fields, by))
    },

    update: async (id: string, change: Change<Account>, by: Write) => orNull(await accounts.update(id, change, by)),

    /**
     * Returns the captains of these promotions: user id by promotion id; a promotion without a captain has no entry
     * (R33).
     */
    async captainsOf(promotionIds: readonly string[], session?: Transaction): Promise<ReadonlyMap<string, string>> {
      if (promotionIds.length === 0) return new Map()
      const rows = await collection
        .find(
          { ...activeCaptain, promotionId: { $in: [...promotionIds], $type: 'string' } },
          { projection: { promotionId: 1 }, ...(session ? { session } : {}) },
        )
        .toArray()
      return new Map(rows.map(({ _id, promotionId }) => [promotionId ?? '', _id]))
    },

    /**
     * Returns the credentials of the account with an email (lower case, trimmed), deactivated or not; the hash is ''
     * before a password is chosen.
     */
    async secretOf(
      email: string,
      session?: Transaction,
    ): Promise<{ id: string; name: string; passwordHash: string; secondFactor: boolean } | null> {
      const projection = { email: 1, name: 1, passwordHash: 1, secondFactor: 1 }
      const all = await collection
        .find({ email: { $in: formsOf(email) } }, { projection, ...(session ? { session } : {}) })
        .toArray()
      const found = all.find((one) => one.email === email) ?? all[0]
      return found
        ? {
            id: found._id,
            name: found.name,
            passwordHash: found.passwordHash,
            secondFactor: found.secondFactor === true,
          }
        : null
    },

    isEmpty: accounts.isEmpty,
  }
}
