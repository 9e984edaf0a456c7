import { draftsOf } from '@torneo/contracts/match/device-entries'
import { safeStorage } from '../engine/safe-storage'

/** Messages of a match to the organisers. */
export type MessageQueue = 'calls' | 'reports'

/** A message that this device has not sent yet, or that was refused. */
export interface WaitingMessage<Kind extends string = string> {
  /** Idempotency key: however often it is sent, the organisers get it once. */
  readonly key: string
  readonly kind: Kind
  readonly text: string
  /** Time when it was written, in milliseconds since 1970. */
  readonly at: number
  /** Sentence of the refusal; absent while it waits. */
  readonly refusal?: string
}

const storage = safeStorage(() => window.localStorage)
// A draft of the user, so that it leaves this device with them.
const nameOf = (queue: MessageQueue, userId: string, matchId: string) => `${draftsOf(userId)}${queue}:${matchId}`

export function readWaiting<Kind extends string>(
  queue: MessageQueue,
  userId: string,
  matchId: string,
): readonly WaitingMessage<Kind>[] {
  try {
    return (JSON.parse(storage.read(nameOf(queue, userId, matchId)) ?? '[]') as readonly WaitingMessage<Kind>[]) ?? []
  } catch {
    return []
  }
}

export function writeWaiting(
  queue: MessageQueue,
  userId: string,
  matchId: string,
  messages: readonly WaitingMessage[],
): void {
  if (messages.length === 0) storage.remove(nameOf(queue, userId, matchId))
  else storage.write(nameOf(queue, userId, matchId), JSON.stringify(messages))
}
