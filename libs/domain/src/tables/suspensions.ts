import { unidentified } from '@torneo/contracts/match/match-events'
import type { AwardedResult, Interruption } from '@torneo/contracts/match/match-outcome'
import type { MatchStatus } from '@torneo/contracts/match/matches'
import type { Suspension } from '@torneo/contracts/tournament/suspensions'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { isAbandoned, isAbsent, isWalkover } from '../match/result/endings'
import { cardsOf } from './cards'

/** A lifted suspension: the player whose suspension for a match's cards ends early, with author, time and reason. */
export interface Lift {
  readonly playerId: string
  readonly reason: string
  readonly by: { readonly id: string; readonly name: string }
  readonly at: string
}

/** A longer suspension for a match's cards than the rule's: its matches in all (B49). */
export interface Sanction extends Lift {
  readonly matches: number
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
  readonly homeTeamId: string | null
  readonly status: MatchStatus
  readonly result?: AwardedResult | null | undefined
  readonly interruption?: Interruption | null | undefined
  readonly events: readonly CardEvent[]
  readonly lifts?: readonly Lift[] | undefined
  readonly sanctions?: readonly Sanction[] | undefined
}

type Rules = Pick<
  SportRules,
  'suspendAfterYellows' | 'suspendAfterRed' | 'suspendAfterBlue' | 'walkoverServes' | 'abandonedServes'
>

export interface PlayerSuspension extends Omit<Suspension, 'playerName' | 'playerNumber'> {
  readonly total: number
  /** Matches that the rule alone gives. */
  readonly byRule: number
}

/** The matches that a player has to sit out for one match's cards. */
interface PendingSuspension {
  readonly matchId: string
  readonly date: string
  readonly cause: 'red' | 'yellows' | 'blue'
  readonly byRule: number
  readonly total: number
  readonly lift: Lift | null
  readonly sanction: Sanction | null
  left: number
}

/** True if the sport suspends at all (B12). */
export const suspends = ({ suspendAfterYellows = 0, suspendAfterRed = 0, suspendAfterBlue = 0 }: Rules): boolean =>
  suspendAfterYellows > 0 || suspendAfterRed > 0 || suspendAfterBlue > 0

/** Cards count once their match was played to its end. */
const countsCards = (match: CardMatch) =>
  match.status === 'finished' && !isWalkover(match) && match.result?.keepEvents !== false

/**
 * True if a match serves a team's suspensions: played to its end, or another ending that the sport chose (B49). An
 * abandoned match with a new date is still to be played.
 */
function serves(match: CardMatch, teamId: string, { walkoverServes = 'present', abandonedServes = false }: Rules) {
  if (match.status === 'cancelled') return abandonedServes && isAbandoned(match)
  if (match.status !== 'finished' || !isWalkover(match)) return match.status === 'finished'
  const isPresent = !isAbsent(match, match.homeTeamId === teamId ? 'home' : 'away')
  return walkoverServes === 'both' || (walkoverServes === 'present' && isPresent)
}

const isOpen = ({ status }: CardMatch) => status === 'scheduled' || status === 'live'

/** Adds up yellow cards, and the matches that these cards suspend for. */
function tallyCards(
  cards: ReturnType<typeof cardsOf>,
  yellowsBefore: number,
  { suspendAfterYellows: yellowsPerMatch = 0, suspendAfterRed = 0, suspendAfterBlue = 0 }: Rules,
) {
  const red = cards.sentOff ? suspendAfterRed : 0
  // Two yellow cards that led to a red one do not accumulate: the red card covers them.
  const yellows = yellowsBefore + (red > 0 && cards.yellows.length > 1 ? 0 : cards.yellows.length)
  const byYellows =
    yellowsPerMatch > 0 ? Math.floor(yellows / yellowsPerMatch) - Math.floor(yellowsBefore / yellowsPerMatch) : 0
  const blue = cards.isBlue && red === 0 ? suspendAfterBlue : 0
  return { yellows, red, blue, matches: red + blue + byYellows }
}

/** Finds what each player of a team has to sit out, given its matches in order, served or not. */
function pendingByPlayer(teamId: string, matches: readonly CardMatch[], rules: Rules) {
  const pending = new Map<string, PendingSuspension[]>()
  const yellows = new Map<string, number>()
  for (const match of matches) {
    const { id: matchId, date, events, lifts = [], sanctions = [] } = match
    if (serves(match, teamId, rules)) {
      for (const suspensions of pending.values()) {
        const served =
          suspensions.find(({ left, lift }) => left > 0 && !lift) ?? suspensions.find(({ left }) => left > 0)
        if (served) served.left -= 1
      }
    }
    if (!countsCards(match)) continue
    const own = events.filter((event) => event.teamId === teamId && event.playerId !== unidentified)
    for (const playerId of new Set(own.map((event) => event.playerId))) {
      const tally = tallyCards(cardsOf(own, playerId), yellows.get(playerId) ?? 0, rules)
      yellows.set(playerId, tally.yellows)
      if (tally.matches === 0) continue
      const sanction = sanctions.find((one) => one.playerId === playerId) ?? null
      const total = Math.max(tally.matches, sanction?.matches ?? 0)
      const suspension: PendingSuspension = {
        matchId,
        date,
        cause: tally.red > 0 ? 'red' : tally.blue > 0 ? 'blue' : 'yellows',
        byRule: tally.matches,
        total,
        lift: lifts.find((one) => one.playerId === playerId) ?? null,
        sanction,
        left: total,
      }
      pending.set(playerId, [...(pending.get(playerId) ?? []), suspension])
    }
  }
  return pending
}

const signed = ({ reason, by, at }: Lift) => ({ reason, by: by.name, at })

/**
 * Lists a team's suspended players, given its matches in order (B12). Each `suspendAfterYellows` yellow cards cost one
 * match; a red card, direct or by two yellow ones, costs `suspendAfterRed` matches; staff may make it more (B49). A
 * later match serves one if the sport says that its ending does. A lifted suspension stays in the list until its matches
 * would be over; served ones are listed only if `served` is true.
 */
export function suspensionsOf(
  teamId: string,
  matches: readonly CardMatch[],
  rules: Rules,
  { served = false } = {},
): PlayerSuspension[] {
  const next = matches.filter(isOpen).map(({ id }) => id)
  return [...pendingByPlayer(teamId, matches, rules)].flatMap(([playerId, pending]) => {
    let from = 0
    return pending
      .filter(({ left }) => served || left > 0)
      .map(({ lift, sanction, ...debt }) => {
        const { left } = debt
        const first = lift ? 0 : from
        if (!lift) from += left
        return {
          playerId,
          teamId,
          ...debt,
          matchIds: next.slice(first, first + left),
          lift: lift && signed(lift),
          sanction: sanction && { matches: sanction.matches, ...signed(sanction) },
        }
      })
  })
}
