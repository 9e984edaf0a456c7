import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type LiveRemote, RemotesFile } from '@torneo/contracts/remotes'
import { PlainError } from '../../shared/plain-error.ts'
import { addToHistory, assembled, isTeams, readHistory } from '../history.ts'
import { readJson, writeJson } from '../../shared/json-file.ts'
import { withSiteLock } from './site-lock.ts'

const fileName = 'remotes.json'

/** What is live on a site; nothing on a new one, or when the file cannot be read (it is then replaced). */
export async function readLive(siteDir: string): Promise<readonly LiveRemote[]> {
  const file = RemotesFile.safeParse(await readJson(join(siteDir, fileName)))
  return file.success ? file.data.remotes : []
}

/** The same, before a write that must keep the other apps: a file that is there and cannot be read is a PlainError. */
export async function readLiveOrRefuse(siteDir: string): Promise<readonly LiveRemote[]> {
  const path = join(siteDir, fileName)
  if (!existsSync(path)) return []
  const file = RemotesFile.safeParse(await readJson(path))
  if (!file.success) throw new PlainError(`${path} cannot be read as a list of live apps. Nothing was changed: mend it or put an older copy back first.`)
  return file.data.remotes
}

/**
 * Makes these versions live, as part of the whole site, in one step for every reader. Apps not named keep theirs, and so do those whose team has
 * released, rolled back or hidden one: what a team has decided is never undone from here.
 */
export function assembleLive(siteDir: string, remotes: readonly LiveRemote[]): Promise<readonly LiveRemote[]> {
  return withSiteLock(siteDir, async () => {
    const live = await readLive(siteDir)
    const histories = await Promise.all(remotes.map(async (remote) => ({ remote, history: await readHistory(siteDir, remote.name) })))
    const open = histories.filter(({ remote, history }) => !(isTeams(history) && live.some(({ name }) => name === remote.name)))
    const all = await write(siteDir, live, open.map(({ remote }) => remote))
    for (const { remote, history } of open) {
      if (history.at(-1)?.version !== remote.version) await addToHistory(siteDir, remote.name, assembled(remote))
    }
    return all
  })
}

/**
 * Changes the entry of one app, in one step for every reader. Two who change different apps at the same moment both succeed: the one waits for
 * the other. `change` gets the app's entry, or undefined; a PlainError from it leaves everything as it was. `around` calls what puts the changed
 * entry in place.
 */
export function changeLive(
  siteDir: string,
  name: string,
  change: (live: LiveRemote | undefined) => Promise<LiveRemote> | LiveRemote,
  around: (changed: LiveRemote, put: () => Promise<unknown>) => Promise<void>,
): Promise<LiveRemote> {
  return withSiteLock(siteDir, async () => {
    const live = await readLiveOrRefuse(siteDir)
    const changed = await change(live.find((remote) => remote.name === name))
    await around(changed, () => write(siteDir, live, [changed]))
    return changed
  })
}

async function write(siteDir: string, live: readonly LiveRemote[], remotes: readonly LiveRemote[]): Promise<readonly LiveRemote[]> {
  const replaced = new Set(remotes.map(({ name }) => name))
  const all = [...live.filter(({ name }) => !replaced.has(name)), ...remotes]
  refuseSharedPaths(all)
  const inOrder = all.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  await writeJson(join(siteDir, fileName), { remotes: inOrder })
  return inOrder
}

/** A PlainError when an app claims a path of one before it. */
export function refuseSharedPaths(remotes: readonly Pick<LiveRemote, 'name' | 'sections'>[]): void {
  const owners = new Map<string, string>()
  for (const { name, sections } of remotes) {
    for (const { path } of sections) {
      const owner = owners.get(path)
      if (owner) throw new PlainError(`${name} claims ${path}, which belongs to ${owner}: a path has one owner. Change one of the two sections.`)
      owners.set(path, name)
    }
  }
}
