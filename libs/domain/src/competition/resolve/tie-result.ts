import type { Knockout } from '@torneo/contracts/competition/knockout'
import { isAbsent, isLostByBoth } from '../../match/result/endings'
import { winnerOf } from '../../match/result/shootout'
import type { PlayedMatch } from '../tables/played-match'
import { nobody, type Occupant } from './occupant'

export interface Sides {
  readonly home: Occupant
  readonly away: Occupant
}

/** Winner and loser of a tie, null while open. */
export interface TieResult {
  readonly winner: Occupant
  readonly loser: Occupant
}

export interface TieContext {
  readonly levelEnds: Knockout['levelEnds']
  readonly withdrawn: ReadonlySet<string>
  /** Returns the side that goes through after a level match ('ventaja deportiva'). */
  readonly betterPlaced: (sides: Sides) => 'home' | 'away'
}

const open: TieResult = { winner: null, loser: null }
const won = ({ home, away }: Sides, side: 'home' | 'away'): TieResult =>
  side === 'home' ? { winner: home, loser: away } : { winner: away, loser: home }

function winningSide(
  match: PlayedMatch,
  sides: Sides,
  { levelEnds, betterPlaced }: TieContext,
): 'home' | 'away' | null {
  if (isAbsent(match, 'home')) return 'away'
  if (isAbsent(match, 'away')) return 'home'
  return winnerOf(match) ?? (levelEnds === 'better_placed' ? betterPlaced(sides) : null)
}

/**
 * Decides a tie by its finished match, or without one: a bye lets the other side through, and so does a team that
 * withdrew, even if the other side is known only later. A match that neither side came to sends no team on.
 */
export function tieResult(sides: Sides, match: PlayedMatch | undefined, context: TieContext): TieResult {
  if (match?.status === 'finished') {
    if (isLostByBoth(match)) return { winner: nobody, loser: nobody }
    const side = winningSide(match, sides, context)
    return side ? won(sides, side) : open
  }
  if (match?.status === 'live') return open
  const isOut = (occupant: Occupant) =>
    occupant === nobody || (typeof occupant === 'string' && context.withdrawn.has(occupant))
  if (isOut(sides.home) && isOut(sides.away)) return { winner: nobody, loser: nobody }
  if (isOut(sides.home)) return won(sides, 'away')
  return isOut(sides.away) ? won(sides, 'home') : open
}
