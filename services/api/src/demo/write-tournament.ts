import { noPlayerStats } from '@torneo/contracts/tournament/players'
import { noTeamStats } from '@torneo/contracts/tournament/team-stats'
import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'
import { emptyCompetition } from '../data/competitions/competitions.repository'
import { createOfficialsRepository } from '../data/tournament/officials.repository'
import type { Services } from '../services'
import type { DemoCalendar } from './demo-calendar'
import { type DemoIds, demoEvents, demoMatch, demoPlayer, demoPlayers, demoStats, demoTeam } from './demo-tournament'
import { competitionSport, demoPhases, demoPlace } from './tournament/competition'
import { demoFixtures } from './tournament/fixtures'
import { demoCup } from './tournament/general-cup'
import { demoCaptains, demoPromotions, knownCaptainYear } from './tournament/promotions'
import { demoTournamentSports } from './tournament/sports'
import { demoSides, sideKey } from './tournament/teams'
import type { WriteAs } from './write-accounts'

/** The ids of records by key, both in the same order; throws for an unknown key. */
function idsBy<Key>(keys: readonly Key[], records: readonly { readonly id: string }[]): (key: Key) => string {
  const ids = new Map(keys.map((key, index) => [key, records[index]?.id]))
  return (key) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`The demo has no ${String(key)}`)
    return id
  }
}

/**
 * Writes sports, promotions with captains, teams, players, matches with their events, the competition of a sport and the
 * Copa General; one bulk write for each collection.
 */
export async function writeTournament(
  {
    database,
    sports,
    promotions,
    teams,
    players,
    playerRights,
    matches,
    competitions,
    generalCupsRepository,
    users,
  }: Services,
  { captainHash, as, calendar }: { captainHash: string; as: WriteAs; calendar: DemoCalendar },
): Promise<void> {
  const organizer = as('admin_tournament')
  const sport = idsBy(
    demoTournamentSports.map(({ name }) => name),
    await sports.createAll(demoTournamentSports, organizer),
  )
  const promotion = idsBy(
    demoPromotions.map(({ year }) => year),
    await promotions.createAll(demoPromotions, organizer),
  )

  await users.update(as('team_captain').by.id, { promotionId: promotion(knownCaptainYear) }, organizer)
  for (const { year, ...captain } of demoCaptains) {
    await users.create(
      {
        ...captain,
        role: 'team_captain',
        passwordHash: captainHash,
        promotionId: promotion(year),
        active: true,
        createdBy: organizer.by.id,
        prefs: {},
      },
      organizer,
    )
  }

  const teamIds = idsBy(
    demoSides.map(sideKey),
    await teams.createAll(
      demoSides.map((side) => ({
        ...demoTeam(side, { sport, promotion }),
        stats: demoStats.teams.get(sideKey(side)) ?? noTeamStats,
      })),
      organizer,
    ),
  )
  const team: DemoIds['team'] = (side) => teamIds(sideKey(side))

  const player = idsBy(
    demoPlayers.map(({ key }) => key),
    await players.writes(playerRights.byAccess).createAll(
      demoPlayers.map((one) => ({
        ...demoPlayer(one.player, one.side, { team }),
        stats: demoStats.players.get(one.key) ?? noPlayerStats,
      })),
      organizer,
    ),
  )

  // A running clock has no `nextTickAt` yet: the ticker sets it when it first sees the match.
  await matches.createAll(
    demoFixtures.map((fixture) => ({
      ...demoMatch(fixture, { sport, team }, calendar),
      ...demoPlace(fixture),
      ...fixture.state,
      events: demoEvents(fixture, { team, player }, calendar),
    })),
    organizer,
  )

  const referees = [...new Set(demoFixtures.map(({ slot }) => slot.referee))]
  await createOfficialsRepository(database).createAll(
    referees.map((name) => ({ name, role: 'referee' })),
    organizer,
  )

  await competitions.write(sport(competitionSport), null, { ...emptyCompetition, phases: demoPhases(team) }, organizer)
  await generalCupsRepository.write(
    defaultTournamentId,
    null,
    demoCup({ sport, promotion }, organizer.by, calendar),
    organizer,
  )
}
