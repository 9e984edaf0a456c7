import type { MatchEventType } from '@torneo/contracts/match-events'
import type { Match } from '@torneo/contracts/matches'
import type { ImportedPlayer } from '@torneo/contracts/players'
import { demoTournamentSports } from '../content/tournament-sports'
import { createDice, type Dice } from '../pictures/dice'
import { type DemoFixture, demoFixtures } from './fixtures'
import { demoRosters } from './rosters'
import { finalScores, liveScores } from './scores'
import { type PlayedSport, playedSports, type Side, sideKey } from './sides'

/** An event, its people by `playerKey`. */
interface DemoEvent {
  readonly type: MatchEventType
  readonly side: Side
  readonly player: string
  readonly assist: string | null
  readonly minute: number
  readonly timestamp: string
}

/** What a match has come to. */
type Reached = Pick<Match, 'status' | 'isLive' | 'homeScore' | 'awayScore' | 'currentMinute' | 'currentHalf'>

/** A match, how far it has come, and what happened in it. */
interface DemoStory {
  readonly fixture: DemoFixture
  readonly reached: Reached
  readonly events: readonly DemoEvent[]
}

/** Names a player where the id is not known yet. */
export const playerKey = (side: Side, { number }: Pick<ImportedPlayer, 'number'>): string => `${sideKey(side)} ${number}`

const unplayed = { status: 'scheduled', isLive: false, homeScore: 0, awayScore: 0, currentMinute: 0, currentHalf: 1 } as const

/** In the others a point is no goal: their results come from the sheet of the table. */
const isByGoals = (sport: PlayedSport): boolean => sport === 'Fútbol 11' || sport === 'Futsal'

/** How much likelier than a defender: those in front score, and no keeper. */
const eagerness: Readonly<Record<string, number>> = { Arquero: 0, Mediocampista: 2, Ala: 3, Pívot: 4, Delantero: 6 }

/** Half-time, and the way to the pitch. */
const breakMinutes = 10

function reachedBy(sport: PlayedSport, index: number): Reached {
  const { matchDuration = 60, hasHalves = true } = demoTournamentSports.find(({ name }) => name === sport)?.rules ?? {}
  const live = liveScores.find((one) => one.sport === sport && one.index === index)
  const score = live?.score ?? finalScores[sport][index]
  if (!score) return unplayed
  const [homeScore, awayScore] = score
  const currentMinute = live?.minute ?? matchDuration
  return {
    status: live ? 'live' : 'finished', isLive: live?.isRunning ?? false, homeScore, awayScore, currentMinute,
    currentHalf: hasHalves && currentMinute > matchDuration / 2 ? 2 : 1,
  }
}

/** The moment of a minute; Argentina keeps one time all year. */
function momentOf({ date, time }: DemoFixture, minute: number, half: number): string {
  return new Date(Date.parse(`${date}T${time}:00-03:00`) + (minute + (half === 2 ? breakMinutes : 0)) * 60_000).toISOString()
}

/** What happened, drawn so that it adds up: goals make the score, and whoever was sent off did nothing else. */
function eventsOf(fixture: DemoFixture, { homeScore, awayScore, currentMinute, currentHalf }: Reached, dice: Dice): DemoEvent[] {
  const eventAt = (from: number, event: Pick<DemoEvent, 'type' | 'side' | 'player'> & Partial<DemoEvent>): DemoEvent => {
    const minute = Math.floor(dice.between(from, currentMinute))
    return { assist: null, minute, timestamp: momentOf(fixture, minute, minute * 2 > currentMinute ? currentHalf : 1), ...event }
  }
  return ([[fixture.home, homeScore], [fixture.away, awayScore]] as const).flatMap(([side, goals]) => {
    const roster = demoRosters.get(sideKey(side)) ?? []
    const [one, ...others] = roster.flatMap((player) => Array.from({ length: eagerness[player.position] ?? 1 }, () => playerKey(side, player)))
    if (one === undefined) return []
    const scored = Array.from({ length: goals }, () => {
      const [player, helper] = [dice.pick([one, ...others]), dice.pick([one, ...others])]
      return eventAt(1, { type: 'goal', side, player, assist: helper === player || dice.chance(0.3) ? null : helper })
    })
    const busy = new Set(scored.flatMap(({ player, assist }) => [player, assist]))
    const idle = roster.map((player) => ({ player: playerKey(side, player), turn: dice.between(0, 1) })).filter(({ player }) => !busy.has(player))
    const [first, second, ...rest] = idle.toSorted((a, b) => a.turn - b.turn).map(({ player }) => player)
    const isLate = currentHalf === 2
    return [
      ...scored,
      ...rest.filter(() => dice.chance(0.05 * currentHalf)).map((player) => eventAt(1, { type: 'yellow_card', side, player })),
      ...(isLate && first !== undefined && dice.chance(0.12) ? [eventAt(currentMinute / 2, { type: 'red_card', side, player: first })] : []),
      ...(isLate && second !== undefined && dice.chance(0.6) ? [eventAt(currentMinute / 2, { type: 'substitution', side, player: second })] : []),
    ]
  })
}

function tellAll(): readonly DemoStory[] {
  const dice = createDice(2025)
  return playedSports.flatMap((sport) => demoFixtures.filter(({ home }) => home.sport === sport).map((fixture, index) => {
    const reached = reachedBy(sport, index)
    return { fixture, reached, events: isByGoals(sport) && reached !== unplayed ? eventsOf(fixture, reached, dice) : [] }
  }))
}

/** The stories of all fixtures: the Saturday is played, on the Sunday two matches have begun. Every start tells the same. */
export const demoStories = tellAll()
