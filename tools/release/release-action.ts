import { versionPattern } from '@torneo/contracts/releases/section-version'
import { notUnderstood, readCommandLine } from '../shared/command-line.ts'
import { PlainError } from '../shared/plain-error.ts'

/** A change to one app's releases, or a query. */
export type ReleaseAction =
  /**
   * `share` (per cent of the users) and `roles` put it on trial next to the live version; available only on a panel.
   */
  | {
      readonly kind: 'release'
      readonly version: string | null
      readonly isPreview: boolean
      readonly share: number
      readonly roles: readonly string[]
    }
  | { readonly kind: 'promote'; readonly version: string }
  | { readonly kind: 'rollback'; readonly version: string | null }
  | { readonly kind: 'off'; readonly message: string }
  | { readonly kind: 'on' | 'list' | 'prune' | 'safe' }

export interface AskedChange {
  readonly action: ReleaseAction
  /** Folder of the site; null for the one that `npm start` serves. */
  readonly to: string | null
  /** Address of a panel whose service accepts the release; null for a folder. */
  readonly panel: string | null
}

const options = {
  version: { type: 'string' },
  promote: { type: 'string' },
  off: { type: 'string' },
  to: { type: 'string' },
  preview: { type: 'boolean' },
  rollback: { type: 'boolean' },
  on: { type: 'boolean' },
  list: { type: 'boolean' },
  prune: { type: 'boolean' },
  safe: { type: 'boolean' },
  panel: { type: 'string' },
  share: { type: 'string' },
  roles: { type: 'string' },
} as const

type Given = Partial<
  Record<'version' | 'promote' | 'off' | 'share' | 'roles', string> &
    Record<'preview' | 'rollback' | 'on' | 'list' | 'prune' | 'safe', boolean>
>

/** Options of a release; all others are actions. */
const ofRelease: ReadonlySet<string> = new Set(['version', 'preview', 'share', 'roles'])

/** Reads the change to make to an app's releases. Throws a PlainError of one line for anything invalid. */
export function readReleaseAction(
  args: readonly string[],
  usage: string,
  env: NodeJS.ProcessEnv = process.env,
): AskedChange {
  const {
    values: { to = null, panel: named, ...given },
    positionals: [text, ...more],
  } = readCommandLine(args, options, usage)
  const stray = given.rollback ? more[0] : text
  if (stray !== undefined) throw notUnderstood(stray, usage)
  const names = Object.keys(given)
  if (names.some((name) => !ofRelease.has(name)) && names.length > 1) {
    throw new PlainError(`Only one of these at a time: ${names.map((name) => `--${name}`).join(', ')}.`)
  }
  if (to !== null && named !== undefined)
    throw new PlainError('--to names a folder and --panel an address: one of the two.')
  const panel = named ?? (to === null ? env.TORNEO_PANEL?.trim() || null : null)
  const misplaced = names.find((name) => (panel === null ? ['share', 'roles'] : ['promote', 'prune']).includes(name))
  if (misplaced !== undefined)
    throw new PlainError(
      `--${misplaced} ${panel === null ? 'needs --panel' : `is for a site's folder. ${onPanel[misplaced] ?? ''}`}`,
    )
  return { to, panel, action: actionOf(given, text) }
}

const onPanel: Readonly<Record<string, string>> = {
  promote: 'On a panel, release the same commit without --preview.',
  prune: 'A panel removes what no tab can need with each upload.',
}

function actionOf(
  { version, preview = false, share, roles, promote, off, rollback, on, list, prune, safe }: Given,
  text: string | undefined,
): ReleaseAction {
  if (promote !== undefined) return { kind: 'promote', version: checked(promote) }
  if (off !== undefined) return { kind: 'off', message: off.trim() }
  if (rollback) return { kind: 'rollback', version: text === undefined ? null : checked(text) }
  if (on || list || prune || safe) return { kind: on ? 'on' : list ? 'list' : prune ? 'prune' : 'safe' }
  if (preview && (share !== undefined || roles !== undefined))
    throw new PlainError('A preview is for who asks for it: --share and --roles are for a release.')
  const roleWords = (roles ?? '')
    .split(',')
    .map((role) => role.trim())
    .filter(Boolean)
  return {
    kind: 'release',
    version: version === undefined ? null : checked(version),
    isPreview: preview,
    share: checkedShare(share),
    roles: roleWords,
  }
}

function checkedShare(share = '100'): number {
  if (!/^([1-9]\d?|100)$/.test(share))
    throw new PlainError(`--share ${share}: a number from 1 to 100, per cent of the people.`)
  return Number(share)
}

function checked(version: string): string {
  if (!versionPattern.test(version))
    throw new PlainError(`'${version}' is no version: begin with a digit, then letters, digits, '.', '+', '-'.`)
  return version
}
