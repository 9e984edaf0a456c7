import type { PageQuery } from '@torneo/contracts/endpoint/record'
import { type AuditFilter, type AuditKind, AuditRow } from '@torneo/contracts/records/audit'
import { createJob } from '@torneo/serving/jobs'
import type { Filter } from 'mongodb'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Author, Database, Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import { invalidFieldsOf } from '../../platform/database/stored-shape'
import { type AuditAnchor, linkTo, noRow, verifyChain } from './audit-chain'

/** Milliseconds: the batching delay, and the interval at which a node looks for events that another node left. */
const delays = { batch: 100, first: 5000, next: 60_000 }
const day = 24 * 3_600_000
/** Maximum number of rows that one transaction appends. */
const batchSize = 500
/** Maximum number of unreadable rows that are named; the others are counted. */
const maxNamed = 20

const { sequence: _sequence, at: _at, prev, hash, mac, ...event } = AuditRow.shape
const PendingEvent = row({ ...event, at: z.date() })
type PendingEvent = z.output<typeof PendingEvent>
const StoredRow = z.object({ ...event, _id: z.number(), at: z.date(), prev, hash, mac })
type StoredRow = Readonly<z.output<typeof StoredRow>>

/** An audit event in the contract's terms. */
export interface NewAuditEvent {
  readonly kind: AuditKind
  readonly subject?: AuditRow['subject']
  readonly detail?: string
}

/** The actor and their network. */
export interface AuditSource {
  /** Null for an anonymous request. */
  readonly by: Author | null
  readonly from?: string | undefined
  readonly transaction?: Transaction | undefined
}

export interface AuditLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

const isoOf = <T extends { at: Date }>(event: T) => ({ ...event, at: event.at.toISOString() })
const toRow = ({ _id: sequence, ...row }: StoredRow): AuditRow => ({ sequence, ...isoOf(row) })

function filterOf({ person, kind, since, until }: AuditFilter): Filter<StoredRow> {
  return {
    ...(person === undefined ? {} : { $or: [{ 'who.id': person }, { 'subject.id': person }] }),
    ...(kind === undefined ? {} : { kind }),
    ...(since === undefined && until === undefined
      ? {}
      : { at: { ...(since && { $gte: new Date(since) }), ...(until && { $lt: new Date(until) }) } }),
  }
}

export type AuditRepository = ReturnType<typeof createAuditRepository>

/**
 * The audit log: immutable rows, each with the hash of the previous one. An event is written to `audit_pending` in the
 * transaction of its change; later any node moves pending events into the chain in a separate transaction
 * (docs/design/bin.md).
 */
export function createAuditRepository(database: Database, key: string | null, log: AuditLog) {
  const rows = database.collection('audit', StoredRow, [
    { key: { at: 1 } },
    { key: { kind: 1, _id: -1 } },
    { key: { 'who.id': 1, _id: -1 } },
    { key: { 'subject.id': 1, _id: -1 } },
  ])
  const pending = database.collection('audit_pending', PendingEvent)
  let queue: Promise<unknown> = Promise.resolve()
  let headLoggedAt = -Infinity
  let length = 0
  const counts = new Map<string, number>()

  async function head(session?: Transaction): Promise<AuditAnchor> {
    const options = session ? { session } : {}
    const [last] = await rows
      .find({ _id: { $gt: 0 } }, { projection: { _id: 1 }, ...options })
      .sort({ _id: -1 })
      .limit(1)
      .toArray()
    length = last?._id ?? 0
    // The chain continues after a damaged row, which the verification finds.
    return last
      ? {
          sequence: last._id,
          hash: (await rows.findOne({ _id: last._id }, { projection: { hash: 1 }, ...options }))?.hash ?? '',
        }
      : noRow
  }

  /** Returns true if there may be more. If two nodes take the same rows, one transaction is retried and finds fewer. */
  const appendBatch = (): Promise<boolean> =>
    database.transaction(async (session) => {
      const batch: PendingEvent[] = []
      for await (const event of pending.find({}, { session }).sort({ at: 1, _id: 1 }))
        if (batch.push(event) === batchSize) break
      if (batch.length === 0) return false
      let last = await head(session)
      const appended = batch.map(({ _id: _, ...event }): StoredRow => {
        const { sequence, ...row } = linkTo(last, isoOf(event), key)
        last = { sequence, hash: row.hash }
        return { ...row, _id: sequence, at: event.at }
      })
      await rows.insertMany(appended, { session })
      length = last.sequence
      await pending.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } }, { session })
      return batch.length === batchSize
    })

  async function appendPending(): Promise<void> {
    if (!(await pending.findOne({}, { projection: { _id: 1 } }))) return
    while (await appendBatch());
  }

  /** Resolves when everything that was written before this call is in the chain. */
  const linkPending = (): Promise<void> => {
    const done = queue.then(appendPending, appendPending)
    queue = done.catch(() => undefined)
    return done
  }

  const linkLater = (): Promise<void> =>
    linkPending().catch((error: unknown) => log.warn({ err: error }, 'the audit log could not be linked; retrying'))

  database.ownWrites.on(({ collection, stored }) => {
    if (collection !== 'audit_pending' || !stored) return
    const kind = String(stored['kind'])
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    job.wake(delays.batch)
  })

  /** Names the rows, and the events that wait, that do not fit their shape; null if there are none. */
  async function unreadable(): Promise<string | null> {
    const named: string[] = []
    let count = 0
    for (const [collection, shape] of [
      ['audit', StoredRow],
      ['audit_pending', PendingEvent],
    ] as const) {
      for await (const stored of database.documents(collection, {})) {
        const fields = invalidFieldsOf(shape, stored)
        if (fields.length === 0) continue
        count += 1
        if (count <= maxNamed) named.push(`${JSON.stringify(stored['_id'])} of ${collection} (${fields.join(', ')})`)
      }
    }
    if (count === 0) return null
    const more = count > maxNamed ? ` and ${count - maxNamed} more` : ''
    return `${count} ${count === 1 ? 'row' : 'rows'} cannot be read: ${named.join(', ')}${more}`
  }

  /** Logs the head once a day, so that external logs can prove that no row was cut off. */
  async function logHead(): Promise<void> {
    await linkLater()
    if (performance.now() - headLoggedAt < day) return
    const { sequence, hash } = await head()
    log.info({ sequence, hash }, 'the head of the audit log')
    headLoggedAt = performance.now()
  }
  const job = createJob('audit log', () => logHead().catch(() => undefined), delays)

  return {
    head,
    linkPending,

    /** Number of events of each kind that this process has written. */
    counts: counts as ReadonlyMap<string, number>,

    /** Number of rows at the last read. */
    length: () => length,

    /** Adds an event, in the transaction of its change or by itself. */
    async add(
      { kind, subject = null, detail = '' }: NewAuditEvent,
      { by, from = '', transaction }: AuditSource,
    ): Promise<void> {
      const document = {
        _id: newId(),
        at: await database.now(),
        kind,
        who: by && { id: by.id, name: by.name },
        from,
        subject,
        detail,
      }
      await database.insert({ collection: pending as never, document }, transaction)
    },

    async list(query: AuditFilter, { limit, offset = 0 }: PageQuery) {
      await linkLater()
      const filter = filterOf(query)
      const [total, items] = await Promise.all([
        rows.countDocuments(filter),
        rows
          .find(filter)
          .sort({ _id: -1 })
          .skip(offset)
          .limit(limit ?? 0)
          .toArray(),
      ])
      return { total, items: items.map(toRow) }
    },

    /** All rows, oldest first. */
    all: (): AsyncIterable<AuditRow> => rows.find({}, { sort: { _id: 1 } }).map(toRow),

    unreadable,

    /** Verifies the chain. Rows that cannot be read break it too: every read leaves them out. */
    async verify(anchors: readonly AuditAnchor[] = [], signedFrom = 1) {
      await linkPending()
      const chain = await verifyChain(this.all(), { key, signedFrom, anchors })
      return { ...chain, broken: [chain.broken, await unreadable()].filter(Boolean).join('; ') || null }
    },

    ...job,

    async stop(): Promise<void> {
      await job.stop()
      await linkLater()
    },
  }
}
