import { sectionApps, type SectionApp } from '@torneo/contracts/sections'
import { notUnderstood, readCommandLine } from '../shared/command-line.ts'
import { PlainError } from '../shared/plain-error.ts'

/** A change to one app's releases, or a query. */
export type ReleaseAction =
  | { readonly kind: 'release'; readonly version: string | null; readonly isPreview: boolean }
  | { readonly kind: 'promote'; readonly version: string }
  | { readonly kind: 'rollback'; readonly version: string | null }
  | { readonly kind: 'off'; readonly message: string }
  | { readonly kind: 'on' | 'list' | 'prune' }

export interface ReleaseArguments {
  readonly app: SectionApp
  readonly action: ReleaseAction
  /** The folder of the site; null: the one that `npm start` serves. */
  readonly to: string | null
}

const usage = `Use: npm run release -- <${sectionApps.join(' | ')}> [--version 1.4.0] [--preview] [--to <folder>], or with one of `
  + '--list, --rollback [version], --promote <version>, --off "message", --on, --prune'

/** A version is a folder name and part of a URL. */
const versionPattern = /^[0-9][0-9A-Za-z.+-]{0,59}$/

const options = {
  version: { type: 'string' }, promote: { type: 'string' }, off: { type: 'string' }, to: { type: 'string' },
  preview: { type: 'boolean' }, rollback: { type: 'boolean' }, on: { type: 'boolean' }, list: { type: 'boolean' }, prune: { type: 'boolean' },
} as const

type Given = Partial<Record<'version' | 'promote' | 'off', string> & Record<'preview' | 'rollback' | 'on' | 'list' | 'prune', boolean>>

/** Reads the arguments of `npm run release --`. Throws a PlainError of one line for anything invalid. */
export function readReleaseArguments(args: readonly string[]): ReleaseArguments {
  const app = sectionApps.find((sectionApp) => sectionApp === args[0])
  if (!app) throw new PlainError(args[0] === undefined || args[0].startsWith('-') ? usage : `There is no section app '${args[0]}'. ${usage}`)
  const { values: { to = null, ...given }, positionals: [text, ...more] } = readCommandLine(args.slice(1), options, usage)
  const stray = given.rollback ? more[0] : text
  if (stray !== undefined) throw notUnderstood(stray, usage)
  const names = Object.keys(given)
  const action = names.find((name) => name !== 'version' && name !== 'preview')
  if (action !== undefined && names.length > 1) throw new PlainError(`Only one of these at a time: ${names.map((name) => `--${name}`).join(', ')}.`)
  return { app, to, action: actionOf(given, text) }
}

function actionOf({ version, preview = false, promote, off, rollback, on, list, prune }: Given, text: string | undefined): ReleaseAction {
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
