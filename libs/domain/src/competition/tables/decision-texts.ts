import type { TieBreakRule } from '@torneo/contracts/competition/tie-breaks'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import { scorings } from '../../scoring/scorings'
import type { Tally } from './table'

/** Matches that a comparison reads: all of the table, those among the level teams, or all of them per match. */
export type DecisionScope = 'all' | 'among' | 'per_match'

/** Rules that compare one number of each team. */
export type MeasuredRule = Exclude<TieBreakRule, 'head_to_head'>

function labelOf(rule: MeasuredRule, scoring: ScoringKind): string {
  const { difference, favour, against } = scorings[scoring].columns
  const labels: Readonly<Record<MeasuredRule, string>> = {
    points: 'puntos',
    wins: 'partidos ganados',
    goal_difference: difference[1],
    goals_for: favour[1],
    goals_against: against[1],
    set_ratio: 'cociente de sets',
    set_difference: 'diferencia de sets',
    point_ratio: 'cociente de puntos',
    point_difference: 'diferencia de puntos',
    fair_play: 'juego limpio',
    fewest_red: 'expulsiones',
    shootout_wins: 'definiciones por penales ganadas',
    bonus: 'puntos bonus',
  }
  return labels[rule]
}

const scopes: Readonly<Record<DecisionScope, string>> = { all: '', among: ' entre ellos', per_match: ' por partido' }

interface Measure {
  readonly rule: MeasuredRule
  readonly scoring: ScoringKind
  readonly scope: DecisionScope
}

/** Sentences that say why a row stands below the one above (B33); the values of the row above come first. */
export const decisionTexts = {
  measured: ({ rule, scoring, scope }: Measure, tallies: readonly Tally[], format: (tally: Tally) => string) => {
    const values = tallies.map((tally) =>
      scope === 'per_match' ? `${format(tally)} en ${tally.played}` : format(tally),
    )
    return `Por ${labelOf(rule, scoring)}${scopes[scope]}: ${values.join(' contra ')}`
  },
  result: ({ homeScore, awayScore }: { readonly homeScore: number; readonly awayScore: number }) =>
    `Por el resultado entre ellos: ${Math.max(homeScore, awayScore)}-${Math.min(homeScore, awayScore)}`,
  amongThem: 'Por los partidos entre ellos',
  lots: 'Por sorteo',
  byHand: (reason: string) => `Orden a mano: ${reason}`,
  level: 'Igualados',
} as const
