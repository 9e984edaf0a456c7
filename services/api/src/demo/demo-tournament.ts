import { defaultTournamentId } from '@torneo/contracts/tournaments'
import type { RegisteredEvent } from '@torneo/domain/match/match-aggregate'
import { recount } from '@torneo/domain/recount'
import { newId } from '../platform/ids'
import { demoPromotions } from './tournament/promotions'
import { demoRosters } from './tournament/rosters'
import { demoSides, type PlayedSport, type Side, sideKey, sideName } from './tournament/sides'
import { demoStories, playerKey } from './tournament/stories'

/** The teams, of promotions and sports that have ids by now. */
export const demoTeams = (promotionIdOf: (year: number) => string, sportIdOf: (sport: PlayedSport) => string) =>
  demoSides.map((side) => ({
    name: sideName(side),
    sportId: sportIdOf(side.sport),
    promotionId: promotionIdOf(side.year),
    logo: '',
    color: demoPromotions.find(({ year }) => year === side.year)?.color ?? '',
  }))

const everyone = demoSides.flatMap((side) => (demoRosters.get(sideKey(side)) ?? []).map((player) => ({ side, player })))

/** Names the players, in their order. */
export const demoPlayerKeys = everyone.map(({ side, player }) => playerKey(side, player))

/** Everyone who plays. */
export const demoPlayers = (teamIdOf: (side: Side) => string) => everyone.map(({ side, player }) => ({ ...player, teamId: teamIdOf(side), photo: '' }))

/** Who meets when and where. */
export const demoMatches = (teamIdOf: (side: Side) => string, sportIdOf: (sport: PlayedSport) => string) =>
  demoStories.map(({ fixture: { home, away, ...slot } }) => ({
    ...slot, sportId: sportIdOf(home.sport), homeTeamId: teamIdOf(home), awayTeamId: teamIdOf(away),
    tournamentId: defaultTournamentId,
  }))

/** How far each of these matches has come. A clock that runs has no due minute yet: it begins with the service's first look at it. */
export const demoReached = demoStories.map(({ reached }) => reached)

/** What happened in each of these matches. */
export const demoEvents = (teamIdOf: (side: Side) => string, playerIdOf: (key: string) => string): RegisteredEvent[][] =>
  demoStories.map(({ events }) => events.map(({ side, player, assist, ...event }) => ({
    ...event, id: newId(), createdAt: event.timestamp, updatedAt: event.timestamp, rev: 1, teamId: teamIdOf(side), playerId: playerIdOf(player),
    assistPlayerId: assist === null ? null : playerIdOf(assist),
  })))

/** What the finished matches have counted: teams by `sideKey`, players by `playerKey`. */
export const demoCounters = recount(demoStories.filter(({ reached }) => reached.status === 'finished').map(({ fixture, reached, events }) => ({
  homeTeamId: sideKey(fixture.home), awayTeamId: sideKey(fixture.away), homeScore: reached.homeScore, awayScore: reached.awayScore,
  events: events.map(({ type, player, assist }) => ({ type, playerId: player, assistPlayerId: assist })),
})))
