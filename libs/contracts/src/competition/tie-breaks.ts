/** Rules that separate teams (B33). `goal_*` reads the match's score in every sport; `set_*` and `point_*` are for sports of sets. */
export const tieBreakRules = [
  'points',
  'wins',
  'goal_difference',
  'goals_for',
  'goals_against',
  'head_to_head',
  'set_ratio',
  'set_difference',
  'point_ratio',
  'point_difference',
  'fair_play',
  'fewest_red',
  'shootout_wins',
  'bonus',
] as const
export type TieBreakRule = (typeof tieBreakRules)[number]

/** Rules that only a sport of sets can have. */
export const setTieBreakRules = [
  'set_ratio',
  'set_difference',
  'point_ratio',
  'point_difference',
] as const satisfies readonly TieBreakRule[]

/**
 * Recursions of `head_to_head`. `block`: all of its keys, then again for the teams still level (UEFA, FIFA 2026, EHF).
 * `restart`: again as soon as any team is separated (FIBA). `only_two`: only between two teams (CONMEBOL).
 * `first_then_rest`: its keys name the first, and those left are compared again among themselves (padel).
 */
export const headToHeadModes = ['block', 'restart', 'only_two', 'first_then_rest'] as const
export type HeadToHeadMode = (typeof headToHeadModes)[number]

/** Keys of the table among level teams (B80). `shootout`: the winner of their level match's penalties. */
export const headToHeadKeys = [
  'points',
  'wins',
  'goal_difference',
  'goals_for',
  'set_difference',
  'set_ratio',
  'point_difference',
  'point_ratio',
  'shootout',
] as const
export type HeadToHeadKey = (typeof headToHeadKeys)[number]

/** Ways to end a level match of a league (B82). */
export const leagueLevelEndings = ['draw', 'penalties'] as const

/** Comparison of a rank across zones of unequal size: without the matches against the last of the larger, or per match. */
export const unequalModes = ['drop_last', 'per_match'] as const
export type UnequalMode = (typeof unequalModes)[number]

/** Weights of cards: yellow 1, second yellow 3, red 4, yellow and red 5 (`fifa`), or 1, 3, 3, 3 (`uefa`). */
export const fairPlayScales = ['fifa', 'uefa'] as const
export type FairPlayScale = (typeof fairPlayScales)[number]

/** Results of a withdrawn team: annulled, kept with the remaining matches as walkovers (B34), or all lost (B85). */
export const withdrawalModes = ['annul', 'keep', 'all_lost'] as const
export type WithdrawalMode = (typeof withdrawalModes)[number]

/** Reasons why a row stands below the one above: a tie-break, lots, an order by hand, or only the name: the teams are level. */
export const decisionRules = [...tieBreakRules, 'lots', 'by_hand', 'name'] as const
export type DecisionRule = (typeof decisionRules)[number]

/** Presets of tie-breaks, named by what they do; `tournament` is the default (R8). */
export const tieBreakPresets = [
  'tournament',
  'difference_first',
  'head_to_head_first',
  'basketball',
  'volleyball',
  'padel',
] as const
export type TieBreakPreset = (typeof tieBreakPresets)[number]
