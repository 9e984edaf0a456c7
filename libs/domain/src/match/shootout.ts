import type { ErrorDetail } from '@torneo/contracts/errors'
import type { MatchSide } from '@torneo/contracts/match-commands'
import { matchEventMessages, unidentified } from '@torneo/contracts/match-events'
import type { Shootout } from '@torneo/contracts/match-outcome'
import type { ActionContext, MatchAction, MatchAggregate, MatchState, RejectionReason } from './match-aggregate'

/** Kicks of each side before sudden death. */
export const regularKicks = 5

/** Which side won the shoot-out; null while it is open (B16). */
export function shootoutWinner({ home, away, kicks }: Shootout): MatchSide | null {
  const taken = (side: MatchSide) => kicks.filter((kick) => kick.side === side).length
  const rounds = kicks.length === 0 ? 0 : Math.max(regularKicks, taken('home'), taken('away'))
  if (home > away + rounds - taken('away')) return 'home'
  return away > home + rounds - taken('home') ? 'away' : null
}

/** Whether a shoot-out can end like this: it stops as soon as one side cannot catch up, and in sudden death at one goal more. */
export function isPossibleShootout({ home, away }: Pick<Shootout, 'home' | 'away'>): boolean {
  const [most, lead] = [Math.max(home, away), Math.abs(home - away)]
  return lead === 1 || (lead === 2 && most <= regularKicks) || (lead === 3 && most < regularKicks)
}

/** The side whose turn it is; null before the first kick, which either may take. */
export function nextToKick({ kicks }: Shootout): MatchSide | null {
  const last = kicks.at(-1)
  return last ? (last.side === 'home' ? 'away' : 'home') : null
}

export const noKicks: Shootout = { home: 0, away: 0, kicks: [] }

type Scored = Pick<MatchAggregate, 'homeScore' | 'awayScore' | 'shootout'>

const isLevel = ({ homeScore, awayScore }: Scored) => homeScore === awayScore

/** Who won, by score or by the shoot-out; null for a draw. */
export function winnerOf(match: Scored): MatchSide | null {
  if (!isLevel(match)) return match.homeScore > match.awayScore ? 'home' : 'away'
  return match.shootout ? shootoutWinner(match.shootout) : null
}

/** Whether it cannot finish like this, because it must have a winner. */
export const needsWinner = (match: Scored & Pick<MatchAggregate, 'mustHaveWinner'>): boolean => match.mustHaveWinner === true && winnerOf(match) === null

export type Kick = Extract<MatchAction, { kind: 'kick' }>

/** Why a kick cannot be taken now; null when it can. */
export function kickRejection(match: MatchAggregate, { side }: Pick<Kick, 'side'>): RejectionReason | null {
  const shootout = match.shootout ?? noKicks
  if (!match.mustHaveWinner) return 'mayBeLevel'
  if (!isLevel(match)) return 'notLevel'
  if (shootoutWinner(shootout)) return 'shootoutOver'
  return (nextToKick(shootout) ?? side) === side ? null : 'otherSideKicks'
}

/** What is invalid about a kick: its player is of the side that kicks. */
export function kickErrors({ homeTeamId, awayTeamId }: MatchAggregate, { side, playerId }: Kick, teamOf: ActionContext['teamOf']): ErrorDetail[] {
  const isKnown = playerId === unidentified || !teamOf || teamOf(playerId) === (side === 'home' ? homeTeamId : awayTeamId)
  return isKnown ? [] : [{ path: 'playerId', message: matchEventMessages.notOfTeam }]
}

/** The shoot-out with one kick more. */
export function kicked({ shootout }: MatchAggregate, { side, scored, playerId }: Kick): Pick<MatchState, 'shootout'> {
  const { kicks, ...score } = shootout ?? noKicks
  return { shootout: { ...score, [side]: score[side] + (scored ? 1 : 0), kicks: [...kicks, { side, scored, playerId }] } }
}

type Result = Extract<MatchAction, { kind: 'result' }>

/** The match as a result of a paper sheet makes it, as far as its winner goes. */
export function withResult<M extends Scored>(match: M, { homeScore, awayScore, homePenalties, awayPenalties }: Result): M {
  const shootout = homePenalties === undefined || awayPenalties === undefined ? match.shootout : { home: homePenalties, away: awayPenalties, kicks: [] }
  return { ...match, homeScore, awayScore, shootout }
}

/** Why a result of a paper sheet cannot stand; null when it can. */
export function resultRejection(match: MatchAggregate, result: Result): RejectionReason | null {
  const next = withResult(match, result)
  if (next.shootout !== match.shootout && !match.mustHaveWinner) return 'mayBeLevel'
  if (next.shootout !== match.shootout && !isLevel(next)) return 'notLevel'
  return needsWinner(next) ? 'needsWinner' : null
}
