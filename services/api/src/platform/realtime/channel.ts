import { notFound, type Problem } from '../problems'
import { channelFrame, errorFrame } from './frames'
import type { Source } from './source'

/** Who listens to a channel. */
export interface Subscriber {
  /** False when it takes no more for now. */
  send(frame: Buffer): boolean
  /** The channel is gone, or never was there; `frame` says so. */
  lose(channel: string, frame: Buffer, wasThere: boolean): void
}

export type Channel = ReturnType<typeof createChannel>

/**
 * Sends to everyone who subscribed to a name: first a snapshot, then each change, numbered. Who cannot take a change is sent no more of them, and a
 * new snapshot once it can.
 */
export function createChannel(name: string, source: Source) {
  const caughtUp = new Set<Subscriber>()
  const needSnapshot = new Set<Subscriber>()
  let isReady = false
  let seq = 1
  let snapshotFrame: Buffer | null = null

  function move(from: Set<Subscriber>, to: Set<Subscriber>, subscriber: Subscriber): void {
    from.delete(subscriber)
    to.add(subscriber)
  }

  /** To subscribers whose buffers have room by now. */
  function sendSnapshots(): void {
    if (!isReady) return
    for (const subscriber of needSnapshot) {
      snapshotFrame ??= channelFrame('snapshot', name, seq, source.snapshot())
      if (subscriber.send(snapshotFrame)) move(needSnapshot, caughtUp, subscriber)
    }
  }

  function sendChange(data: string): void {
    seq += 1
    const frame = channelFrame('change', name, seq, data)
    for (const subscriber of caughtUp) if (!subscriber.send(frame)) move(caughtUp, needSnapshot, subscriber)
  }

  function reset(): void {
    seq += 1
    for (const subscriber of caughtUp) move(caughtUp, needSnapshot, subscriber)
  }

  function end(): void {
    const frame = errorFrame(404, notFound().message, name)
    const [all, wasThere] = [[...caughtUp, ...needSnapshot], isReady]
    caughtUp.clear()
    needSnapshot.clear()
    isReady = false
    for (const subscriber of all) subscriber.lose(name, frame, wasThere)
  }

  return {
    isReady: () => isReady,
    isEmpty: () => caughtUp.size === 0 && needSnapshot.size === 0,

    /** Who is there already gets a new snapshot too. */
    add: (subscriber: Subscriber): void => move(caughtUp, needSnapshot, subscriber),

    remove(subscriber: Subscriber): void {
      caughtUp.delete(subscriber)
      needSnapshot.delete(subscriber)
    },

    /** Sends what changed. */
    refresh(): void {
      const update = source.update()
      if (update === 'gone') return end()
      if (update.length > 0) snapshotFrame = null
      // What changed before the first snapshot is in it.
      if (isReady && update === 'reset') reset()
      else if (isReady) for (const data of update) sendChange(data)
      isReady = true
      sendSnapshots()
    },

    sendSnapshots,

    /** Its source could not be read: who waits gets the last known snapshot, or the reason why there is none. */
    fail({ code, message }: Problem): void {
      if (isReady) return sendSnapshots()
      for (const subscriber of needSnapshot) subscriber.send(errorFrame(code, message, name))
    },

    end,
  }
}
