import { resolve } from 'node:path'
import { runCommand } from '../shared/lifecycle.ts'
import { requireSectionApp } from '../shared/section-apps.ts'
import { workspace } from '../shared/workspace.ts'
import { readReleaseArguments } from './arguments.ts'
import { promote, prune, publish, rollBack, switchOff } from './change-site.ts'
import { listReleases } from './list.ts'
import { requireSite } from './require-site.ts'
import { committedState, inputsOf, releasedBy } from './source-state.ts'

const siteDirOf = (to: string | null) =>
  resolve(to ?? process.env.SITE_DIR?.trim() ?? `${process.env.DATA_DIR?.trim() || '.data'}/site`)

/**
 * Runs `npm run release -- <app>`: checks and builds one section app, adds it to the site (a folder, or with `--panel`
 * a running one), and makes it live atomically. Other options manage its releases (docs/operations.md). Never changes
 * another app.
 */
await runCommand(async () => {
  const { app, action, to, panel } = readReleaseArguments(process.argv.slice(2))
  if (action.kind === 'safe') {
    requireSectionApp(app)
    const { safeToRelease } = await import('./safe.ts')
    const { panelAt, panelIn } = await import('./live-panel.ts')
    const { buildSection } = await import('./build-section.ts')
    const running = await (panel === null ? panelIn(siteDirOf(to)) : panelAt(panel))
    // Nx returns a cached build immediately.
    console.log(await safeToRelease(await buildSection(workspace, app), running))
    return
  }
  if (panel !== null) {
    const { changePanel } = await import('./panel/change-panel.ts')
    const { buildSection } = await import('./build-section.ts')
    if (action.kind === 'release') requireSectionApp(app)
    await changePanel(
      { app, root: workspace, inputs: inputsOf(app), build: () => buildSection(workspace, app) },
      panel,
      action,
    )
    return
  }
  const siteDir = siteDirOf(to)
  requireSite(siteDir)
  const target = { siteDir, app, by: await releasedBy(workspace) }
  switch (action.kind) {
    case 'release': {
      requireSectionApp(app)
      const { buildSection } = await import('./build-section.ts')
      const commit = await committedState(workspace, inputsOf(app))
      const version = await publish(target, { ...action, commit, distDir: await buildSection(workspace, app) })
      console.log(
        action.isPreview
          ? `${app} ${version} can be looked at: /?vista=${app}@${version}`
          : `${app} ${version} is live.`,
      )
      if (!action.isPreview)
        console.log(`What comes next is tried against it after: npm run contracts -- --previous ${siteDir}`)
      break
    }
    case 'promote':
      console.log(`${app} ${await promote(target, action.version)} is live.`)
      break
    case 'rollback':
      console.log(`${app} ${await rollBack(target, action.version)} is live.`)
      break
    case 'off':
      await switchOff(target, action.message)
      console.log(`${app} is hidden: ${action.message}`)
      break
    case 'on':
      await switchOff(target, null)
      console.log(`${app} is shown again.`)
      break
    case 'list':
      console.log(await listReleases(siteDir, app))
      break
    case 'prune': {
      const removed = await prune(target)
      console.log(removed.length === 0 ? 'Nothing to remove.' : `Removed: ${removed.join(', ')}`)
    }
  }
})
