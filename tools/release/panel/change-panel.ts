import type { ReleaseAction } from '../arguments.ts'
import { committedState } from '../source-state.ts'
import { requireSectionApp } from '../../shared/section-apps.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { workspace } from '../../shared/workspace.ts'
import { panelCalls } from './panel-calls.ts'
import { listOn, releasesOf, releaseTo, rollBackOn, switchOffOn } from './panel-releases.ts'
import { createSteps } from './steps.ts'

/** Carries out `npm run release -- <app> --panel <address>` with the key of TORNEO_RELEASE_KEY. */
export async function changePanel(app: string, address: string, action: ReleaseAction): Promise<void> {
  const steps = createSteps((text) => process.stdout.write(text))
  const target = { app, steps, panel: panelCalls(address, process.env.TORNEO_RELEASE_KEY?.trim(), steps.remark) }
  switch (action.kind) {
    case 'release': {
      requireSectionApp(app)
      const commit = await committedState(workspace, app)
      await releasesOf(target)
      const { buildSection } = await import('../build-section.ts')
      const distDir = await steps.during('Checking and building', () => buildSection(workspace, app))
      return releaseTo(target, { ...action, commit, distDir })
    }
    case 'rollback': return rollBackOn(target, action.version)
    case 'off': return switchOffOn(target, action.message)
    case 'on': return switchOffOn(target, null)
    case 'list': return listOn(target)
    case 'promote': case 'prune': case 'safe': throw new PlainError(`--${action.kind} is for a site's folder.`)
  }
}
