import {
  channelData,
  parseChannel,
  realtimeLimits,
  type ClientMessage,
  type ServerMessage,
} from '@torneo/contracts/endpoint/realtime'
import { check } from '@torneo/contracts/fields/validation'
import type { ChannelName, ChannelUpdate } from './channels'
import { createConnection, type ConnectionState } from './connection'
import { browserEnvironment, type Environment } from './environment'
import { createTimer } from './timer'

/** Milliseconds before subscribing again after lost messages, and after a server error. */
const intervalMs = { lost: 1000, error: 5000 }

const malformedUpdate = {
  type: 'error',
  code: 0,
  message: 'El servidor respondió algo que no se esperaba. Recarga la página.',
} as const

interface SocketOptions extends Partial<Environment> {
  /** Ignores the session and opens public channels only. */
  readonly isPublic?: boolean
  /** The server closed with 1008: the session has ended, or this page sent too much. No reconnect until `restart`. */
  readonly onEnded?: () => void
}

type AnyListener = (update: ChannelUpdate<ChannelName>) => void

interface Subscription {
  readonly listeners: Set<AnyListener>
  /** Sequence number of the last message; null until the snapshot. */
  seq: number | null
}

export type RealtimeSocket = ReturnType<typeof createRealtimeSocket>

/**
 * Creates the client of `/api/realtime`: channels with any number of subscribers share one connection, open while there
 * is a subscription. A reconnect or a gap in `seq` subscribes the channel again, and its snapshot replaces its state.
 */
export function createRealtimeSocket({ isPublic = false, onEnded, ...overrides }: SocketOptions = {}) {
  const environment = { ...browserEnvironment(isPublic), ...overrides }
  const { now, timers } = environment
  const subscriptions = new Map<ChannelName, Subscription>()
  /** Channels subscribed on this connection. */
  const requested = new Set<ChannelName>()
  const lost = new Set<ChannelName>()
  const resubscribe = createTimer(timers)
  const stateListeners = new Set<(state: ConnectionState) => void>()
  let resubscribedAt = -Infinity
  let isFlushing = false

  const connection = createConnection(environment, {
    onOpen: () => {
      requested.clear()
      lost.clear()
      for (const subscription of subscriptions.values()) subscription.seq = null
      flush()
    },
    onMessage: handleMessage,
    onState: (state) => {
      for (const listener of [...stateListeners]) listener(state)
    },
    onEnded: () => onEnded?.(),
  })

  function send(type: 'subscribe' | 'unsubscribe', channels: readonly ChannelName[]): void {
    for (let from = 0; from < channels.length; from += realtimeLimits.channels) {
      connection.send({ type, channels: channels.slice(from, from + realtimeLimits.channels) } satisfies ClientMessage)
    }
  }

  /** Sends the difference between the wanted and the subscribed channels. */
  function flush(): void {
    isFlushing = false
    for (const [channel, { listeners }] of subscriptions) {
      if (listeners.size > 0) continue
      subscriptions.delete(channel)
      lost.delete(channel)
    }
    if (subscriptions.size === 0) connection.closeIdle()
    if (!connection.isOpen()) return
    const removed = [...requested].filter((channel) => !subscriptions.has(channel))
    const added = [...subscriptions.keys()].filter((channel) => !requested.has(channel))
    for (const channel of removed) requested.delete(channel)
    for (const channel of added) requested.add(channel)
    send('unsubscribe', removed)
    send('subscribe', added)
  }

  /** Flushes once for all subscriptions of a task. */
  function flushSoon(): void {
    if (isFlushing) return
    isFlushing = true
    queueMicrotask(flush)
  }

  /** Subscribes a channel again to receive its snapshot. */
  function resubscribeTo(
    channel: ChannelName,
    subscription: Subscription,
    delayMs = intervalMs.lost - (now() - resubscribedAt),
  ): void {
    subscription.seq = null
    lost.add(channel)
    if (resubscribe.isSet()) return
    resubscribe.set(Math.max(0, delayMs), () => {
      resubscribedAt = now()
      for (const channel of lost) requested.delete(channel)
      lost.clear()
      flush()
    })
  }

  function deliver({ listeners }: Subscription, update: ChannelUpdate<ChannelName>): void {
    for (const listener of [...listeners]) listener(update)
  }

  function handleMessage(message: ServerMessage): void {
    if (message.type === 'pong') return
    const name = message.channel as ChannelName | undefined
    const subscription = name && subscriptions.get(name)
    const channel = name && parseChannel(name)
    if (!subscription || !channel) {
      if (message.type === 'error') console.error('The server rejected a message', message.code, message.message)
      return
    }
    if (message.type === 'error') {
      deliver(subscription, message)
      // 429: too many subscriptions by this page or this address.
      if (message.code >= 500 || message.code === 429) resubscribeTo(name, subscription, intervalMs.error)
      return
    }
    if (message.type === 'change') {
      // A change before the snapshot belongs to an earlier subscription.
      if (subscription.seq === null) return
      if (message.seq !== subscription.seq + 1) return resubscribeTo(name, subscription)
    }
    subscription.seq = message.seq
    const data = check(channelData[channel.kind][message.type], message.data)
    if (!data.ok) console.error(`A ${message.type} of ${name} is not of the contract's shape`, data.details)
    deliver(
      subscription,
      data.ok ? ({ type: message.type, data: data.value } as ChannelUpdate<ChannelName>) : malformedUpdate,
    )
  }

  return {
    /**
     * Subscribes to a channel's updates, beginning with a snapshot; returns an unsubscribe function. After an `error`
     * the subscription remains: the channel is subscribed again with the next connection.
     */
    subscribe<Name extends ChannelName>(channel: Name, listener: (update: ChannelUpdate<Name>) => void): () => void {
      const known = subscriptions.get(channel)
      const subscription = known ?? { listeners: new Set(), seq: null }
      // Wrap the listener, so that the same function may subscribe twice.
      const wrapped: AnyListener = (update) => listener(update as ChannelUpdate<Name>)
      subscription.listeners.add(wrapped)
      subscriptions.set(channel, subscription)
      if (known && known.seq !== null) resubscribeTo(channel, known)
      flushSoon()
      connection.open()
      return () => {
        if (subscription.listeners.delete(wrapped) && subscription.listeners.size === 0) flushSoon()
      }
    },
    state: connection.state,
    lastMessageAt: connection.lastMessageAt,
    onState: (listener: (state: ConnectionState) => void): (() => void) => {
      stateListeners.add(listener)
      return () => void stateListeners.delete(listener)
    },
    /** Closes the connection despite subscriptions, until `restart`. */
    close: connection.close,
    /** Reconnects with all subscriptions, as after a new sign-in. */
    restart: (): void => {
      connection.reset()
      if (subscriptions.size > 0) connection.open()
    },
  }
}
