import { noPlayerStats } from '@torneo/contracts/players'
import { noTeamStats } from '@torneo/contracts/teams'
import type { UsersRepository } from '../data/users.repository'
import { createMatchesRepository, type MatchesRepository } from '../data/matches.repository'
import { createPlayersRepository } from '../data/players.repository'
import { createPromotionsRepository } from '../data/promotions.repository'
import { createTeamsRepository } from '../data/teams.repository'
import { createTournamentSportsRepository } from '../data/tournament-sports.repository'
import type { Database } from '../platform/database'
import { demoTournamentSports } from './content/tournament-sports'
import { demoCounters, demoEvents, demoMatches, demoPlayerKeys, demoPlayers, demoReached, demoTeams } from './demo-tournament'
import { demoCaptains, knownCaptainYear } from './tournament/captains'
import { demoPromotions } from './tournament/promotions'
import { demoSides, type Side, sideKey } from './tournament/sides'
import type { As } from './write-accounts'

interface TournamentStores {
  readonly sports: ReturnType<typeof createTournamentSportsRepository>
  readonly promotions: ReturnType<typeof createPromotionsRepository>
  readonly teams: ReturnType<typeof createTeamsRepository>
  readonly players: ReturnType<typeof createPlayersRepository>
  readonly matches: MatchesRepository
}

/** The repositories of the tournament; made before the transaction, so that `prepare` knows their collections. */
export const tournamentStores = (database: Database): TournamentStores => ({
  sports: createTournamentSportsRepository(database),
  promotions: createPromotionsRepository(database),
  teams: createTeamsRepository(database),
  players: createPlayersRepository(database),
  matches: createMatchesRepository(database),
})

/** What a key was given as its id; one that has none is a fault of the demo's. */
function idsBy<Key>(keys: readonly Key[], records: readonly { readonly id: string }[]): (key: Key) => string {
  const ids = new Map(keys.map((key, index) => [key, records[index]?.id]))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The demo has no ${String(key)}`)
    return id
  }
}

/** What comes at the same place in another list as long. */
function besides<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`The demo has nothing at ${index}`)
  return item
}

/** Writes the tournament: sports, promotions with captains, teams, players, and two days of matches with what happened; a write for each kind. */
export async function writeTournament(
  { sports, promotions, teams, players, matches }: TournamentStores,
  { users, captainHash, as }: { users: UsersRepository; captainHash: string; as: As },
): Promise<void> {
  const organiser = as('admin_tournament')
  const sportIdOf = idsBy(demoTournamentSports.map(({ name }) => name), await sports.createAll(demoTournamentSports, organiser))
  const promotionIdOf = idsBy(demoPromotions.map(({ year }) => year), await promotions.createAll(demoPromotions, organiser))

  await users.update(as('team_captain').by.id, { promotionId: promotionIdOf(knownCaptainYear) }, organiser)
  for (const { year, ...captain } of demoCaptains) {
    await users.create({
      ...captain, role: 'team_captain', passwordHash: captainHash, promotionId: promotionIdOf(year), active: true,
      createdBy: organiser.by.id, prefs: {},
    }, organiser)
  }

  const sideKeys = demoSides.map(sideKey)
  const sides = demoTeams(promotionIdOf, sportIdOf).map((team, index) => ({ ...team, stats: demoCounters.teams.get(besides(sideKeys, index)) ?? noTeamStats }))
  const idOfKey = idsBy(sideKeys, await teams.createAll(sides, organiser))
  const teamIdOf = (side: Side) => idOfKey(sideKey(side))

  const people = demoPlayers(teamIdOf).map((player, index) => (
    { ...player, stats: demoCounters.players.get(besides(demoPlayerKeys, index)) ?? noPlayerStats }))
  const playerIdOf = idsBy(demoPlayerKeys, await players.createAll(people, organiser))

  const happened = demoEvents(teamIdOf, playerIdOf)
  await matches.createAll(demoMatches(teamIdOf, sportIdOf).map((match, index) => (
    { ...match, ...besides(demoReached, index), events: besides(happened, index) })), organiser)
}
