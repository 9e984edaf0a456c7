import { parseChannel, realtimeLimits } from '@torneo/contracts/realtime'
import { problemMessages } from '../problems'
import type { Channel, Subscriber } from './channel'
import type { Channels } from './channels'
import { errorFrame } from './frames'

/** What one connection listens to. */
export function createSubscriptions(channels: Channels, isSignedIn: boolean, send: Subscriber['send']) {
  const joined = new Map<string, Channel>()
  const subscriber: Subscriber = {
    send,
    lose(name, frame) {
      joined.delete(name)
      send(frame)
    },
  }

  function subscribe(name: string): void {
    const parsed = parseChannel(name)
    if (!parsed) return void send(errorFrame(404, problemMessages.notFound, name))
    if (parsed.kind === 'content' && !isSignedIn) return void send(errorFrame(403, problemMessages.forbidden, name))
    if (!joined.has(name) && joined.size >= realtimeLimits.channels) return void send(errorFrame(400, problemMessages.validation, name))
    const channel = channels.of(name, parsed)
    joined.set(name, channel)
    channel.add(subscriber)
  }

  function unsubscribe(name: string): void {
    joined.get(name)?.remove(subscriber)
    joined.delete(name)
  }

  return {
    subscribe,
    unsubscribe,
    end(): void {
      for (const name of [...joined.keys()]) unsubscribe(name)
    },
  }
}
