import type {
  HeadToHeadKey,
  HeadToHeadMode,
  TieBreakPreset,
  TieBreakRule,
} from '@torneo/contracts/competition/tie-breaks'

/** A list of tie-breaks that a league can begin with. */
export interface Preset {
  readonly name: string
  readonly tieBreaks: readonly TieBreakRule[]
  readonly headToHead: HeadToHeadMode
  /** Absent: points or wins, difference, score. */
  readonly headToHeadKeys?: readonly HeadToHeadKey[]
}

/** Presets by what they do (B33); `tournament` is R8. */
export const presets: Readonly<Record<TieBreakPreset, Preset>> = {
  tournament: {
    name: 'Torneo: puntos, diferencia, goles',
    tieBreaks: ['points', 'goal_difference', 'goals_for'],
    headToHead: 'block',
  },
  difference_first: {
    name: 'Diferencia primero (CONMEBOL, FIFA hasta 2022)',
    tieBreaks: ['points', 'goal_difference', 'goals_for', 'head_to_head', 'fair_play'],
    headToHead: 'block',
  },
  head_to_head_first: {
    name: 'Resultado entre ellos primero (UEFA, FIFA desde 2026)',
    tieBreaks: ['points', 'head_to_head', 'goal_difference', 'goals_for', 'fair_play'],
    headToHead: 'block',
  },
  basketball: {
    name: 'Básquet (FIBA)',
    tieBreaks: ['points', 'head_to_head', 'goal_difference', 'goals_for'],
    headToHead: 'restart',
  },
  volleyball: {
    name: 'Vóley (FIVB)',
    tieBreaks: ['wins', 'points', 'set_ratio', 'point_ratio', 'head_to_head'],
    headToHead: 'block',
  },
  padel: {
    name: 'Pádel y tenis',
    tieBreaks: ['points', 'head_to_head', 'set_difference', 'point_difference'],
    headToHead: 'first_then_rest',
    headToHeadKeys: ['wins', 'set_difference', 'point_difference'],
  },
}
