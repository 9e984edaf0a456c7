import { readCommandLine } from '../shared/command-line.ts'
import { PlainError } from '../shared/plain-error.ts'
import { sectionApps } from '../shared/section-apps.ts'

/** The apps that can run from source; the shell and the API always do. */
const devApps = [...sectionApps, 'live-page']

const usage = `Use: npm run dev -- [${devApps.join(' | ')}] [--alone]`

export interface DevArguments {
  /** Apps to run from source; the others are served from their last build. */
  readonly apps: readonly string[]
  /** Runs the one section app on its fake API, without shell and API. */
  readonly alone: boolean
}

/** Reads `npm run dev -- [app...] [--alone]`. Throws a PlainError for anything unknown. */
export function readDevArguments(args: readonly string[]): DevArguments {
  const {
    values: { alone = false },
    positionals: names,
  } = readCommandLine(args, { alone: { type: 'boolean' } }, usage)
  const apps = devApps.filter((app) => names.includes(app))
  const unknown = names.find((name) => !apps.some((app) => app === name))
  if (unknown) throw new PlainError(`There is no app '${unknown}' to run from source. ${usage}`)
  // The families' page has no fake API.
  const canBeAlone = apps.length === 1 && !apps.includes('live-page')
  if (alone && !canBeAlone)
    throw new PlainError(`--alone needs one section app: npm run dev -- ${sectionApps[0]} --alone`)
  return { apps, alone }
}
