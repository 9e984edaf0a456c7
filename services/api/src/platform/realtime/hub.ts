import type { Duplex } from 'node:stream'
import { type ClientMessage, closeCodes } from '@torneo/contracts/endpoint/realtime'
import type { WebSocket } from 'ws'
import { rateLimited } from '../http/problems'
import { createRateLimit } from '../http/rate-limit'
import type { LiveSession } from '../sessions/session-cache'
import { after, every } from '../time/timers'
import { createBudget } from './budget'
import { type ChannelsParts, createChannels } from './channels'
import { type Connection, createConnection } from './connection'
import { pongFrame } from './frames'
import { createSessionWatch, type SessionWatchParts } from './session-watch'
import { createSubscriptions } from './subscriptions'

/**
 * A client that opens a socket, with its network; `session` is null for an anonymous one, `since` is the `revision`
 * before the lookup.
 */
export interface Visitor {
  readonly network: string
  readonly session: LiveSession | null
  readonly since: number
}

export interface SocketLimits {
  readonly socketsPerNetwork: number
  readonly socketsPerSession: number
}

/**
 * Limits for channels without a subscriber yet, each of which costs a read: per socket and per network, in a window. At
 * a school, hundreds of clients share one network, but channels that one of them has opened cost the others nothing.
 */
const maxNew = { socket: 100, network: 600 }
const newWindowMs = 60_000
/** Database lookups per second for names that memory does not know, over all sockets of this node. */
const maxLookups = 200

/** Shared instance: creating an error for each of thousands would cost more than the rejected request. */
const tooMany = rateLimited(newWindowMs / 1000)

/** Manages all sockets of this node, from opening to end. */
export function createHub(parts: ChannelsParts & SessionWatchParts & { readonly limits: SocketLimits }) {
  const { times, limits } = parts
  const channels = createChannels(parts)
  const sessions = createSessionWatch(parts)
  const connections = new Set<Connection>()
  /** Open sockets by session, and by network for anonymous clients. */
  const counts = new Map<string, number>()
  const spendOf = createRateLimit({ calls: maxNew.network, window: newWindowMs })
  const mayLookup = createBudget(maxLookups, 1000)
  let isStopping = false
  let onEmpty = (): void => undefined

  const healthCheck = every(times.healthCheck, () => {
    const now = performance.now()
    for (const connection of connections) connection.checkHealth(now)
    channels.sendSnapshots()
    sessions.checkExpired(now)
  })

  const ownerOf = ({ session, network }: Visitor) => session?.id ?? network

  /** True if this visitor may open another socket. Sockets with a session do not count toward their network's limit. */
  function hasCapacity(visitor: Visitor): boolean {
    return (counts.get(ownerOf(visitor)) ?? 0) < (visitor.session ? limits.socketsPerSession : limits.socketsPerNetwork)
  }

  function count(owner: string, difference: 1 | -1): void {
    const open = (counts.get(owner) ?? 0) + difference
    if (open > 0) counts.set(owner, open)
    else counts.delete(owner)
  }

  return {
    size: () => connections.size,
    isStopping: () => isStopping,
    revision: sessions.revision,
    hasCapacity,

    admit(socket: WebSocket, stream: Duplex, visitor: Visitor): void {
      if (isStopping || !hasCapacity(visitor)) return socket.terminate()
      const { session, since, network } = visitor
      const owner = ownerOf(visitor)
      const connection = createConnection(socket, stream, times, handle)
      const mayOpen = createBudget(maxNew.socket, newWindowMs)
      const subscriptions = createSubscriptions({
        channels,
        feed: parts.feed,
        user: session?.user ?? null,
        silentFor: connection.silentFor,
        send: connection.send,
        miss: connection.miss,
        spend(channel) {
          const now = performance.now()
          const isKnown = parts.feed.knows(channel)
          if (mayOpen(now) && (isKnown || mayLookup(now))) return spendOf(network)
          // Unknown names beyond the budget count as misses, like names that do not exist.
          if (!isKnown) connection.miss()
          throw tooMany
        },
      })
      const handleEnd = (isReplaced: boolean) => connection.close(isReplaced ? closeCodes.renewed : closeCodes.policy)
      const unwatch = session && sessions.watch(session, since, handleEnd)
      connections.add(connection)
      count(owner, 1)
      socket.once('close', () => {
        connections.delete(connection)
        count(owner, -1)
        subscriptions.end()
        unwatch?.()
        if (connections.size === 0) onEmpty()
      })

      function handle(message: ClientMessage): void {
        if (message.type === 'ping') connection.send(pongFrame)
        else for (const name of message.channels) subscriptions[message.type](name)
      }
    },

    /**
     * Asks all clients to reconnect later and resolves when they are disconnected; one that does not answer in time is
     * cut off.
     */
    async close(): Promise<void> {
      clearInterval(healthCheck)
      isStopping = true
      if (connections.size === 0) return
      for (const connection of connections) connection.close(closeCodes.shutdown)
      const timeout = after(times.stop, () => {
        for (const connection of connections) connection.terminate()
      })
      await new Promise<void>((resolve) => {
        onEmpty = resolve
      })
      clearTimeout(timeout)
    },
  }
}
