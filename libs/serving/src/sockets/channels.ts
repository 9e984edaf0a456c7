import { setImmediate as nextTick } from 'node:timers/promises'
import { clientFault } from '../client-fault'
import { after } from '../timers'
import { type Channel, createChannel, type Subscriber } from './channel'
import type { SocketTimes } from './socket-times'
import type { Feed, SubscribedChannel } from './source'

export interface ChannelsParts {
  readonly feed: Feed
  readonly times: SocketTimes
  /** True for an error of a source that is away for now. */
  readonly isUnavailable?: (error: unknown) => boolean
  readonly log: { warn(context: object, message: string): void }
}

interface OpenChannel {
  readonly subscribed: SubscribedChannel
  readonly channel: Channel
  isLookedUp: boolean
}

export type Channels = ReturnType<typeof createChannels>

/** Creates channels on demand: one without subscribers costs nothing. */
export function createChannels({ feed, times, isUnavailable = () => false, log }: ChannelsParts) {
  /** Open channels by key. */
  const open = new Map<string, OpenChannel>()
  /** Keys of channels that may have changed; null: all of them. */
  let affected: Set<string> | null = new Set()
  /** True if something was written since the last refresh began. */
  let isInvalidated = false
  let isRunning = false
  let retrying: NodeJS.Timeout | null = null

  /** Notifies waiting subscribers and schedules another attempt. */
  function fail(error: unknown, channels: Iterable<OpenChannel>): void {
    log.warn({ err: error }, 'the data of channels could not be read; retrying')
    for (const { channel } of channels) channel.fail(clientFault(isUnavailable(error) ? 'unavailable' : 'internal'))
    retrying ??= after(times.retry, () => {
      retrying = null
      wake(null)
    })
  }

  function withChannel(name: string, work: (channel: Channel) => void): void {
    const channel = open.get(name)?.channel
    if (!channel) return
    work(channel)
    if (channel.isEmpty()) open.delete(name)
  }

  /** Asks the database about a channel that memory does not know, without delaying other channels. */
  async function lookUp(name: string, entry: OpenChannel): Promise<void> {
    if (entry.isLookedUp) return
    entry.isLookedUp = true
    try {
      const exists = await feed.exists(entry.subscribed)
      withChannel(name, (channel) => (exists ? channel.refresh() : channel.end()))
    } catch (error) {
      fail(error, [entry])
    }
    entry.isLookedUp = false
  }

  function refresh(name: string): void {
    const entry = open.get(name)
    if (!entry) return
    if (!entry.channel.isReady()) return void lookUp(name, entry)
    withChannel(name, (channel) => channel.refresh())
  }

  async function run(): Promise<void> {
    // Everything in one round of the change stream counts as one change: finishing a match writes teams and players
    // too.
    await nextTick()
    try {
      do {
        isInvalidated = false
        if (!feed.isFresh()) await feed.refresh()
        const names = [...(affected ?? open.keys())]
        affected = new Set()
        for (const name of names) refresh(name)
      } while (isInvalidated || affected === null || affected.size > 0)
    } catch (error) {
      fail(error, open.values())
    }
    isRunning = false
  }

  function wake(name?: string | null): void {
    if (name === null) affected = null
    else if (name !== undefined) affected?.add(name)
    if (isRunning || open.size === 0) return
    isRunning = true
    void run()
  }

  feed.onAffected((name) => {
    if (name === null || open.has(name)) wake(name)
  })
  feed.onInvalidate(() => {
    isInvalidated = true
    wake()
  })

  return {
    /** True if the channel is open: joining it costs nothing. */
    has: (key: string): boolean => open.has(key),

    join(key: string, name: string, subscribed: SubscribedChannel, subscriber: Subscriber): void {
      const entry = open.get(key) ?? {
        subscribed,
        channel: createChannel(name, feed.source(subscribed)),
        isLookedUp: false,
      }
      open.set(key, entry)
      entry.channel.add(subscriber)
      if (entry.channel.isReady() && feed.isFresh()) entry.channel.sendSnapshots()
      else wake(key)
    },

    leave: (key: string, subscriber: Subscriber): void => withChannel(key, (channel) => channel.remove(subscriber)),

    /** Sends snapshots to slow readers that have room again. */
    sendSnapshots(): void {
      for (const { channel } of open.values()) channel.sendSnapshots()
    },
  }
}
