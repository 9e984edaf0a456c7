import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { Shootout } from '@torneo/contracts/match/match-outcome'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import type { MatchAggregate } from '../match-aggregate'
import { isLostByBoth } from './endings'
import { losingSide } from './outcome-kinds'

/** Kicks of each side before sudden death, unless the sport has others (B83). */
const usualKicks = 5

export const regularKicksOf = ({ regularKicks = usualKicks }: Pick<Shootout, 'regularKicks'>): number => regularKicks

/** Returns the winner of the shoot-out; null while it is open (B16). */
export function shootoutWinner(shootout: Shootout): MatchSide | null {
  const { home, away, kicks } = shootout
  const taken = (side: MatchSide) => kicks.filter((kick) => kick.side === side).length
  const rounds = kicks.length === 0 ? 0 : Math.max(regularKicksOf(shootout), taken('home'), taken('away'))
  if (home > away + rounds - taken('away')) return 'home'
  return away > home + rounds - taken('home') ? 'away' : null
}

/** True if a shoot-out can end so: it stops once a side cannot catch up, and in sudden death with a lead of one. */
export function isPossibleShootout(shootout: Omit<Shootout, 'kicks'>): boolean {
  const { home, away } = shootout
  const [max, lead] = [Math.max(home, away), Math.abs(home - away)]
  return lead === 1 || (lead > 1 && max + lead <= regularKicksOf(shootout) + 2)
}

/** Returns the side to kick next; null before the first kick, which either side may take. */
export function nextToKick({ kicks }: Shootout): MatchSide | null {
  const last = kicks.at(-1)
  return last ? (last.side === 'home' ? 'away' : 'home') : null
}

/** A shoot-out of a sport that has not begun. */
export const noKicks = ({ shootOutKicks = usualKicks }: ScoringRules = {}): Shootout => ({
  home: 0,
  away: 0,
  kicks: [],
  ...(shootOutKicks !== usualKicks && { regularKicks: shootOutKicks }),
})

type Scored = Pick<MatchAggregate, 'homeScore' | 'awayScore' | 'shootout'> & Pick<Partial<MatchAggregate>, 'result'>

export const isLevel = ({ homeScore, awayScore }: Scored) => homeScore === awayScore

/** Returns the shoot-out that decides the match; null once a correction of the score (B48), or another ending, does. */
export const decidingShootout = (match: Scored): Shootout | null =>
  isLevel(match) && losingSide(match) === null && !isLostByBoth(match) ? (match.shootout ?? null) : null

/** Returns the winner by score, by shoot-out, or because the other side lost without it; null for a draw. */
export function winnerOf(match: Scored): MatchSide | null {
  const loser = losingSide(match)
  if (loser) return loser === 'home' ? 'away' : 'home'
  if (!isLevel(match)) return match.homeScore > match.awayScore ? 'home' : 'away'
  const shootout = decidingShootout(match)
  return shootout && shootoutWinner(shootout)
}

/** True if the match must have a winner and has none. */
export const needsWinner = (match: Scored & Pick<MatchAggregate, 'mustHaveWinner'>): boolean =>
  match.mustHaveWinner === true && !isLostByBoth(match) && winnerOf(match) === null
