import type { MongoClient } from 'mongodb'

/** Upper bounds in seconds. */
const bounds = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3]

/**
 * Counts a client's connections and operations for /metrics. Each operation checks a connection out, so the time until
 * its return is the time of the operation; the driver's own command monitoring cost a read a quarter more CPU time.
 */
export function measureClient(client: MongoClient) {
  const pool = { open: 0, used: 0, waiting: 0 }
  const takenAt = new Map<string, number>()
  const operations = { bounds, counts: bounds.map(() => 0), count: 0, seconds: 0 }

  client.on('connectionCreated', () => {
    pool.open += 1
  })
  client.on('connectionClosed', () => {
    pool.open -= 1
  })
  client.on('connectionCheckOutStarted', () => {
    pool.waiting += 1
  })
  client.on('connectionCheckOutFailed', () => {
    pool.waiting -= 1
  })
  client.on('connectionCheckedOut', ({ address, connectionId }) => {
    pool.waiting -= 1
    pool.used += 1
    takenAt.set(`${address} ${connectionId}`, performance.now())
  })
  client.on('connectionCheckedIn', ({ address, connectionId }) => {
    pool.used -= 1
    const key = `${address} ${connectionId}`
    const seconds = (performance.now() - (takenAt.get(key) ?? performance.now())) / 1000
    takenAt.delete(key)
    operations.count += 1
    operations.seconds += seconds
    bounds.forEach((bound, index) => {
      if (seconds <= bound) operations.counts[index] = (operations.counts[index] ?? 0) + 1
    })
  })

  return { pool: pool as Readonly<typeof pool>, operations: operations as Readonly<typeof operations> }
}

export type ClientMetrics = ReturnType<typeof measureClient>
