import { tieBreakPresets, type TieBreakPreset, type TieBreakRule } from '@torneo/contracts/competition/tie-breaks'
import { presets } from '@torneo/domain/competition/tables/presets'

/** The preset that a list of tie-breaks is; undefined for one of its own. */
export const presetOf = (tieBreaks: readonly TieBreakRule[]): TieBreakPreset | undefined =>
  tieBreakPresets.find((key) => presets[key].tieBreaks.join() === tieBreaks.join())
