import { join } from 'node:path'
import { runCommand } from '../shared/lifecycle.ts'
import { releasableApps, requireReleasableApp } from '../shared/section-apps.ts'
import { workspace } from '../shared/workspace.ts'
import { changeReleases } from './change-releases.ts'
import { keyHere, panelHere } from './panel-here.ts'
import { readReleaseArguments } from './release-action.ts'
import { buildSection, inputsOf } from './section-source.ts'

/**
 * Runs `npm run release -- <app>`: checks and builds one section app, or the public page, uploads it to a running panel, and makes it live
 * atomically. Other options manage its releases (docs/operations/release.md). Never changes another app.
 */
await runCommand(async (life) => {
  const { app, action, panel } = readReleaseArguments(process.argv.slice(2), releasableApps)
  if (action.kind === 'release' || action.kind === 'safe') requireReleasableApp(app)
  const address = panel ?? (await panelHere())
  if (action.kind === 'safe') {
    const { safeToRelease } = await import('./safe.ts')
    const { panelAt } = await import('./live-panel.ts')
    const running = await panelAt(address)
    // Nx returns a cached build immediately.
    console.log(await safeToRelease(await buildSection(workspace, app), running))
    return
  }
  const key = process.env.TORNEO_RELEASE_KEY?.trim() || (panel === null ? await keyHere(address, app, life) : undefined)
  const source = {
    app,
    root: workspace,
    folder: join(workspace, 'apps', app),
    inputs: inputsOf(app),
    build: () => buildSection(workspace, app),
  }
  await changeReleases(source, { address, key }, action)
})
