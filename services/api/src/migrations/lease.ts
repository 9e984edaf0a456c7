import { randomUUID } from 'node:crypto'
import { every } from '@torneo/serving/timers'
import type { Collection } from 'mongodb'

/** Milliseconds. After a node dies, the others wait for up to `term`. */
const leaseTimes = { term: 15_000, renewal: 4000 }

const leaseId = 'lease'

/** The lease is a document in the collection of versions: `{ _id: 'lease', holder, until }`, by the database's clock. */
export interface LeaseRow {
  readonly _id: number | string
  readonly holder?: string
  readonly until?: Date
}

const untilNext = { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount: leaseTimes.term } }

/** Runs `work` under the lease; returns false, without running it, while another process has the lease. */
export async function withLease(
  rows: Collection<LeaseRow>,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID()
  await rows.updateOne({ _id: leaseId }, { $setOnInsert: { until: new Date(0) } }, { upsert: true })
  const free = { _id: leaseId, $expr: { $lte: ['$until', '$$NOW'] } }
  if ((await rows.updateOne(free, [{ $set: { holder, until: untilNext } }])).matchedCount === 0) return false
  const lost = new AbortController()
  const timer = every(leaseTimes.renewal, () => {
    rows.updateOne({ _id: leaseId, holder }, [{ $set: { until: untilNext } }]).then(
      ({ matchedCount }) => {
        if (matchedCount === 0) lost.abort(new Error('Another node took the migration over'))
      },
      (error: unknown) => lost.abort(error),
    )
  })
  try {
    await work(lost.signal)
    return true
  } finally {
    clearInterval(timer)
    await rows.deleteOne({ _id: leaseId, holder })
  }
}
