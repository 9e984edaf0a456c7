import { sectionApps } from '@torneo/contracts/sections'
import { readCommandLine } from '../shared/command-line.ts'
import { PlainError } from '../shared/plain-error.ts'

/** What can run from source beside the shell and the API, which always do. */
const devApps = [...sectionApps, 'live-page'] as const

const usage = `Use: npm run dev -- [${devApps.join(' | ')}] [--alone]`

export interface DevArguments {
  /** Apps that run from source; the others are as last built. */
  readonly apps: readonly (typeof devApps)[number][]
  /** Without shell and API: the one section app on its fake API. */
  readonly alone: boolean
}

/** Reads `npm run dev -- [app...] [--alone]`. Throws a PlainError for what it does not know. */
export function readDevArguments(args: readonly string[]): DevArguments {
  const { values: { alone = false }, positionals: names } = readCommandLine(args, { alone: { type: 'boolean' } }, usage)
  const apps = devApps.filter((app) => names.includes(app))
  const unknown = names.find((name) => !apps.some((app) => app === name))
  if (unknown) throw new PlainError(`There is no app '${unknown}' to run from source. ${usage}`)
  // The families' page has no fake API: it is small, and what it shows comes from match day.
  const canBeAlone = apps.length === 1 && !apps.includes('live-page')
  if (alone && !canBeAlone) throw new PlainError(`--alone needs one section app: npm run dev -- ${sectionApps[0]} --alone`)
  return { apps, alone }
}
