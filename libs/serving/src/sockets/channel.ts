import { type ClientFault, clientFault } from '../client-fault'
import { channelFrame, errorFrame } from './frames'
import type { Source } from './source'

/** A listener of a channel. */
export interface Subscriber {
  /** Returns false while the subscriber cannot take more. */
  send(frame: Buffer): boolean
  /** Called with an error frame when the channel ended or never existed. */
  lose(channel: string, frame: Buffer, wasThere: boolean): void
}

export type Channel = ReturnType<typeof createChannel>

/**
 * Sends to all subscribers of a name: first a snapshot, then numbered changes. A subscriber that cannot take a change
 * gets no further ones, and a new snapshot once it can.
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

  /** Sends snapshots to subscribers whose buffers have room again. */
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
    const frame = errorFrame(404, clientFault('notFound').message, name)
    const [all, wasThere] = [[...caughtUp, ...needSnapshot], isReady]
    caughtUp.clear()
    needSnapshot.clear()
    isReady = false
    for (const subscriber of all) subscriber.lose(name, frame, wasThere)
  }

  return {
    isReady: () => isReady,
    isEmpty: () => caughtUp.size === 0 && needSnapshot.size === 0,

    /** Adds a subscriber; one that is already subscribed gets a new snapshot. */
    add: (subscriber: Subscriber): void => move(caughtUp, needSnapshot, subscriber),

    remove(subscriber: Subscriber): void {
      caughtUp.delete(subscriber)
      needSnapshot.delete(subscriber)
    },

    /** Sends the latest changes. */
    refresh(): void {
      const update = source.update()
      if (update === 'gone') return end()
      if (update.length > 0) snapshotFrame = null
      // Changes before the first snapshot are part of it.
      if (isReady && update === 'reset') reset()
      else if (isReady) for (const data of update) sendChange(data)
      isReady = true
      sendSnapshots()
    },

    sendSnapshots,

    /**
     * Called when the source could not be read: waiting subscribers get the last known snapshot, or the error if there
     * is none.
     */
    fail({ code, message }: ClientFault): void {
      if (isReady) return sendSnapshots()
      for (const subscriber of needSnapshot) subscriber.send(errorFrame(code, message, name))
    },

    end,
  }
}
