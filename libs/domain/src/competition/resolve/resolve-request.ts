import type { StoredCompetition } from '@torneo/contracts/competition/competition'
import type { TableTeam } from '@torneo/contracts/tournament/standings'
import type { walkoverScore } from '../../match/result/endings'
import type { PlayedMatch } from '../tables/played-match'
import type { pointsRulesOf } from '../tables/points-rules'

/** The parts of a stored competition that decide who plays whom. */
export type CompetitionRecord = Pick<
  StoredCompetition,
  'phases' | 'draws' | 'deductions' | 'withdrawals' | 'lots' | 'kept'
>

/** The rules of the sport that a competition reads. */
export type CompetitionRules = Parameters<typeof pointsRulesOf>[0] & Parameters<typeof walkoverScore>[1]

export interface ResolveRequest {
  readonly competition: CompetitionRecord
  /** Sorted by id, so that the order of the input decides nothing. */
  readonly matches: readonly PlayedMatch[]
  readonly teams: ReadonlyMap<string, TableTeam>
  readonly rules: CompetitionRules
}
