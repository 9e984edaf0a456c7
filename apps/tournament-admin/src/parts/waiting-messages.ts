import { draftsOf } from '@torneo/contracts/match/device-entries'
import { safeStorage } from './safe-storage'

/** Kinds of what a device sends of a match. */
export type MessageQueue = 'calls' | 'reports' | 'line-ups'

/** A message that this device has not sent yet, or that was refused. */
export type WaitingMessage<Body = unknown> = Body & {
  /** Idempotency key: however often it is sent, it has one effect. */
  readonly key: string
  /** Time when it was written, in milliseconds since 1970. */
  readonly at: number
  /** Sentence of the refusal; absent while it waits. */
  readonly refusal?: string
}

/** A sentence for the organisers of a match. */
export interface MessageText<Kind extends string = string> {
  readonly kind: Kind
  readonly text: string
}

const storage = safeStorage(() => window.localStorage)
// A draft of the user, so that it leaves this device with them.
const nameOf = (queue: MessageQueue, userId: string, matchId: string) => `${draftsOf(userId)}${queue}:${matchId}`

export function readWaiting<Body>(
  queue: MessageQueue,
  userId: string,
  matchId: string,
): readonly WaitingMessage<Body>[] {
  try {
    return (JSON.parse(storage.read(nameOf(queue, userId, matchId)) ?? '[]') as readonly WaitingMessage<Body>[]) ?? []
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
