import { defaultSportOrder, defaultSportRules, type TournamentSport, type TournamentSportForm } from '@torneo/contracts/tournament-sports'
import { wholeRulesSummary } from './rules-summary'
import { defaultSportEmoji } from './sport-emojis'
import { sportsTexts } from './sports-texts'
import type { SaveConflict } from '@torneo/client'

const blank: TournamentSportForm = {
  name: '', icon: defaultSportEmoji, description: '', rules: defaultSportRules, active: true, order: defaultSportOrder,
}

/** What the form holds of a sport, or of a new one (spec 2 §9). */
export function sportFormValues(sport: TournamentSport | null): TournamentSportForm {
  const { name, icon, description, rules, active, order } = sport ?? blank
  return { name, icon, description, rules: { ...rules }, active, order }
}

/** What a clash of two people calls the fields. */
export const sportFormLabels = {
  name: sportsTexts.name,
  icon: sportsTexts.icon,
  description: sportsTexts.description,
  rules: sportsTexts.rules,
  active: sportsTexts.active,
  order: sportsTexts.orderField,
} as const

/** Rules clash as a whole; people choose between two sentences, not between two objects. */
export function readableConflict(conflict: SaveConflict | null): SaveConflict | null {
  return conflict && {
    ...conflict,
    clashes: conflict.clashes.map((clash) => (clash.field === 'rules' ? {
      ...clash,
      mine: wholeRulesSummary(clash.mine as TournamentSport['rules']),
      theirs: wholeRulesSummary(clash.theirs as TournamentSport['rules']),
    } : clash)),
  }
}
