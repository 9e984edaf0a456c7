import { sectionApps, type SectionApp } from '@torneo/contracts/sections'
import { PlainError } from '../shared/plain-error.ts'

export interface DevArguments {
  /** Section apps that run from source; the others are as last built. */
  readonly apps: readonly SectionApp[]
  /** Without shell and API: the one app on its fake API. */
  readonly alone: boolean
}

/** Reads `npm run dev -- [app...] [--alone]`. Throws a PlainError for what it does not know. */
export function readDevArguments(args: readonly string[]): DevArguments {
  const alone = args.includes('--alone')
  const names = args.filter((arg) => arg !== '--alone')
  const apps = sectionApps.filter((app) => names.includes(app))
  const unknown = names.find((name) => !apps.some((app) => app === name))
  if (unknown) throw new PlainError(`There is no section app '${unknown}'. Use: npm run dev -- [${sectionApps.join(' | ')}] [--alone]`)
  if (alone && apps.length !== 1) throw new PlainError(`--alone needs one app: npm run dev -- ${sectionApps[0]} --alone`)
  return { apps, alone }
}
