import type { Remotes } from './create-remotes'

/**
 * What this page runs in another version than the one that is live by now: section apps, and the shell. Section apps that it does not run yet are
 * simply taken in their new one.
 */
export async function outdated({ readList, take, previewed, isShellOld, read }: Remotes): Promise<string[]> {
  const now = await readList()
  const { list, sections } = read()
  const changed = now.filter(({ name, version }) => !previewed.has(name) && list.every((remote) => remote.name !== name || remote.version !== version))
  const isUnused = ({ name }: { readonly name: string }) => (sections[name]?.status ?? 'idle') === 'idle'
  const unused = changed.filter(isUnused)
  if (unused.length > 0) take(unused)
  return [...changed.filter((remote) => !isUnused(remote)).map(({ name }) => name), ...(isShellOld() ? ['shell'] : [])]
}
