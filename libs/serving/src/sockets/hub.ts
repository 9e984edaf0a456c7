import type { Duplex } from 'node:stream'
import { type ClientMessage, closeCodes } from '@torneo/contracts/endpoint/realtime'
import type { User } from '@torneo/contracts/people/users'
import type { WebSocket } from 'ws'
import { clientFault } from '../client-fault'
import { createRateWindow } from '../rate-window'
import { after, every } from '../timers'
import { createBudget } from './budget'
import { type ChannelsParts, createChannels } from './channels'
import { type Connection, createConnection } from './connection'
import { pongFrame } from './frames'
import { createSubscriptions } from './subscriptions'

/** A client that opens a socket. */
export interface Visitor {
  readonly network: string
  /** Name under which its sockets are counted, and how many it may have. */
  readonly owner: string
  readonly maxSockets: number
  /** Null for an anonymous one. */
  readonly user: User | null
  /** Called with its connection; returns a callback for the socket's end. */
  readonly onOpen?: (connection: Connection) => () => void
}

/**
 * Limits for channels without a subscriber yet, each of which costs a read: per socket and per network, in a window. At
 * a school, hundreds of clients share one network, but channels that one of them has opened cost the others nothing.
 */
const maxNew = { socket: 100, network: 600 }
const newWindowMs = 60_000
/** Lookups per second for names that memory does not know, over all sockets of this node. */
const maxLookups = 200

/** Shared instance: creating an error for each of thousands would cost more than the rejected request. */
const tooMany = clientFault('rateLimited')

interface HubParts extends ChannelsParts {
  /** Called at each check of the sockets with the present (ms). */
  readonly onHealthCheck?: (now: number) => void
}

/** Manages all sockets of this node, from opening to end. */
export function createHub(parts: HubParts) {
  const { times, onHealthCheck } = parts
  const channels = createChannels(parts)
  const connections = new Set<Connection>()
  /** Open sockets by owner. */
  const counts = new Map<string, number>()
  const waitOf = createRateWindow({ calls: maxNew.network, window: newWindowMs })
  const mayLookup = createBudget(maxLookups, 1000)
  let isStopping = false
  let onEmpty = (): void => undefined

  const healthCheck = every(times.healthCheck, () => {
    const now = performance.now()
    for (const connection of connections) connection.checkHealth(now)
    channels.sendSnapshots()
    onHealthCheck?.(now)
  })

  /** True if this visitor may open another socket. */
  const hasCapacity = ({ owner, maxSockets }: Visitor) => (counts.get(owner) ?? 0) < maxSockets

  function count(owner: string, difference: 1 | -1): void {
    const open = (counts.get(owner) ?? 0) + difference
    if (open > 0) counts.set(owner, open)
    else counts.delete(owner)
  }

  return {
    size: () => connections.size,
    isStopping: () => isStopping,
    hasCapacity,

    admit(socket: WebSocket, stream: Duplex, visitor: Visitor): void {
      if (isStopping || !hasCapacity(visitor)) return socket.terminate()
      const { network, owner, user, onOpen } = visitor
      const connection = createConnection(socket, stream, times, handle)
      const mayOpen = createBudget(maxNew.socket, newWindowMs)
      const subscriptions = createSubscriptions({
        channels,
        feed: parts.feed,
        user,
        silentFor: connection.silentFor,
        send: connection.send,
        miss: connection.miss,
        spend(channel) {
          const now = performance.now()
          const isKnown = parts.feed.knows(channel)
          if (mayOpen(now) && (isKnown || mayLookup(now)) && waitOf(network) === 0) return
          // Unknown names beyond the budget count as misses, like names that do not exist.
          if (!isKnown) connection.miss()
          throw tooMany
        },
      })
      const onEnd = onOpen?.(connection)
      connections.add(connection)
      count(owner, 1)
      socket.once('close', () => {
        connections.delete(connection)
        count(owner, -1)
        subscriptions.end()
        onEnd?.()
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
