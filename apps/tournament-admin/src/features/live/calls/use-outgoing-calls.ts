import { isCallError, newActionKey, useConnection, useSignedInUser } from '@torneo/client'
import type { CallKind } from '@torneo/contracts/match/match-calls'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCallOrganisersMutation } from '../../../data/calls-api'
import { readWaitingCalls, type WaitingCall, writeWaitingCalls } from './waiting-calls'

/** Milliseconds until the next attempt after a server that did not respond. */
const retryMs = 5000

const isTemporary = (error: unknown) =>
  !isCallError(error) || error.code === 0 || error.code === 401 || error.code === 429 || error.code >= 500

/** Calls of this device to the organisers of a match: stored until the service has them, sent oldest first. */
export function useOutgoingCalls(matchId: string) {
  const { id: userId } = useSignedInUser()
  const { state } = useConnection()
  const [call] = useCallOrganisersMutation()
  const [waiting, setWaiting] = useState(() => readWaitingCalls(userId, matchId))
  const isSending = useRef(false)

  const change = useCallback(
    (next: (before: readonly WaitingCall[]) => readonly WaitingCall[]) =>
      setWaiting((before) => {
        const after = next(before)
        writeWaitingCalls(userId, matchId, after)
        return after
      }),
    [userId, matchId],
  )
  const remove = useCallback((key: string) => change((all) => all.filter((one) => one.key !== key)), [change])

  const first = waiting.find(({ refusal }) => refusal === undefined)
  const send = useEffectEvent(async ({ key, kind, text }: WaitingCall) => {
    if (isSending.current) return
    isSending.current = true
    try {
      await call({ params: { id: matchId }, body: { kind, text }, key }).unwrap()
      remove(key)
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

  const add = (kind: CallKind, text: string) =>
    change((all) => [...all, { key: newActionKey(), kind, text, at: Date.now() }])

  return { waiting, add, remove }
}
