import { setTimeout as delay } from 'node:timers/promises'
import type { LimitFunction } from 'p-limit'
import type { ChangesLog, WrittenDocument } from '../changes'
import { isUnavailable } from '../database'
import { internal, notFound, type Problem, unavailable } from '../problems'
import { channelFrame, errorFrame } from './frames'
import type { RealtimeTimes } from './realtime-times'
import type { Heard, HeardDocument, News, Source } from './source'

/** Who listens to a channel. */
export interface Subscriber {
  /** False when it takes no more for now. */
  send(frame: Buffer): boolean
  /** The channel is no more, or never was; `frame` says so. */
  lose(channel: string, frame: Buffer, wasThere: boolean): void
}

export interface ChannelParts {
  readonly name: string
  readonly source: Source
  /** Where a channel waits that nobody has heard anything of yet, and where one that has listeners does: it never waits for newcomers. */
  readonly lines: { readonly first: LimitFunction; readonly next: LimitFunction }
  readonly times: Pick<RealtimeTimes, 'retry' | 'mostRetry'>
  readonly log: ChangesLog
  /** Whether no change can have been missed. */
  isLive(): boolean
  /** Nobody listens any more, and nothing is under way. */
  onIdle(): void
}

/** More documents than these at once are not told apart. */
const mostHeard = 50

export type Channel = ReturnType<typeof createChannel>

/**
 * What everyone who subscribed to a name is told. Whoever is `even` has all that was sent; whoever is `due` gets a snapshot, as a newcomer
 * or because it could not take a change. Reads follow what is heard, one at a time: what is heard during one causes one more. The state is
 * kept for newcomers, so a hundred of them cost one read.
 */
export function createChannel({ name, source, lines, times, log, isLive, onIdle }: ChannelParts) {
  const even = new Set<Subscriber>()
  const due = new Set<Subscriber>()
  let heard: HeardDocument[] | null = null
  let hasNews = true
  let isReading = false
  let isReady = false
  let seq = 1
  let pause = times.retry
  let snapshotFrame: Buffer | null = null
  let wake = (): void => undefined

  const isEmpty = () => even.size === 0 && due.size === 0

  function snapshot(): Buffer {
    snapshotFrame ??= channelFrame('snapshot', name, seq, source.snapshot())
    return snapshotFrame
  }

  function settle(): void {
    if (!isReady) return
    for (const subscriber of due) {
      if (!subscriber.send(snapshot())) continue
      due.delete(subscriber)
      even.add(subscriber)
    }
  }

  function sendToAll(data: string): void {
    seq += 1
    const frame = channelFrame('change', name, seq, data)
    for (const subscriber of even) {
      if (subscriber.send(frame)) continue
      even.delete(subscriber)
      due.add(subscriber)
    }
  }

  function beginAnew(): void {
    seq += 1
    for (const subscriber of even) due.add(subscriber)
    even.clear()
  }

  function endForAll(): void {
    const frame = errorFrame(404, notFound().message, name)
    const all = [...even, ...due]
    const wasThere = isReady
    even.clear()
    due.clear()
    isReady = false
    for (const subscriber of all) subscriber.lose(name, frame, wasThere)
  }

  function tell(news: News): void {
    if (news === 'gone') return endForAll()
    if (news === 'anew' || news.length > 0) snapshotFrame = null
    // What comes of the first read is in the snapshot.
    if (isReady && news === 'anew') beginAnew()
    else if (isReady) for (const data of news) sendToAll(data)
    isReady = true
    settle()
  }

  /** Whoever waits is given what was last known, or told why there is nothing. */
  function tellOfFailure({ code, message }: Problem): void {
    if (isReady) return settle()
    for (const subscriber of due) subscriber.send(errorFrame(code, message, name))
  }

  /** The pause after a failure; the change stream that is back ends it. */
  async function quiet(): Promise<void> {
    const over = new AbortController()
    wake = () => over.abort()
    await delay(pause, undefined, { ref: false, signal: over.signal }).catch(() => undefined)
  }

  /** Null when all have left before their turn came: nothing is read then. */
  async function load(about: Heard): Promise<News | null> {
    if (!isReady && source.isThere && !(await source.isThere())) return 'gone'
    return lines[isReady ? 'next' : 'first'](() => (isEmpty() ? Promise.resolve(null) : source.read(about)))
  }

  async function readOnce(): Promise<void> {
    const before = isReady ? heard : null
    hasNews = false
    heard = []
    try {
      const news = await load(before)
      pause = times.retry
      if (news) return tell(news)
      hasNews = true
      heard = null
    } catch (error) {
      log.warn({ err: error, channel: name.replace(/:.*/, '') }, 'a channel could not be read and is read again')
      hasNews = true
      heard = null
      tellOfFailure(isUnavailable(error) ? unavailable() : internal())
      await quiet()
      pause = Math.min(pause * 2, times.mostRetry)
    }
  }

  async function readAll(): Promise<void> {
    // All that one round of the change stream brings is heard before the read: a goal writes the match and the event.
    await (isReady && source.gather ? delay(source.gather) : new Promise(setImmediate))
    while (hasNews && !isEmpty()) await readOnce()
    isReading = false
    if (isEmpty()) onIdle()
  }

  function begin(): void {
    if (isReading) return
    isReading = true
    void readAll()
  }

  return {
    /** Gives a snapshot, at once if nothing can have been missed, else after a read; to whoever is there already too. Then the changes. */
    add(subscriber: Subscriber): void {
      even.delete(subscriber)
      due.add(subscriber)
      if (isReady && isLive()) return settle()
      // The first read is under way, or pauses after a failure.
      if (!isReady && isReading) return wake()
      hasNews = true
      heard = null
      begin()
    },

    remove(subscriber: Subscriber): void {
      even.delete(subscriber)
      due.delete(subscriber)
      if (isEmpty() && !isReading) onIdle()
    },

    hear(collection: string, document: WrittenDocument | null): void {
      if (!source.concerns(collection, document)) return
      hasNews = true
      if (document === null || heard === null || heard.length >= mostHeard) heard = null
      else heard.push({ ...document, collection })
      begin()
      wake()
    },

    /** Gives the newest state to those who have read enough by now. */
    settle,
  }
}
