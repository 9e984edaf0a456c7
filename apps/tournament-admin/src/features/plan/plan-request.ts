import type { Match } from '@torneo/contracts/match/matches'
import type { Team } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { placeKey } from '@torneo/domain/people/passes'
import type { PlanRequest } from '@torneo/domain/schedule/plan'
import type { FixtureToPlan } from './fixtures-to-plan'
import { paceOf, type PlanSettings } from './plan-settings'

interface Known {
  readonly sport: TournamentSport
  readonly sports: readonly TournamentSport[]
  /** Teams and matches of all sports: they share fields, and a promotion's people. */
  readonly teams: readonly Team[]
  readonly matches: readonly Match[]
  readonly missing: readonly FixtureToPlan[]
}

/** Minutes of a sport's matches. */
export const minutesOf = (sports: readonly TournamentSport[], sportId: string): number =>
  sports.find(({ id }) => id === sportId)?.rules.matchDuration ?? defaultSportRules.matchDuration

/** True for a match that takes its field and its teams at its time. */
export const takesPlace = ({ status }: Match): boolean => status !== 'cancelled'

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** The planner's request for checked settings. */
export function requestOf(
  settings: PlanSettings,
  { sport, sports, teams, matches, missing }: Known,
  seed: number,
): PlanRequest {
  // A match of the evening before may last past midnight.
  const from = dayBefore(settings.windows.reduce((first, { date }) => (date < first ? date : first), '9999-12-31'))
  return {
    ...paceOf(settings),
    seed,
    pairings: missing.map(({ id, sides: [home, away], after }) => ({
      id,
      home: home.team?.id ?? null,
      away: away.team?.id ?? null,
      after,
      sport: sport.name,
    })),
    days: settings.windows,
    requests: settings.requests.filter(({ team }) => teams.some(({ id }) => id === team)),
    people: Object.fromEntries(teams.flatMap(({ id, promotionId }) => (promotionId ? [[id, promotionId]] : []))),
    names: Object.fromEntries(teams.map(({ id, name }) => [id, name])),
    // Earlier days end before the plan begins: they would only be measured.
    fixed: matches
      .filter((match) => takesPlace(match) && match.date >= from)
      .map(({ id, homeTeamId, awayTeamId, date, time, sportId, ...place }) => ({
        id,
        home: homeTeamId,
        away: awayTeamId,
        date,
        time,
        field: placeKey(place),
        minutes: minutesOf(sports, sportId),
      })),
  }
}
