import type { MatchEventType } from '@torneo/contracts/match/match-events'
import { defaultSportRules, type TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { setsWon } from '@torneo/domain/match/result/sets'
import { readTable } from '../read-table'
import { demoTournamentSports } from './sports'
import { type PlayedSport, playerKey, type Side } from './teams'

type SportRules = TournamentSport['rules']

interface DemoEvent {
  readonly type: MatchEventType
  readonly minute: number
  readonly year: number
  /** Shirt numbers. */
  readonly player: number
  readonly assist: number | null
  /** Points of a basket. */
  readonly points?: number
}

const eventColumns = ['sport', 'round', 'year', 'type', 'minute', 'player', 'assist', 'points'] as const

/**
 * Generates the baskets of one of a team's best players: twos, and a three now and then. The points of the others have
 * no scorer.
 */
function baskets(year: number, player: number, total: number): DemoEvent[] {
  const events: DemoEvent[] = []
  for (let left = total; left > 0;) {
    const points = left === 1 ? 1 : events.length % 4 === 1 && left >= 3 ? 3 : 2
    left -= points
    const minute = ((player + events.length * 5) % 39) + 1
    events.push({ type: 'goal', minute, year, player, assist: null, points })
  }
  return events
}

const events = readTable('events', eventColumns)

/** Events of a match: a team plays once a round. A row of type `points` is a player's total. */
const eventsOf = ({ sport, round, home, away }: FixtureRow): DemoEvent[] =>
  events
    .filter((row) => row.sport === sport && row.round === round && [home, away].includes(row.year))
    .flatMap(({ type, minute, year, player, assist, points }) =>
      type === 'points'
        ? baskets(Number(year), Number(player), Number(points))
        : {
            type: type as MatchEventType,
            minute: Number(minute),
            year: Number(year),
            player: Number(player),
            assist: assist === '' ? null : Number(assist),
          },
    )

const fixtureColumns = [
  'sport',
  'round',
  'day',
  'time',
  'location',
  'field',
  'referee',
  'home',
  'away',
  'result',
  'live',
] as const
type FixtureRow = Readonly<Record<(typeof fixtureColumns)[number], string>>

const halfTimeMinutes = 10

const pairsIn = (result: string) =>
  result
    .split(' ')
    .filter(Boolean)
    .map((pair) => {
      const [home, away] = pair.split('-').map(Number)
      return { home: home ?? 0, away: away ?? 0 }
    })

/** Reads '2-1', or '25-19 25-22' of sets; empty before the match. `live` is '23', or '20 paused'. */
function stateOf({ result, live }: FixtureRow, { matchDuration, hasHalves, scoring }: SportRules) {
  const pairs = pairsIn(result)
  const [score] = scoring === 'sets' && pairs.length > 0 ? [setsWon(pairs)] : pairs
  if (!score)
    return { status: 'scheduled', isLive: false, homeScore: 0, awayScore: 0, currentMinute: 0, currentHalf: 1 } as const
  const currentMinute = live === '' ? matchDuration : Number.parseInt(live, 10)
  return {
    status: live === '' ? 'finished' : 'live',
    isLive: live !== '' && !live.endsWith('paused'),
    homeScore: score.home,
    awayScore: score.away,
    currentMinute,
    ...(scoring === 'sets' && { sets: pairs }),
    currentHalf: hasHalves && currentMinute > matchDuration / 2 ? 2 : 1,
  } as const
}

/** The matches of the day before are finished; of today's, two are live and the others scheduled. */
export const demoFixtures = readTable('fixtures', fixtureColumns).map((row) => {
  const sport = row.sport as PlayedSport
  const { rules } = demoTournamentSports.find(({ name }) => name === sport) ?? { rules: defaultSportRules }
  const { time, location, field, referee } = row
  const state = stateOf(row, rules)
  const sideOf = (year: number): Side => ({ sport, year })
  /** Minutes from the kick-off to a minute of play. */
  const elapsed = (minute: number) =>
    minute + (state.currentHalf === 2 && minute * 2 > state.currentMinute ? halfTimeMinutes : 0)
  return {
    slot: { round: Number(row.round), location, field, referee },
    /** Day and time by the demo's calendar. */
    day: Number(row.day),
    time,
    state,
    home: sideOf(Number(row.home)),
    away: sideOf(Number(row.away)),
    events: eventsOf(row).map(({ type, minute, year, player, assist, points }) => ({
      type,
      minute,
      ...(points && { points }),
      elapsed: elapsed(minute),
      side: sideOf(year),
      player: playerKey(sideOf(year), { number: player }),
      assist: assist === null ? null : playerKey(sideOf(year), { number: assist }),
    })),
  }
})
