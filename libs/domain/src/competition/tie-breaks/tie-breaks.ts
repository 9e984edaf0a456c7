import type { TieBreakRule } from '@torneo/contracts/competition/tie-breaks'
import { bonus } from './bonus'
import { fairPlay } from './fair-play'
import { fewestRed } from './fewest-red'
import { goalDifference } from './goal-difference'
import { goalsAgainst } from './goals-against'
import { goalsFor } from './goals-for'
import { headToHead } from './head-to-head'
import { pointDifference } from './point-difference'
import { pointRatio } from './point-ratio'
import { points } from './points'
import { setDifference } from './set-difference'
import { setRatio } from './set-ratio'
import { shootoutWins } from './shootout-wins'
import type { TieBreak } from './tie-break'
import { wins } from './wins'

export const tieBreaks: Readonly<Record<TieBreakRule, TieBreak>> = {
  points,
  wins,
  goal_difference: goalDifference,
  goals_for: goalsFor,
  goals_against: goalsAgainst,
  head_to_head: headToHead,
  set_ratio: setRatio,
  set_difference: setDifference,
  point_ratio: pointRatio,
  point_difference: pointDifference,
  fair_play: fairPlay,
  fewest_red: fewestRed,
  shootout_wins: shootoutWins,
  bonus,
}
