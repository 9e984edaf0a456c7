import { hash } from 'node:crypto'
import type { ReportedError } from '@torneo/contracts/releases/section-errors'
import { errorOwner } from '@torneo/domain/releases/error-owner'
import { LRUCache } from 'lru-cache'
import type { CountedError, SectionErrorsRepository } from '../../data/releases/section-errors.repository'
import { createJob, writingAtStop } from '../../platform/process/jobs'
import { version as ownVersion } from '../../version'
import type { ErrorDescription, JudgedError, PendingError, Reporter } from './judge-error'
import { isNoise } from './noise'

/** Milliseconds: how long a person's equal errors count as one for the alert, and how long errors wait for a write. */
const times = { person: 30 * 60_000, write: 1000 }
/** Maximum number of different errors between two writes, in all and of one person, and of label sets of the metric. */
const max = { pending: 200, ofPerson: 50, series: 200 }

interface Parts {
  readonly errors: SectionErrorsRepository
  readonly judge: (pending: PendingError) => Promise<JudgedError | null>
  /** Counts a failed visit for the release. */
  readonly countFailure: (personId: string, app: string, version: string) => void
  readonly log: { warn(fields: object, message: string): void }
}

/** Kinds that are failures of the code for whoever judges a release; a rejection may be one of the connection. */
const failures: ReadonlySet<string> = new Set(['error', 'render'])
const digest = (text: string) => hash('sha256', text).slice(0, 24)
const idOf = ({ app, version, kind, message, stack: [top] }: ErrorDescription) =>
  digest([app, version, kind, message, top ? `${top.file}:${top.line}:${top.column}` : ''].join('\n'))

/** Counts errors by app, version, kind, message and innermost line, and adds them to those of other nodes. */
export function createErrorCounts({ errors, judge, countFailure, log }: Parts) {
  let pending = new Map<string, PendingError>()
  let byPerson = new Map<string, number>()
  const seen = new LRUCache<string, true>({ max: 5000, ttl: times.person })
  const series = new Map<string, { readonly labels: Record<string, string>; count: number }>()

  function countForAlert(id: string, { app, version, kind }: ErrorDescription, people: readonly string[]): void {
    // A report that no file of a version confirms is nobody's failure.
    if (app === '') return
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
    const waiting = [...pending.values()]
    pending = new Map()
    byPerson = new Map()
    try {
      const counted = new Map<string, CountedError>()
      const logged = []
      for (const one of waiting) {
        const judged = await judge(one)
        if (!judged) continue
        logged.push({ ...judged.logged, count: one.count })
        const { described, people } = judged
        const [first] = people
        if (first === undefined) continue
        const id = idOf(described)
        countForAlert(id, described, people)
        // Hashed with the error, so that two errors do not tell whether the same person met both.
        const hashes = people.map((person) => digest(`${id} ${person}`))
        const known = counted.get(id)
        counted.set(id, {
          ...described,
          id,
          count: one.count + (known?.count ?? 0),
          people: new Set([...(known?.people ?? []), ...hashes]),
          // Tells only whose errors are deleted first.
          reporter: known?.reporter ?? digest(`${described.app} ${first}`).slice(0, 4),
        })
      }
      if (logged.length > 0) log.warn({ errors: logged }, 'browsers report errors')
      if (counted.size > 0) await errors.add([...counted.values()])
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

    /** Counts an error; null for a reporter who is not signed in. Drops what no team can repair. */
    add(report: ReportedError, reporter: Reporter | null): void {
      const owner = isNoise(report.message) ? null : errorOwner(report)
      if (!owner) return
      const { app } = owner
      const version = owner.version || ownVersion
      const { count, screen: _screen, open: _open, ...same } = report
      const key = JSON.stringify([app, version, reporter === null, same])
      const ofPerson = byPerson.get(reporter?.id ?? '') ?? 0
      const known = pending.get(key)
      if (!known && (pending.size >= max.pending || ofPerson >= max.ofPerson)) return
      if (!known) byPerson.set(reporter?.id ?? '', ofPerson + 1)
      const one: PendingError = known ?? { report, app, version, count: 0, people: new Map() }
      one.count += count
      if (reporter) one.people.set(reporter.id, reporter)
      pending.set(key, one)
      job.wake(times.write)
    },
  }
}
