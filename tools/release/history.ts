import { appendFile, mkdir, open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

/** One thing that was done to an app of a site. */
export interface Deed {
  /** ISO 8601, UTC. */
  readonly at: string
  readonly by: string
  readonly action: 'assemble' | 'release' | 'preview' | 'promote' | 'rollback' | 'off' | 'on'
  readonly version: string
  readonly commit?: string | undefined
  readonly message?: string | undefined
}

/** What makes a version the live one. */
const goesLive: ReadonlySet<Deed['action']> = new Set(['assemble', 'release', 'promote', 'rollback'])

/** What a team does not do: the rest of the history is its own. */
const notOfTeam: ReadonlySet<Deed['action']> = new Set(['assemble', 'preview'])

const fileOf = (siteDir: string, app: string) => join(siteDir, 'remotes', app, 'history.jsonl')

/** What was done to an app, oldest first; a line that cannot be read is left out. */
export async function readHistory(siteDir: string, app: string): Promise<Deed[]> {
  const text = await readFile(fileOf(siteDir, app), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Deed]
    } catch {
      return []
    }
  })
}

/**
 * Does something and adds its line at the end. The line's place is taken first, as blanks that no reader minds, and given back when the deed fails:
 * on a full disk nothing is done that could not be written down. For whoever holds the site's lock.
 */
export async function addToHistory(siteDir: string, app: string, deed: Deed, doIt: () => Promise<unknown> = async () => undefined): Promise<void> {
  const file = fileOf(siteDir, app)
  const line = Buffer.from(`${JSON.stringify(deed)}\n`)
  await mkdir(join(siteDir, 'remotes', app), { recursive: true })
  const end = await stat(file).then(({ size }) => size, () => 0)
  try {
    await appendFile(file, `${' '.repeat(line.length - 1)}\n`)
    await doIt()
  } catch (error) {
    await truncate(file, end).catch(() => undefined)
    throw error
  }
  const there = await open(file, 'r+')
  try {
    await there.write(line, 0, line.length, end)
  } finally {
    await there.close()
  }
}

/** Whether the app's team has decided what is live: nobody else changes it then. */
export const isTeams = (history: readonly Deed[]): boolean => history.some(({ action }) => !notOfTeam.has(action))

/** The line of a version that came with the whole site, not by a release of its team. */
export const assembled = ({ version, commit }: { readonly version: string; readonly commit?: string | undefined }): Deed =>
  ({ at: new Date().toISOString(), by: 'the site', action: 'assemble', version, commit })

/** Whether it is written down that this version went live. */
export const wentLive = (history: readonly Deed[], version: string): boolean =>
  history.some((deed) => goesLive.has(deed.action) && deed.version === version)

/** The version that was live before the one that is; null when there was none. */
export function liveBefore(history: readonly Deed[], current: string): string | null {
  return history.findLast(({ action, version }) => goesLive.has(action) && version !== current)?.version ?? null
}

/** Versions that were live at some moment since `since` (milliseconds since 1970): the one that was live then, and all after it. */
export function liveSince(history: readonly Deed[], since: number): Set<string> {
  const lives = history.filter(({ action }) => goesLive.has(action))
  const first = Math.max(0, lives.findLastIndex(({ at }) => Date.parse(at) <= since))
  return new Set(lives.slice(first).map(({ version }) => version))
}
