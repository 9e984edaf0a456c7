import { setImmediate as nextTick, setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Database, WrittenTo } from '../database/database'
import type { DocumentWrite } from './own-writes'

/** Milliseconds that the server waits before an empty response. */
const waitMs = 400
/** Milliseconds: how old the last response of a live stream may be. */
const maxAgeMs = 1000
/** Milliseconds before the stream is reopened: the first time, and at most. */
const retry = { firstMs: 200, maxMs: 5000 }
/** Documents whose last emitted rev is cached: far more than are written while a change is on its way. */
const maxRevs = 1000

/** A change of one document, or of any documents of its collection (`id` null). */
export interface DocumentChange extends DocumentWrite {
  /** Written by this node and not answered yet; the change stream delivers the same change again. */
  readonly isOwn: boolean
  readonly isDeletion?: boolean
  /** Emitted before, with no other change of the document since: an own write that the change stream delivers again. */
  readonly isRepeat?: boolean
}

/** Number of changes that were received but not read yet; the driver's types do not declare it. */
const bufferedIn = (stream: object): number =>
  (stream as { readonly cursor: { bufferedCount(): number } }).cursor.bufferedCount()

type Listener = (change: DocumentChange) => void

/** Logs failures; the stream is reopened automatically. */
export interface ChangeFeedLog {
  warn(context: object, message: string): void
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>

/** Converts an event of the stream; the id is null if it concerns no single document, or one whose id is not ours. */
function changeOf(collection: string, { documentKey, operationType, rev }: WrittenTo): DocumentChange {
  const { _id: id } = documentKey ?? {}
  return typeof id === 'string'
    ? { collection, id, isOwn: false, rev, isDeletion: operationType === 'delete' }
    : { collection, id: null, isOwn: false }
}

/**
 * Emits writes to the database: this node's own before they are answered, everyone's through a single change stream.
 * `isLive` is false while changes may have been missed. A stream that was silent too long, failed or ended is not
 * resumed: a new one starts at the present, and its first response notifies every listener once about its whole
 * collections.
 */
export function createChangeFeed(database: Database, log: ChangeFeedLog, liveMs = maxAgeMs) {
  const listeners = new Map<string, Set<Listener>>()
  const stopping = new AbortController()
  let stream: ReturnType<Database['watch']> | null = null
  let listening: Promise<void> = Promise.resolve()
  let receivedAt = -Infinity
  let lastReceived: { readonly writtenAt: number; readonly receivedAt: number } | null = null
  let pause = retry.firstMs

  const isLive = () => performance.now() - receivedAt < liveMs

  const revs = new LRUCache<string, number>({ max: maxRevs })
  function isRepeat({ collection, id, rev }: DocumentChange): boolean {
    const name = `${collection}/${id}`
    const isKnown = rev !== undefined && revs.get(name) === rev
    if (id === null) revs.clear()
    else if (rev === undefined) revs.delete(name)
    else revs.set(name, rev)
    return isKnown
  }

  function emit(change: DocumentChange): void {
    const received = { ...change, isRepeat: isRepeat(change) }
    for (const listener of listeners.get(change.collection) ?? []) listener(received)
  }
  const emitAll = (collection: string) => emit({ collection, id: null, isOwn: false })
  database.ownWrites.on((write) => {
    try {
      emit({ ...write, isOwn: true })
    } catch (error) {
      // The write is done, and the change stream delivers it again.
      log.warn({ err: error }, 'the caches could not apply an own write immediately')
    }
  })

  /**
   * Reads the stream until it ends: closed by us or by the server, or silent for so long that its next response is
   * outdated.
   */
  async function listenOnce(): Promise<void> {
    const opened = database.watch([...listeners.keys()], waitMs)
    stream = opened
    for (let isFirst = true; !opened.closed; isFirst = false) {
      const change = await opened.tryNext()
      // An ended stream also answers "nothing new". The driver resumes by itself: the next event would be an old one.
      if (stopping.signal.aborted || opened.closed || !(isFirst || isLive())) return
      receivedAt = performance.now()
      pause = retry.firstMs
      if (isFirst) [...listeners.keys()].forEach(emitAll)
      if (change?.wallTime) lastReceived = { writtenAt: change.wallTime.getTime(), receivedAt }
      if (change?.ns?.coll !== undefined) emit(changeOf(change.ns.coll, change))
      if (change?.to?.coll !== undefined) emitAll(change.to.coll)
      // Responses that have arrived meanwhile, such as that of the write behind this change, are handled before the
      // next read.
      if (change && bufferedIn(opened) === 0) await nextTick()
    }
  }

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await listenOnce()
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the change stream stopped; reopening it')
      }
      receivedAt = -Infinity
      await stream?.close().catch(() => undefined)
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, retry.maxMs)
    }
  }

  return {
    name: 'change feed',
    isLive,

    /** Times of the last write of any node: written by the database's clock, received by this process's own. */
    lastReceived: () => lastReceived,

    /** Adds a listener for writes to these collections; only before `start`. */
    on(collections: readonly string[], listener: Listener): void {
      for (const collection of collections)
        listeners.set(collection, (listeners.get(collection) ?? new Set()).add(listener))
    },

    /** Opens the stream, unless there are no listeners. */
    start(): void {
      if (listeners.size > 0) listening = listen()
    },

    async stop(): Promise<void> {
      stopping.abort()
      receivedAt = -Infinity
      await stream?.close().catch(() => undefined)
      await listening
    },
  }
}
