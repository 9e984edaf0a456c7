import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LiveRemote, readRemotes } from '@torneo/contracts/releases/remotes'
import { type Claim, type ClaimProblem, claimedByOthers, rowProblems } from '@torneo/domain/releases/section-claims'
import { readJson, writeJson } from '../../shared/json-file.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { addToHistory, assembled, isTeamManaged, readHistory } from '../history.ts'
import { withSiteLock } from './site-lock.ts'

/** Content of `remotes.json`: its entries, and any fields that another version of the tools wrote. */
interface Listed {
  readonly remotes: readonly unknown[]
}

const fileOf = (siteDir: string) => join(siteDir, 'remotes.json')
const isList = (file: Partial<Listed> | null | undefined): file is Listed => Array.isArray(file?.remotes)

/**
 * Reads the file for a change that preserves everything else, including unreadable entries; null when the file contains
 * no list.
 */
async function readListed(siteDir: string): Promise<Listed | null> {
  if (!existsSync(fileOf(siteDir))) return { remotes: [] }
  const file = await readJson<Partial<Listed> | null>(fileOf(siteDir))
  return isList(file) ? file : null
}

async function readListedOrThrow(siteDir: string): Promise<Listed> {
  const listed = await readListed(siteDir)
  if (!listed)
    throw new PlainError(
      `${fileOf(siteDir)} cannot be read as a list of live apps. Nothing was changed: repair it or restore an older copy first.`,
    )
  return listed
}

/** Reads the live apps of a site; empty on a new site, or when the file is unreadable. */
export async function readLive(siteDir: string): Promise<readonly LiveRemote[]> {
  return readRemotes((await readListed(siteDir)) ?? { remotes: [] })
}

/** Reads the live apps; throws a PlainError when the file exists but is unreadable. */
export async function readLiveOrThrow(siteDir: string): Promise<readonly LiveRemote[]> {
  return readRemotes(await readListedOrThrow(siteDir))
}

/**
 * Makes these versions live atomically, as part of installing the whole site. Other apps keep their versions, and so do
 * apps that their team has released, rolled back or hidden.
 */
export function assembleLive(siteDir: string, remotes: readonly LiveRemote[]): Promise<readonly LiveRemote[]> {
  return withSiteLock(siteDir, async () => {
    const listed = (await readListed(siteDir)) ?? { remotes: [] }
    const isListed = (name: string) => listed.remotes.some((entry) => nameOf(entry) === name)
    const histories = await Promise.all(
      remotes.map(async (remote) => ({ remote, history: await readHistory(siteDir, remote.name) })),
    )
    const changeable = histories.filter(({ remote, history }) => !(isTeamManaged(history) && isListed(remote.name)))
    const all = await write(
      siteDir,
      listed,
      changeable.map(({ remote }) => remote),
    )
    for (const { remote, history } of changeable) {
      if (history.at(-1)?.version !== remote.version) await addToHistory(siteDir, remote.name, assembled(remote))
    }
    return all
  })
}

/**
 * Changes the entry of one app atomically; concurrent changes wait for each other. `change` receives the app's stored
 * entry, or undefined; if it throws, nothing changes. `around` receives the new entry and must call `put` to write it.
 */
export function changeLive(
  siteDir: string,
  name: string,
  change: (live: LiveRemote | undefined) => Promise<LiveRemote> | LiveRemote,
  around: (changed: LiveRemote, put: () => Promise<unknown>) => Promise<void>,
): Promise<LiveRemote> {
  return withSiteLock(siteDir, async () => {
    const listed = await readListedOrThrow(siteDir)
    const changed = await change(
      listed.remotes.find(
        (entry): entry is LiveRemote => nameOf(entry) === name && LiveRemote.safeParse(entry).success,
      ),
    )
    await around(changed, () => write(siteDir, listed, [changed]))
    return changed
  })
}

function nameOf(entry: unknown): string {
  const name = (entry as { readonly name?: unknown } | null)?.name
  return typeof name === 'string' ? name : ''
}

async function write(siteDir: string, listed: Listed, remotes: readonly LiveRemote[]): Promise<readonly LiveRemote[]> {
  const replaced = new Set(remotes.map(({ name }) => name))
  const entries = [...listed.remotes.filter((entry) => !replaced.has(nameOf(entry))), ...remotes].toSorted((a, b) =>
    nameOf(a).localeCompare(nameOf(b), 'en'),
  )
  const all = readRemotes({ remotes: entries })
  requireUniquePaths(all)
  await writeJson(fileOf(siteDir), { ...listed, remotes: entries })
  return all
}

const sentences = {
  path: ({ value, owner }: ClaimProblem) =>
    `claims ${value}, which belongs to ${owner}: a path has one owner, with all that is below it.`,
  id: ({ value, owner }: ClaimProblem) => `has a section with the id ${value}, which belongs to ${owner}.`,
  form: ({ value }: ClaimProblem) => `has the path ${value}: write words of a to z, 0 to 9 and -, like /referees.`,
  label: ({ value }: ClaimProblem) => `has no label that can be read at ${value}.`,
}

/** Conflicts of an app's rows with the other live apps, the shell or the service, one line each. */
export function claimProblems(claim: Claim, live: readonly Claim[]): string[] {
  return [...rowProblems(claim), ...claimedByOthers(claim, live)].map(
    (problem) => `${claim.name} ${sentences[problem.kind](problem)}`,
  )
}

/** Throws a PlainError when two apps have sections at the same or at nested paths. */
export function requireUniquePaths(remotes: readonly Claim[]): void {
  const [taken] = remotes.flatMap((remote, index) => claimProblems(remote, remotes.slice(0, index)))
  if (taken) throw new PlainError(taken)
}
