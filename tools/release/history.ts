import { appendFile, mkdir, open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

/** One change of an app of a site, as a line of its history. */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  readonly at: string
  readonly by: string
  readonly action: 'assemble' | 'release' | 'preview' | 'promote' | 'rollback' | 'off' | 'on'
  readonly version: string
  readonly commit?: string | undefined
  readonly message?: string | undefined
}

/** What makes a version the live one. */
const goesLive: ReadonlySet<HistoryEntry['action']> = new Set(['assemble', 'release', 'promote', 'rollback'])

/** What a team does not do: the rest of the history is its own. */
const notOfTeam: ReadonlySet<HistoryEntry['action']> = new Set(['assemble', 'preview'])

const fileOf = (siteDir: string, app: string) => join(siteDir, 'remotes', app, 'history.jsonl')

/** What was done to an app, oldest first; a line that cannot be read is left out. */
export async function readHistory(siteDir: string, app: string): Promise<HistoryEntry[]> {
  const text = await readFile(fileOf(siteDir, app), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as HistoryEntry]
    } catch {
      return []
    }
  })
}

/**
 * Does something and adds its line at the end. The line's place is taken first, as blanks that no reader minds, and given back when the change fails:
 * on a full disk nothing is done that could not be recorded. Call it under the site's lock.
 */
export async function addToHistory(siteDir: string, app: string, entry: HistoryEntry, doIt: () => Promise<unknown> = async () => undefined): Promise<void> {
  const file = fileOf(siteDir, app)
  const line = Buffer.from(`${JSON.stringify(entry)}\n`)
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

/** Whether the app's team has decided what is live: then it is not changed from outside. */
export const isTeams = (history: readonly HistoryEntry[]): boolean => history.some(({ action }) => !notOfTeam.has(action))

/** The line of a version that came with the whole site, not by a release of its team. */
export const assembled = ({ version, commit }: { readonly version: string; readonly commit?: string | undefined }): HistoryEntry =>
  ({ at: new Date().toISOString(), by: 'the site', action: 'assemble', version, commit })

/** Whether it is written down that this version went live. */
export const wentLive = (history: readonly HistoryEntry[], version: string): boolean =>
  history.some((entry) => goesLive.has(entry.action) && entry.version === version)

/** The version that was live before the one that is; null when there was none. */
export function liveBefore(history: readonly HistoryEntry[], current: string): string | null {
  return history.findLast(({ action, version }) => goesLive.has(action) && version !== current)?.version ?? null
}

/** Versions that were live at some moment since `since` (milliseconds since 1970): the one that was live then, and all after it. */
export function liveSince(history: readonly HistoryEntry[], since: number): Set<string> {
  const lives = history.filter(({ action }) => goesLive.has(action))
  const first = Math.max(0, lives.findLastIndex(({ at }) => Date.parse(at) <= since))
  return new Set(lives.slice(first).map(({ version }) => version))
}
