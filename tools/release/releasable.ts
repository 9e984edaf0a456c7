import { type AppReleases, releaseMessages } from '@torneo/contracts/releases/releases'
import type { OwnRow } from '@torneo/contracts/releases/remotes'
import { servedHere } from '@torneo/contracts/site/system'
import { isReached } from '@torneo/domain/releases/section-roles'
import { isOlder } from '@torneo/domain/releases/version-order'
import { PlainError } from '../shared/plain-error.ts'
import { type LivePanel, unmet } from './live-panel.ts'
import type { ReleaseAction } from './release-action.ts'

type Wanted = Omit<Extract<ReleaseAction, { readonly kind: 'release' }>, 'kind'>

/** Throws a PlainError for a version that would not go live, in the service's words. */
export function requireGoesLive(
  { live, installed }: AppReleases,
  { version, roles, isPreview }: Wanted,
  rows: readonly OwnRow[] | null,
): void {
  if (isPreview) return
  const current = live?.version ?? installed
  if (version !== null && current !== null && isOlder(version, current))
    throw new PlainError(`Not released: ${releaseMessages.older(version, current)}`)
  if (roles.length === 0) return
  if (current === null) throw new PlainError(`Not released: ${releaseMessages.noBase}.`)
  if (rows && !roles.some((role) => isReached(role, roles, rows)))
    throw new PlainError(`Not released: ${releaseMessages.noAudience(roles)}.`)
}

/** Throws a PlainError if a section does not fit the panel: its paths, ids and labels, and the contracts it needs. */
export function requireFit(section: Parameters<typeof unmet>[0], panel: LivePanel): void {
  const problems = unmet(section, panel)
  if (problems.length > 0) throw new PlainError(`Not released:\n${problems.join('\n')}`)
}

/** Requirements of any build of this checkout: the contract numbers, whose additions only a build knows. */
export const leastRequires = { shell: servedHere.shell, api: servedHere.api } as const
