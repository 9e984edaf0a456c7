import type { Remotes } from './create-remotes'

/**
 * Names of running apps, and of the shell, whose live version has changed since this page started. Apps that this page
 * does not run yet are updated to their live version without a reload.
 */
export async function outdated({ readList, updateEntries, previewed, isShellOld, read }: Remotes): Promise<string[]> {
  const now = await readList()
  const { list, sections } = read()
  const changed = now.filter(
    ({ name, version }) =>
      !previewed.has(name) && list.every((remote) => remote.name !== name || remote.version !== version),
  )
  const isUnused = ({ name }: { readonly name: string }) => (sections[name]?.status ?? 'idle') === 'idle'
  const unused = changed.filter(isUnused)
  if (unused.length > 0) updateEntries(unused)
  return [...changed.filter((remote) => !isUnused(remote)).map(({ name }) => name), ...(isShellOld() ? ['shell'] : [])]
}
