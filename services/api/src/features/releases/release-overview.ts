import { type AppReleases, releaseLimits, type ReleaseTrial } from '@torneo/contracts/releases/releases'
import type { LiveRemote } from '@torneo/contracts/releases/remotes'
import { publicPageApp, publicPageTitle } from '@torneo/contracts/releases/section-version'
import { visitsNeeded } from '@torneo/domain/releases/release-trial'
import { isReached, rolesOf } from '@torneo/domain/releases/trial-audience'
import type { UsersRepository } from '../../data/accounts/users.repository'
import type { ReleaseMaps } from '../../data/releases/release-maps.repository'
import type { LiveApp, ReleaseStateRepository } from '../../data/releases/release-state.repository'
import { type ReleasedVersions, type StoredRelease, versionId } from '../../data/releases/released-versions.repository'
import type { Transaction } from '../../platform/database/database'
import type { InstalledSections } from './installed-sections'
import { isChosen } from './live-sections'
import { rollbackTarget } from './release-changes'

interface Parts {
  readonly versions: ReleasedVersions
  readonly maps: ReleaseMaps
  readonly states: ReleaseStateRepository
  readonly installed: InstalledSections
  readonly users: UsersRepository
}

/** Describes an app's releases for people. */
export function createReleaseOverview({ versions, maps, states, installed, users }: Parts) {
  async function trialOf(
    app: string,
    { trial, version }: LiveApp,
    { stored, base }: { readonly stored: readonly StoredRelease[]; readonly base: LiveRemote | undefined },
    session?: Transaction,
  ): Promise<ReleaseTrial | null> {
    if (!trial) return null
    const rows = stored.find((one) => one.version === trial.version)?.manifest.sections ?? []
    const able = (await users.list({ active: true })).filter(({ role }) => isReached(role, trial.roles, rows))
    const chosen = able.filter((person) => isChosen(trial, person, rows)).length
    const ids = [trial.version, version ?? base?.version ?? ''].map((one) => versionId(app, one))
    const counts = await states.counts(ids, session)
    const countOf = (one: string) => counts.get(versionId(app, one)) ?? { visits: 0, failures: 0 }
    const [ours, theirs] = [countOf(trial.version), countOf(version ?? base?.version ?? '')]
    return {
      ...trial,
      roles: [...trial.roles],
      at: trial.at.toISOString(),
      people: { chosen, all: able.length },
      sample: { visits: ours.visits, liveVisits: theirs.visits, needed: visitsNeeded(theirs) },
    }
  }

  /** Returns the target of a rollback (`rollbackTarget`); undefined also for an app that was never released here. */
  const earlierOf = async (
    app: string,
    row: LiveApp | undefined,
    stored: readonly StoredRelease[],
    session?: Transaction,
  ) => row && rollbackTarget(await states.rollbackPath(app, row.version, session), stored)

  async function one(app: string, session?: Transaction): Promise<AppReleases> {
    const [state, stored, changes] = [
      await states.read(session),
      await versions.list(app, session),
      await states.changes(app, session),
    ]
    const counts = await states.counts(
      stored.map(({ version }) => versionId(app, version)),
      session,
    )
    const base = await installed.find(app)
    const row = state.apps[app]
    const shown =
      row?.version === undefined || row.version === null
        ? base
        : stored.find(({ version }) => version === row.version)?.manifest
    const earlier = await earlierOf(app, row, stored, session)
    const sections = (shown ?? stored[0]?.manifest)?.sections ?? []
    return {
      app,
      title: app === publicPageApp ? publicPageTitle : sections.map(({ label }) => label).join(', '),
      live: row && row.version !== null ? { version: row.version, at: row.at.toISOString(), by: row.by } : null,
      installed: base?.version ?? null,
      off: row ? row.off : (base?.off ?? null),
      trial: row ? await trialOf(app, row, { stored, base }, session) : null,
      earlier: earlier === undefined ? null : { version: earlier },
      versions: stored.map(({ app: _app, manifest, integrity: _integrity, ...version }) => ({
        ...version,
        roles: rolesOf(manifest.sections),
        ...(counts.get(versionId(app, version.version)) ?? { visits: 0, failures: 0 }),
      })),
      changes,
    }
  }

  /** Returns the name of every app that is installed or was ever released here. */
  async function names(): Promise<ReadonlySet<string>> {
    const [state, stored, ofSite] = await Promise.all([states.read(), versions.list(), installed.names()])
    return new Set([...ofSite, ...Object.keys(state.apps), ...stored.map(({ app }) => app)])
  }

  return {
    one,

    /** Describes every app. */
    all: async (): Promise<AppReleases[]> => Promise.all([...(await names())].toSorted().map((app) => one(app))),

    /** Resolves whether the panel has, or ever had, an app of this name. */
    isApp: async (app: string): Promise<boolean> => (await names()).has(app),

    /**
     * Removes versions before one more is stored: those that no open tab can be running (not live or on trial now or in
     * the last days, not the target of a rollback, not among the newest), and the oldest while there are too many.
     */
    async sweep(app: string, now: Date, session: Transaction): Promise<void> {
      const [state, stored, since] = [
        await states.read(session),
        await versions.list(app, session),
        new Date(now.getTime() - tabLifetime),
      ]
      const recent = await states.shownSince(app, since, session)
      const row = state.apps[app]
      const earlier = await earlierOf(app, row, stored, session)
      const needed = new Set([
        earlier,
        row?.version,
        row?.trial?.version,
        ...stored.slice(0, keptVersions).map(({ version }) => version),
      ])
      const others = stored.filter(({ version }) => !needed.has(version))
      const room = releaseLimits.versions - 1 - (stored.length - others.length)
      const old = others
        .filter(
          ({ version, at }, index) => index >= room || (!recent.includes(version) && Date.parse(at) <= since.getTime()),
        )
        .map(({ version }) => version)
      if (old.length === 0) return
      await versions.remove(app, old, session)
      await maps.remove(app, old, session)
      await states.removeCounts(
        old.map((version) => versionId(app, version)),
        session,
      )
    },
  }
}

/** Milliseconds: a tab needs its files no longer than its session lives. */
const tabLifetime = 7 * 24 * 3_600_000
/** Number of versions that are kept whatever their age. */
const keptVersions = 5
