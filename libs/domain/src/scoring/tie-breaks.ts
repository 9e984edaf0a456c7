import { setTieBreakRules, type TieBreakRule, tieBreakRules } from '@torneo/contracts/competition/tie-breaks'
import type { Scoring } from './scoring-type'

const ofSets: readonly TieBreakRule[] = setTieBreakRules

/** Lists the tie-breaks that make sense: those of sets need sets. */
export const tieBreaksOf = ({ hasSets }: Pick<Scoring, 'hasSets'>): readonly TieBreakRule[] =>
  tieBreakRules.filter((rule) => hasSets || !ofSets.includes(rule))
