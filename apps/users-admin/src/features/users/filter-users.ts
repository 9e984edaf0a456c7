import type { User } from '@torneo/contracts/users'
import { matchesSearch } from '@torneo/domain/search'

/** The users whose name and email hold every word of `search`, of one role when `role` is not ''. Keeps the order. */
export function filterUsers<U extends Pick<User, 'name' | 'email' | 'role'>>(users: readonly U[], search: string, role: string): U[] {
  return users.filter((user) => (role === '' || user.role === role) && matchesSearch([user.name, user.email], search))
}
