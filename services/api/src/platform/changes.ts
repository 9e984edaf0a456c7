import { setTimeout as delay } from 'node:timers/promises'
import type { Document } from 'mongodb'
import type { Database, WrittenTo } from './database'

/** Milliseconds: how long the server holds an empty answer, and how old the last one may be for the stream to count as live. */
const beat = { wait: 400, live: 1000 }
/** Milliseconds before the stream is opened again. */
const retry = { first: 200, most: 5000 }

/** The one document that a change is about. */
export interface WrittenDocument {
  readonly id: string
  /** What it is now, null for one that is gone; absent where nobody asked for it (`withDocuments`). */
  readonly stored?: Document | null
}

/** `document` null: anything of the collection may have changed. */
type Listener = (collection: string, document: WrittenDocument | null) => void

/** Logs what went wrong; the stream mends itself. */
export interface ChangesLog {
  warn(facts: object, message: string): void
}

export type Changes = ReturnType<typeof createChanges>

/** Null for a change that is about no one document, or about one whose id is none of ours. */
function documentOf({ documentKey, fullDocument: stored }: WrittenTo): WrittenDocument | null {
  const { _id: id } = documentKey ?? {}
  if (typeof id !== 'string') return null
  return stored === undefined ? { id } : { id, stored }
}

/**
 * What is written to the database, by any node or by hand, heard on this one through a single change stream. `isLive` says whether nothing
 * can have been missed. A stream that was silent too long, failed or ended is not caught up with: a new one begins at the present, and with
 * its first answer every listener hears of its collections once.
 */
export function createChanges(database: Database, log: ChangesLog) {
  const listeners = new Map<string, Set<Listener>>()
  const documents: Record<string, Document> = {}
  const stopping = new AbortController()
  let stream: ReturnType<Database['watch']> | null = null
  let listening: Promise<void> = Promise.resolve()
  let heardAt = -Infinity
  let pause = retry.first

  const isLive = () => performance.now() - heardAt < beat.live

  function tell(collection: string | undefined, document: WrittenDocument | null = null): void {
    if (collection === undefined) return
    for (const listener of listeners.get(collection) ?? []) listener(collection, document)
  }

  /** Listens until the stream ends: closed by us or by the server, or silent for so long that its next answer is about the past. */
  async function listenOnce(): Promise<void> {
    const opened = database.watch([...listeners.keys()], beat.wait, documents)
    stream = opened
    for (let isFirst = true; !opened.closed; isFirst = false) {
      const change = await opened.tryNext()
      // An ended stream answers "nothing new" as well. The driver resumes by itself: then what comes next happened a while ago.
      if (stopping.signal.aborted || opened.closed || !(isFirst || isLive())) return
      heardAt = performance.now()
      pause = retry.first
      if (isFirst) for (const collection of listeners.keys()) tell(collection)
      tell(change?.ns?.coll, change && documentOf(change))
      tell(change?.to?.coll)
    }
  }

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await listenOnce()
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the change stream stopped and is opened again')
      }
      heardAt = -Infinity
      await stream?.close().catch(() => undefined)
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, retry.most)
    }
  }

  return {
    isLive,

    /** Calls back when something is written to one of these collections; before `start`. */
    on(collections: readonly string[], listener: Listener): void {
      for (const collection of collections) listeners.set(collection, (listeners.get(collection) ?? new Set()).add(listener))
    },

    /**
     * Changes of this collection bring the document along, as this expression over `$fullDocument` gives it; before `start`. It is what the
     * server finds when it tells of the change, so it may be newer than that.
     */
    withDocuments(collection: string, expression: Document): void {
      documents[collection] = expression
    },

    /** Begins to listen; there is nothing to hear without listeners. */
    start(): void {
      if (listeners.size > 0) listening = listen()
    },

    async close(): Promise<void> {
      stopping.abort()
      heardAt = -Infinity
      await stream?.close().catch(() => undefined)
      await listening
    },
  }
}
