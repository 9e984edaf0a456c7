import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeTo } from '../shared/write-to.ts'

const made = /^torneo-\d{4}-\d\d-\d\dT\d{6}Z\.torneo$/

/** Name of a scheduled backup, so that sorting by name sorts by time. */
export const scheduledName = (now: Date): string => `torneo-${now.toISOString().replace(/[:]|\.\d+/g, '')}.torneo`

/** Creates the folder of scheduled backups, for its owner alone if it is missing. */
export const makeScheduledFolder = (folder: string): Promise<unknown> =>
  writeTo(folder, () => mkdir(folder, { recursive: true, mode: 0o700 }))

/**
 * Removes the oldest scheduled backups in a folder and keeps `count`; files with other names are left alone. Returns
 * the removed names.
 */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => made.test(name)).toSorted()
  const old = names.slice(0, Math.max(0, names.length - count))
  for (const name of old) await rm(join(folder, name))
  return old
}
