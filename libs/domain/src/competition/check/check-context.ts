import type { Knockout, Tie } from '@torneo/contracts/competition/knockout'
import { competitionMessages } from '@torneo/contracts/competition/messages'
import type { Phase } from '@torneo/contracts/competition/phases'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'

/** Facts from outside the competition. */
export interface CheckContext {
  readonly sportId: string
  readonly scoring: ScoringKind
  /** The sport gives bonus points. */
  readonly usesBonus?: boolean | undefined
  /** Returns the sport of a team; null for an unknown team. */
  readonly sportOf: (teamId: string) => string | null
}

/** A tie with the place of its phase. */
export interface PlacedTie {
  readonly tie: Tie
  readonly phase: Knockout
  readonly phaseIndex: number
}

export const detail = (path: string, message: string): ErrorDetail => ({ path, message })

/** Reports a team that is unknown or of another sport. */
export function teamProblem(teamId: string, path: string, { sportId, sportOf }: CheckContext): ErrorDetail[] {
  const sport = sportOf(teamId)
  if (sport === sportId) return []
  return [detail(path, sport === null ? competitionMessages.noTeam : competitionMessages.otherSport)]
}

export const tiesOf = (phases: readonly Phase[]): PlacedTie[] =>
  phases.flatMap((phase, phaseIndex) =>
    phase.kind === 'knockout' ? phase.ties.map((tie) => ({ tie, phase, phaseIndex })) : [],
  )

/** Reports every item whose key was seen before. */
export function repeated<T>(
  items: readonly T[],
  keyOf: (item: T) => string | null,
  report: (item: T) => ErrorDetail,
): ErrorDetail[] {
  const seen = new Set<string>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    if (key === null) return []
    if (seen.has(key)) return [report(item)]
    seen.add(key)
    return []
  })
}
