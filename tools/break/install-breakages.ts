import { join } from 'node:path'
import { releaseEndpoints } from '@torneo/contracts/releases/releases'
import type { PanelCalls } from '../release/panel-calls.ts'
import { packMaps } from '../release/section-maps.ts'
import { packVersion, readSectionBuild, type SectionBuild } from '../release/section-source.ts'
import { PlainError, reasonOf } from '../shared/plain-error.ts'
import { viteBuild } from '../shared/vite-build.ts'
import { workspace } from '../shared/workspace.ts'
import { breakingApp as app, brokenVersion } from './breakages.ts'
import { brokenBuilds, refusedBuilds, refusedManifests, withRefusals } from './broken-builds.ts'

/**
 * Releases the section of the breakages to a panel with a key of its app: first every release that must be refused,
 * then the page that shows them, then a version for each breakage of the trigger `open`. Throws a PlainError where the
 * panel accepts a release that it must refuse.
 */
export async function installBreakages({ call }: PanelCalls): Promise<void> {
  const built = await readSectionBuild(await viteBuild(join(workspace, 'tools/break/section')))
  const at = (version: string, change: Partial<SectionBuild['manifest']> = {}): SectionBuild => ({
    ...built,
    manifest: { ...built.manifest, version, ...change },
  })
  const upload = async (build: SectionBuild, version = build.manifest.version, file?: Uint8Array<ArrayBuffer>) =>
    call(releaseEndpoints.upload, { params: { app, version }, file: file ?? (await packVersion(build)) })
  const maps = await packMaps(built.maps, () => undefined)
  const uploadMaps = async (version: string, file: typeof maps) => {
    if (file) await call(releaseEndpoints.uploadMaps, { params: { app, version }, file })
  }
  const live = (version: string, roles: string[] = []) =>
    call(releaseEndpoints.makeLive, { params: { app }, body: { version, roles } })

  const refusals: Record<string, string> = {}
  async function refused(id: string, release: () => Promise<unknown>): Promise<void> {
    const answer = await release().then(
      () => null,
      (error: unknown) => reasonOf(error),
    )
    if (answer === null) throw new PlainError(`The panel accepted a release that it must refuse: ${id}`)
    refusals[id] = answer.replace(/^\S+ says: /, '')
  }

  await upload(at('0.2.0'))
  await refused('roles', () => live('0.2.0', ['super']))
  await live('0.2.0')
  await upload(at('0.1.0'))
  await refused('older', () => live('0.1.0'))
  await refused('archive', () => upload(built, '0.3.0', new TextEncoder().encode('<!doctype html>')))
  await refused('other', () => upload(at('0.3.0', { name: 'users-admin' })))
  for (const [id, change] of Object.entries(refusedManifests(built.manifest))) {
    const version = `0.4.0-${id}`
    await refused(id, async () => {
      await upload(at(version, change))
      await live(version)
    })
  }

  for (const [id, change] of Object.entries(refusedBuilds)) {
    const build = at(`0.5.0-${id}`)
    await refused(id, () => upload({ ...build, files: change(build.files) }))
  }

  const foreign = await packMaps(new Map([['assets/other.js.map', Buffer.from('{}')]]), () => undefined)
  await refused('maps', () => uploadMaps('0.2.0', foreign))

  const page = { ...at('1.0.0'), files: withRefusals(built.files, refusals) }
  await upload(page)
  await uploadMaps('1.0.0', maps)
  await live('1.0.0')
  for (const [id, change] of Object.entries(brokenBuilds)) {
    const version = brokenVersion(id)
    await upload({ ...page, files: change(page.files), manifest: { ...page.manifest, version } })
  }
}
