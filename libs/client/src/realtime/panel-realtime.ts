import { jittered, reconnectDelay } from '@torneo/domain/reconnect-delay'
import { checkSession } from '../session'
import type { SessionState } from '../session-state'
import type { Store } from '../store'
import type { ConnectionState } from './connection'
import type { Readings } from './readings'
import type { RealtimeSocket } from './realtime-socket'

/** How the panel's line is, and when it last heard the server, in milliseconds since 1970. */
export interface Connection {
  readonly state: ConnectionState
  readonly heardAt: number | null
}

/** What is fetched once someone needs it. */
export interface Line {
  readonly socket: RealtimeSocket
  readonly readings: Readings
}

export type PanelRealtime = ReturnType<typeof createPanelRealtime>

/**
 * The one socket of the panel: its code is fetched when a screen first needs it (the sign-in page does without), it is closed when the
 * session ends, and begun anew when someone signs in; another person starts with nothing that was read before.
 */
function createPanelRealtime(store: Store) {
  const listeners = new Set<() => void>()
  let line: Line | null = null
  let isLoading = false
  let failures = 0
  let connection: Connection = { state: navigator.onLine ? 'reconnecting' : 'offline', heardAt: null }
  let session: SessionState = store.getState().session

  function tell(): void {
    if (line) connection = { state: line.socket.state(), heardAt: line.socket.heardAt() }
    for (const listener of [...listeners]) listener()
  }

  async function load(): Promise<void> {
    if (line || isLoading) return
    isLoading = true
    try {
      const { createRealtimeSocket, createReadings } = await import('./door')
      const socket: RealtimeSocket = createRealtimeSocket({
        // Closed for good, unless nobody could say that the session is over.
        onEnded: () => void checkSession(store).then((isAnswered) => { if (!isAnswered) socket.restart() }),
      })
      line = { socket, readings: createReadings(socket) }
      if (session.status !== 'in') socket.close()
      socket.onState(tell)
      tell()
    } catch (error) {
      console.error('The code of the live connection could not be fetched', error)
      setTimeout(() => void load(), jittered(reconnectDelay(failures), Math.random()))
      failures += 1
    } finally {
      isLoading = false
    }
  }

  store.subscribe(() => {
    const before = session
    session = store.getState().session
    if (session === before || !line) return
    const isAnother = session.user?.id !== before.user?.id
    if (session.status !== 'in') line.socket.close()
    if (isAnother) line.readings.clear()
    if (session.status === 'in' && (isAnother || before.status !== 'in')) line.socket.restart()
  })

  return {
    /** Null until the code is there; whoever subscribes has it fetched. */
    line: (): Line | null => line,
    connection: (): Connection => connection,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      void load()
      return () => void listeners.delete(listener)
    },
  }
}

const ofStore = new WeakMap<Store, PanelRealtime>()

/** The socket that belongs to a store: one a page. */
export function realtimeOf(store: Store): PanelRealtime {
  const known = ofStore.get(store)
  if (known) return known
  const made = createPanelRealtime(store)
  ofStore.set(store, made)
  return made
}
