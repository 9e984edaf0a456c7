import {
  defaultSportOrder,
  defaultSportRules,
  type TournamentSport,
  type TournamentSportForm,
} from '@torneo/contracts/tournament/tournament-sports'
import { scorings } from '@torneo/domain/scoring/scorings'
import { defaultSportEmoji } from '@torneo/ui/fields/sport-emojis'
import { sportsTexts } from './sports-texts'

const blank: TournamentSportForm = {
  name: '',
  icon: defaultSportEmoji,
  description: '',
  rules: defaultSportRules,
  active: true,
  order: defaultSportOrder,
}

/** Returns the form's values of a sport, or those of a new one (spec 2 §9). */
export function sportFormValues(sport: TournamentSport | null): TournamentSportForm {
  const { name, icon, description, rules, active, order } = sport ?? blank
  // Omit derived minutes: they follow from duration and periods, so that resolving a clash cannot contradict itself.
  const { periodMinutes: _minutes, ...own } = rules
  // Add rules that older sports and older clients lack; these defaults mean the same.
  const later = {
    walkoverScore: scorings.goals.walkoverScore,
    suspendAfterYellows: 0,
    suspendAfterRed: 0,
    ...(own.cards?.includes('blue') && { suspendAfterBlue: 0 }),
  }
  return { name, icon, description, rules: { ...later, ...own }, active, order }
}

/** Labels of the fields, in the form's order. */
export const sportFormLabels = {
  name: sportsTexts.name,
  icon: sportsTexts.icon,
  description: sportsTexts.description,
  'rules.playersPerTeam': sportsTexts.playersPerTeam,
  'rules.matchDuration': sportsTexts.matchDuration,
  'rules.hasHalves': sportsTexts.hasHalves,
  'rules.periods': sportsTexts.periods,
  'rules.scoring': sportsTexts.scoring,
  'rules.bestOf': sportsTexts.bestOf,
  'rules.fixedSets': sportsTexts.fixedSets,
  'rules.setPoints': sportsTexts.setPoints,
  'rules.lastSetPoints': sportsTexts.lastSetPoints,
  'rules.setCap': sportsTexts.setCap,
  'rules.drawAllowed': sportsTexts.drawAllowed,
  'rules.walkoverScore': sportsTexts.walkoverScore,
  'rules.usesOwnPoints': sportsTexts.usesOwnPoints,
  'rules.pointsForWin': sportsTexts.pointsForWin,
  'rules.pointsForDraw': sportsTexts.pointsForDraw,
  'rules.pointsForLoss': sportsTexts.pointsForLoss,
  'rules.pointsForCloseWin': sportsTexts.pointsForCloseWin,
  'rules.pointsForCloseLoss': sportsTexts.pointsForCloseLoss,
  'rules.pointsForAbsence': sportsTexts.pointsForAbsence,
  'rules.suspendAfterYellows': sportsTexts.suspendAfterYellows,
  'rules.suspendAfterRed': sportsTexts.suspendAfterRed,
  'rules.walkoverServes': sportsTexts.walkoverServes,
  'rules.abandonedServes': sportsTexts.abandonedServes,
  'rules.suspendAfterBlue': sportsTexts.suspendAfterBlue,
  'rules.shootOutKicks': sportsTexts.shootOutKicks,
  'rules.steps': sportsTexts.steps,
  'rules.usesBonus': sportsTexts.usesBonus,
  'rules.cards': sportsTexts.cards,
  'rules.lineUps': sportsTexts.lineUps,
  'rules.substitutions': sportsTexts.substitutions,
  active: sportsTexts.active,
  order: sportsTexts.orderField,
} as const
