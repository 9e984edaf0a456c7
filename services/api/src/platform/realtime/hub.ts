import { type ClientMessage, closeCodes } from '@torneo/contracts/realtime'
import type { WebSocket } from 'ws'
import { createAddressLimit } from '../address-limit'
import { rateLimited } from '../problems'
import type { LiveSession } from '../session-cache'
import { createBudget } from './budget'
import { type ChannelsParts, createChannels } from './channels'
import { type Connection, createConnection } from './connection'
import { pongFrame } from './frames'
import { createSessionWatch, type SessionWatchParts } from './session-watch'
import { createSubscriptions } from './subscriptions'

/** Who opens a socket: a session with what `revision` was before it was looked up, or anyone. */
export type Visitor = { readonly session: LiveSession; readonly since: number } | 'anyone'

/**
 * Channels that nobody listens to yet, and that cost a read: how many a socket, and all of an address, may open in a window. At a school
 * hundreds share one address, but what one of them has opened costs the others nothing.
 */
const maxNew = { socket: 100, address: 600 }
const newWindowMs = 60_000

/** All sockets of this node, from their opening to their end. */
export function createHub(parts: ChannelsParts & SessionWatchParts) {
  const { times } = parts
  const channels = createChannels(parts)
  const sessions = createSessionWatch(parts)
  const connections = new Set<Connection>()
  const spendOf = createAddressLimit(maxNew.address, newWindowMs)
  let isStopping = false
  let onEmpty = (): void => undefined

  const healthCheck = setInterval(() => {
    const now = performance.now()
    for (const connection of connections) connection.checkHealth(now)
    channels.sendSnapshots()
    sessions.checkExpired(now)
  }, times.healthCheck).unref()

  return {
    size: () => connections.size,
    isStopping: () => isStopping,
    revision: sessions.revision,

    admit(socket: WebSocket, visitor: Visitor, address: string): void {
      if (isStopping) return socket.terminate()
      const connection = createConnection(socket, times, handle)
      const mayOpen = createBudget(maxNew.socket, newWindowMs)
      const subscriptions = createSubscriptions({
        channels, isSignedIn: visitor !== 'anyone', send: connection.send, miss: connection.miss,
        spend() {
          if (!mayOpen(performance.now())) throw rateLimited(newWindowMs / 1000)
          spendOf(address)
        },
      })
      const handleEnd = (isReplaced: boolean) => connection.close(isReplaced ? closeCodes.renewed : closeCodes.policy)
      const unwatch = visitor === 'anyone' ? null : sessions.watch(visitor.session, visitor.since, handleEnd)
      connections.add(connection)
      socket.once('close', () => {
        connections.delete(connection)
        subscriptions.end()
        unwatch?.()
        if (connections.size === 0) onEmpty()
      })

      function handle(message: ClientMessage): void {
        if (message.type === 'ping') connection.send(pongFrame)
        else for (const name of message.channels) subscriptions[message.type](name)
      }
    },

    /** Tells all clients to come back later, and resolves when they are gone; those that do not answer in time are cut off. */
    async close(): Promise<void> {
      clearInterval(healthCheck)
      isStopping = true
      if (connections.size === 0) return
      for (const connection of connections) connection.close(closeCodes.shutdown)
      const timeout = setTimeout(() => {
        for (const connection of connections) connection.terminate()
      }, times.stop)
      await new Promise<void>((resolve) => {
        onEmpty = resolve
      })
      clearTimeout(timeout)
    },
  }
}
