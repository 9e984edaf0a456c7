import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRemote } from '@torneo/contracts/remotes'
import type { SectionApp } from '@torneo/contracts/sections'
import { contractWords, serves } from '@torneo/contracts/serves'
import { servedHere } from '@torneo/contracts/system'
import { readJson } from '../shared/json-file.ts'
import { PlainError } from '../shared/plain-error.ts'
import { changeLive, readLiveOrRefuse, refuseSharedPaths } from './site/live-remotes.ts'
import { readSectionBuild } from './site/section-build.ts'
import { withSiteLock } from './site/site-lock.ts'
import { addToHistory, assembled, type HistoryEntry, liveBefore, liveSince, readHistory, wentLive } from './history.ts'
import { refusedWrite } from './refused-write.ts'
import { appFolder, previewMark, readVersion, versionFolder, versionsThere, writeVersion } from './version-folder.ts'

/** Whose site, which app, who does it. */
interface Target {
  readonly siteDir: string
  readonly app: SectionApp
  readonly by: string
}

const now = () => new Date().toISOString()

/** A session lives for so long at most (milliseconds), and a tab no longer than its session. */
const tabLife = 7 * 24 * 3_600_000

async function make(live: { target: Target; version: string; action: HistoryEntry['action'] }): Promise<LiveRemote> {
  const { target: { siteDir, app, by }, version, action } = live
  return changeLive(
    siteDir,
    app,
    async (before) => {
      const remote = await readVersion(siteDir, app, version)
      await requireServable(siteDir, remote)
      // An older site has no line of what was assembled: without one there would be no way back to it.
      if (before && !wentLive(await readHistory(siteDir, app), before.version)) await addToHistory(siteDir, app, assembled(before))
      return remote
    },
    ({ commit }, put) => addToHistory(siteDir, app, { at: now(), by, action, version, commit }, put),
  ).catch((error: unknown) => { throw refusedWrite(error, siteDir) })
}

/**
 * Refuses what the site could not run. `contracts.json` of the site says what its shell serves; an API may be anywhere, so that of this
 * checkout stands for it: only the panel can know, and asks it.
 */
async function requireServable(siteDir: string, { requires }: Pick<LiveRemote, 'requires'>): Promise<void> {
  const there = await readJson<Partial<typeof servedHere>>(join(siteDir, 'contracts.json'))
  const served = { ...servedHere, ...there }
  if (serves(served, requires)) return
  throw new PlainError(`It requires ${contractWords(requires)}; there are ${contractWords(served)}. Release those first. Nothing was changed.`)
}

/** Publishes a build under its version: live at once, or as a preview that only asks to be looked at. Gives the version. */
export async function publish(target: Target, build: { distDir: string; commit: string; version: string | null; isPreview: boolean }): Promise<string> {
  const { siteDir, app, by } = target
  const live = await readLiveOrRefuse(siteDir)
  const { manifest } = await readSectionBuild(build.distDir)
  if (manifest.name !== app) throw new PlainError(`The build in ${build.distDir} is one of ${manifest.name}, not of ${app}.`)
  await requireServable(siteDir, manifest)
  refuseSharedPaths([...live.filter(({ name }) => name !== app), manifest])
  const version = (build.version ?? manifest.version) + (build.isPreview ? previewMark : '')
  await writeVersion(siteDir, build.distDir, { ...manifest, version, commit: build.commit })
  if (build.isPreview) {
    const entry = { at: now(), by, action: 'preview' as const, version, commit: build.commit }
    await withSiteLock(siteDir, () => addToHistory(siteDir, app, entry)).catch((error: unknown) => { throw refusedWrite(error, siteDir) })
  } else {
    await make({ target, version, action: 'release' })
  }
  return version
}

/** Makes what was previewed live, the same bytes under the version without the mark. Gives that version. */
export async function promote(target: Target, preview: string): Promise<string> {
  if (!preview.endsWith(previewMark)) throw new PlainError(`${preview} is no preview: those end in ${previewMark}. To go back to a released version: --rollback ${preview}`)
  const { entry: _entry, off: _off, ...manifest } = await readVersion(target.siteDir, target.app, preview)
  const version = preview.slice(0, -previewMark.length)
  await writeVersion(target.siteDir, versionFolder(target.siteDir, target.app, preview), { ...manifest, version })
  await make({ target, version, action: 'promote' })
  return version
}

/** Makes an older version live again: the one named, or the one before the live one. Gives it. */
export async function rollBack(target: Target, version: string | null): Promise<string> {
  const live = (await readLiveOrRefuse(target.siteDir)).find(({ name }) => name === target.app)
  const chosen = version ?? liveBefore(await readHistory(target.siteDir, target.app), live?.version ?? '')
  if (chosen === null) throw new PlainError(`${target.app} has no version before ${live?.version ?? 'this'}: nothing to go back to.`)
  await make({ target, version: chosen, action: 'rollback' })
  return chosen
}

/** Hides the app's sections behind a sentence for people, or shows them again (null). */
export async function switchOff({ siteDir, app, by }: Target, message: string | null): Promise<void> {
  const entry = message === null ? { action: 'on' as const } : { action: 'off' as const, message }
  await changeLive(
    siteDir,
    app,
    (live) => {
      if (!live) throw new PlainError(`${app} is not live on ${siteDir}.`)
      const { off: _off, ...on } = live
      return message === null ? on : { ...on, off: message }
    },
    ({ version }, put) => addToHistory(siteDir, app, { at: now(), by, version, ...entry }, put),
  ).catch((error: unknown) => { throw refusedWrite(error, siteDir) })
}

/** Removes what no open tab can need: all but the live version, what was live within a session's life, and the one to go back to. Gives what went. */
export async function prune({ siteDir, app }: Target): Promise<string[]> {
  const live = (await readLiveOrRefuse(siteDir)).find(({ name }) => name === app)
  const history = await readHistory(siteDir, app)
  const needed = liveSince(history, Date.now() - tabLife)
  if (live) needed.add(live.version).add(liveBefore(history, live.version) ?? live.version)
  const fresh = new Set(history.filter(({ action, at }) => action === 'preview' && Date.parse(at) > Date.now() - tabLife).map(({ version }) => version))
  const gone = (await versionsThere(siteDir, app)).filter((version) => !needed.has(version) && !fresh.has(version))
  for (const version of gone) await rm(join(appFolder(siteDir, app), version), { recursive: true, force: true })
  return gone
}
