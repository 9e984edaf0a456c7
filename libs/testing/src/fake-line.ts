/** What the other end of a line does. */
export interface FakeServer {
  readonly isDown: () => boolean
  readonly opened: (line: FakeLine) => void
  readonly received: (line: FakeLine, text: string) => void
  readonly closed: (line: FakeLine) => void
}

/** A browser's WebSocket without a network: a stand-in of the browser, not of our code. Whatever happens, happens a moment later. */
export class FakeLine extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  readyState = 0

  constructor(readonly url: string, private readonly server: FakeServer) {
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

  /** The page hangs up. */
  close(): void {
    this.end(1005)
  }

  /** What the server says arrives. */
  deliver(message: object): void {
    const data = JSON.stringify(message)
    queueMicrotask(() => { if (this.readyState === 1) this.dispatchEvent(Object.assign(new Event('message'), { data })) })
  }

  /** The line is closed with a code. */
  end(code: number): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.server.closed(this)
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('close'), { code })))
  }
}
