import { channelData, parseChannel, realtimeLimits, type ClientMessage, type ServerMessage } from '@torneo/contracts/realtime'
import { check } from '@torneo/contracts/validation'
import { createAlarm } from './alarm'
import type { ChannelName, News } from './channels'
import { createConnection, type ConnectionState } from './connection'
import { browserSurroundings, type Surroundings } from './surroundings'

/** Milliseconds between two requests for what was lost; longer where the server itself is in trouble. */
const pace = { lost: 1000, trouble: 5000 }

const senseless = { type: 'error', code: 0, message: 'El servidor respondió algo que no se esperaba. Recarga la página.' } as const

interface SocketOptions extends Partial<Surroundings> {
  /** Ignores who is signed in, and opens only what anyone may read. */
  readonly isPublic?: boolean
  /** The server ended the line with 1008: the session is over, or this page was a nuisance. It is not tried again until `restart`. */
  readonly onEnded?: () => void
}

type AnyListener = (news: News<ChannelName>) => void

interface Subscription {
  readonly listeners: Set<AnyListener>
  /** Of the last message; null until there is a snapshot. */
  seq: number | null
}

export type RealtimeSocket = ReturnType<typeof createRealtimeSocket>

/**
 * The client's side of `/api/realtime`: channels with any number of subscribers on one line. There is a line while there is a
 * subscription. After a reconnect or a gap in a channel it is subscribed again, and its snapshot replaces what was known.
 */
export function createRealtimeSocket({ isPublic = false, onEnded, ...given }: SocketOptions = {}) {
  const surroundings = { ...browserSurroundings(isPublic), ...given }
  const { now, timers } = surroundings
  const subscriptions = new Map<ChannelName, Subscription>()
  /** What the server was asked for on this line. */
  const asked = new Set<ChannelName>()
  const lost = new Set<ChannelName>()
  const again = createAlarm(timers)
  const stateListeners = new Set<(state: ConnectionState) => void>()
  let askedAgainAt = -Infinity
  let isFlushing = false

  const connection = createConnection(surroundings, {
    onOpen: () => {
      asked.clear()
      lost.clear()
      for (const subscription of subscriptions.values()) subscription.seq = null
      flush()
    },
    onMessage: hear,
    onState: (state) => { for (const listener of [...stateListeners]) listener(state) },
    onEnded: () => onEnded?.(),
  })

  function send(type: 'subscribe' | 'unsubscribe', channels: readonly ChannelName[]): void {
    for (let from = 0; from < channels.length; from += realtimeLimits.channels) {
      connection.send({ type, channels: channels.slice(from, from + realtimeLimits.channels) } satisfies ClientMessage)
    }
  }

  /** Tells the server what is wanted now and was not before, and the other way round. */
  function flush(): void {
    isFlushing = false
    for (const [channel, { listeners }] of subscriptions) {
      if (listeners.size > 0) continue
      subscriptions.delete(channel)
      lost.delete(channel)
    }
    if (subscriptions.size === 0) connection.rest()
    if (!connection.isOpen()) return
    const gone = [...asked].filter((channel) => !subscriptions.has(channel))
    const fresh = [...subscriptions.keys()].filter((channel) => !asked.has(channel))
    for (const channel of gone) asked.delete(channel)
    for (const channel of fresh) asked.add(channel)
    send('unsubscribe', gone)
    send('subscribe', fresh)
  }

  /** Once for all that one turn of the page subscribes and lets go. */
  function flushSoon(): void {
    if (isFlushing) return
    isFlushing = true
    queueMicrotask(flush)
  }

  /** Subscribes a channel anew, for its snapshot. */
  function subscribeAgain(channel: ChannelName, subscription: Subscription, wait = pace.lost - (now() - askedAgainAt)): void {
    subscription.seq = null
    lost.add(channel)
    if (again.isSet()) return
    again.set(Math.max(0, wait), () => {
      askedAgainAt = now()
      for (const one of lost) asked.delete(one)
      lost.clear()
      flush()
    })
  }

  function deliver({ listeners }: Subscription, news: News<ChannelName>): void {
    for (const listener of [...listeners]) listener(news)
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'pong') return
    const name = message.channel as ChannelName | undefined
    const subscription = name && subscriptions.get(name)
    const channel = name && parseChannel(name)
    if (!subscription || !channel) {
      if (message.type === 'error') console.error('The socket was refused something', message.code, message.message)
      return
    }
    if (message.type === 'error') {
      deliver(subscription, message)
      // Too many asked, this one or others at its address: that passes too.
      if (message.code >= 500 || message.code === 429) subscribeAgain(name, subscription, pace.trouble)
      return
    }
    if (message.type === 'change') {
      // Without a snapshot it belongs to what was asked for before.
      if (subscription.seq === null) return
      if (message.seq !== subscription.seq + 1) return subscribeAgain(name, subscription)
    }
    subscription.seq = message.seq
    const data = check(channelData[channel.kind][message.type], message.data)
    if (!data.ok) console.error(`A ${message.type} of ${name} is not of the contract's shape`, data.details)
    deliver(subscription, data.ok ? { type: message.type, data: data.value } as News<ChannelName> : senseless)
  }

  return {
    /**
     * Calls back with what a channel says, beginning with a snapshot; gives the way to stop. A refusal (`error`) leaves the subscription: the
     * channel is asked for again with the next connection.
     */
    subscribe<Name extends ChannelName>(channel: Name, listener: (news: News<Name>) => void): () => void {
      const known = subscriptions.get(channel)
      const subscription = known ?? { listeners: new Set(), seq: null }
      // Its own, so that the same function may subscribe twice.
      const own: AnyListener = (news) => listener(news as News<Name>)
      subscription.listeners.add(own)
      subscriptions.set(channel, subscription)
      if (known && known.seq !== null) subscribeAgain(channel, known)
      flushSoon()
      connection.open()
      return () => {
        // Who takes it again in the same turn is one who comes later, and needs a snapshot of its own.
        if (subscription.listeners.delete(own) && subscription.listeners.size === 0) flushSoon()
      }
    },
    state: connection.state,
    heardAt: connection.heardAt,
    onState: (listener: (state: ConnectionState) => void): (() => void) => {
      stateListeners.add(listener)
      return () => void stateListeners.delete(listener)
    },
    /** Ends the line, whoever is subscribed, until `restart`. */
    close: connection.close,
    /** Begins anew, with everything that is subscribed, as when someone has signed in again. */
    restart: (): void => {
      connection.reset()
      if (subscriptions.size > 0) connection.open()
    },
  }
}
