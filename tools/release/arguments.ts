import { appPattern } from '@torneo/contracts/releases/section-version'
import { PlainError } from '../shared/plain-error.ts'
import { sectionApps } from '../shared/section-apps.ts'
import { type AskedChange, readReleaseAction } from './release-action.ts'

export interface ReleaseArguments extends AskedChange {
  /** May belong to another checkout, since the site can contain its apps too. */
  readonly app: string
}

const usage =
  `Use: npm run release -- <${sectionApps.join(' | ')}> [--version 1.4.0] [--preview] [--panel <address> [--share 10] [--roles a,b] | --to <folder>], ` +
  'or with one of --list, --rollback [version], --promote <version>, --off "message", --on, --prune, --safe'

/** Reads the arguments of `npm run release --`. Throws a PlainError of one line for anything invalid. */
export function readReleaseArguments(args: readonly string[], env: NodeJS.ProcessEnv = process.env): ReleaseArguments {
  const [app = '-'] = args
  if (!appPattern.test(app))
    throw new PlainError(app.startsWith('-') ? usage : `There is no section app '${app}'. ${usage}`)
  return { app, ...readReleaseAction(args.slice(1), usage, env) }
}
