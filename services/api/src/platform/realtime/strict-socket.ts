import { closeCodes } from '@torneo/contracts/realtime'
import { WebSocket } from 'ws'

/** What `ws` closes a socket with whose frame is too big. */
const tooBig = 1009

/** A socket that ends with the contract's code for abuse when a frame is too big, before that is read. */
export class StrictSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code === tooBig ? closeCodes.policy : code, reason)
  }
}
