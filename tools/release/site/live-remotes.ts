import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type LiveRemote, readRemotes } from '@torneo/contracts/remotes'
import { PlainError } from '../../shared/plain-error.ts'
import { addToHistory, assembled, isTeamManaged, readHistory } from '../history.ts'
import { readJson, writeJson } from '../../shared/json-file.ts'
import { withSiteLock } from './site-lock.ts'

const fileName = 'remotes.json'

/** The live apps of a site; empty on a new site, or when the file is unreadable (it is then replaced). */
export async function readLive(siteDir: string): Promise<readonly LiveRemote[]> {
  const file = await readJson(join(siteDir, fileName))
  try {
    return readRemotes(file)
  } catch {
    return []
  }
}

/** The live apps, for a write that must keep the other apps: throws a PlainError when the file exists but is unreadable. */
export async function readLiveOrThrow(siteDir: string): Promise<readonly LiveRemote[]> {
  const path = join(siteDir, fileName)
  if (!existsSync(path)) return []
  const file = await readJson(path)
  try {
    return readRemotes(file)
  } catch {
    throw new PlainError(`${path} cannot be read as a list of live apps. Nothing was changed: repair it or restore an older copy first.`)
  }
}

/**
 * Makes these versions live atomically, as part of installing the whole site. Other apps keep their versions, and so do apps that their team has
 * released, rolled back or hidden.
 */
export function assembleLive(siteDir: string, remotes: readonly LiveRemote[]): Promise<readonly LiveRemote[]> {
  return withSiteLock(siteDir, async () => {
    const live = await readLive(siteDir)
    const histories = await Promise.all(remotes.map(async (remote) => ({ remote, history: await readHistory(siteDir, remote.name) })))
    const changeable = histories.filter(({ remote, history }) => !(isTeamManaged(history) && live.some(({ name }) => name === remote.name)))
    const all = await write(siteDir, live, changeable.map(({ remote }) => remote))
    for (const { remote, history } of changeable) {
      if (history.at(-1)?.version !== remote.version) await addToHistory(siteDir, remote.name, assembled(remote))
    }
    return all
  })
}

/**
 * Changes the entry of one app atomically; concurrent changes wait for each other. `change` receives the app's entry, or undefined; if it throws,
 * nothing changes. `around` receives the new entry and must call `put` to write it.
 */
export function changeLive(
  siteDir: string,
  name: string,
  change: (live: LiveRemote | undefined) => Promise<LiveRemote> | LiveRemote,
  around: (changed: LiveRemote, put: () => Promise<unknown>) => Promise<void>,
): Promise<LiveRemote> {
  return withSiteLock(siteDir, async () => {
    const live = await readLiveOrThrow(siteDir)
    const changed = await change(live.find((remote) => remote.name === name))
    await around(changed, () => write(siteDir, live, [changed]))
    return changed
  })
}

async function write(siteDir: string, live: readonly LiveRemote[], remotes: readonly LiveRemote[]): Promise<readonly LiveRemote[]> {
  const replaced = new Set(remotes.map(({ name }) => name))
  const all = [...live.filter(({ name }) => !replaced.has(name)), ...remotes]
  requireUniquePaths(all)
  const sorted = all.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  await writeJson(join(siteDir, fileName), { remotes: sorted })
  return sorted
}

/** Throws a PlainError when two apps have a section at the same path. */
export function requireUniquePaths(remotes: readonly Pick<LiveRemote, 'name' | 'sections'>[]): void {
  const owners = new Map<string, string>()
  for (const { name, sections } of remotes) {
    for (const { path } of sections) {
      const owner = owners.get(path)
      if (owner) throw new PlainError(`${name} claims ${path}, which belongs to ${owner}: a path has one owner. Change one of the two sections.`)
      owners.set(path, name)
    }
  }
}
