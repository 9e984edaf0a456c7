import { defaultTournamentId } from '@torneo/contracts/tournaments'
import { demoFixtures } from './tournament/fixtures'
import { demoPromotions } from './tournament/promotions'
import { demoRosters } from './tournament/rosters'
import { demoSides, type PlayedSport, type Side, sideKey, sideName } from './tournament/sides'

/** The teams, of promotions and sports that have ids by now. */
export const demoTeams = (promotionIdOf: (year: number) => string, sportIdOf: (sport: PlayedSport) => string) =>
  demoSides.map((side) => ({
    name: sideName(side),
    sportId: sportIdOf(side.sport),
    promotionId: promotionIdOf(side.year),
    logo: '',
    color: demoPromotions.find(({ year }) => year === side.year)?.color ?? '',
  }))

/** Everyone who plays. */
export const demoPlayers = (teamIdOf: (side: Side) => string) =>
  demoSides.flatMap((side) => (demoRosters.get(sideKey(side)) ?? []).map((player) =>
    ({ ...player, teamId: teamIdOf(side), photo: '' })))

/** Who meets when and where. */
export const demoMatches = (teamIdOf: (side: Side) => string, sportIdOf: (sport: PlayedSport) => string) =>
  demoFixtures.map(({ home, away, ...slot }) => ({
    ...slot, sportId: sportIdOf(home.sport), homeTeamId: teamIdOf(home), awayTeamId: teamIdOf(away),
    tournamentId: defaultTournamentId,
  }))
