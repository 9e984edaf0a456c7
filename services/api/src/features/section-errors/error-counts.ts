import { hash } from 'node:crypto'
import type { ReportedError } from '@torneo/contracts/releases/section-errors'
import { type AppFrame, errorOwner } from '@torneo/domain/releases/error-owner'
import { LRUCache } from 'lru-cache'
import type { SectionErrorsRepository } from '../../data/releases/section-errors.repository'
import { createJob, writingAtStop } from '../../platform/process/jobs'
import { version as ownVersion } from '../../version'
import { isNoise, storedMessage } from './error-message'
import type { SourcePlaces } from './source-places'

/** Milliseconds: how long a person's equal errors count as one for the alert, and how long errors wait for a write. */
const times = { person: 30 * 60_000, write: 1000 }
/** Maximum number of different errors between two writes, and of label sets of the metric. */
const max = { pending: 200, series: 200 }

interface Parts {
  readonly errors: SectionErrorsRepository
  readonly places: SourcePlaces
  /** Resolves whether the panel has this version of an app: not that of a developer's machine. */
  readonly isKnown: (app: string, version: string) => Promise<boolean>
  /** Counts a failed visit for the release. */
  readonly countFailure: (personId: string, app: string, version: string) => void
  readonly log: { warn(fields: object, message: string): void }
}

interface Pending {
  readonly app: string
  readonly version: string
  readonly kind: ReportedError['kind']
  readonly message: string
  readonly screen: string
  readonly frames: readonly AppFrame[]
  readonly componentStack: string
  count: number
  readonly people: Set<string>
}

/** Kinds that are failures of the code for whoever judges a release; a rejection may be one of the connection. */
const failures: ReadonlySet<string> = new Set(['error', 'render'])
const digest = (text: string) => hash('sha256', text).slice(0, 24)

/** Counts errors by app, version, kind, message and innermost line, and adds them to those of other nodes. */
export function createErrorCounts({ errors, places, isKnown, countFailure, log }: Parts) {
  let pending = new Map<string, Pending>()
  const seen = new LRUCache<string, true>({ max: 5000, ttl: times.person })
  const series = new Map<string, { readonly labels: Record<string, string>; count: number }>()

  function countForAlert(id: string, { app, version, kind, people }: Pending): void {
    for (const person of people) {
      if (seen.has(`${id} ${person}`)) continue
      seen.set(`${id} ${person}`, true)
      const key = `${app} ${version} ${kind}`
      const known = series.get(key) ?? { labels: { section: app, version, kind }, count: 0 }
      known.count += 1
      if (series.size < max.series) series.set(key, known)
      if (failures.has(kind) && app !== 'shell') countFailure(person, app, version)
    }
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return
    const counted = [...pending]
    pending = new Map()
    try {
      const stored = []
      for (const [id, one] of counted) {
        const { app, version, kind, message, screen, frames, componentStack, count, people } = one
        if (app !== 'shell' && !(await isKnown(app, version))) continue
        countForAlert(id, one)
        const described = await places.describe(app, version, frames, componentStack)
        // Hashed with the error, so that two errors do not tell whether the same person met both.
        const hashes = new Set([...people].map((person) => digest(`${id} ${person}`)))
        stored.push({ id, app, version, kind, message, screen, count, people: hashes, ...described })
      }
      if (stored.length > 0) await errors.add(stored)
    } catch (error) {
      // Only statistics: errors that could not be written are dropped.
      log.warn({ err: error }, 'the errors of sections were not written')
    }
  }

  const job = writingAtStop(createJob('errors of sections', write), write)

  return {
    ...job,

    /** Counts for the alert, by section, version and kind. */
    series: () => [...series.values()].map(({ labels, count }) => [labels, count] as const),

    /** Counts an error of a person; returns what is logged of it, or null for one that no team can repair. */
    add(report: ReportedError, personId: string | null) {
      const owner = isNoise(report.message) ? null : errorOwner(report)
      if (!owner) return null
      const { app, frames } = owner
      const { kind, screen, componentStack, count } = report
      const [version, message, [top]] = [owner.version || ownVersion, storedMessage(report.message), frames]
      const described = { app, version, kind, message, screen, count }
      if (personId === null) return described
      const line = top ? `${top.file}:${top.line}:${top.column}` : ''
      const id = digest([app, version, kind, message, line].join('\n'))
      const known = pending.get(id) ?? { ...described, frames, componentStack, count: 0, people: new Set() }
      known.count += count
      known.people.add(personId)
      if (pending.has(id) || pending.size < max.pending) pending.set(id, known)
      job.wake(times.write)
      return described
    },
  }
}
