import type { Dirent } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveRemote, SectionManifest } from '@torneo/contracts/releases/remotes'
import { entryFile, type Files, manifestFile } from '@torneo/section-version/integrity'
import { packMaps } from '../section-maps.ts'
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
  await publishMaps(join(siteDir, 'maps', name), version, build.maps)
  await dropOldVersions(appDir, join(appDir, version))
  const released = JSON.parse(String(files.get(manifestFile))) as SectionManifest
  return { ...released, entry: `/remotes/${name}/${version}/${entryFile}` }
}

/** Installs the source maps in a folder that is not served: the service alone reads them. */
async function publishMaps(mapsDir: string, version: string, maps: Files): Promise<void> {
  const packed = await packMaps(maps, console.warn)
  if (!packed) return
  const file = join(mapsDir, `${version}.tar.gz`)
  await publishFile(file, packed)
  await dropOld(mapsDir, file, (entry) => entry.isFile())
}

const dropOldVersions = (appDir: string, current: string) => dropOld(appDir, current, (entry) => entry.isDirectory())

async function dropOld(dir: string, current: string, isVersion: (entry: Dirent) => boolean): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true })
  const paths = entries
    .filter(isVersion)
    .map(({ name }) => join(dir, name))
    .filter((path) => path !== current)
  const aged = await Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })))
  aged.sort((a, b) => b.at - a.at)
  for (const { path } of aged.slice(maxVersions - 1)) await rm(path, { recursive: true, force: true })
}
