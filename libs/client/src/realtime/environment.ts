import { followersPath, realtimePath } from '@torneo/contracts/endpoint/realtime'

/** Timers with the semantics of `setTimeout`; times in milliseconds. */
export interface Timers {
  readonly set: (run: () => void, delay: number) => unknown
  readonly clear: (timer: unknown) => void
}

/** Signals of the page's network and visibility. */
export interface PageSignals {
  readonly isOnline: () => boolean
  readonly listen: (signals: {
    readonly online: () => void
    readonly offline: () => void
    readonly visible: () => void
  }) => void
}

/** The browser features that a socket uses; tests replace them. */
export interface Environment {
  /** Absolute address, with ws: or wss:. */
  readonly address: string
  readonly WebSocket: typeof WebSocket
  /** Current time, in milliseconds since 1970. */
  readonly now: () => number
  /** Random number from 0 to 1. */
  readonly random: () => number
  readonly timers: Timers
  readonly page: PageSignals
}

const browserPage: PageSignals = {
  isOnline: () => navigator.onLine,
  listen: ({ online, offline, visible }) => {
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) visible()
    })
  },
}

/** Environment of a socket to the page's own origin; `isPublic` ignores the session and opens public channels only. */
export function browserEnvironment(isPublic: boolean): Environment {
  return {
    address: `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${isPublic ? followersPath : realtimePath}`,
    WebSocket: globalThis.WebSocket,
    now: Date.now,
    random: Math.random,
    timers: {
      set: (run, delay) => setTimeout(run, delay),
      clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    },
    page: browserPage,
  }
}
