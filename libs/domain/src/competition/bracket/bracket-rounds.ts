import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Byes } from './byes'

/** Names of the rounds before the final, the last one first. */
const names = ['Final', 'Semifinales', 'Cuartos', 'Octavos', '16avos', '32avos'] as const

/** A round of a drawn bracket. */
export interface BracketRound<T> {
  readonly round: number
  readonly name: string
  /** Ties from top to bottom; a bye keeps its place as null. */
  readonly ties: readonly (T | null)[]
}

/**
 * Splits the ties of a knock-out into its rounds, the first played first, without the match for the third place. `byes` are
 * those of the whole competition.
 */
export function bracketRounds<T extends Tie>(ties: readonly T[], { isByeTie }: Byes): BracketRound<T>[] {
  const tree = ties.filter((tie) => !tie.thirdPlace)
  const rounds = [...new Set(tree.map(({ round }) => round))].toSorted((one, other) => one - other)
  const last = rounds.at(-1) ?? 0
  const hasFinal = tree.filter(({ round }) => round === last).length === 1
  return rounds.map((round) => ({
    round,
    name: (hasFinal ? names[last - round] : undefined) ?? `Ronda ${round}`,
    ties: tree.filter((tie) => tie.round === round).map((tie) => (isByeTie(tie) ? null : tie)),
  }))
}

/** Returns the tie for the third place; undefined without one, or if one of the semi-finals has no loser. */
export const thirdPlaceOf = <T extends Tie>(ties: readonly T[], { isByeTie }: Byes): T | undefined =>
  ties.find((tie) => tie.thirdPlace && !isByeTie(tie))
