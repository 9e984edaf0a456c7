import type { Collection, Document } from 'mongodb'
import { isUnavailable } from './database-errors'

export interface Insert {
  readonly collection: Collection<Document & { _id: string }>
  readonly document: Document & { readonly _id: string }
}

interface Job {
  readonly inserts: readonly Insert[]
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Inserts that depend on nothing else in the database. What waits while a transaction is under way is written together by the next one; what
 * cannot be written, such as a key that is taken, fails alone.
 */
export function createInsertQueue(writeAll: (inserts: readonly Insert[]) => Promise<void>) {
  let waiting: Job[] = []
  let isWriting = false

  const write = (jobs: readonly Job[]) => writeAll(jobs.flatMap(({ inserts }) => inserts))

  async function writeTogether(jobs: readonly Job[]): Promise<void> {
    try {
      await write(jobs)
      for (const { resolve } of jobs) resolve()
    } catch (error) {
      if (jobs.length === 1 || isUnavailable(error)) for (const { reject } of jobs) reject(error)
      else await Promise.all(jobs.map((one) => writeTogether([one])))
    }
  }

  async function writeWaiting(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const jobs = waiting
      waiting = []
      await writeTogether(jobs)
    }
    isWriting = false
  }

  return (inserts: readonly Insert[]): Promise<void> => new Promise((resolve, reject) => {
    waiting.push({ inserts, resolve, reject })
    if (!isWriting) void writeWaiting()
  })
}
