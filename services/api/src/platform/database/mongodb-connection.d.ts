/**
 * The part of the driver's internal connection class that we patch (closed-socket-workaround.ts); the driver does not
 * export it.
 */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { EventEmitter } from 'node:events'
  import type { Socket } from 'node:net'

  export class Connection extends EventEmitter {
    readonly socket: Socket
    readonly closed: boolean
    writeCommand(...args: readonly unknown[]): Promise<void>
  }
}
