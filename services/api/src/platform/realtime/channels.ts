import type { Channel as ChannelName } from '@torneo/contracts/realtime'
import pLimit from 'p-limit'
import type { Changes, ChangesLog } from '../changes'
import { type Channel, createChannel } from './channel'
import type { RealtimeTimes } from './realtime-times'
import type { Source } from './source'

/** How many channels read at once, of the twenty connections to the database: for the first time, and again. */
const readsAtOnce = { first: 3, next: 4 }

export interface ChannelsParts {
  readonly changes: Changes
  /** All that any channel is made of. */
  readonly collections: readonly string[]
  readonly times: RealtimeTimes
  readonly log: ChangesLog
  sourceOf(name: ChannelName): Source
}

export type Channels = ReturnType<typeof createChannels>

/** The channels that someone listens to; no other costs anything. */
export function createChannels({ changes, collections, times, log, sourceOf }: ChannelsParts) {
  const open = new Map<string, Channel>()
  const lines = { first: pLimit(readsAtOnce.first), next: pLimit(readsAtOnce.next) }
  changes.on(collections, (collection, document) => {
    for (const channel of open.values()) channel.hear(collection, document)
  })

  return {
    /** Whether someone listens to it: joining costs nothing then. */
    has: (name: string): boolean => open.has(name),

    /** The channel of that name, made when it is the first that is asked of it. */
    of(name: string, parsed: ChannelName): Channel {
      const known = open.get(name)
      if (known) return known
      const channel = createChannel({
        name, source: sourceOf(parsed), lines, times, log, isLive: changes.isLive, onIdle: () => void open.delete(name),
      })
      open.set(name, channel)
      return channel
    },

    /** Gives the newest state to slow readers who have caught up. */
    settle(): void {
      for (const channel of open.values()) channel.settle()
    },
  }
}
