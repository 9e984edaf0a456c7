import { type Channel, parseChannel, realtimeLimits } from '@torneo/contracts/realtime'
import { passRole } from '@torneo/contracts/roles'
import { forbidden, invalid, notFound, Problem } from '../problems'
import type { Subscriber } from './channel'
import type { Channels } from './channels'
import { errorFrame } from './frames'
import { contentKey, type HeardChannel } from './source'

export interface SubscriptionsParts {
  readonly channels: Channels
  /** Null without a session. */
  readonly role: string | null
  readonly send: Subscriber['send']
  /** It asked for something that is not there. */
  miss(): void
  /** Throws when this client has opened too many channels that nobody listened to, or all together too many that memory does not know. */
  spend(channel: HeardChannel): void
}

/** What one connection listens to. */
export function createSubscriptions({ channels, role, send, miss, spend }: SubscriptionsParts) {
  /** Keys of the channels, by their names. */
  const joined = new Map<string, string>()
  const subscriber: Subscriber = {
    send,
    lose(name, frame, wasThere) {
      joined.delete(name)
      send(frame)
      if (!wasThere) miss()
    },
  }

  function heardBy(name: string, channel: Channel): [string, HeardChannel] {
    if (channel.kind !== 'content') return [name, channel]
    if (role === null || role === passRole) throw forbidden()
    return [contentKey(role), { kind: 'content', role }]
  }

  function join(name: string): void {
    const parsed = parseChannel(name)
    if (!parsed) {
      miss()
      throw notFound()
    }
    if (!joined.has(name) && joined.size >= realtimeLimits.channels) throw invalid([])
    const [key, heard] = heardBy(name, parsed)
    if (!channels.has(key)) spend(heard)
    joined.set(name, key)
    channels.join(key, name, heard, subscriber)
  }

  function unsubscribe(name: string): void {
    const key = joined.get(name)
    if (key === undefined) return
    joined.delete(name)
    channels.leave(key, subscriber)
  }

  return {
    subscribe(name: string): void {
      try {
        join(name)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        send(errorFrame(error.code, error.message, name))
      }
    },
    unsubscribe,
    end(): void {
      for (const name of [...joined.keys()]) unsubscribe(name)
    },
  }
}
