import { sectionApps, type SectionApp } from '@torneo/contracts/sections'
import { PlainError } from '../shared/plain-error.ts'

/** What is asked of the live list of one app. */
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

/** A version is a folder's name and a part of an address. */
const versionPattern = /^[0-9][0-9A-Za-z.+-]{0,59}$/

/** Reads what follows `npm run release --`. Throws a PlainError of one line for what it does not know. */
export function readReleaseArguments(args: readonly string[]): ReleaseArguments {
  const [name, ...rest] = args
  const app = sectionApps.find((known) => known === name)
  if (!app) throw new PlainError(name === undefined || name.startsWith('-') ? usage : `There is no section app '${name}'. ${usage}`)
  const options = readOptions(rest)
  const to = options.get('to') ?? null
  options.delete('to')
  return { app, to, action: actionOf(options) }
}

const withText = new Set(['version', 'promote', 'off', 'to'])
const known = new Set([...withText, 'preview', 'rollback', 'on', 'list', 'prune'])

function readOptions(args: readonly string[]): Map<string, string | null> {
  const options = new Map<string, string | null>()
  for (let at = 0; at < args.length; at += 1) {
    const option = args[at] ?? ''
    const name = option.replace(/^--/, '')
    if (!option.startsWith('--') || !known.has(name) || options.has(name)) throw new PlainError(`'${option}' is not understood here. ${usage}`)
    const next = args[at + 1]
    const isText = next !== undefined && !next.startsWith('--')
    if (withText.has(name) && !(isText && next.trim() !== '')) throw new PlainError(`--${name} needs a text after it. ${usage}`)
    const takes = withText.has(name) || (name === 'rollback' && isText)
    options.set(name, takes ? next ?? null : null)
    if (takes) at += 1
  }
  return options
}

function actionOf(options: ReadonlyMap<string, string | null>): ReleaseAction {
  const version = checkedVersion(options.get('version') ?? null)
  const isPreview = options.has('preview')
  const others = [...options.keys()].filter((name) => name !== 'version' && name !== 'preview')
  const [only] = others
  if (only === undefined) return { kind: 'release', version, isPreview }
  if (others.length > 1 || options.size > 1) throw new PlainError(`Only one of these at a time: ${[...options.keys()].map((name) => `--${name}`).join(', ')}.`)
  const text = options.get(only) ?? null
  switch (only) {
    case 'promote': return { kind: 'promote', version: checkedVersion(text) ?? '' }
    case 'rollback': return { kind: 'rollback', version: checkedVersion(text) }
    case 'off': return { kind: 'off', message: (text ?? '').trim() }
    case 'on': return { kind: 'on' }
    case 'list': return { kind: 'list' }
    default: return { kind: 'prune' }
  }
}

function checkedVersion(version: string | null): string | null {
  if (version !== null && !versionPattern.test(version)) throw new PlainError(`'${version}' is no version: begin with a digit, then letters, digits, '.', '+', '-'.`)
  return version
}
