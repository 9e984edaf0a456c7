/** What we touch of the driver's own connection, which it does not export (closed-socket-workaround.ts). */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { EventEmitter } from 'node:events'
  import type { Socket } from 'node:net'

  export class Connection extends EventEmitter {
    readonly socket: Socket
    readonly closed: boolean
    writeCommand(...args: readonly unknown[]): Promise<void>
  }
}
