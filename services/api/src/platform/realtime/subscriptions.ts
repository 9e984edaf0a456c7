import { parseChannel, realtimeLimits } from '@torneo/contracts/realtime'
import { forbidden, invalid, notFound, Problem } from '../problems'
import type { Channel, Subscriber } from './channel'
import type { Channels } from './channels'
import { errorFrame } from './frames'

export interface SubscriptionsParts {
  readonly channels: Channels
  readonly isSignedIn: boolean
  readonly send: Subscriber['send']
  /** It asked for something that is not there. */
  miss(): void
  /** Throws when this client has opened too many channels that nobody listened to. */
  spend(): void
}

/** What one connection listens to. */
export function createSubscriptions({ channels, isSignedIn, send, miss, spend }: SubscriptionsParts) {
  const joined = new Map<string, Channel>()
  const subscriber: Subscriber = {
    send,
    lose(name, frame, wasThere) {
      joined.delete(name)
      send(frame)
      if (!wasThere) miss()
    },
  }

  function join(name: string): void {
    const parsed = parseChannel(name)
    if (!parsed) {
      miss()
      throw notFound()
    }
    if (parsed.kind === 'content' && !isSignedIn) throw forbidden()
    if (!joined.has(name) && joined.size >= realtimeLimits.channels) throw invalid([])
    if (!channels.has(name)) spend()
    const channel = channels.of(name, parsed)
    joined.set(name, channel)
    channel.add(subscriber)
  }

  function unsubscribe(name: string): void {
    joined.get(name)?.remove(subscriber)
    joined.delete(name)
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
