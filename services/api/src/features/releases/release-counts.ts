import { failsMore, type VersionCounts } from '@torneo/domain/releases/release-trial'
import { LRUCache } from 'lru-cache'
import type { ReleaseStateRepository } from '../../data/releases/release-state.repository'
import { versionId } from '../../data/releases/released-versions.repository'
import { createWriter } from '../../platform/process/jobs'

/** Milliseconds: how long a user's visit counts as one, and how long counts wait before they are written. */
const times = { visit: 30 * 60_000, write: 5000 }
const none: VersionCounts = { visits: 0, failures: 0 }

interface Parts {
  readonly states: ReleaseStateRepository
  readonly log: { warn(fields: object, message: string): void }
}

export type ReleaseCounts = ReturnType<typeof createReleaseCounts>

/**
 * Counts how often people open the panel with a version, and for how many of them it fails. Each user counts once in
 * half an hour: repeated failures of a page count as one. `onWritten` is called after the counts were added to those of
 * other nodes, and again until it succeeds.
 */
export function createReleaseCounts({ states, log }: Parts, onWritten: () => Promise<void>) {
  const seen = new LRUCache<string, true>({ max: 2000, ttl: times.visit })
  let pending = new Map<string, VersionCounts>()

  function count(what: keyof VersionCounts, personId: string, app: string, version: string): void {
    const id = versionId(app, version)
    const key = `${what} ${personId} ${id}`
    if (seen.has(key)) return
    seen.set(key, true)
    const before = pending.get(id) ?? none
    pending.set(id, { ...before, [what]: before[what] + 1 })
    job.wake(times.write)
  }

  let isUnjudged = false

  async function write(): Promise<void> {
    if (pending.size > 0) {
      const added = pending
      pending = new Map()
      isUnjudged = true
      // Only statistics: counts that could not be written are dropped.
      await states
        .addCounts(added)
        .catch((error: unknown) => log.warn({ err: error }, 'the visits of releases were not written'))
    }
    if (!isUnjudged) return
    try {
      await onWritten()
      isUnjudged = false
    } catch (error) {
      log.warn({ err: error }, 'the trials were not judged')
      job.wake(times.write)
    }
  }

  const job = createWriter('visits of releases', write)

  return {
    ...job,
    visit: (personId: string, app: string, version: string): void => count('visits', personId, app, version),
    failure: (personId: string, app: string, version: string): void => count('failures', personId, app, version),
  }
}

/** Describes the figures for people if a trial fails more often than the live version; else null. */
export function reasonToRevert(trial: VersionCounts | undefined, live: VersionCounts | undefined): string | null {
  const [ours, theirs] = [trial ?? none, live ?? none]
  const formatCounts = ({ visits, failures }: VersionCounts) =>
    `${failures} ${failures === 1 ? 'falla' : 'fallas'} en ${visits} ${visits === 1 ? 'visita' : 'visitas'}`
  return failsMore(ours, theirs) ? `${formatCounts(ours)}; la versión en vivo, ${formatCounts(theirs)}` : null
}
