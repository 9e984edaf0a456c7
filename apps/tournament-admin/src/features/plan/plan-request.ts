import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import type { Official } from '@torneo/contracts/match/officials'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { officialsIn } from '@torneo/domain/fixture/officials'
import { placeKey } from '@torneo/domain/people/passes'
import { pairingsOfMatches } from '@torneo/domain/schedule/pairings-of-competition'
import type { Pairing, Place, PlanRequest } from '@torneo/domain/schedule/plan'
import { playedOf } from '../../data/played-of'
import type { FixtureToPlan } from './fixtures-to-plan'
import { openWishes, paceOf, type PlanSettings } from './plan-settings'
import { wishPhases } from './wish-phases'

export interface Known {
  readonly sport: TournamentSport
  readonly sports: readonly TournamentSport[]
  /** Null for a sport without one. */
  readonly competition: Competition | null
  /** Teams and matches of all sports: they share fields, and a promotion's people. */
  readonly teams: readonly Team[]
  readonly matches: readonly Match[]
  readonly missing: readonly FixtureToPlan[]
  /** Names of the list: other names of a match keep nothing apart. */
  readonly officials: readonly Official[]
  /** Ids of the sport's matches that may get another place. */
  readonly movable: ReadonlySet<string>
  /** True to plan the movable matches without regard to where they are. */
  readonly isAnew?: boolean
  /** 'yyyy-mm-dd HH:mm'. */
  readonly now: string
  /** IANA zone of the tournament. */
  readonly timeZone: string | undefined
}

/** Minutes of a sport's matches. */
export const minutesOf = (sports: readonly TournamentSport[], sportId: string): number =>
  sports.find(({ id }) => id === sportId)?.rules.matchDuration ?? defaultSportRules.matchDuration

/** True for a match that takes its field and its teams at its time. */
export const takesPlace = ({ status }: Match): boolean => status !== 'cancelled'

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

export const placeOf = (match: Match): Place => ({ date: match.date, time: match.time, field: placeKey(match) })

const officialsOf = ({ referee }: Match, officials: readonly Official[]): string[] =>
  officialsIn(referee, officials).map(({ id }) => id)

/** Matches of the sport as pairings; those without a competition wait for none. */
function existingPairings({
  sport,
  sports,
  competition,
  matches,
  movable,
  officials,
  isAnew = false,
}: Known): Pairing[] {
  const own = matches.filter((match) => match.sportId === sport.id && (takesPlace(match) || movable.has(match.id)))
  const known = new Map(
    competition
      ? pairingsOfMatches(competition, own.map(playedOf)).map((pairing) => [pairing.id, pairing] as const)
      : [],
  )
  return own.map((match) => ({
    ...(known.get(match.id) ?? { id: match.id, home: match.homeTeamId, away: match.awayTeamId }),
    sport: sport.name,
    officials: officialsOf(match, officials),
    ...(movable.has(match.id)
      ? takesPlace(match) && !isAnew && { was: placeOf(match) }
      : { minutes: minutesOf(sports, sport.id) }),
  }))
}

/**
 * The planner's request for checked settings: the sport's matches stay unless they are movable, and what feeds a tie
 * ends before it begins, whether its match exists or not (B92).
 */
export function requestOf(settings: PlanSettings, known: Known, seed: number): PlanRequest {
  const { sport, sports, competition, teams, matches, missing, movable, officials, now, timeZone } = known
  // A match of the evening before may last past midnight.
  const from = dayBefore(settings.windows.reduce((first, { date }) => (date < first ? date : first), '9999-12-31'))
  const existing = existingPairings(known)
  const stays = matches.filter((match) => takesPlace(match) && !movable.has(match.id))
  return {
    ...paceOf(settings),
    seed,
    pairings: [
      ...missing.map(({ id, sides: [home, away], place }) => ({
        ...place,
        id,
        home: home.team?.id ?? null,
        away: away.team?.id ?? null,
        sport: sport.name,
      })),
      ...existing,
    ],
    days: settings.windows,
    requests: settings.requests.filter(({ team }) => teams.some(({ id }) => id === team)),
    people: Object.fromEntries(teams.flatMap(({ id, promotionId }) => (promotionId ? [[id, promotionId]] : []))),
    names: Object.fromEntries(teams.map(({ id, name }) => [id, name])),
    keep: stays.flatMap((match) => (match.sportId === sport.id ? [{ id: match.id, ...placeOf(match) }] : [])),
    // Earlier days end before the plan begins: they would only be measured.
    fixed: stays
      .filter((match) => match.sportId !== sport.id && match.date >= from)
      .map((match) => ({
        id: match.id,
        home: match.homeTeamId,
        away: match.awayTeamId,
        ...placeOf(match),
        minutes: minutesOf(sports, match.sportId),
        officials: officialsOf(match, officials),
      })),
    over: stays.flatMap(({ id, status }) => (status === 'finished' ? [id] : [])),
    notBefore: now,
    timeZone,
    wishes: openWishes(
      settings,
      wishPhases(competition, missing).flatMap(({ finals }) => finals),
    ),
  }
}
