import { createJob } from '@torneo/serving/jobs'
import type { Binary } from 'mongodb'
import { appName, type Database } from './database'
import { isUnavailable } from './database-errors'

/**
 * Milliseconds between two checks, and for which a transaction may be idle: a live node sends its next statement at
 * once.
 */
const intervals = { check: 1000, idle: 3000 }

interface OrphanedTransactionsLog {
  warn(context: object, message: string): void
}

/** A session whose transaction is between two statements; `timeActiveMicros` grows with every statement. */
interface IdleSession {
  readonly lsid: { readonly id: Binary }
  readonly transaction: { readonly parameters: { readonly txnNumber: unknown }; readonly timeActiveMicros: unknown }
}

const keyOf = ({ lsid, transaction }: IdleSession) =>
  `${lsid.id.toString('hex')} ${String(transaction.parameters.txnNumber)}`

/**
 * Ends orphaned transactions, whose node was killed or whose connection was cut. MongoDB would keep their locks for 60
 * to 90 seconds, during which no goal in that match could be registered. Ending one that is alive after all does no
 * harm: nothing of it was committed, and the driver retries it.
 */
export function createOrphanedTransactions({ admin }: Database, log: OrphanedTransactionsLog) {
  let observed = new Map<string, { readonly activeMicros: number; readonly since: number }>()

  /** Lists the service's idle transactions, of all nodes. */
  const idleSessions = () =>
    admin
      .aggregate<IdleSession>([
        { $currentOp: { idleSessions: true } },
        { $match: { type: 'idleSession', appName, transaction: { $exists: true } } },
        { $project: { lsid: 1, 'transaction.parameters.txnNumber': 1, 'transaction.timeActiveMicros': 1 } },
      ])
      .toArray()

  async function check(): Promise<void> {
    const idle = await idleSessions()
    const now = performance.now()
    observed = new Map(
      idle.map((session) => {
        const key = keyOf(session)
        const [before, activeMicros] = [observed.get(key), Number(session.transaction.timeActiveMicros)]
        return [key, before?.activeMicros === activeMicros ? before : { activeMicros, since: now }]
      }),
    )
    const orphaned = idle.filter((session) => now - (observed.get(keyOf(session))?.since ?? now) >= intervals.idle)
    if (orphaned.length === 0) return
    await admin.command({ killSessions: orphaned.map(({ lsid: { id } }) => ({ id })) })
    log.warn({ count: orphaned.length }, 'orphaned transactions were ended')
  }

  return createJob(
    'orphaned transactions',
    () =>
      check().catch((error: unknown) => {
        if (isUnavailable(error)) return
        // Some hosted databases do not permit the query: such a transaction then ends by the server's own limit.
        log.warn({ err: error }, 'the database does not list idle transactions')
        return false
      }),
    { first: intervals.check, next: intervals.check },
  )
}
