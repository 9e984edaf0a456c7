import type { ChangeStreamDocument } from 'mongodb'
import type { Database } from './database'

/** Milliseconds: how long the server holds an empty answer, and how old the last one may be for the stream to count as live. */
const beat = { wait: 400, live: 1000 }
const retry = { first: 200, most: 5000 }

type Listener = (collection: string) => void

/** Logs what went wrong; the stream mends itself. */
export interface ChangesLog {
  warn(facts: object, message: string): void
}

export type Changes = ReturnType<typeof createChanges>

/**
 * What is written to the database, by any node or by hand, heard on this one: a single change stream, resumed over interruptions.
 * `isLive` says whether nothing can have been missed; after a time when it was not, every listener hears of its collections once.
 */
export function createChanges(database: Database, log: ChangesLog) {
  const listeners = new Map<string, Set<Listener>>()
  let stream: ReturnType<Database['watch']> | null = null
  let token: unknown = null
  let heardAt = -Infinity
  let delay = retry.first
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const isLive = () => performance.now() - heardAt < beat.live

  function tell(collection: string): void {
    for (const listener of listeners.get(collection) ?? []) listener(collection)
  }

  /** The server answered, so all before this moment has been heard. */
  function hear(resumeToken: unknown): void {
    const missed = !isLive()
    token = resumeToken
    heardAt = performance.now()
    delay = retry.first
    if (missed) for (const collection of listeners.keys()) tell(collection)
  }

  function handleChange(change: ChangeStreamDocument): void {
    hear(change._id)
    if ('ns' in change && 'coll' in change.ns) tell(change.ns.coll)
  }

  function open(): void {
    if (closed) return
    const opened = database.watch([...listeners.keys()], { resumeAfter: token, maxAwaitTimeMS: beat.wait })
    stream = opened
    opened.on('change', handleChange)
    opened.on('resumeTokenChanged', hear)
    // The driver resumes by itself over what passes; an error means that it has given up.
    opened.on('error', (error: Error & { code?: number | string; hasErrorLabel?: (label: string) => boolean }) => {
      heardAt = -Infinity
      // The place to go on from is lost: begin anew, and whoever listens reads afresh.
      if (error.hasErrorLabel?.('NonResumableChangeStreamError')) token = null
      log.warn({ err: error }, 'the change stream stopped and is opened again')
      opened.removeAllListeners('change').removeAllListeners('resumeTokenChanged')
      void opened.close().catch(() => undefined)
      timer = setTimeout(open, delay)
      delay = Math.min(delay * 2, retry.most)
    })
  }

  return {
    isLive,

    /** Calls back when something is written to one of these collections; before `start`. */
    on(collections: readonly string[], listener: Listener): void {
      for (const collection of collections) listeners.set(collection, (listeners.get(collection) ?? new Set()).add(listener))
    },

    /** Begins to listen; there is nothing to hear without listeners. */
    start(): void {
      if (listeners.size > 0) open()
    },

    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await stream?.close()
    },
  }
}
