import { PlainError } from '../../shared/plain-error.ts'
import type { ReleaseAction } from '../release-action.ts'
import { committedState } from '../source-state.ts'
import { panelCalls } from './panel-calls.ts'
import { listOn, releasesOf, releaseTo, rollBackOn, switchOffOn } from './panel-releases.ts'
import { createSteps } from './steps.ts'

/** An app that is released from its source. */
export interface SectionSource {
  readonly app: string
  /** Checkout of the app, and its files that the build depends on. */
  readonly root: string
  readonly inputs: readonly string[]
  /** Checks and builds it; returns the folder of the build. */
  readonly build: () => Promise<string>
}

/** Changes an app's releases on a running panel, with the key of TORNEO_RELEASE_KEY. */
export async function changePanel(
  { app, root, inputs, build }: SectionSource,
  address: string,
  action: ReleaseAction,
): Promise<void> {
  const steps = createSteps((text) => process.stdout.write(text))
  const target = { app, steps, panel: panelCalls(address, process.env.TORNEO_RELEASE_KEY?.trim(), steps.remark) }
  switch (action.kind) {
    case 'release': {
      const commit = await committedState(root, inputs)
      await releasesOf(target)
      const distDir = await steps.during('Checking and building', build)
      return releaseTo(target, { ...action, commit, distDir })
    }
    case 'rollback':
      return rollBackOn(target, action.version)
    case 'off':
      return switchOffOn(target, action.message)
    case 'on':
      return switchOffOn(target, null)
    case 'list':
      return listOn(target)
    case 'promote':
    case 'prune':
    case 'safe':
      throw new PlainError(`--${action.kind} is for a site's folder.`)
  }
}
