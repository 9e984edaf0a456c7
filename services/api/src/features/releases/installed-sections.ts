import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContractState } from '@torneo/contracts/endpoint/serves'
import { isDeeperThan } from '@torneo/contracts/fields/nesting'
import { check } from '@torneo/contracts/fields/validation'
import { releaseLimits } from '@torneo/contracts/releases/releases'
import { type LiveRemote, SectionManifest, SectionRow } from '@torneo/contracts/releases/remotes'
import { appPattern, publicPageApp } from '@torneo/contracts/releases/section-version'
import { servedHere } from '@torneo/contracts/site/system'

interface Log {
  warn(fields: object, message: string): void
}

/** Parses a file's text; null for a file that is written at this moment. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Reads the listed apps. Calls `leaveOut` with each row of the sidebar that is left out because it is unreadable. */
function readInstalled(text: string, leaveOut: (app: string, row: unknown) => void): LiveRemote[] {
  const { remotes } = JSON.parse(text) as { remotes?: unknown }
  if (!Array.isArray(remotes)) throw new Error('remotes is not a list')
  // The shell validates each entry's other fields: those of a newer tool pass through.
  return (remotes as (Partial<LiveRemote> | null)[])
    .filter(
      (entry): entry is LiveRemote =>
        typeof entry?.name === 'string' &&
        appPattern.test(entry.name) &&
        typeof entry.version === 'string' &&
        Array.isArray(entry.sections) &&
        !isDeeperThan(releaseLimits.levels, entry),
    )
    .map((entry) => ({
      ...entry,
      sections: entry.sections.filter((row) => {
        const isRow = check(SectionRow, row).ok
        if (!isRow) leaveOut(entry.name, row)
        return isRow
      }),
    }))
}

/**
 * Reads the sections that the site's folder lists as live. The file is read again when it changes; while it is
 * unreadable, the last valid list counts, and a warning is logged.
 */
export function createInstalledSections(siteDir: string | null, log: Log) {
  const file = join(siteDir ?? '', 'remotes.json')
  let known: { readonly stamp: string; readonly list: readonly LiveRemote[] } | null = null
  let rejected = ''

  /** Rejects only if no valid list was ever read. */
  async function list(): Promise<readonly LiveRemote[]> {
    if (siteDir === null) return []
    const stamp = await stat(file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => 'none',
    )
    if (known?.stamp === stamp) return known.list
    try {
      const leaveOut = (app: string, row: unknown) => log.warn({ app, row, file }, 'a row of the sidebar is left out')
      known = { stamp, list: stamp === 'none' ? [] : readInstalled(await readFile(file, 'utf8'), leaveOut) }
    } catch (error) {
      if (rejected !== stamp) log.warn({ err: error, file }, 'the list of sections cannot be read')
      rejected = stamp
      if (!known) throw error
    }
    return known.list
  }

  /** Reads the version of the public page that came with the site; undefined for a site without one. */
  async function page(): Promise<LiveRemote | undefined> {
    const text =
      siteDir === null ? null : await readFile(join(siteDir, 'inicio/section.json'), 'utf8').catch(() => null)
    const manifest = text === null ? null : check(SectionManifest, jsonOf(text))
    return manifest?.ok ? { ...manifest.value, entry: '' } : undefined
  }

  const find = async (app: string): Promise<LiveRemote | undefined> =>
    app === publicPageApp ? page() : (await list()).find(({ name }) => name === app)

  return {
    list,
    find,

    /** Lists the installed apps, the public page among them. */
    names: async (): Promise<string[]> => [
      ...(await list()).map(({ name }) => name),
      ...((await page()) ? [publicPageApp] : []),
    ],

    /** Returns the contracts that the installed shell and this service serve. */
    async served(): Promise<ContractState> {
      const shell =
        siteDir === null
          ? {}
          : await readFile(join(siteDir, 'contracts.json'), 'utf8').then(
              (text) => jsonOf(text) as Partial<ContractState> | null,
              () => ({}),
            )
      const { api, apiFrom, apiAdditions } = servedHere
      return { ...servedHere, ...shell, api, apiFrom, apiAdditions }
    },
  }
}

export type InstalledSections = ReturnType<typeof createInstalledSections>
