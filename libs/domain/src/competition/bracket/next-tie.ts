import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Slot } from '@torneo/contracts/competition/slot'
import { byesOf } from './byes'

export type NextTie<T> = { readonly tie: T; readonly opponent: 'home' | 'away' }

const takes = (slot: Slot | null, outcome: 'winner' | 'loser', id: string): boolean =>
  slot !== null && outcome in slot && (slot as Readonly<Record<string, unknown>>)[outcome] === id

/**
 * Finds the tie that a tie's winner or loser plays next, and the side that waits there. A tie with a bye is not played:
 * its winner is looked for in the tie after it.
 */
export function nextTie<T extends Tie>(
  ties: readonly T[],
  id: string,
  outcome: 'winner' | 'loser',
): NextTie<T> | undefined {
  const { isByeTie } = byesOf(ties)
  for (const tie of ties) {
    const side = (['home', 'away'] as const).find((one) => takes(tie[one], outcome, id))
    if (side)
      return isByeTie(tie) ? nextTie(ties, tie.id, 'winner') : { tie, opponent: side === 'home' ? 'away' : 'home' }
  }
  return undefined
}
