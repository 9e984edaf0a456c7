import type { ServerMessage } from '@torneo/contracts/endpoint/realtime'
import type { ClientFault } from '../client-fault'

const bytesOf = (message: ServerMessage): Buffer => Buffer.from(JSON.stringify(message))

export const pongFrame = bytesOf({ type: 'pong' })

/** `code` is an HTTP status; `channel` is set if the error concerns one. */
export const errorFrame = (code: number, message: string, channel?: string): Buffer =>
  bytesOf({ type: 'error', code, message, ...(channel === undefined ? {} : { channel }) })

/** The frame of an error, for a channel if it concerns one. */
export const faultFrame = ({ code, message }: ClientFault, channel?: string): Buffer =>
  errorFrame(code, message, channel)

/** Builds a channel's message from serialized data: the bytes are made once and sent to all. */
export function channelFrame(type: 'snapshot' | 'change', channel: string, seq: number, data: string): Buffer {
  const head = JSON.stringify({ type, channel, seq } satisfies Partial<ServerMessage>)
  return Buffer.from(`${head.slice(0, -1)},"data":${data}}`)
}
