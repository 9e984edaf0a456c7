/** Server side of the fake socket. */
export interface FakeServer {
  readonly isDown: () => boolean
  readonly opened: (socket: FakeWebSocket) => void
  readonly received: (socket: FakeWebSocket, text: string) => void
  readonly closed: (socket: FakeWebSocket) => void
}

/** A WebSocket without a network. All events are asynchronous. */
export class FakeWebSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  readyState = 0

  constructor(
    readonly url: string,
    private readonly server: FakeServer,
  ) {
    super()
    queueMicrotask(() => {
      if (this.readyState !== 0) return
      if (server.isDown()) return this.end(1006)
      this.readyState = 1
      server.opened(this)
      this.dispatchEvent(new Event('open'))
    })
  }

  send(text: string): void {
    if (this.readyState === 1) this.server.received(this, text)
  }

  /** Closes the socket from the page's side. */
  close(): void {
    this.end(1005)
  }

  /** Delivers a message from the server. */
  deliver(message: object): void {
    const data = JSON.stringify(message)
    queueMicrotask(() => {
      if (this.readyState === 1) this.dispatchEvent(Object.assign(new Event('message'), { data }))
    })
  }

  /** Closes the socket with a code. */
  end(code: number): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.server.closed(this)
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('close'), { code })))
  }
}
