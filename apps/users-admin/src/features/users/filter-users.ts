import type { User } from '@torneo/contracts/people/users'
import { matchesSearch } from '@torneo/domain/format/search'

/**
 * Selects users whose name or email contains every word of `search`, and with the role unless it is ''. Keeps the
 * order.
 */
export function filterUsers<U extends Pick<User, 'name' | 'email' | 'role'>>(
  users: readonly U[],
  search: string,
  role: string,
): U[] {
  return users.filter((user) => (role === '' || user.role === role) && matchesSearch([user.name, user.email], search))
}
