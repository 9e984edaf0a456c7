import { contractWords, serves } from '@torneo/contracts/endpoint/serves'
import { type LiveDraft, releaseMessages } from '@torneo/contracts/releases/releases'
import { publicPageApp } from '@torneo/contracts/releases/section-version'
import { claimedByOthers } from '@torneo/domain/releases/section-claims'
import { isReached } from '@torneo/domain/releases/section-roles'
import { isOlder } from '@torneo/domain/releases/version-order'
import type { ActivityRepository } from '../../data/audit/activity.repository'
import type {
  Changed,
  LiveApp,
  ReleaseState,
  ReleaseStateRepository,
} from '../../data/releases/release-state.repository'
import { type ReleasedVersions, type StoredRelease, versionId } from '../../data/releases/released-versions.repository'
import type { Author, Transaction } from '../../platform/database/database'
import { conflict, notFound } from '../../platform/http/problems'
import type { InstalledSections } from './installed-sections'

type Write = { readonly by: Author; readonly transaction: Transaction; readonly now: Date }

/** Row of the audit log for a change of an app's releases. */
export const audited = (app: string, action: string, detail = '') =>
  ({
    kind: 'release-changed',
    collection: 'releases',
    id: app,
    detail: [action, detail].filter(Boolean).join(': '),
  }) as const

/**
 * Returns the target of a rollback: the latest version of the path that is still stored, or finally the state before any release;
 * undefined if that is the present one.
 */
export const rollbackTarget = (
  path: readonly (string | null)[],
  stored: readonly { readonly version: string }[],
): string | null | undefined =>
  path.findLast((version) => version === null || stored.some((one) => one.version === version))

interface Parts {
  readonly versions: ReleasedVersions
  readonly states: ReleaseStateRepository
  readonly installed: InstalledSections
  readonly activity: ActivityRepository
  /** Resolves whether a version's stored files match the released ones. */
  readonly isIntact: (app: string, version: string) => Promise<boolean>
}

const actionNames: Readonly<Record<Changed['action'], string>> = {
  release: 'Versión publicada',
  trial: 'Versión publicada para algunos roles',
  rollback: 'Vuelta a la versión anterior',
  off: 'Sección en pausa',
  on: 'Sección reanudada',
}

/**
 * Changes what is live, each time in the caller's transaction, and records it in the activity and the audit log. Each
 * function returns false if nothing changed.
 */
export function createReleaseChanges({ versions, states, installed, activity, isIntact }: Parts) {
  async function open(app: string, { transaction, by, now }: Write) {
    const [state, base] = [await states.read(transaction), await installed.find(app)]
    const live: LiveApp = state.apps[app] ?? { version: null, at: now, by, off: base?.off ?? null, trial: null }
    return { state, live, base }
  }

  async function save(app: string, state: ReleaseState, changed: Changed, write: Write): Promise<true> {
    await states.change(app, state, changed, write)
    const { action, detail, next } = changed
    const version = action === 'trial' ? next.trial?.version : next.version
    const subject = [app, version].filter(Boolean).join(' ')
    await activity.add(
      { action: actionNames[action], subject, section: 'users', audit: audited(app, action, detail) },
      write,
    )
    return true
  }

  async function released(app: string, version: string, transaction: Transaction): Promise<StoredRelease> {
    const found = await versions.find(app, version, transaction)
    if (!found) throw notFound(releaseMessages.unknown(version))
    if (!(await isIntact(app, version))) throw conflict(releaseMessages.corrupt(version))
    return found
  }

  /** Throws 409 for a version that this panel could not run. */
  async function requireRunnable(
    app: string,
    { manifest, requires }: StoredRelease,
    { apps }: ReleaseState,
    transaction: Transaction,
  ): Promise<void> {
    const served = await installed.served()
    if (!serves(served, requires)) throw conflict(releaseMessages.needs(contractWords(requires), contractWords(served)))
    const ids = Object.entries(apps).flatMap(([name, { version }]) =>
      name === app || version === null ? [] : versionId(name, version),
    )
    const others = (await versions.findAll(ids, transaction)).map((release) => release.manifest)
    const overlaid = new Set([app, ...others.map(({ name }) => name)])
    const live = [...others, ...(await installed.list()).filter(({ name }) => !overlaid.has(name))]
    const [claimed] = claimedByOthers({ name: app, sections: manifest.sections }, live)
    if (claimed)
      throw conflict(
        (claimed.kind === 'path' ? releaseMessages.taken : releaseMessages.takenId)(claimed.value, claimed.owner),
      )
  }

  /** Returns the target of a rollback, skipping versions with damaged files. */
  async function intactRollbackTarget(
    app: string,
    current: string | null,
    transaction: Transaction,
  ): Promise<string | null | undefined> {
    const path = await states.rollbackPath(app, current, transaction)
    let stored: readonly StoredRelease[] = await versions.list(app, transaction)
    for (;;) {
      const target = rollbackTarget(path, stored)
      if (target === null || target === undefined || (await isIntact(app, target))) return target
      stored = stored.filter(({ version }) => version !== target)
    }
  }

  return {
    async makeLive(app: string, { version, roles }: LiveDraft, write: Write): Promise<boolean> {
      const { state, live, base } = await open(app, write)
      const release = await released(app, version, write.transaction)
      const current = live.version ?? base?.version
      if (current !== undefined && isOlder(version, current)) throw conflict(releaseMessages.older(version, current))
      await requireRunnable(app, release, state, write.transaction)
      if (roles.length === 0) {
        if (live.version === version && !live.trial) return false
        return save(
          app,
          state,
          { action: 'release', next: { ...live, version, at: write.now, by: write.by, trial: null } },
          write,
        )
      }
      if (app === publicPageApp) throw conflict(releaseMessages.pageRoles)
      if (current === undefined) throw conflict(releaseMessages.noBase)
      if (current === version) throw conflict(releaseMessages.isLive(version))
      const { sections } = release.manifest
      if (!roles.some((role) => isReached(role, roles, sections))) throw conflict(releaseMessages.noAudience(roles))
      const { trial } = live
      if (trial?.version === version && trial.roles.join() === roles.join()) return false
      const next = { ...live, trial: { version, share: 100, roles, at: write.now, by: write.by } }
      return save(app, state, { action: 'trial', detail: roles.join(', '), next }, write)
    },

    /**
     * Takes the version of some roles back if no version, or the one already live, is given; else returns to the given
     * version, or to the one that was live before.
     */
    async rollBack(app: string, version: string | undefined, write: Write): Promise<boolean> {
      const { state, live, base } = await open(app, write)
      const { trial } = live
      if (trial && (version === undefined || version === (live.version ?? base?.version))) {
        return save(app, state, { action: 'rollback', detail: trial.version, next: { ...live, trial: null } }, write)
      }
      if (!state.apps[app]) throw conflict(releaseMessages.notLive)
      const isInstalled =
        version !== undefined && version === base?.version && !(await versions.find(app, version, write.transaction))
      const target = isInstalled
        ? null
        : (version ?? (await intactRollbackTarget(app, live.version, write.transaction)))
      // A first release can be rolled back too: to the app's state before any release.
      if (target === undefined) throw conflict(releaseMessages.noEarlier)
      if (target === live.version && !trial) return false
      if (target !== null)
        await requireRunnable(app, await released(app, target, write.transaction), state, write.transaction)
      return save(
        app,
        state,
        { action: 'rollback', next: { ...live, version: target, at: write.now, by: write.by, trial: null } },
        write,
      )
    },

    /** Returns from this live version to the one before, unless another node was faster. */
    async revertLive(app: string, version: string, write: Write): Promise<boolean> {
      const { state, live } = await open(app, write)
      if (live.version !== version) return false
      const target = await intactRollbackTarget(app, version, write.transaction)
      if (target === undefined) return false
      const next = { ...live, version: target, at: write.now, by: write.by, trial: null }
      return save(app, state, { action: 'rollback', next }, write)
    },

    /** Replaces the app by a message; null shows it again. */
    async switchOff(app: string, off: string | null, write: Write): Promise<boolean> {
      if (app === publicPageApp) throw conflict(releaseMessages.pagePause)
      const { state, live, base } = await open(app, write)
      if (!state.apps[app] && !base) throw notFound(releaseMessages.notLive)
      if (live.off === off) return false
      return save(app, state, { action: off === null ? 'on' : 'off', detail: off ?? '', next: { ...live, off } }, write)
    },
  }
}
