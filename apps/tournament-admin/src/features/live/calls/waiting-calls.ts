import { draftsOf } from '@torneo/contracts/match/device-entries'
import type { CallKind } from '@torneo/contracts/match/match-calls'
import { safeStorage } from '../engine/safe-storage'

/** A call that this device has not sent yet, or that was refused. */
export interface WaitingCall {
  /** Idempotency key: however often it is sent, the organisers get it once. */
  readonly key: string
  readonly kind: CallKind
  readonly text: string
  /** Time when it was written, in milliseconds since 1970. */
  readonly at: number
  /** Sentence of the refusal; absent while it waits. */
  readonly refusal?: string
}

const storage = safeStorage(() => window.localStorage)
// A draft of the user, so that it leaves this device with them.
const nameOf = (userId: string, matchId: string) => `${draftsOf(userId)}calls:${matchId}`

export function readWaitingCalls(userId: string, matchId: string): readonly WaitingCall[] {
  try {
    return (JSON.parse(storage.read(nameOf(userId, matchId)) ?? '[]') as readonly WaitingCall[]) ?? []
  } catch {
    return []
  }
}

export function writeWaitingCalls(userId: string, matchId: string, calls: readonly WaitingCall[]): void {
  if (calls.length === 0) storage.remove(nameOf(userId, matchId))
  else storage.write(nameOf(userId, matchId), JSON.stringify(calls))
}
