import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type Channel, channelData, type ClientMessage, parseChannel, realtimePath, ServerMessage } from '@torneo/contracts/realtime'
import { check } from '@torneo/contracts/validation'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { WebSocket } from 'ws'

type Said = Exclude<ServerMessage, { type: 'pong' }>
const soon = { timeout: 10_000, interval: 5 }

export interface SocketOptions {
  readonly token?: string
  readonly isPublic?: boolean
  readonly headers?: Record<string, string>
}

/** Where an app that listens has its socket. */
export function socketAddress(app: FastifyInstance): string {
  const { port } = app.server.address() as AddressInfo
  return `ws://127.0.0.1:${port}${realtimePath}`
}

/** `data` by the contract of its channel, or a failed test: what a frame holds besides is a leak. */
function shaped(type: 'snapshot' | 'change', name: string, data: unknown): unknown {
  const { kind } = parseChannel(name) as Channel
  expect(check(channelData[kind][type], data)).toEqual({ ok: true, value: data })
  return data
}

/** A client on a real line: everything it is sent is checked by the contract, and the numbering of its channels too. */
export function openSocket(app: FastifyInstance, { token, isPublic = false, headers = {} }: SocketOptions = {}) {
  const socket = new WebSocket(`${socketAddress(app)}${isPublic ? '?public=1' : ''}`, {
    headers: { ...(token === undefined ? {} : { cookie: `torneo_session=${token}` }), ...headers },
  })
  const heard: ServerMessage[] = []
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
      shaped(message.type, message.channel, message.data)
      if (message.type === 'change') expect([message.channel, message.seq]).toEqual([message.channel, (seqs.get(message.channel) ?? NaN) + 1])
      seqs.set(message.channel, message.seq)
    }
    heard.push(message)
  })
  const send = (message: ClientMessage | string | Buffer) =>
    socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message))
  /** What was said on a channel, errors included. */
  const on = (channel: string): Said[] => heard.filter((message): message is Said => message.type !== 'pong' && message.channel === channel)

  return {
    socket,
    heard,
    send,
    on,
    /** Data of what was said on a channel last. */
    // Tests look into frames freely; the contract's own check has shaped them.
    // oxlint-disable-next-line typescript/no-explicit-any
    last: (channel: string): any => (on(channel).findLast((message) => 'data' in message) as { data?: unknown } | undefined)?.data,
    opened: async () => {
      if (socket.readyState === WebSocket.CONNECTING) await once(socket, 'open')
    },
    /** Subscribes, and waits for the first answer of each. */
    async subscribe(...channels: string[]): Promise<void> {
      if (socket.readyState === WebSocket.CONNECTING) await once(socket, 'open')
      const before = new Map(channels.map((channel) => [channel, on(channel).length]))
      send({ type: 'subscribe', channels })
      await expect.poll(() => channels.every((channel) => on(channel).length > (before.get(channel) ?? 0)), soon).toBe(true)
    },
    /** Asks, and waits for the answer: whatever the server had to say before is here then. */
    async ping(): Promise<void> {
      const before = heard.filter(({ type }) => type === 'pong').length
      send({ type: 'ping' })
      await expect.poll(() => heard.filter(({ type }) => type === 'pong').length, soon).toBe(before + 1)
    },
    /** The code it is closed with. */
    async ended(timeout = 10_000): Promise<number | null> {
      await expect.poll(() => closed, { timeout, interval: 5 }).not.toBeNull()
      return closed
    },
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.terminate(),
  }
}

export type TestSocket = ReturnType<typeof openSocket>
