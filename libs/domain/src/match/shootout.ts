import type { ErrorDetail } from '@torneo/contracts/errors'
import type { MatchSide } from '@torneo/contracts/match-commands'
import { matchEventMessages, unidentified } from '@torneo/contracts/match-events'
import type { Shootout } from '@torneo/contracts/match-outcome'
import type { ActionContext, MatchAction, MatchAggregate, MatchState, RejectionReason } from './match-aggregate'

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
  const [most, lead] = [Math.max(home, away), Math.abs(home - away)]
  return lead === 1 || (lead === 2 && most <= regularKicks) || (lead === 3 && most < regularKicks)
}

/** Returns the side to kick next; null before the first kick, which either side may take. */
export function nextToKick({ kicks }: Shootout): MatchSide | null {
  const last = kicks.at(-1)
  return last ? (last.side === 'home' ? 'away' : 'home') : null
}

export const noKicks: Shootout = { home: 0, away: 0, kicks: [] }

type Scored = Pick<MatchAggregate, 'homeScore' | 'awayScore' | 'shootout'>

const isLevel = ({ homeScore, awayScore }: Scored) => homeScore === awayScore

/** Returns the winner by score or by shoot-out; null for a draw. */
export function winnerOf(match: Scored): MatchSide | null {
  if (!isLevel(match)) return match.homeScore > match.awayScore ? 'home' : 'away'
  return match.shootout ? shootoutWinner(match.shootout) : null
}

/** True if the match must have a winner and has none. */
export const needsWinner = (match: Scored & Pick<MatchAggregate, 'mustHaveWinner'>): boolean => match.mustHaveWinner === true && winnerOf(match) === null

export type Kick = Extract<MatchAction, { kind: 'kick' }>

/** Rejects a kick that cannot be taken now; null accepts. */
export function kickRejection(match: MatchAggregate, { side }: Pick<Kick, 'side'>): RejectionReason | null {
  const shootout = match.shootout ?? noKicks
  if (!match.mustHaveWinner) return 'mayBeLevel'
  if (!isLevel(match)) return 'notLevel'
  if (shootoutWinner(shootout)) return 'shootoutOver'
  return (nextToKick(shootout) ?? side) === side ? null : 'otherSideKicks'
}

/** Validates the kicker, who must belong to the side that kicks. */
export function kickErrors({ homeTeamId, awayTeamId }: MatchAggregate, { side, playerId }: Kick, teamOf: ActionContext['teamOf']): ErrorDetail[] {
  const isKnown = playerId === unidentified || !teamOf || teamOf(playerId) === (side === 'home' ? homeTeamId : awayTeamId)
  return isKnown ? [] : [{ path: 'playerId', message: matchEventMessages.notOfTeam }]
}

/** Adds a kick to the shoot-out. */
export function kicked({ shootout }: MatchAggregate, { side, scored, playerId }: Kick): Pick<MatchState, 'shootout'> {
  const { kicks, ...score } = shootout ?? noKicks
  return { shootout: { ...score, [side]: score[side] + (scored ? 1 : 0), kicks: [...kicks, { side, scored, playerId }] } }
}

type Result = Extract<MatchAction, { kind: 'result' }>

/** Applies a paper sheet's scores to the fields that decide the winner. */
export function withResult<M extends Scored>(match: M, { homeScore, awayScore, homePenalties, awayPenalties }: Result): M {
  const shootout = homePenalties === undefined || awayPenalties === undefined ? match.shootout : { home: homePenalties, away: awayPenalties, kicks: [] }
  return { ...match, homeScore, awayScore, shootout }
}

/** Rejects a paper sheet's result that contradicts the match's need for a winner; null accepts. */
export function resultRejection(match: MatchAggregate, result: Result): RejectionReason | null {
  const next = withResult(match, result)
  if (next.shootout !== match.shootout && !match.mustHaveWinner) return 'mayBeLevel'
  if (next.shootout !== match.shootout && !isLevel(next)) return 'notLevel'
  return needsWinner(next) ? 'needsWinner' : null
}
