import type { Role } from '@torneo/contracts/people/roles'
import type { UsersRepository } from '../data/accounts/users.repository'
import type { Author, Transaction } from '../platform/database/database'
import { demoAccounts } from './accounts'

/** The write context of the demo user with a role. */
export type WriteAs = (role: Role) => { by: Author; transaction: Transaction }

/** Creates the four accounts, the super first and the others in its name. */
export async function writeAccounts(
  users: UsersRepository,
  hashes: readonly string[],
  transaction: Transaction,
): Promise<WriteAs> {
  const system: Author = { id: '', name: 'Torneo' }
  const authors = new Map<Role, Author>()
  for (const [index, account] of demoAccounts.entries()) {
    const user = await users.create(
      {
        ...account,
        passwordHash: hashes[index] ?? '',
        promotionId: null,
        active: true,
        createdBy: authors.get('super')?.id ?? '',
        prefs: {},
      },
      { by: system, transaction },
    )
    // A concurrent seed was faster.
    if (!user) throw new Error('The database was filled by someone else meanwhile')
    authors.set(account.role, { id: user.id, name: user.name })
  }
  return (role) => ({ by: authors.get(role) ?? system, transaction })
}
