import { appPattern, versionPattern } from '@torneo/contracts/releases/section-version'
import { notUnderstood, readCommandLine } from '../shared/command-line.ts'
import { PlainError } from '../shared/plain-error.ts'

/** Roles that get a version first, next to the live one; empty for everybody. */
interface Audience {
  readonly roles: readonly string[]
}

/** A change to one app's releases, or a query. */
export type ReleaseAction =
  | (Audience & { readonly kind: 'release'; readonly version: string | null; readonly isPreview: boolean })
  /** Makes an uploaded version live: a preview, or the one of some roles. */
  | (Audience & { readonly kind: 'promote'; readonly version: string })
  | { readonly kind: 'rollback'; readonly version: string | null }
  | { readonly kind: 'off'; readonly message: string }
  | { readonly kind: 'on' | 'list' }
  | { readonly kind: 'safe' }

export interface RequestedChange {
  readonly action: ReleaseAction
  /** Address of the panel; null for the one that `npm start` runs on this machine. */
  readonly panel: string | null
}

const options = {
  version: { type: 'string' },
  promote: { type: 'string' },
  off: { type: 'string' },
  preview: { type: 'boolean' },
  rollback: { type: 'boolean' },
  on: { type: 'boolean' },
  list: { type: 'boolean' },
  safe: { type: 'boolean' },
  panel: { type: 'string' },
  roles: { type: 'string' },
} as const

type Given = Partial<
  Record<'version' | 'promote' | 'off' | 'roles', string> &
    Record<'preview' | 'rollback' | 'on' | 'list' | 'safe', boolean>
>

/** Options of a release, and those that a promotion takes too; all others are actions. */
const ofRelease: ReadonlySet<string> = new Set(['version', 'preview', 'roles'])
const ofPromotion: ReadonlySet<string> = new Set(['promote', 'roles'])

export const optionsUsage =
  '[--version 1.4.0] [--preview] [--roles a,b], ' +
  'or with one of --list, --rollback [version], --promote <version> [--roles a,b], --off "message", --on, --safe'

/** Reads the arguments of `npm run release --`. Throws a PlainError of one line, with `apps`, for anything invalid. */
export function readReleaseArguments(
  args: readonly string[],
  apps: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): RequestedChange & { readonly app: string } {
  const usage = `Use: npm run release -- <${apps.join(' | ')}> [--panel <address>] ${optionsUsage}`
  const [app = '-'] = args
  if (!appPattern.test(app))
    throw new PlainError(app.startsWith('-') ? usage : `There is no section app '${app}'. ${usage}`)
  return { app, ...readReleaseAction(args.slice(1), usage, env) }
}

/** Reads the change to make to an app's releases. Throws a PlainError of one line for anything invalid. */
export function readReleaseAction(
  args: readonly string[],
  help: string,
  env: NodeJS.ProcessEnv = process.env,
): RequestedChange {
  const {
    values: { panel, ...given },
    positionals: [text, ...more],
  } = readCommandLine(args, options, help)
  const stray = given.rollback ? more[0] : text
  if (stray !== undefined) throw notUnderstood(stray, help)
  const names = Object.keys(given)
  const isTogether = [ofRelease, ofPromotion].some((known) => names.every((name) => known.has(name)))
  if (names.length > 1 && !isTogether)
    throw new PlainError(`Only one of these at a time: ${names.map((name) => `--${name}`).join(', ')}.`)
  return { panel: panel ?? (env.TORNEO_PANEL?.trim() || null), action: actionOf(given, text) }
}

function actionOf(
  { version, preview = false, roles, promote, off, rollback, on, list, safe }: Given,
  text: string | undefined,
): ReleaseAction {
  if (off !== undefined) return { kind: 'off', message: off.trim() }
  if (rollback) return { kind: 'rollback', version: text === undefined ? null : checked(text) }
  if (on || list || safe) return { kind: on ? 'on' : list ? 'list' : 'safe' }
  if (preview && roles !== undefined)
    throw new PlainError('A preview is for who asks for it: --roles is for a release.')
  const audience = {
    roles: (roles ?? '')
      .split(',')
      .map((role) => role.trim())
      .filter(Boolean),
  }
  if (promote !== undefined) return { kind: 'promote', version: checked(promote), ...audience }
  return { kind: 'release', version: version === undefined ? null : checked(version), isPreview: preview, ...audience }
}

function checked(version: string): string {
  if (!versionPattern.test(version))
    throw new PlainError(`'${version}' is no version: begin with a digit, then letters, digits, '.', '+', '-'.`)
  return version
}
