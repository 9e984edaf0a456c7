import { notFound, type Problem } from '../problems'
import { channelFrame, errorFrame } from './frames'
import type { News, Source } from './source'

/** Who listens to a channel. */
export interface Subscriber {
  /** False when it takes no more for now. */
  send(frame: Buffer): boolean
  /** The channel is no more, or never was; `frame` says so. */
  lose(channel: string, frame: Buffer, wasThere: boolean): void
}

export type Channel = ReturnType<typeof createChannel>

/**
 * What everyone who subscribed to a name is told. Whoever is `even` has all that was sent; whoever is `due` gets a snapshot, as a newcomer
 * or because it could not take a change.
 */
export function createChannel(name: string, source: Source) {
  const even = new Set<Subscriber>()
  const due = new Set<Subscriber>()
  let isReady = false
  let seq = 1
  let snapshotFrame: Buffer | null = null

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
    // What came before the first listener is in the snapshot.
    if (isReady && news === 'anew') beginAnew()
    else if (isReady) for (const data of news) sendToAll(data)
    isReady = true
    settle()
  }

  return {
    isReady: () => isReady,
    isEmpty: () => even.size === 0 && due.size === 0,

    /** Owes a snapshot, to whoever is there already too. */
    add(subscriber: Subscriber): void {
      even.delete(subscriber)
      due.add(subscriber)
    },

    remove(subscriber: Subscriber): void {
      even.delete(subscriber)
      due.delete(subscriber)
    },

    /** Tells what is new. */
    refresh: (): void => tell(source.news()),

    /** Gives the newest state to those who have read enough by now. */
    settle,

    /** Whoever waits is given what was last known, or told why there is nothing. */
    fail({ code, message }: Problem): void {
      if (isReady) return settle()
      for (const subscriber of due) subscriber.send(errorFrame(code, message, name))
    },

    end: (): void => tell('gone'),
  }
}
