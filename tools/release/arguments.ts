import { appPattern, versionPattern } from '@torneo/contracts/section-version'
import { notUnderstood, readCommandLine } from '../shared/command-line.ts'
import { PlainError } from '../shared/plain-error.ts'
import { sectionApps } from '../shared/section-apps.ts'

/** A change to one app's releases, or a query. */
export type ReleaseAction =
  | { readonly kind: 'release'; readonly version: string | null; readonly isPreview: boolean }
  | { readonly kind: 'promote'; readonly version: string }
  | { readonly kind: 'rollback'; readonly version: string | null }
  | { readonly kind: 'off'; readonly message: string }
  | { readonly kind: 'on' | 'list' | 'prune' }
  /** `panel`: its address; null: the site's folder. */
  | { readonly kind: 'safe'; readonly panel: string | null }

export interface ReleaseArguments {
  /** Also one of another checkout, which the site may have. */
  readonly app: string
  readonly action: ReleaseAction
  /** The folder of the site; null: the one that `npm start` serves. */
  readonly to: string | null
}

const usage = `Use: npm run release -- <${sectionApps.join(' | ')}> [--version 1.4.0] [--preview] [--to <folder>], or with one of `
  + '--list, --rollback [version], --promote <version>, --off "message", --on, --prune, --safe [--panel <address>]'

const options = {
  version: { type: 'string' }, promote: { type: 'string' }, off: { type: 'string' }, to: { type: 'string' },
  preview: { type: 'boolean' }, rollback: { type: 'boolean' }, on: { type: 'boolean' }, list: { type: 'boolean' }, prune: { type: 'boolean' },
  safe: { type: 'boolean' }, panel: { type: 'string' },
} as const

type Given = Partial<Record<'version' | 'promote' | 'off' | 'panel', string> & Record<'preview' | 'rollback' | 'on' | 'list' | 'prune' | 'safe', boolean>>

/** Reads the arguments of `npm run release --`. Throws a PlainError of one line for anything invalid. */
export function readReleaseArguments(args: readonly string[]): ReleaseArguments {
  const [app = '-'] = args
  if (!appPattern.test(app)) throw new PlainError(app.startsWith('-') ? usage : `There is no section app '${app}'. ${usage}`)
  const { values: { to = null, ...given }, positionals: [text, ...more] } = readCommandLine(args.slice(1), options, usage)
  const stray = given.rollback ? more[0] : text
  if (stray !== undefined) throw notUnderstood(stray, usage)
  if (given.panel !== undefined && !given.safe) throw notUnderstood('--panel', usage)
  const names = Object.keys(given).filter((name) => name !== 'panel')
  const action = names.find((name) => name !== 'version' && name !== 'preview')
  if (action !== undefined && names.length > 1) throw new PlainError(`Only one of these at a time: ${names.map((name) => `--${name}`).join(', ')}.`)
  return { app, to, action: actionOf(given, text) }
}

function actionOf({ version, preview = false, promote, off, rollback, on, list, prune, safe, panel }: Given, text: string | undefined): ReleaseAction {
  if (safe) return { kind: 'safe', panel: panel ?? null }
  if (promote !== undefined) return { kind: 'promote', version: checked(promote) }
  if (off !== undefined) return { kind: 'off', message: off.trim() }
  if (rollback) return { kind: 'rollback', version: text === undefined ? null : checked(text) }
  if (on || list || prune) return { kind: on ? 'on' : list ? 'list' : 'prune' }
  return { kind: 'release', version: version === undefined ? null : checked(version), isPreview: preview }
}

function checked(version: string): string {
  if (!versionPattern.test(version)) throw new PlainError(`'${version}' is no version: begin with a digit, then letters, digits, '.', '+', '-'.`)
  return version
}
