import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  type Channel,
  channelData,
  type ClientMessage,
  parseChannel,
  realtimePath,
  ServerMessage,
} from '@torneo/contracts/endpoint/realtime'
import { check } from '@torneo/contracts/fields/validation'
import { parsePublicChannel, publicChannelData } from '@torneo/contracts/site/public-channels'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { WebSocket } from 'ws'

type ChannelMessage = Exclude<ServerMessage, { type: 'pong' }>

export interface SocketOptions {
  readonly token?: string
  readonly isPublic?: boolean
  readonly headers?: Record<string, string>
  /** Default: the API's. */
  readonly path?: string
}

/** The socket URL of a listening app. */
export function socketAddress(app: FastifyInstance, path: string = realtimePath): string {
  const { port } = app.server.address() as AddressInfo
  return `ws://127.0.0.1:${port}${path}`
}

/** Fails the test unless `data` has exactly the shape of its channel: an additional field would be a leak. */
function expectShape(type: 'snapshot' | 'change', name: string, data: unknown): void {
  const part = parsePublicChannel(name)?.part
  const shape = part ? publicChannelData[part][type] : channelData[(parseChannel(name) as Channel).kind][type]
  expect(check(shape, data)).toEqual({ ok: true, value: data })
}

/** A client on a real connection: it checks every message against the contract, and the sequence numbers of its channels. */
export function openSocket(app: FastifyInstance, { token, isPublic = false, headers = {}, path }: SocketOptions = {}) {
  const socket = new WebSocket(`${socketAddress(app, path)}${isPublic ? '?public=1' : ''}`, {
    headers: { ...(token === undefined ? {} : { cookie: `torneo_session=${token}` }), ...headers },
  })
  const received: ServerMessage[] = []
  const seqs = new Map<string, number>()
  let closed: number | null = null
  socket.on('error', () => undefined)
  socket.on('close', (code) => {
    closed = code
  })
  socket.on('message', (bytes: Buffer, isBinary) => {
    expect(isBinary).toBe(false)
    const message = JSON.parse(bytes.toString()) as ServerMessage
    expect(check(ServerMessage, message)).toEqual({ ok: true, value: message })
    if (message.type === 'snapshot' || message.type === 'change') {
      expectShape(message.type, message.channel, message.data)
      if (message.type === 'change')
        expect([message.channel, message.seq]).toEqual([message.channel, (seqs.get(message.channel) ?? NaN) + 1])
      seqs.set(message.channel, message.seq)
    }
    received.push(message)
  })
  const send = (message: ClientMessage | string | Buffer) =>
    socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message))
  /** Messages of a channel, errors included. */
  const on = (channel: string): ChannelMessage[] =>
    received.filter((message): message is ChannelMessage => message.type !== 'pong' && message.channel === channel)

  return {
    socket,
    received,
    send,
    on,
    /** Returns the data of the channel's last message. */
    // Tests read frames freely; they are already checked against the contract.
    // oxlint-disable-next-line typescript/no-explicit-any
    last: (channel: string): any =>
      (on(channel).findLast((message) => 'data' in message) as { data?: unknown } | undefined)?.data,
    opened: async () => {
      if (socket.readyState === WebSocket.CONNECTING) await once(socket, 'open')
    },
    /** Subscribes and waits for the first message of each channel. */
    async subscribe(...channels: string[]): Promise<void> {
      if (socket.readyState === WebSocket.CONNECTING) await once(socket, 'open')
      const before = new Map(channels.map((channel) => [channel, on(channel).length]))
      send({ type: 'subscribe', channels })
      await expect.poll(() => channels.every((channel) => on(channel).length > (before.get(channel) ?? 0))).toBe(true)
    },
    /** Waits for a pong: everything that the server sent earlier has then arrived. */
    async ping(): Promise<void> {
      const before = received.filter(({ type }) => type === 'pong').length
      send({ type: 'ping' })
      await expect.poll(() => received.filter(({ type }) => type === 'pong').length).toBe(before + 1)
    },
    /** Resolves to the close code. */
    async ended(): Promise<number | null> {
      await expect.poll(() => closed).not.toBeNull()
      return closed
    },
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.terminate(),
  }
}

export type TestSocket = ReturnType<typeof openSocket>
