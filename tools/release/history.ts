import { appendFile, mkdir, open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { rollbackPath } from '@torneo/domain/releases/rollback-path'

/** One change of an app's live state on a site. */
export interface HistoryEntry {
  /** ISO 8601, UTC. */
  readonly at: string
  readonly by: string
  readonly action: 'assemble' | 'release' | 'preview' | 'promote' | 'rollback' | 'off' | 'on'
  readonly version: string
  readonly commit?: string | undefined
  readonly message?: string | undefined
}

/** Actions that make a version live. */
const goesLive: ReadonlySet<HistoryEntry['action']> = new Set(['assemble', 'release', 'promote', 'rollback'])

/** Actions that are not decisions of the app's team. */
const notByTeam: ReadonlySet<HistoryEntry['action']> = new Set(['assemble', 'preview'])

const fileOf = (siteDir: string, app: string) => join(siteDir, 'remotes', app, 'history.jsonl')

/** Reads an app's history, oldest first; unreadable lines are skipped. */
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
 * Runs `change` and appends its entry. First reserves the line's space with blanks, which readers skip, and releases it
 * if the change fails, so that on a full disk no change happens without its entry. Must be called under the site's
 * lock.
 */
export async function addToHistory(
  siteDir: string,
  app: string,
  entry: HistoryEntry,
  change: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const file = fileOf(siteDir, app)
  const line = Buffer.from(`${JSON.stringify(entry)}\n`)
  await mkdir(join(siteDir, 'remotes', app), { recursive: true })
  const end = await stat(file).then(
    ({ size }) => size,
    () => 0,
  )
  try {
    await appendFile(file, `${' '.repeat(line.length - 1)}\n`)
    await change()
  } catch (error) {
    await truncate(file, end).catch(() => undefined)
    throw error
  }
  const handle = await open(file, 'r+')
  try {
    await handle.write(line, 0, line.length, end)
  } finally {
    await handle.close()
  }
}

/** True when the app's team has released, rolled back or hidden it: then only the team changes its live version. */
export const isTeamManaged = (history: readonly HistoryEntry[]): boolean =>
  history.some(({ action }) => !notByTeam.has(action))

/** Entry of a version that was installed with the whole site. */
export const assembled = ({
  version,
  commit,
}: {
  readonly version: string
  readonly commit?: string | undefined
}): HistoryEntry => ({ at: new Date().toISOString(), by: 'the site', action: 'assemble', version, commit })

/** True when the history has an entry that made this version live. */
export const wentLive = (history: readonly HistoryEntry[], version: string): boolean =>
  history.some((entry) => goesLive.has(entry.action) && entry.version === version)

/** Target of a rollback from `current`, among the existing versions; null without one. */
export function liveBefore(history: readonly HistoryEntry[], current: string, there: readonly string[]): string | null {
  const steps = history
    .filter(({ action }) => goesLive.has(action))
    .map(({ action, version }) => ({ version, isRollback: action === 'rollback' }))
  return rollbackPath(steps, current).findLast((version) => there.includes(version)) ?? null
}

/** Versions that were live at any time since `since` (milliseconds since 1970). */
export function liveSince(history: readonly HistoryEntry[], since: number): Set<string> {
  const lives = history.filter(({ action }) => goesLive.has(action))
  const first = Math.max(
    0,
    lives.findLastIndex(({ at }) => Date.parse(at) <= since),
  )
  return new Set(lives.slice(first).map(({ version }) => version))
}
