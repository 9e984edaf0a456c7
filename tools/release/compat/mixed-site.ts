import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SectionManifest } from '@torneo/contracts/releases/remotes'
import { writeJson } from '../../shared/json-file.ts'
import { workspace } from '../../shared/workspace.ts'
import { publishPublicPage } from '../site/assemble-site.ts'
import { type Part, releasedApps } from './previous-releases.ts'

/** Writes a site of builds from different releases, as several teams' releases produce it, with the current public page. */
export async function mixSite(siteDir: string, distOf: (part: Part) => string): Promise<void> {
  await cp(distOf('shell'), siteDir, { recursive: true })
  const remotes = await Promise.all(
    releasedApps.map(async (app) => {
      const manifest = SectionManifest.parse(JSON.parse(await readFile(join(distOf(app), 'section.json'), 'utf8')))
      const folder = join('remotes', app, manifest.version)
      await mkdir(join(siteDir, folder), { recursive: true })
      await cp(distOf(app), join(siteDir, folder), { recursive: true })
      return { ...manifest, entry: `/${folder}/mf-manifest.json` }
    }),
  )
  await writeJson(join(siteDir, 'remotes.json'), { remotes })
  await publishPublicPage(siteDir, join(workspace, 'apps/landing-page/dist'))
}
