import type { User } from '@torneo/contracts/users'

/** Without case and accents: people look for 'jose' and mean José. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase()
}

/** The users whose name and email hold every word of `search`, of one role when `role` is not ''. Keeps the order. */
export function filterUsers<U extends Pick<User, 'name' | 'email' | 'role'>>(users: readonly U[], search: string, role: string): U[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return users.filter((user) => {
    const text = plain(`${user.name} ${user.email}`)
    return (role === '' || user.role === role) && words.every((word) => text.includes(word))
  })
}
