import { decisionTexts, type DecisionScope, type MeasuredRule } from '../tables/decision-texts'
import type { Decision, PointsRules, TableSettings, Tally } from '../tables/table'
import type { CountedMatch } from '../tables/tally'

/** Level teams in the order of a table. */
export interface Cluster {
  readonly teams: readonly string[]
  /** Gives the reason why a team of the cluster stands below the one above; null in the first cluster. */
  readonly explain: ((above: string, below: string) => Decision) | null
}

/** Data that tie-breaks read. */
export interface TieBreakContext {
  readonly tallies: ReadonlyMap<string, Tally>
  readonly matches: readonly CountedMatch[]
  readonly points: PointsRules
  readonly settings: TableSettings
  readonly scope: DecisionScope
}

/** Splits level teams into ordered clusters; a single cluster means that the rule separates none of them. */
export type TieBreak = (teams: readonly string[], context: TieBreakContext) => readonly Cluster[]

/** Numerator and denominator, so that ratios are compared exactly. */
export type Fraction = readonly [over: number, under: number]

interface Measure {
  /** Higher comes first; null for a ratio of nothing to nothing. */
  readonly value: (tally: Tally) => Fraction | null
  readonly format: (tally: Tally) => string
}

/** Compares by cross multiplication, highest first; a denominator of 0 is the highest. */
const compareFractions = ([over, under]: Fraction, [otherOver, otherUnder]: Fraction): number =>
  otherOver * under - over * otherUnder

export const ratio = (won: number, lost: number): Fraction | null => (won + lost === 0 ? null : [won, lost])

export const level = (teams: readonly string[]): Cluster => ({ teams, explain: null })

/** Splits each cluster further; its reason stays with the first of its parts. */
export const refine = (
  clusters: readonly Cluster[],
  split: (teams: readonly string[]) => readonly Cluster[],
): Cluster[] =>
  clusters.flatMap(({ teams, explain }) =>
    split(teams).map((part, index) => (index === 0 ? { ...part, explain } : part)),
  )

/** Orders teams by one number or ratio; passed over if one of them has a ratio of nothing to nothing. */
export function byMeasure(rule: MeasuredRule, { value, format }: Measure): TieBreak {
  return (teams, { tallies, points, scope }) => {
    const measured = teams.flatMap((teamId) => {
      const tally = tallies.get(teamId)
      const fraction = tally && value(tally)
      if (!fraction) return []
      const divisor = scope === 'per_match' ? Math.max(tally.played, 1) : 1
      return [{ teamId, fraction: [fraction[0], fraction[1] * divisor] as const }]
    })
    if (measured.length < teams.length) return [level(teams)]
    const explain = (...ids: [above: string, below: string]): Decision => {
      const compared = ids.flatMap((id) => tallies.get(id) ?? [])
      return { rule, text: decisionTexts.measured({ rule, scoring: points.scoring, scope }, compared, format) }
    }
    const clusters: Cluster[] = []
    let last: Fraction | undefined
    for (const { teamId, fraction } of measured.toSorted((one, other) =>
      compareFractions(one.fraction, other.fraction),
    )) {
      const equal = last && compareFractions(last, fraction) === 0 ? clusters.pop() : undefined
      clusters.push({ teams: [...(equal?.teams ?? []), teamId], explain: clusters.length > 0 ? explain : null })
      last = fraction
    }
    return clusters
  }
}
