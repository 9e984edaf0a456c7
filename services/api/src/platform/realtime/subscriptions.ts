import { parseChannel, realtimeLimits } from '@torneo/contracts/realtime'
import { forbidden, invalid, notFound, Problem } from '../problems'
import type { Subscriber } from './channel'
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
  const joined = new Set<string>()
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
    joined.add(name)
    channels.join(name, parsed, subscriber)
  }

  function unsubscribe(name: string): void {
    if (joined.delete(name)) channels.leave(name, subscriber)
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
      for (const name of [...joined]) unsubscribe(name)
    },
  }
}
