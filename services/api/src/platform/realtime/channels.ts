import type { Channel as ChannelName } from '@torneo/contracts/realtime'
import type { ChangeFeedLog } from '../change-feed'
import { isUnavailable } from '../database-errors'
import { internal, unavailable } from '../problems'
import { type Channel, createChannel, type Subscriber } from './channel'
import type { RealtimeTimes } from './realtime-times'
import type { Feed } from './source'

export interface ChannelsParts {
  readonly feed: Feed
  readonly times: RealtimeTimes
  readonly log: ChangeFeedLog
}

interface Open {
  readonly parsed: ChannelName
  readonly channel: Channel
  isSought: boolean
}

export type Channels = ReturnType<typeof createChannels>

/** The channels that someone listens to; no other costs anything. */
export function createChannels({ feed, times, log }: ChannelsParts) {
  const open = new Map<string, Open>()
  /** Names of those that may have news; null: any may. */
  let waiting: Set<string> | null = new Set()
  let isRunning = false
  let retrying: NodeJS.Timeout | null = null

  /** What failed is tried again, all of it: who waits is told so meanwhile. */
  function failed(error: unknown, concerned: Iterable<Open>): void {
    log.warn({ err: error }, 'what channels tell could not be read and is read again')
    for (const { channel } of concerned) channel.fail(isUnavailable(error) ? unavailable() : internal())
    retrying ??= setTimeout(() => {
      retrying = null
      wake(null)
    }, times.retry).unref()
  }

  function give(name: string, tell: (channel: Channel) => void): void {
    const channel = open.get(name)?.channel
    if (!channel) return
    tell(channel)
    if (channel.isEmpty()) open.delete(name)
  }

  /** Asked of the database where memory knows no such thing: nobody else waits for that. */
  async function begin(name: string, entry: Open): Promise<void> {
    if (entry.isSought) return
    entry.isSought = true
    try {
      const isThere = await feed.isThere(entry.parsed)
      give(name, (channel) => (isThere ? channel.refresh() : channel.end()))
    } catch (error) {
      failed(error, [entry])
    }
    entry.isSought = false
  }

  function refresh(name: string): void {
    const entry = open.get(name)
    if (!entry) return
    if (entry.channel.isReady()) give(name, (channel) => channel.refresh())
    else void begin(name, entry)
  }

  async function run(): Promise<void> {
    // All that one round of the change stream brings is heard first: a finish writes teams and players too.
    await new Promise(setImmediate)
    try {
      do {
        if (!feed.isSettled()) await feed.settle()
        const names = [...waiting ?? open.keys()]
        waiting = new Set()
        for (const name of names) refresh(name)
      } while (waiting === null || waiting.size > 0)
    } catch (error) {
      failed(error, open.values())
    }
    isRunning = false
  }

  function wake(name?: string | null): void {
    if (name === null) waiting = null
    else if (name !== undefined) waiting?.add(name)
    if (isRunning || open.size === 0) return
    isRunning = true
    void run()
  }

  feed.onNews((name) => {
    if (name === null || open.has(name)) wake(name)
  })
  feed.onStale(() => wake())

  return {
    /** Whether someone listens to it: joining costs nothing then. */
    has: (name: string): boolean => open.has(name),

    join(name: string, parsed: ChannelName, subscriber: Subscriber): void {
      const entry = open.get(name) ?? { parsed, channel: createChannel(name, feed.source(parsed)), isSought: false }
      open.set(name, entry)
      entry.channel.add(subscriber)
      if (entry.channel.isReady() && feed.isSettled()) entry.channel.settle()
      else wake(name)
    },

    leave(name: string, subscriber: Subscriber): void {
      give(name, (channel) => channel.remove(subscriber))
    },

    /** Gives the newest state to slow readers who have caught up. */
    settle(): void {
      for (const { channel } of open.values()) channel.settle()
    },
  }
}
