import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { Slot } from '@torneo/contracts/competition/slot'

type Sides = Pick<Tie, 'home' | 'away'>

export interface Byes {
  /** True for a slot that no team can come from: a bye, or the place that a tie without a match leaves empty. */
  readonly isBye: (slot: Slot | null) => boolean
  /** True for a tie without a match: one side goes through at once. */
  readonly isByeTie: (tie: Sides) => boolean
}

/**
 * Follows byes through the ties that they reach: the loser of a tie with a bye is none, nor is the winner of one with two.
 * `ties` are those of the whole competition, since a cup may take the losers of another.
 */
export function byesOf(ties: readonly (Sides & Pick<Tie, 'id'>)[]): Byes {
  const byId = new Map(ties.map((tie) => [tie.id, tie]))
  const known = new Map<string, { readonly home: boolean; readonly away: boolean }>()

  function emptySides(id: string): { readonly home: boolean; readonly away: boolean } {
    const found = known.get(id)
    if (found) return found
    // Ends the search in phases that were not checked, whose ties may refer to each other.
    known.set(id, { home: false, away: false })
    const tie = byId.get(id)
    const sides = { home: isBye(tie?.home ?? null), away: isBye(tie?.away ?? null) }
    known.set(id, sides)
    return sides
  }

  function isBye(slot: Slot | null): boolean {
    if (slot === null) return false
    if ('winner' in slot) {
      const { home, away } = emptySides(slot.winner)
      return home && away
    }
    if ('loser' in slot) {
      const { home, away } = emptySides(slot.loser)
      return home || away
    }
    return 'bye' in slot
  }

  return { isBye, isByeTie: ({ home, away }) => isBye(home) || isBye(away) }
}

/** Byes of a competition. */
export const byesIn = (phases: readonly Phase[]): Byes =>
  byesOf(phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : [])))
