import { type releaseEndpoints, releaseLimits } from '@torneo/contracts/releases/releases'
import { publicPageApp, publicPageTitle } from '@torneo/contracts/releases/section-version'
import { isReached, rolesOf } from '@torneo/domain/releases/section-roles'
import type { UsersRepository } from '../../data/accounts/users.repository'
import type { ReleaseMaps } from '../../data/releases/release-maps.repository'
import type { LiveApp, ReleaseStateRepository } from '../../data/releases/release-state.repository'
import type { ReleasedVersions, StoredRelease } from '../../data/releases/released-versions.repository'
import type { Transaction } from '../../platform/database/database'
import type { ResponseOf } from '../../platform/http/call'
import type { InstalledSections } from './installed-sections'
import { rollbackTarget } from './release-changes'

type AppReleases = ResponseOf<typeof releaseEndpoints.rollBack>

interface Parts {
  readonly versions: ReleasedVersions
  readonly maps: ReleaseMaps
  readonly states: ReleaseStateRepository
  readonly installed: InstalledSections
  readonly users: UsersRepository
}

/** Describes an app's releases for people. */
export function createReleaseOverview({ versions, maps, states, installed, users }: Parts) {
  async function trialOf({ trial }: LiveApp, stored: readonly StoredRelease[]): Promise<AppReleases['trial']> {
    if (!trial) return null
    const { version, roles, at, by } = trial
    const rows = stored.find((one) => one.version === version)?.manifest.sections ?? []
    const { length } = (await users.list({ active: true })).filter(({ role }) => isReached(role, roles, rows))
    return { version, roles: [...roles], at: at.toISOString(), by, people: { chosen: length, all: length } }
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
      trial: row ? await trialOf(row, stored) : null,
      earlier: earlier === undefined ? null : { version: earlier },
      versions: stored.map(({ app: _app, manifest, integrity: _integrity, ...version }) => ({
        ...version,
        roles: rolesOf(manifest.sections),
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
     * Removes versions before one more is stored: those that no open tab can be running (not live now or in the last
     * days, for some roles too, not the target of a rollback, not among the newest), and the oldest while there are too many.
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
    },
  }
}

/** Milliseconds: a tab needs its files no longer than its session lives. */
const tabLifetime = 7 * 24 * 3_600_000
/** Number of versions that are kept whatever their age. */
const keptVersions = 5
