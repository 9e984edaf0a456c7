import type { ClientMessage } from '@torneo/contracts/endpoint/realtime'
import type { PageSignals } from '../realtime/environment'

/** Fakes the browser's sockets, network and visibility under the test's control. */
export function fakeSockets() {
  const sockets: FakeSocket[] = []
  const browser = { isForbidden: false, isOnline: true }

  class FakeSocket extends EventTarget {
    static readonly OPEN = 1
    readyState = 0
    readonly sent: ClientMessage[] = []

    constructor(readonly url: string) {
      super()
      if (browser.isForbidden)
        throw new DOMException('An insecure WebSocket connection may not be initiated', 'SecurityError')
      sockets.push(this)
    }

    send(text: string): void {
      this.sent.push(JSON.parse(text) as ClientMessage)
    }

    close(): void {
      this.readyState = 3
    }

    open(): void {
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    }

    receive(message: unknown): void {
      this.dispatchEvent(
        Object.assign(new Event('message'), { data: typeof message === 'string' ? message : JSON.stringify(message) }),
      )
    }

    end(code: number): void {
      this.readyState = 3
      this.dispatchEvent(Object.assign(new Event('close'), { code }))
    }
  }

  const signals: Parameters<PageSignals['listen']>[0][] = []
  return Object.assign(browser, {
    sockets,
    /** Returns the newest connection. */
    latest: (): FakeSocket => sockets.at(-1) as FakeSocket,
    /** Simulates a browser event. */
    signal: (name: 'online' | 'offline' | 'visible') => {
      if (name !== 'visible') browser.isOnline = name === 'online'
      for (const listener of signals) listener[name]()
    },
    WebSocket: FakeSocket as unknown as typeof WebSocket,
    page: {
      isOnline: () => browser.isOnline,
      listen: (listener: (typeof signals)[number]) => void signals.push(listener),
    } satisfies PageSignals,
  })
}
