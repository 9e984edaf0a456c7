import { unidentified } from '@torneo/contracts/match/match-events'
import type { AwardedResult } from '@torneo/contracts/match/match-outcome'
import type { MatchStatus } from '@torneo/contracts/match/matches'
import type { Suspension } from '@torneo/contracts/tournament/suspensions'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { cardsOf } from './cards'

/** A lifted suspension: the player whose suspension for a match's cards ends early, with author, time and reason. */
export interface Lift {
  readonly playerId: string
  readonly reason: string
  readonly by: { readonly id: string; readonly name: string }
  readonly at: string
}

interface CardEvent {
  readonly type: string
  readonly playerId: string
  readonly teamId: string
  readonly minute: number
  readonly added?: number | undefined
}

/** The fields of a match that suspensions depend on. */
export interface CardMatch {
  readonly id: string
  readonly date: string
  readonly status: MatchStatus
  readonly result?: AwardedResult | null | undefined
  readonly events: readonly CardEvent[]
  readonly lifts?: readonly Lift[] | undefined
}

type Rules = Pick<SportRules, 'suspendAfterYellows' | 'suspendAfterRed'>
export type PlayerSuspension = Omit<Suspension, 'playerName' | 'playerNumber'>

/** The matches that a player still has to sit out for one match's cards. */
interface PendingSuspension {
  readonly matchId: string
  readonly date: string
  readonly cause: 'red' | 'yellows'
  readonly lift: Lift | null
  left: number
}

/** True if the sport suspends at all (B12). */
export const suspends = ({ suspendAfterYellows = 0, suspendAfterRed = 0 }: Rules): boolean =>
  suspendAfterYellows > 0 || suspendAfterRed > 0

/** Only a match played to its end counts cards and serves suspensions; a walkover does neither. */
const isPlayed = ({ status, result }: CardMatch) => status === 'finished' && result?.kind !== 'walkover'
const isOpen = ({ status }: CardMatch) => status === 'scheduled' || status === 'live'

/** Adds up yellow cards, and the matches that these cards suspend for. */
function tallyCards(
  cards: ReturnType<typeof cardsOf>,
  yellowsBefore: number,
  { suspendAfterYellows: yellowsPerMatch = 0, suspendAfterRed = 0 }: Rules,
) {
  const red = cards.sentOff ? suspendAfterRed : 0
  // Two yellow cards that led to a red one do not accumulate: the red card covers them.
  const yellows = yellowsBefore + (red > 0 && cards.yellows.length > 1 ? 0 : cards.yellows.length)
  const byYellows =
    yellowsPerMatch > 0 ? Math.floor(yellows / yellowsPerMatch) - Math.floor(yellowsBefore / yellowsPerMatch) : 0
  return { yellows, red, matches: red + byYellows }
}

/**
 * Lists a team's suspended players, given its matches in order (B12). Each `suspendAfterYellows` yellow cards cost one
 * match; a red card, direct or by two yellow ones, costs `suspendAfterRed` matches. Each later match that is played
 * serves one. A lifted suspension stays in the list until its matches would be over.
 */
export function suspensionsOf(teamId: string, matches: readonly CardMatch[], rules: Rules): PlayerSuspension[] {
  const pendingByPlayer = new Map<string, PendingSuspension[]>()
  const yellows = new Map<string, number>()
  for (const { id: matchId, date, events, lifts = [] } of matches.filter(isPlayed)) {
    for (const pending of pendingByPlayer.values()) {
      const served = pending.find(({ left, lift }) => left > 0 && !lift) ?? pending.find(({ left }) => left > 0)
      if (served) served.left -= 1
    }
    const own = events.filter((event) => event.teamId === teamId && event.playerId !== unidentified)
    for (const playerId of new Set(own.map((event) => event.playerId))) {
      const tally = tallyCards(cardsOf(own, playerId), yellows.get(playerId) ?? 0, rules)
      yellows.set(playerId, tally.yellows)
      if (tally.matches === 0) continue
      const lift = lifts.find((one) => one.playerId === playerId) ?? null
      const suspension: PendingSuspension = {
        matchId,
        date,
        cause: tally.red > 0 ? 'red' : 'yellows',
        lift,
        left: tally.matches,
      }
      pendingByPlayer.set(playerId, [...(pendingByPlayer.get(playerId) ?? []), suspension])
    }
  }
  const next = matches.filter(isOpen).map(({ id }) => id)
  return [...pendingByPlayer].flatMap(([playerId, pending]) => {
    let from = 0
    return pending
      .filter(({ left }) => left > 0)
      .map(({ lift, ...debt }) => {
        const { left } = debt
        const first = lift ? 0 : from
        if (!lift) from += left
        return {
          playerId,
          teamId,
          ...debt,
          matchIds: next.slice(first, first + left),
          lift: lift && { reason: lift.reason, by: lift.by.name, at: lift.at },
        }
      })
  })
}
