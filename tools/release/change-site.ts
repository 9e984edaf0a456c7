import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contractWords, serves } from '@torneo/contracts/endpoint/serves'
import type { LiveRemote } from '@torneo/contracts/releases/remotes'
import { servedHere } from '@torneo/contracts/site/system'
import { readJson } from '../shared/json-file.ts'
import { PlainError } from '../shared/plain-error.ts'
import { describeWriteError } from './describe-write-error.ts'
import { addToHistory, assembled, type HistoryEntry, liveBefore, liveSince, readHistory, wentLive } from './history.ts'
import { changeLive, readLiveOrThrow, requireUniquePaths } from './site/live-remotes.ts'
import { readSectionBuild } from './site/section-build.ts'
import { withSiteLock } from './site/site-lock.ts'
import {
  appFolder,
  existingVersions,
  previewSuffix,
  readVersion,
  versionFolder,
  writeVersion,
} from './version-folder.ts'

interface Target {
  readonly siteDir: string
  readonly app: string
  readonly by: string
}

const now = () => new Date().toISOString()

/** Milliseconds: maximum life of a session; a tab does not need its files for longer. */
const tabLifetime = 7 * 24 * 3_600_000

async function makeLive(
  { siteDir, app, by }: Target,
  version: string,
  action: HistoryEntry['action'],
): Promise<LiveRemote> {
  return changeLive(
    siteDir,
    app,
    async (before) => {
      const remote = await readVersion(siteDir, app, version)
      await requireServable(siteDir, remote)
      // An older site's history lacks the assembled version: without its entry, no rollback to it would be possible.
      if (before && !wentLive(await readHistory(siteDir, app), before.version))
        await addToHistory(siteDir, app, assembled(before))
      return remote
    },
    ({ commit }, put) => addToHistory(siteDir, app, { at: now(), by, action, version, commit }, put),
  ).catch((error: unknown) => {
    throw describeWriteError(error, siteDir)
  })
}

/**
 * Throws a PlainError for an app that the site could not run. The site's `contracts.json` tells which contracts its
 * shell serves. The contract of the API, whose address is unknown here, is assumed to be this checkout's; the panel
 * checks the real one when it loads.
 */
async function requireServable(siteDir: string, { requires }: Pick<LiveRemote, 'requires'>): Promise<void> {
  const there = await readJson<Partial<typeof servedHere>>(join(siteDir, 'contracts.json'))
  const served = { ...servedHere, ...there }
  if (serves(served, requires)) return
  throw new PlainError(
    `It requires ${contractWords(requires)}; there are ${contractWords(served)}. Release them first. Nothing was changed.`,
  )
}

/** Publishes a build, live immediately or as a preview; returns the version. */
export async function publish(
  target: Target,
  build: { distDir: string; commit: string; version: string | null; isPreview: boolean },
): Promise<string> {
  const { siteDir, app, by } = target
  const live = await readLiveOrThrow(siteDir)
  const { manifest } = await readSectionBuild(build.distDir)
  if (manifest.name !== app)
    throw new PlainError(`The build in ${build.distDir} is one of ${manifest.name}, not of ${app}.`)
  await requireServable(siteDir, manifest)
  requireUniquePaths([...live.filter(({ name }) => name !== app), manifest])
  const version = (build.version ?? manifest.version) + (build.isPreview ? previewSuffix : '')
  await writeVersion(siteDir, build.distDir, { ...manifest, version, commit: build.commit })
  if (build.isPreview) {
    const entry = { at: now(), by, action: 'preview' as const, version, commit: build.commit }
    await withSiteLock(siteDir, () => addToHistory(siteDir, app, entry)).catch((error: unknown) => {
      throw describeWriteError(error, siteDir)
    })
  } else {
    await makeLive(target, version, 'release')
  }
  return version
}

/** Makes a preview live: the same bytes under the version without the preview suffix, which it returns. */
export async function promote(target: Target, preview: string): Promise<string> {
  if (!preview.endsWith(previewSuffix))
    throw new PlainError(
      `${preview} is no preview: previews end in ${previewSuffix}. To go back to a released version: --rollback ${preview}`,
    )
  const { entry: _entry, off: _off, ...manifest } = await readVersion(target.siteDir, target.app, preview)
  const version = preview.slice(0, -previewSuffix.length)
  await writeVersion(target.siteDir, versionFolder(target.siteDir, target.app, preview), { ...manifest, version })
  await makeLive(target, version, 'promote')
  return version
}

/** Makes an older version live again, by default the one before the live one; returns it. */
export async function rollBack(target: Target, version: string | null): Promise<string> {
  const live = (await readLiveOrThrow(target.siteDir)).find(({ name }) => name === target.app)
  const { siteDir, app } = target
  const chosen =
    version ?? liveBefore(await readHistory(siteDir, app), live?.version ?? '', await existingVersions(siteDir, app))
  if (chosen === null)
    throw new PlainError(`${target.app} has no version before ${live?.version ?? 'this'}: nothing to go back to.`)
  await makeLive(target, chosen, 'rollback')
  return chosen
}

/** Hides the app's sections behind a message, or shows them again (null). */
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
  ).catch((error: unknown) => {
    throw describeWriteError(error, siteDir)
  })
}

/**
 * Removes versions that no open tab can need and returns their names. The live version, versions live within the last 7
 * days, recent previews and the target of a rollback stay.
 */
export async function prune({ siteDir, app }: Target): Promise<string[]> {
  const live = (await readLiveOrThrow(siteDir)).find(({ name }) => name === app)
  const history = await readHistory(siteDir, app)
  const needed = liveSince(history, Date.now() - tabLifetime)
  const there = await existingVersions(siteDir, app)
  if (live) needed.add(live.version).add(liveBefore(history, live.version, there) ?? live.version)
  const previews = new Set(
    history
      .filter(({ action, at }) => action === 'preview' && Date.parse(at) > Date.now() - tabLifetime)
      .map(({ version }) => version),
  )
  const unneeded = there.filter((version) => !needed.has(version) && !previews.has(version))
  for (const version of unneeded) await rm(join(appFolder(siteDir, app), version), { recursive: true, force: true })
  return unneeded
}
