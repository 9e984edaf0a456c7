import { setImmediate as turn } from 'node:timers/promises'
import type { ChangeFeedLog } from '../change-feed'
import { isUnavailable } from '../database-errors'
import { internal, unavailable } from '../problems'
import { after } from '../timers'
import { type Channel, createChannel, type Subscriber } from './channel'
import type { RealtimeTimes } from './realtime-times'
import type { Feed, HeardChannel } from './source'

export interface ChannelsParts {
  readonly feed: Feed
  readonly times: RealtimeTimes
  readonly log: ChangeFeedLog
  /** Called with the name of a channel after its changes were sent. */
  readonly onSent?: ((name: string) => void) | undefined
}

interface OpenChannel {
  readonly heard: HeardChannel
  readonly channel: Channel
  isLookedUp: boolean
}

export type Channels = ReturnType<typeof createChannels>

/** The channels that someone listens to; no other costs anything. */
export function createChannels({ feed, times, log, onSent }: ChannelsParts) {
  /** By their keys. */
  const open = new Map<string, OpenChannel>()
  /** Names of channels that may have changed; null: any may. */
  let affected: Set<string> | null = new Set()
  /** Something was written since the last refresh began. */
  let isInvalidated = false
  let isRunning = false
  let retrying: NodeJS.Timeout | null = null

  /** Tells who waits, and tries all of it again. */
  function fail(error: unknown, channels: Iterable<OpenChannel>): void {
    log.warn({ err: error }, 'what channels send could not be read and is read again')
    for (const { channel } of channels) channel.fail(isUnavailable(error) ? unavailable() : internal())
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

  /** Where memory knows no such thing the database is asked: no other channel waits for that. */
  async function lookUp(name: string, entry: OpenChannel): Promise<void> {
    if (entry.isLookedUp) return
    entry.isLookedUp = true
    try {
      const exists = await feed.exists(entry.heard)
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
    onSent?.(name)
  }

  async function run(): Promise<void> {
    // All that one round of the change stream brings counts as one change: a finish writes teams and players too.
    await turn()
    try {
      do {
        isInvalidated = false
        if (!feed.isFresh()) await feed.refresh()
        const names = [...affected ?? open.keys()]
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
    /** Whether someone listens to it: joining costs nothing then. */
    has: (key: string): boolean => open.has(key),

    join(key: string, name: string, heard: HeardChannel, subscriber: Subscriber): void {
      const entry = open.get(key) ?? { heard, channel: createChannel(name, feed.source(heard)), isLookedUp: false }
      open.set(key, entry)
      entry.channel.add(subscriber)
      if (entry.channel.isReady() && feed.isFresh()) entry.channel.sendSnapshots()
      else wake(key)
    },

    leave: (key: string, subscriber: Subscriber): void => withChannel(key, (channel) => channel.remove(subscriber)),

    /** To slow readers who have room by now. */
    sendSnapshots(): void {
      for (const { channel } of open.values()) channel.sendSnapshots()
    },
  }
}
