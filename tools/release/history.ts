import { appendFile, mkdir, open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

/** One thing that was done to an app of a site. */
export interface Deed {
  /** ISO 8601, UTC. */
  readonly at: string
  readonly by: string
  readonly action: 'release' | 'preview' | 'promote' | 'rollback' | 'off' | 'on'
  readonly version: string
  readonly commit?: string | undefined
  readonly message?: string | undefined
}

/** What makes a version the live one. */
const goesLive: ReadonlySet<Deed['action']> = new Set(['release', 'promote', 'rollback'])

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
