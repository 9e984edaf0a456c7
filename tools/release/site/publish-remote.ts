import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRemote, SectionManifest } from '@torneo/contracts/releases/remotes'
import { entryFile, manifestFile } from '@torneo/section-version/integrity'
import { readSectionBuild, sealBuild } from '../section-source.ts'
import { publishFile } from './publish-page.ts'

/** Number of versions of an app to keep, because open tabs may still request files of an older one. */
const maxVersions = 5

/**
 * Copies a build to the folder `remotes/<app>/<version>/` of a site and returns its entry for `/remotes.json`. It does
 * not list the version: `listInstalled` does.
 */
export async function publishRemote(siteDir: string, distDir: string): Promise<LiveRemote> {
  const build = await readSectionBuild(distDir)
  const { name, version } = build.manifest
  const appDir = join(siteDir, 'remotes', name)
  const files = await sealBuild(build)
  for (const [file, content] of files) await publishFile(join(appDir, version, file), content)
  await dropOldVersions(appDir, join(appDir, version))
  const released = JSON.parse(String(files.get(manifestFile))) as SectionManifest
  return { ...released, entry: `/remotes/${name}/${version}/${entryFile}` }
}

async function dropOldVersions(appDir: string, current: string): Promise<void> {
  const entries = await readdir(appDir, { withFileTypes: true })
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(appDir, name))
    .filter((folder) => folder !== current)
  const aged = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })))
  aged.sort((a, b) => b.at - a.at)
  for (const { folder } of aged.slice(maxVersions - 1)) await rm(folder, { recursive: true, force: true })
}
