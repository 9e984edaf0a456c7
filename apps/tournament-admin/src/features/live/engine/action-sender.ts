import { jittered } from '@torneo/domain/reconnect-delay'
import type { KeptAction } from './kept-action'
import type { KeptActions } from './kept-actions'
import type { Answer } from './send-action'
import type { TakeTurn } from './sending-turn'

interface Sending {
  readonly userId: string
  readonly kept: KeptActions
  readonly takeTurn: TakeTurn
  readonly send: (action: KeptAction) => Promise<Answer>
  /** Keeps what became of an action that went out. */
  readonly settle: (action: KeptAction, answer: Answer) => void
  /** Whether the person whose actions these are is signed in. */
  readonly isIn: () => boolean
  /** Calls back when an action begins or stops being on its way. */
  readonly onSending: (matchId: string) => void
}

/** The queue of one match while it is being sent. */
interface Line {
  sending: string | null
  /** While it waits between two tries: goes on at once. */
  hurry: (() => void) | null
  readonly onRest: Set<() => void>
}

/** Between two tries, in milliseconds: grows, and tabs of a full stand do not all come back in the same moment. */
function delayAfter(failures: number): number {
  return jittered(Math.min(10_000, 500 * 2 ** failures), Math.random())
}

/** Sends kept actions: of each match in their order, one at a time, again until they are answered. */
export function createSender({ userId, kept, takeTurn, send, settle, isIn, onSending }: Sending) {
  const lines = new Map<string, Line>()
  const attempts = new Map<string, number>()
  const firstOf = (matchId: string) => kept.of(matchId).find(({ state }) => state === 'waiting')

  function rest({ onRest }: Line): void {
    for (const listener of [...onRest]) listener()
    onRest.clear()
  }

  async function attempt(matchId: string, line: Line): Promise<'empty' | Answer['outcome']> {
    kept.refresh()
    const first = firstOf(matchId)
    if (!first || !isIn()) return 'empty'
    const tried = { ...first, isTried: true }
    attempts.set(matchId, (attempts.get(matchId) ?? 0) + 1)
    line.sending = first.key
    // Written before it goes out, so that no reload takes it for one that nobody knows of.
    kept.put(tried)
    const answer = await send(tried)
    line.sending = null
    settle(tried, answer)
    if (answer.outcome === 'unanswered') onSending(matchId)
    return answer.outcome
  }

  async function run(matchId: string, line: Line): Promise<void> {
    for (let failures = 0; firstOf(matchId);) {
      // A turn that another tab took over ends in an error; what it left is looked at anew.
      const outcome = await takeTurn(`${userId}:${matchId}`, () => attempt(matchId, line)).catch(() => 'unanswered' as const)
      if (outcome === 'empty') break
      failures = outcome === 'unanswered' ? failures + 1 : 0
      if (failures === 0) continue
      rest(line)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, delayAfter(failures))
        line.hurry = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      line.hurry = null
    }
    lines.delete(matchId)
    rest(line)
    if (isIn() && firstOf(matchId)) start(matchId)
  }

  /** Begins to send what waits on a match, if nobody is at it. */
  function start(matchId: string): void {
    if (lines.has(matchId) || !isIn() || !firstOf(matchId)) return
    const line: Line = { sending: null, hurry: null, onRest: new Set() }
    lines.set(matchId, line)
    void run(matchId, line)
  }

  return {
    start,
    /** Does not wait for the next try. */
    goOn: (matchId: string): void => lines.get(matchId)?.hurry?.(),
    /** Everything that waits goes at once. */
    hurry(): void {
      for (const line of lines.values()) line.hurry?.()
      for (const matchId of new Set(kept.all().map((action) => action.matchId))) start(matchId)
    },
    isSending: ({ matchId, key }: KeptAction): boolean => lines.get(matchId)?.sending === key,
    /** How many requests of a match went out so far. */
    attemptsOf: (matchId: string): number => attempts.get(matchId) ?? 0,
    /** Resolves when no action of a match is on its way. */
    rested: (matchId: string): Promise<void> => {
      const line = lines.get(matchId)
      return !line || line.hurry ? Promise.resolve() : new Promise((resolve) => { line.onRest.add(resolve) })
    },
  }
}

export type Sender = ReturnType<typeof createSender>
