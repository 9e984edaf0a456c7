import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { Shootout } from '@torneo/contracts/match/match-outcome'
import type { MatchAggregate } from '../match-aggregate'
import { isLostByBoth, isWalkover } from './endings'

/** Kicks of each side before sudden death. */
export const regularKicks = 5

/** Returns the winner of the shoot-out; null while it is open (B16). */
export function shootoutWinner({ home, away, kicks }: Shootout): MatchSide | null {
  const taken = (side: MatchSide) => kicks.filter((kick) => kick.side === side).length
  const rounds = kicks.length === 0 ? 0 : Math.max(regularKicks, taken('home'), taken('away'))
  if (home > away + rounds - taken('away')) return 'home'
  return away > home + rounds - taken('home') ? 'away' : null
}

/** True if a shoot-out can end so: it stops once a side cannot catch up, and in sudden death with a lead of one. */
export function isPossibleShootout({ home, away }: Pick<Shootout, 'home' | 'away'>): boolean {
  const [max, lead] = [Math.max(home, away), Math.abs(home - away)]
  return lead === 1 || (lead === 2 && max <= regularKicks) || (lead === 3 && max < regularKicks)
}

/** Returns the side to kick next; null before the first kick, which either side may take. */
export function nextToKick({ kicks }: Shootout): MatchSide | null {
  const last = kicks.at(-1)
  return last ? (last.side === 'home' ? 'away' : 'home') : null
}

export const noKicks: Shootout = { home: 0, away: 0, kicks: [] }

type Scored = Pick<MatchAggregate, 'homeScore' | 'awayScore' | 'shootout'> & Pick<Partial<MatchAggregate>, 'result'>

export const isLevel = ({ homeScore, awayScore }: Scored) => homeScore === awayScore

/** Returns the shoot-out that decides the match; null once a correction of the score (B48) or a walkover does. */
export const decidingShootout = (match: Scored): Shootout | null =>
  isLevel(match) && !isWalkover(match) ? (match.shootout ?? null) : null

/** Returns the winner by score or by shoot-out; null for a draw. */
export function winnerOf(match: Scored): MatchSide | null {
  if (!isLevel(match)) return match.homeScore > match.awayScore ? 'home' : 'away'
  const shootout = decidingShootout(match)
  return shootout && shootoutWinner(shootout)
}

/** True if the match must have a winner and has none. */
export const needsWinner = (match: Scored & Pick<MatchAggregate, 'mustHaveWinner'>): boolean =>
  match.mustHaveWinner === true && !isLostByBoth(match) && winnerOf(match) === null
