import { hash } from 'node:crypto'
import type { ReportedError } from '@torneo/contracts/releases/section-errors'
import { errorOwner } from '@torneo/domain/releases/error-owner'
import { createWriter } from '@torneo/serving/jobs'
import { LRUCache } from 'lru-cache'
import type { CountedError, SectionErrorsRepository } from '../../data/releases/section-errors.repository'
import { version as ownVersion } from '../../version'
import type { ErrorDescription, JudgedError, PendingError } from './judge-error'
import { isNoise } from './noise'
import type { Reporter } from './version-access'

/** Milliseconds: how long a person's equal errors count as one for the alert, and how long errors wait for a write. */
const times = { person: 30 * 60_000, write: 1000 }
/**
 * Maximum number of different errors between two writes, in all, of one person, and of one person whatever others sent;
 * of label sets of the metric, and of events of one error that count for a person in half an hour.
 */
const max = { pending: 200, ofPerson: 50, always: 3, series: 200, events: 100 }

interface Parts {
  readonly errors: SectionErrorsRepository
  readonly judge: (pending: PendingError) => Promise<JudgedError | null>
  readonly log: { warn(fields: object, message: string): void }
}

const digest = (text: string) => hash('sha256', text).slice(0, 24)
const idOf = ({ app, version, kind, message, stack: [top] }: ErrorDescription) =>
  digest([app, version, kind, message, top ? `${top.file}:${top.line}:${top.column}` : ''].join('\n'))

/** Counts errors by app, version, kind, message and innermost line, and adds them to those of other nodes. */
export function createErrorCounts({ errors, judge, log }: Parts) {
  let pending = new Map<string, PendingError>()
  let byPerson = new Map<string, number>()
  /** Events that were counted, by error and person. */
  const seen = new LRUCache<string, number>({ max: 5000, ttl: times.person })
  const series = new Map<string, { readonly labels: Record<string, string>; count: number }>()

  function countForAlert({ app, version, kind }: ErrorDescription) {
    // A report that no file of a version confirms is nobody's failure.
    if (app === '') return
    const key = `${app} ${version} ${kind}`
    const known = series.get(key) ?? { labels: { section: app, version, kind }, count: 0 }
    known.count += 1
    if (series.size < max.series) series.set(key, known)
  }

  /** Returns how many events of a person count. */
  function countEvents(id: string, described: ErrorDescription, person: JudgedError['people'][number]): number {
    const key = `${id} ${person.id}`
    const before = seen.get(key)
    if (before === undefined) countForAlert(described)
    const events = Math.min(person.count, max.events - (before ?? 0))
    seen.set(key, (before ?? 0) + events, { noUpdateTTL: true })
    return events
  }

  /** Adds a report to the errors of a write: the first with an error describes it. */
  function addTo(counted: Map<string, CountedError>, { described, people }: JudgedError): void {
    const [first] = people
    if (!first) return
    const id = idOf(described)
    const known = counted.get(id)
    counted.set(id, {
      ...described,
      id,
      // Tells only whose errors are deleted first.
      reporter: digest(`${described.app} ${first.id}`).slice(0, 4),
      ...known,
      count: people.reduce((sum, person) => sum + countEvents(id, described, person), known?.count ?? 0),
      // Hashed with the error, so that two errors do not tell whether the same person met both.
      people: new Set([...(known?.people ?? []), ...people.map((person) => digest(`${id} ${person.id}`))]),
    })
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return
    const waiting = [...pending.values()]
    pending = new Map()
    byPerson = new Map()
    const counted = new Map<string, CountedError>()
    const logged = []
    const failed: unknown[] = []
    for (const one of waiting) {
      // Each on its own: what one team uploaded costs no other team its errors.
      try {
        const judged = await judge(one)
        if (!judged) continue
        logged.push({ ...judged.logged, count: one.count })
        addTo(counted, judged)
      } catch (error) {
        failed.push(error)
      }
    }
    if (logged.length > 0) log.warn({ errors: logged }, 'browsers report errors')
    if (failed.length > 0) log.warn({ err: failed[0], reports: failed.length }, 'reports of errors were not judged')
    // Only statistics: errors that could not be written are dropped.
    if (counted.size > 0)
      await errors
        .add([...counted.values()])
        .catch((error: unknown) => log.warn({ err: error }, 'the errors of sections were not written'))
  }

  const job = createWriter('errors of sections', write)

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
      const { count, open: _open, ...same } = report
      const key = JSON.stringify([app, version, reporter === null, same])
      const ofPerson = byPerson.get(reporter?.id ?? '') ?? 0
      const known = pending.get(key)
      if (!known && ofPerson >= (pending.size < max.pending ? max.ofPerson : max.always)) return
      if (!known) byPerson.set(reporter?.id ?? '', ofPerson + 1)
      const one: PendingError = known ?? { report, app, version, count: 0, people: new Map() }
      one.count += count
      if (reporter) {
        const before = one.people.get(reporter.id)?.count ?? 0
        one.people.set(reporter.id, { ...reporter, count: before + count })
      }
      pending.set(key, one)
      job.wake(times.write)
    },
  }
}
