import { withJitter, reconnectDelay } from '@torneo/domain/reconnect-delay'
import { checkSession } from '../session'
import type { SessionState } from '../session-state'
import type { Store } from '../store'
import type { ChannelStore } from './channel-store'
import type { ConnectionState } from './connection'
import type { RealtimeSocket } from './realtime-socket'

/** State of the panel's connection, and time of the server's last message in milliseconds since 1970. */
export interface Connection {
  readonly state: ConnectionState
  readonly lastMessageAt: number | null
}

/** The realtime modules, loaded once a screen needs them. */
export interface Realtime {
  readonly socket: RealtimeSocket
  readonly store: ChannelStore
}

export type PanelRealtime = ReturnType<typeof createPanelRealtime>

/**
 * Manages the panel's only socket. Its code loads when a screen first needs it (the sign-in page does not). The socket
 * closes when the session ends and restarts at the next sign-in; another user starts with an empty store.
 */
function createPanelRealtime(store: Store) {
  const listeners = new Set<() => void>()
  let realtime: Realtime | null = null
  let isLoading = false
  let failures = 0
  let connection: Connection = { state: navigator.onLine ? 'reconnecting' : 'offline', lastMessageAt: null }
  let session: SessionState = store.getState().session

  function notify(): void {
    if (realtime) connection = { state: realtime.socket.state(), lastMessageAt: realtime.socket.lastMessageAt() }
    for (const listener of [...listeners]) listener()
  }

  async function load(): Promise<void> {
    if (realtime || isLoading) return
    isLoading = true
    try {
      const { createRealtimeSocket, createChannelStore } = await import('./entry')
      const socket: RealtimeSocket = createRealtimeSocket({
        // Stay closed, unless the service could not say whether the session has ended.
        onEnded: () =>
          void checkSession(store).then((hasResponded) => {
            if (!hasResponded) socket.restart()
          }),
      })
      realtime = { socket, store: createChannelStore(socket) }
      if (session.status !== 'in') socket.close()
      socket.onState(notify)
      notify()
    } catch (error) {
      console.error('The code of the live connection could not be fetched', error)
      setTimeout(() => void load(), withJitter(reconnectDelay(failures), Math.random()))
      failures += 1
    } finally {
      isLoading = false
    }
  }

  store.subscribe(() => {
    const before = session
    session = store.getState().session
    if (session === before || !realtime) return
    const isOtherUser = session.user?.id !== before.user?.id
    if (session.status !== 'in') realtime.socket.close()
    if (isOtherUser) realtime.store.clear()
    if (session.status === 'in' && (isOtherUser || before.status !== 'in')) realtime.socket.restart()
  })

  return {
    /** Null until the code is loaded; a subscription loads it. */
    current: (): Realtime | null => realtime,
    connection: (): Connection => connection,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      void load()
      return () => void listeners.delete(listener)
    },
  }
}

const byStore = new WeakMap<Store, PanelRealtime>()

/** Returns the socket of a store: one per page. */
export function realtimeOf(store: Store): PanelRealtime {
  const known = byStore.get(store)
  if (known) return known
  const created = createPanelRealtime(store)
  byStore.set(store, created)
  return created
}
