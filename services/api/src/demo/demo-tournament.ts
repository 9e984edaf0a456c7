import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'
import type { RegisteredEvent } from '@torneo/domain/match/match-aggregate'
import { recount } from '@torneo/domain/tables/recount'
import { newId } from '../platform/database/ids'
import type { DemoCalendar } from './demo-calendar'
import { demoFixtures } from './tournament/fixtures'
import { demoPromotions } from './tournament/promotions'
import {
  type DemoPlayer,
  demoRosters,
  demoSides,
  playerKey,
  type PlayedSport,
  type Side,
  sideKey,
} from './tournament/teams'

type Fixture = (typeof demoFixtures)[number]

/** The ids of the stored records. */
export interface DemoIds {
  readonly sport: (name: PlayedSport) => string
  readonly promotion: (year: number) => string
  readonly team: (side: Side) => string
  /** Returns a player's id by `playerKey`. */
  readonly player: (key: string) => string
}

export const demoTeam = ({ sport, year }: Side, ids: Pick<DemoIds, 'sport' | 'promotion'>) => ({
  name: `Promo ${String(year).slice(-2)}`,
  sportId: ids.sport(sport),
  promotionId: ids.promotion(year),
  logo: '',
  color: demoPromotions.find((promotion) => promotion.year === year)?.color ?? '',
})

export const demoPlayers = demoSides.flatMap((side) =>
  (demoRosters.get(sideKey(side)) ?? []).map((player) => ({ key: playerKey(side, player), side, player })),
)

export const demoPlayer = (player: DemoPlayer, side: Side, ids: Pick<DemoIds, 'team'>) => ({
  ...player,
  teamId: ids.team(side),
  photo: '',
})

export const demoMatch = (
  { slot, day, time, home, away }: Fixture,
  ids: Pick<DemoIds, 'sport' | 'team'>,
  calendar: DemoCalendar,
) => ({
  ...slot,
  ...calendar.kickOff(day, time),
  sportId: ids.sport(home.sport),
  homeTeamId: ids.team(home),
  awayTeamId: ids.team(away),
  tournamentId: defaultTournamentId,
})

export function demoEvents(fixture: Fixture, ids: Pick<DemoIds, 'team' | 'player'>, calendar: DemoCalendar) {
  const kickOff = calendar.instant(calendar.kickOff(fixture.day, fixture.time))
  return fixture.events.map(({ side, player, assist, elapsed, ...event }): RegisteredEvent => {
    const timestamp = new Date(kickOff + elapsed * 60_000).toISOString()
    return {
      ...event,
      timestamp,
      id: newId(),
      createdAt: timestamp,
      updatedAt: timestamp,
      rev: 1,
      teamId: ids.team(side),
      playerId: ids.player(player),
      assistPlayerId: assist === null ? null : ids.player(assist),
    }
  })
}

/** The stats from the finished matches: teams by `sideKey`, players by `playerKey`. */
export const demoStats = recount(
  demoFixtures
    .filter(({ state }) => state.status === 'finished')
    .map(({ home, away, state, events }) => ({
      homeTeamId: sideKey(home),
      awayTeamId: sideKey(away),
      homeScore: state.homeScore,
      awayScore: state.awayScore,
      events: events.map(({ type, player, assist, points }) => ({
        type,
        playerId: player,
        assistPlayerId: assist,
        points,
      })),
    })),
)
