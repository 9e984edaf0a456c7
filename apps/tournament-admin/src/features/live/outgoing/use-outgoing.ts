import { isCallError, newActionKey, useConnection, useSignedInUser } from '@torneo/client'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type MessageQueue, readWaiting, type WaitingMessage, writeWaiting } from './waiting-messages'

/** Milliseconds until the next attempt after a server that did not respond. */
const retryMs = 5000

const isTemporary = (error: unknown) =>
  !isCallError(error) || error.code === 0 || error.code === 401 || error.code === 429 || error.code >= 500

/** Sends one message; a mutation of the contract. */
type Send<Kind> = (args: {
  readonly params: { readonly id: string }
  readonly body: { readonly kind: Kind; readonly text: string }
  readonly key: string
}) => { readonly unwrap: () => Promise<unknown> }

/** Messages of this device to the organisers of a match: stored until the service has them, sent oldest first. */
export function useOutgoing<Kind extends string>(
  queue: MessageQueue,
  matchId: string,
  sendOne: Send<Kind>,
  onSent?: () => void,
) {
  const { id: userId } = useSignedInUser()
  const { state } = useConnection()
  const [waiting, setWaiting] = useState(() => readWaiting<Kind>(queue, userId, matchId))
  const isSending = useRef(false)

  const change = useCallback(
    (next: (before: readonly WaitingMessage<Kind>[]) => readonly WaitingMessage<Kind>[]) =>
      setWaiting((before) => {
        const after = next(before)
        writeWaiting(queue, userId, matchId, after)
        return after
      }),
    [queue, userId, matchId],
  )
  const remove = useCallback((key: string) => change((all) => all.filter((one) => one.key !== key)), [change])

  const first = waiting.find(({ refusal }) => refusal === undefined)
  const send = useEffectEvent(async ({ key, kind, text }: WaitingMessage<Kind>) => {
    if (isSending.current) return
    isSending.current = true
    try {
      await sendOne({ params: { id: matchId }, body: { kind, text }, key }).unwrap()
      remove(key)
      onSent?.()
    } catch (error) {
      if (isCallError(error) && !isTemporary(error))
        change((all) => all.map((one) => (one.key === key ? { ...one, refusal: error.sentence } : one)))
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

  const add = (kind: Kind, text: string) =>
    change((all) => [...all, { key: newActionKey(), kind, text, at: Date.now() }])

  return { waiting, add, remove }
}
