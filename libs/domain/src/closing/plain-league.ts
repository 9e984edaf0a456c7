import type { PodiumPlace } from '@torneo/contracts/competition/podium'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { isSettled, missingPairings } from '../competition/setup/zone-matches'
import type { PlayedMatch } from '../competition/tables/played-match'

/** Places that a podium shows. */
const podiumPlaces = 3

/** True once every two teams of a sport without a competition have met, and no match is open (B43). */
export const isPlainLeagueOver = (teamIds: readonly string[], matches: readonly PlayedMatch[]): boolean =>
  teamIds.length > 1 &&
  matches.every(isSettled) &&
  missingPairings({ legs: 1 }, { teamIds: [...teamIds] }, matches, new Set()).length === 0

const isLevel = (one: StandingRow, other: StandingRow): boolean =>
  one.points === other.points && one.goalDifference === other.goalDifference && one.goalsFor === other.goalsFor

/** All places of a table; teams that only their names separate share a place (R8). */
export const levelPlaces = (rows: readonly StandingRow[]): PodiumPlace[] =>
  rows.map((row) => ({ place: rows.findIndex((other) => isLevel(row, other)) + 1, team: row.team }))

/** First to third of a table. */
export const sharedPlaces = (rows: readonly StandingRow[]): PodiumPlace[] =>
  levelPlaces(rows).filter(({ place }) => place <= podiumPlaces)
