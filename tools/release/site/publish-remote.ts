import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRemote } from '@torneo/contracts/remotes'
import { appFolder, entryOf, versionFolder, writeVersion } from '../version-folder.ts'
import { readSectionBuild } from './section-build.ts'

/** How many versions of one app stay: open tabs may still ask for the files of an older one. */
const keptVersions = 5

/**
 * Copies a build to `remotes/<app>/<version>/` of a site, where it never changes again, and gives its entry for `/remotes.json`. What is live does
 * not change: that is `assembleLive`.
 */
export async function publishRemote(siteDir: string, distDir: string): Promise<LiveRemote> {
  const { manifest } = await readSectionBuild(distDir)
  await writeVersion(siteDir, distDir, manifest)
  await dropOldVersions(appFolder(siteDir, manifest.name), versionFolder(siteDir, manifest.name, manifest.version))
  return { ...manifest, entry: entryOf(manifest) }
}

async function dropOldVersions(appDir: string, current: string): Promise<void> {
  const entries = await readdir(appDir, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(appDir, name)).filter((folder) => folder !== current)
  const aged = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })))
  aged.sort((a, b) => b.at - a.at)
  for (const { folder } of aged.slice(keptVersions - 1)) await rm(folder, { recursive: true, force: true })
}
