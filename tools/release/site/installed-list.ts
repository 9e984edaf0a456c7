import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LiveRemote, readRemotes } from '@torneo/contracts/releases/remotes'
import { readJson, writeJson } from '../../shared/json-file.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { claimProblems } from '../live-panel.ts'

/** Content of `remotes.json`: its entries, and any fields that another version of the tools wrote. */
interface Listed {
  readonly remotes: readonly unknown[]
}

const fileOf = (siteDir: string) => join(siteDir, 'remotes.json')
const isList = (file: Partial<Listed> | null | undefined): file is Listed => Array.isArray(file?.remotes)

/** Reads the file, unreadable entries included; null when it contains no list. */
async function readListed(siteDir: string): Promise<Listed | null> {
  if (!existsSync(fileOf(siteDir))) return { remotes: [] }
  const file = await readJson<Partial<Listed> | null>(fileOf(siteDir))
  return isList(file) ? file : null
}

/** Reads the apps that a site contains; empty on a new site, or when the file is unreadable. */
export async function readInstalled(siteDir: string): Promise<readonly LiveRemote[]> {
  return readRemotes((await readListed(siteDir)) ?? { remotes: [] })
}

/** Reads the apps that a site contains; throws a PlainError when the file exists but is unreadable. */
export async function readInstalledOrThrow(siteDir: string): Promise<readonly LiveRemote[]> {
  const listed = await readListed(siteDir)
  if (listed) return readRemotes(listed)
  throw new PlainError(
    `${fileOf(siteDir)} cannot be read as a list of apps. Nothing was changed: repair it or restore an older copy first.`,
  )
}

/** Log of an app's releases into the folder, which the tools wrote until releases went through the service. */
export const folderLog = (siteDir: string, app: string) => join(siteDir, 'remotes', app, 'history.jsonl')

/** True when the app's team released, rolled back or hid it in this folder: it stays as it is listed. */
export async function wasReleasedInFolder(siteDir: string, app: string): Promise<boolean> {
  const log = await readFile(folderLog(siteDir, app), 'utf8').catch(() => '')
  const isListed = (await readInstalled(siteDir)).some(({ name }) => name === app)
  return isListed && /"action":"(release|promote|rollback|off|on)"/.test(log)
}

const nameOf = (entry: unknown): unknown => (entry as { readonly name?: unknown } | null)?.name

/** Lists these versions atomically; all other entries stay as they are. Returns the apps that the site contains. */
export async function listInstalled(siteDir: string, remotes: readonly LiveRemote[]): Promise<readonly LiveRemote[]> {
  const listed = (await readListed(siteDir)) ?? { remotes: [] }
  const replaced = new Set<unknown>(remotes.map(({ name }) => name))
  const entries = [...listed.remotes.filter((entry) => !replaced.has(nameOf(entry))), ...remotes].toSorted((a, b) =>
    String(nameOf(a)).localeCompare(String(nameOf(b)), 'en'),
  )
  const all = readRemotes({ remotes: entries })
  const [taken] = all.flatMap((remote, index) => claimProblems(remote, all.slice(0, index)))
  if (taken) throw new PlainError(taken)
  await writeJson(fileOf(siteDir), { ...listed, remotes: entries })
  return all
}
