import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LiveRemote } from '@torneo/contracts/remotes'
import { listFiles } from '../shared/files.ts'
import { writeJson } from '../shared/json-file.ts'
import { precompress } from './precompress.ts'
import { readSectionBuild } from './section-build.ts'

/** How many versions of one app stay: open tabs may still ask for the files of an older one. */
const keptVersions = 5

/**
 * Copies a build to `remotes/<app>/<version>/` of a site, where it never changes again, and gives its entry for `/remotes.json`. A version that
 * is there already is left as it is. What is live does not change: that is `setLive`.
 */
export async function publishRemote(siteDir: string, distDir: string): Promise<LiveRemote> {
  const { manifest } = await readSectionBuild(distDir)
  const { name, version } = manifest
  const appDir = join(siteDir, 'remotes', name)
  const target = join(appDir, version)
  if (!existsSync(target)) {
    const incoming = `${target}.${process.pid}.tmp`
    await rm(incoming, { recursive: true, force: true })
    await mkdir(appDir, { recursive: true })
    await cp(distDir, incoming, { recursive: true })
    await writeJson(join(incoming, 'section.json'), manifest)
    for (const file of await listFiles(incoming)) await precompress(join(incoming, file))
    await rename(incoming, target)
    await dropOldVersions(appDir, version)
  }
  return { ...manifest, entry: `/remotes/${name}/${version}/mf-manifest.json` }
}

async function dropOldVersions(appDir: string, current: string): Promise<void> {
  const names = (await readdir(appDir)).filter((name) => name !== current)
  const aged = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(appDir, name))).mtimeMs })))
  aged.sort((a, b) => b.at - a.at)
  for (const { name } of aged.slice(keptVersions - 1)) await rm(join(appDir, name), { recursive: true, force: true })
}
