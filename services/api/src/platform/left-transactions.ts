import { type Database, type IdleTransaction, isUnavailable } from './database'
import { createRepeater } from './repeater'

/** Milliseconds between two looks, and for how long a transaction may do nothing: a node that lives sends its next statement at once. */
const pace = { look: 1000, idle: 3000 }

interface LeftTransactionsLog {
  warn(facts: object, message: string): void
}

/**
 * Ends transactions that nobody will: of a node that was killed, or whose line was cut, in the middle of one. MongoDB keeps such a transaction,
 * and all it wrote locked, for 60 to 90 seconds, in which nobody could tap a goal in that match. Ending one that lives after all does no harm:
 * nothing of it was committed, and the driver repeats it.
 */
export function createLeftTransactions(database: Database, log: LeftTransactionsLog) {
  let seen = new Map<string, { readonly activeMicros: number; readonly since: number }>()

  async function look(): Promise<void> {
    const idle = await database.idleTransactions()
    const now = performance.now()
    seen = new Map(idle.map(({ key, activeMicros }) => {
      const before = seen.get(key)
      return [key, before?.activeMicros === activeMicros ? before : { activeMicros, since: now }]
    }))
    const isLeft = ({ key }: IdleTransaction) => now - (seen.get(key)?.since ?? now) >= pace.idle
    const left = idle.filter(isLeft)
    if (left.length === 0) return
    await database.endTransactions(left)
    log.warn({ count: left.length }, 'transactions that a stopped node or a cut line had left open were ended')
  }

  return createRepeater(() => look().catch((error: unknown) => {
    if (isUnavailable(error)) return true
    // Some hosted databases do not let anyone ask: then such a transaction ends by the server's own limit.
    log.warn({ err: error }, 'the database does not tell which transactions were left open')
    return false
  }), { first: pace.look, next: pace.look })
}
