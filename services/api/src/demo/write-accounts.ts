import type { Role } from '@torneo/contracts/roles'
import type { UsersRepository } from '../data/users.repository'
import type { Author, Transaction } from '../platform/database'
import { demoAccounts } from './accounts'

/** Writes with the name of the demo's person of that role. */
export type WriteAs = (role: Role) => { by: Author; transaction: Transaction }

/** Makes the four accounts, the super first and the others in that name. */
export async function writeAccounts(users: UsersRepository, hashes: readonly string[], transaction: Transaction): Promise<WriteAs> {
  const system: Author = { id: '', name: 'Torneo' }
  const people = new Map<Role, Author>()
  for (const [index, account] of demoAccounts.entries()) {
    const user = await users.create({
      ...account, passwordHash: hashes[index] ?? '', promotionId: null, active: true, createdBy: people.get('super')?.id ?? '',
      prefs: {},
    }, { by: system, transaction })
    // Another seed at the same time was faster.
    if (!user) throw new Error('The database was filled by someone else meanwhile')
    people.set(account.role, { id: user.id, name: user.name })
  }
  return (role) => ({ by: people.get(role) ?? system, transaction })
}
