import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'
import type { Database, WrittenTo } from './database'
import type { DocumentWrite } from './own-writes'

/** Milliseconds: how long the server waits before an empty response, and how old the last one may be for the stream to count as live. */
const beat = { wait: 400, live: 1000 }
/** Milliseconds before the stream is opened again. */
const retry = { first: 200, most: 5000 }

/** A change of one document, or of any documents of its collection (`id` null). */
export interface DocumentChange extends DocumentWrite {
  /** Written by this node and not yet answered; the change stream brings the same change again. */
  readonly isOwn: boolean
  /** The rev that it gave the document, where that is known. */
  readonly rev?: number | undefined
  readonly isDeletion?: boolean
}

/** Changes that the server has sent and that are not read yet; the driver does not declare what says so. */
const bufferedIn = (stream: object): number => (stream as { readonly cursor: { bufferedCount(): number } }).cursor.bufferedCount()

type Listener = (change: DocumentChange) => void

/** Logs what went wrong; the stream is opened again by itself. */
export interface ChangeFeedLog {
  warn(context: object, message: string): void
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>

/** The id is null for a change that is about no one document, or about one whose id is none of ours. */
function changeOf(collection: string, { documentKey, operationType, rev }: WrittenTo): DocumentChange {
  const { _id: id } = documentKey ?? {}
  return typeof id === 'string' ? { collection, id, isOwn: false, rev, isDeletion: operationType === 'delete' } : { collection, id: null, isOwn: false }
}

/**
 * What is written to the database: by this node before the write is answered, by any node or by hand through a single change stream. `isLive` says
 * whether nothing can have been missed. A stream that was silent too long, failed or ended is not resumed: a new one begins at the present, and
 * with its first answer every listener hears of its collections once.
 */
export function createChangeFeed(database: Database, log: ChangeFeedLog) {
  const listeners = new Map<string, Set<Listener>>()
  const stopping = new AbortController()
  let stream: ReturnType<Database['watch']> | null = null
  let listening: Promise<void> = Promise.resolve()
  let heardAt = -Infinity
  let lastHeard: { readonly writtenAt: number; readonly heardAt: number } | null = null
  let pause = retry.first

  const isLive = () => performance.now() - heardAt < beat.live

  function emit(change: DocumentChange): void {
    for (const listener of listeners.get(change.collection) ?? []) listener(change)
  }
  const emitAll = (collection: string) => emit({ collection, id: null, isOwn: false })
  database.ownWrites.on((write) => {
    try {
      emit({ ...write, isOwn: true })
    } catch (error) {
      // The write is done, and the change stream brings it again.
      log.warn({ err: error }, 'a write was not taken over at once')
    }
  })

  /** Listens until the stream ends: closed by us or by the server, or silent for so long that its next answer is about the past. */
  async function listenOnce(): Promise<void> {
    const opened = database.watch([...listeners.keys()], beat.wait)
    stream = opened
    for (let isFirst = true; !opened.closed; isFirst = false) {
      const change = await opened.tryNext()
      // An ended stream answers "nothing new" as well. The driver resumes by itself: then what comes next happened a while ago.
      if (stopping.signal.aborted || opened.closed || !(isFirst || isLive())) return
      heardAt = performance.now()
      pause = retry.first
      if (isFirst) [...listeners.keys()].forEach(emitAll)
      if (change?.wallTime) lastHeard = { writtenAt: change.wallTime.getTime(), heardAt }
      if (change?.ns?.coll !== undefined) emit(changeOf(change.ns.coll, change))
      if (change?.to?.coll !== undefined) emitAll(change.to.coll)
      // What the server has answered meanwhile, such as the write that this change is of, comes before the next question.
      if (change && bufferedIn(opened) === 0) await turn()
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

    /** The last write of any node that was heard of: when it was written, by the database's clock, and when it was heard, by this process's own. */
    lastHeard: () => lastHeard,

    /** Calls back when something is written to one of these collections; before `start`. */
    on(collections: readonly string[], listener: Listener): void {
      for (const collection of collections) listeners.set(collection, (listeners.get(collection) ?? new Set()).add(listener))
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
