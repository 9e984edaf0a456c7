import { isCallError, newActionKey, sentenceOf, useConnection, useSignedInUser } from '@torneo/client'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type MessageQueue, readWaiting, type WaitingMessage, writeWaiting } from './waiting-messages'

/** Milliseconds until the next attempt after a server that did not respond. */
const retryMs = 5000

/** True for a failure that a later attempt may not have. */
export const isTemporary = (error: unknown): boolean =>
  !isCallError(error) || error.code === 0 || error.code === 401 || error.code === 429 || error.code >= 500

/** Messages of this device about a match: stored until the service has them, sent oldest first. */
export function useOutgoing<Body extends object>(
  queue: MessageQueue,
  matchId: string,
  sendOne: (message: WaitingMessage<Body>) => Promise<unknown>,
  {
    onSent,
    refusalOf = (error) => sentenceOf(error, ''),
  }: {
    readonly onSent?: (message: WaitingMessage<Body>) => void
    readonly refusalOf?: (error: unknown) => string
  } = {},
) {
  const { id: userId } = useSignedInUser()
  const { state } = useConnection()
  const [waiting, setWaiting] = useState(() => readWaiting<Body>(queue, userId, matchId))
  const isSending = useRef(false)

  const change = useCallback(
    (next: (before: readonly WaitingMessage<Body>[]) => readonly WaitingMessage<Body>[]) =>
      setWaiting((before) => {
        const after = next(before)
        writeWaiting(queue, userId, matchId, after)
        return after
      }),
    [queue, userId, matchId],
  )
  const remove = useCallback((key: string) => change((all) => all.filter((one) => one.key !== key)), [change])

  const first = waiting.find(({ refusal }) => refusal === undefined)
  const send = useEffectEvent(async (message: WaitingMessage<Body>) => {
    if (isSending.current) return
    isSending.current = true
    try {
      await sendOne(message)
      remove(message.key)
      onSent?.(message)
    } catch (error) {
      if (!isTemporary(error))
        change((all) => all.map((one) => (one.key === message.key ? { ...one, refusal: refusalOf(error) } : one)))
    } finally {
      isSending.current = false
    }
  })
  useEffect(() => {
    if (!first) return undefined
    void send(first)
    // The connection may be up while the service is not.
    const timer = setInterval(() => void send(first), retryMs)
    return () => clearInterval(timer)
  }, [first, state])

  /** Adds a message, in place of those that it makes obsolete. */
  const add = (body: Body, isObsolete: (one: Body) => boolean = () => false) =>
    change((all) => [
      ...all.filter((one) => !isObsolete(one)),
      { ...body, key: newActionKey(), at: Date.now() } as WaitingMessage<Body>,
    ])

  return { waiting, add, change, remove }
}
