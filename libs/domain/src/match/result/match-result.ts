import type { MatchSide } from '@torneo/contracts/match/match-commands'
import { unidentified } from '@torneo/contracts/match/match-events'
import type { AwardedResult } from '@torneo/contracts/match/match-outcome'
import type { PlayerStats } from '@torneo/contracts/tournament/players'
import type { TeamStats } from '@torneo/contracts/tournament/team-stats'
import { eventTypeOf, hasField } from '../event-types'
import { isLostByBoth } from './endings'
import { losingSide, walkover } from './outcome-kinds'

/** Points in the standings: fixed, regardless of the sport's rules (R3). */
export const tablePoints = { won: 3, drawn: 1, lost: 0 } as const

interface Result {
  readonly homeScore: number
  readonly awayScore: number
  readonly result?: AwardedResult | null | undefined
}

/** Outcome of a finished match for one side. Both lose a match that neither came to; who retired loses whatever the score. */
export function outcomeOf(match: Result, side: MatchSide): 'won' | 'drawn' | 'lost' {
  const { homeScore, awayScore } = match
  const loser = losingSide(match)
  if (loser) return loser === side ? 'lost' : 'won'
  if (homeScore === awayScore) return isLostByBoth(match) ? 'lost' : 'drawn'
  return homeScore > awayScore === (side === 'home') ? 'won' : 'lost'
}

/** Stats that a finished match adds to the team of a side; reverting the result subtracts them. */
export function teamDelta(match: Result, side: MatchSide): TeamStats {
  const outcome = outcomeOf(match, side)
  const { homeScore, awayScore } = match
  const [goalsFor, goalsAgainst] = side === 'home' ? [homeScore, awayScore] : [awayScore, homeScore]
  return {
    played: 1,
    won: 0,
    drawn: 0,
    lost: 0,
    [outcome]: 1,
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: tablePoints[outcome],
  }
}

/** The fields of an event that player stats depend on. */
export interface CountedEvent {
  readonly type: string
  readonly playerId: string
  readonly assistPlayerId?: string | null | undefined
  readonly outPlayerId?: string | null | undefined
  /** Points that a goal is worth. Absent: 1. */
  readonly points?: number | undefined
}

/** The events of a match that count in stats: a walkover has none (B15), nor an awarded match that keeps none. */
export const countedEvents = <E>({
  events,
  result,
}: {
  readonly events: readonly E[]
  readonly result?: { readonly kind: string; readonly keepEvents?: boolean | undefined } | null | undefined
}): readonly E[] => (result?.kind === walkover || result?.keepEvents === false ? [] : events)

/**
 * Stats that a finished match adds to each player with an event in it (R6). An assist and leaving in a
 * substitution count as an event, a match counts once, and an own goal is not credited to its player.
 */
export function playerDeltas(events: readonly CountedEvent[]): ReadonlyMap<string, PlayerStats> {
  const deltas = new Map<string, PlayerStats>()
  const add = (playerId: string, counter: keyof PlayerStats | undefined, count = 1) => {
    const before = deltas.get(playerId) ?? { goals: 0, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 1 }
    deltas.set(playerId, counter ? { ...before, [counter]: before[counter] + count } : before)
  }
  for (const { type, playerId, assistPlayerId, outPlayerId, points } of events) {
    if (playerId !== unidentified) add(playerId, eventTypeOf(type).counter, hasField(type, 'points') ? points : 1)
    if (assistPlayerId && hasField(type, 'assistPlayerId')) add(assistPlayerId, 'assists')
    if (outPlayerId && hasField(type, 'outPlayerId')) add(outPlayerId, undefined)
  }
  return deltas
}

/**
 * Player stats from one team's events only: a player who changes team leaves earlier stats with the former team (B48).
 */
export const playerDeltasFor = (
  teamId: string,
  events: readonly (CountedEvent & { readonly teamId: string })[],
): ReadonlyMap<string, PlayerStats> => playerDeltas(events.filter((event) => event.teamId === teamId))
