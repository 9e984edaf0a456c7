import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRemote } from '@torneo/contracts/releases/remotes'
import { appFolder, entryOf, versionFolder, writeVersion } from '../version-folder.ts'
import { readSectionBuild } from './section-build.ts'

/** Number of versions of an app to keep, because open tabs may still request files of an older one. */
const keptVersions = 5

/**
 * Copies a build to the immutable folder `remotes/<app>/<version>/` of a site and returns its entry for
 * `/remotes.json`. It does not make the version live: `assembleLive` does.
 */
export async function publishRemote(siteDir: string, distDir: string): Promise<LiveRemote> {
  const { manifest } = await readSectionBuild(distDir)
  const released = await writeVersion(siteDir, distDir, manifest)
  await dropOldVersions(appFolder(siteDir, manifest.name), versionFolder(siteDir, manifest.name, manifest.version))
  return { ...released, entry: entryOf(released) }
}

async function dropOldVersions(appDir: string, current: string): Promise<void> {
  const entries = await readdir(appDir, { withFileTypes: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(appDir, name))
    .filter((folder) => folder !== current)
  const aged = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })))
  aged.sort((a, b) => b.at - a.at)
  for (const { folder } of aged.slice(keptVersions - 1)) await rm(folder, { recursive: true, force: true })
}
