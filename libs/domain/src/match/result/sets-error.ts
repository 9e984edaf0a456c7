import type { SetScore } from '@torneo/contracts/tournament/scoring'
import { scoringMessages } from '@torneo/contracts/tournament/scoring-input'
import { formatSet, isDecided, isFinalScore, pointsOf, type SetRules, setsWon } from './sets'

/** Returns the error in a list of finished sets, or null. */
export function setsError(sets: readonly SetScore[], rules: SetRules): string | null {
  const impossible = sets.findIndex((set, index) => !isFinalScore(set, index + 1, rules))
  const [score, number] = [sets[impossible], impossible + 1]
  if (score) return scoringMessages.impossible(number, pointsOf(number, rules), formatSet(score))
  const { home, away } = setsWon(sets.slice(0, -1))
  return isDecided({ homeScore: home, awayScore: away }, rules) ? scoringMessages.afterEnd(sets.length) : null
}
