import { parseChannel, realtimeLimits } from '@torneo/contracts/endpoint/realtime'
import type { User } from '@torneo/contracts/people/users'
import { parsePublicChannel } from '@torneo/contracts/site/public-channels'
import { ClientFault, clientFault } from '../client-fault'
import type { Subscriber } from './channel'
import type { Channels } from './channels'
import { faultFrame } from './frames'
import { contentKey, type Feed, type NamedChannel, type SubscribedChannel } from './source'

export interface SubscriptionsParts {
  readonly channels: Channels
  readonly feed: Pick<Feed, 'maySubscribe' | 'onJoin'>
  /** Null for an anonymous client. */
  readonly user: User | null
  /** Milliseconds since the client's last frame. */
  readonly silentFor: () => number
  readonly send: Subscriber['send']
  /** Counts a request for an unknown name. */
  miss(): void
  /**
   * Throws if this client has opened too many channels without a subscriber, or all clients together too many that are
   * not in memory.
   */
  spend(channel: SubscribedChannel): void
}

/** Manages the subscriptions of one connection. */
export function createSubscriptions({ channels, feed, user, silentFor, send, miss, spend }: SubscriptionsParts) {
  /** Subscriptions by name: the channel's key, and a callback for the end. */
  const joined = new Map<string, { readonly key: string; readonly leave: (() => void) | null }>()
  const subscriber: Subscriber = {
    send,
    lose(name, frame, wasThere) {
      joined.get(name)?.leave?.()
      joined.delete(name)
      send(frame)
      if (!wasThere) miss()
    },
  }

  function channelOf(name: string, channel: NamedChannel): [string, SubscribedChannel] {
    if (channel.kind !== 'content') return [name, channel]
    const { role = '' } = user ?? {}
    return [contentKey(role), { kind: 'content', role }]
  }

  function join(name: string): void {
    const parsed = parseChannel(name) ?? parsePublicChannel(name)
    if (!parsed) {
      miss()
      throw clientFault('notFound')
    }
    if (!joined.has(name) && joined.size >= realtimeLimits.channels) throw clientFault('validation')
    if (!feed.maySubscribe(parsed, user)) throw clientFault('forbidden')
    const [key, subscribed] = channelOf(name, parsed)
    if (!channels.has(key)) spend(subscribed)
    const { leave } = joined.get(name) ?? { leave: feed.onJoin(parsed, user, silentFor) }
    joined.set(name, { key, leave })
    channels.join(key, name, subscribed, subscriber)
  }

  function unsubscribe(name: string): void {
    const known = joined.get(name)
    if (!known) return
    joined.delete(name)
    known.leave?.()
    channels.leave(known.key, subscriber)
  }

  return {
    subscribe(name: string): void {
      try {
        join(name)
      } catch (error) {
        if (!(error instanceof ClientFault)) throw error
        send(faultFrame(error, name))
      }
    },
    unsubscribe,
    end(): void {
      for (const name of [...joined.keys()]) unsubscribe(name)
    },
  }
}
