import type { MatchEventType } from '@torneo/contracts/match/match-events'
import type { Match } from '@torneo/contracts/match/matches'
import type { SetScore } from '@torneo/contracts/tournament/scoring'
import { setsWon } from '@torneo/domain/match/result/sets'
import { demoTournamentSports } from './sports'
import { type PlayedSport, playedSports, playerKey, type Side } from './teams'

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

interface DemoMatch extends Pick<Match, 'round' | 'date' | 'time' | 'location' | 'field' | 'referee'> {
  readonly home: number
  readonly away: number
  readonly score: readonly [home: number, away: number] | undefined
  readonly sets: readonly SetScore[] | undefined
  readonly events: readonly DemoEvent[]
  readonly live: { readonly minute: number; readonly isRunning: boolean } | undefined
}

type Place = Pick<Match, 'location' | 'field'>

const match = (
  round: number,
  date: string,
  time: string,
  place: Place,
  referee: string,
  home: number,
  away: number,
  score?: DemoMatch['score'],
  events: readonly DemoEvent[] = [],
  live?: DemoMatch['live'],
): DemoMatch => ({ round, date, time, ...place, referee, home, away, score, sets: undefined, events, live })

/** Builds a match that is played in sets. */
const inSets = (
  round: number,
  date: string,
  time: string,
  place: Place,
  referee: string,
  home: number,
  away: number,
  ...sets: readonly [number, number][]
): DemoMatch => {
  const scores = sets.map(([one, other]) => ({ home: one, away: other }))
  const won = setsWon(scores)
  return { ...match(round, date, time, place, referee, home, away, [won.home, won.away]), sets: scores }
}

const event =
  (type: MatchEventType) =>
  (minute: number, year: number, player: number, assist: number | null = null): DemoEvent => ({
    type,
    minute,
    year,
    player,
    assist,
  })
const [goal, yellow, red, change] = [event('goal'), event('yellow_card'), event('red_card'), event('substitution')]

/**
 * Generates the baskets of a team's best players: twos, and a three now and then. The points of the others have no
 * scorer.
 */
const baskets = (year: number, totals: Readonly<Record<number, number>>): DemoEvent[] =>
  Object.entries(totals).flatMap(([shirt, total]) => {
    const events: DemoEvent[] = []
    for (let left = total; left > 0;) {
      const points = left === 1 ? 1 : events.length % 4 === 1 && left >= 3 ? 3 : 2
      left -= points
      events.push({ ...goal(((Number(shirt) + events.length * 5) % 39) + 1, year, Number(shirt)), points })
    }
    return events
  })

const [saturday, sunday] = ['2025-11-08', '2025-11-09']
const mainPitch: Place = { location: 'Campo de deportes', field: 'Cancha principal' }
const sidePitch: Place = { location: 'Campo de deportes', field: 'Cancha auxiliar' }
const gym: Place = { location: 'Gimnasio techado', field: 'Cancha 1' }
const secondGym: Place = { location: 'Gimnasio techado', field: 'Cancha 2' }
const sand: Place = { location: 'Cancha de arena', field: '' }

const matches: Readonly<Record<PlayedSport, readonly DemoMatch[]>> = {
  'Fútbol 11': [
    match(
      1,
      saturday,
      '10:00',
      mainPitch,
      'Osvaldo Prieto',
      1985,
      2012,
      [1, 2],
      [
        goal(13, 1985, 14),
        yellow(3, 1985, 23),
        yellow(55, 1985, 27),
        yellow(8, 1985, 29),
        change(54, 1985, 30),
        goal(62, 2012, 20),
        goal(46, 2012, 22, 21),
      ],
    ),
    match(
      1,
      saturday,
      '10:00',
      sidePitch,
      'Rubén Acevedo',
      1991,
      2009,
      [3, 1],
      [
        goal(4, 1991, 28),
        goal(13, 1991, 17),
        goal(10, 1991, 28),
        change(54, 1991, 7),
        goal(53, 2009, 28, 2),
        yellow(39, 2009, 22),
        yellow(69, 2009, 10),
        yellow(15, 2009, 4),
        change(46, 2009, 27),
      ],
    ),
    match(
      1,
      saturday,
      '11:30',
      mainPitch,
      'Mirta Salinas',
      1996,
      2004,
      [0, 0],
      [change(56, 1996, 6), yellow(20, 2004, 1), yellow(66, 2004, 5)],
    ),
    match(
      1,
      saturday,
      '11:30',
      sidePitch,
      'Laura Chamorro',
      1998,
      2000,
      [2, 1],
      [
        goal(6, 1998, 12, 27),
        goal(45, 1998, 21, 8),
        yellow(25, 1998, 29),
        yellow(36, 1998, 24),
        goal(11, 2000, 11, 23),
        yellow(55, 2000, 17),
        yellow(7, 2000, 19),
        yellow(20, 2000, 3),
        change(60, 2000, 15),
      ],
    ),
    match(
      2,
      saturday,
      '14:30',
      mainPitch,
      'Osvaldo Prieto',
      1991,
      1985,
      [2, 2],
      [
        goal(7, 1991, 18),
        goal(11, 1991, 14),
        yellow(19, 1991, 30),
        red(55, 1991, 16),
        goal(64, 1985, 29, 27),
        goal(50, 1985, 10, 24),
        yellow(42, 1985, 23),
        change(39, 1985, 22),
      ],
    ),
    match(
      2,
      saturday,
      '14:30',
      sidePitch,
      'Rubén Acevedo',
      2012,
      1996,
      [1, 0],
      [goal(66, 2012, 5, 6), yellow(22, 2012, 10), change(48, 2012, 27), change(56, 1996, 25)],
    ),
    match(
      2,
      saturday,
      '16:00',
      mainPitch,
      'Mirta Salinas',
      2009,
      1998,
      [1, 3],
      [
        goal(53, 2009, 20, 4),
        yellow(18, 2009, 1),
        yellow(47, 2009, 23),
        goal(57, 1998, 27),
        goal(20, 1998, 2),
        goal(26, 1998, 26),
        yellow(49, 1998, 19),
        change(63, 1998, 8),
      ],
    ),
    match(
      2,
      saturday,
      '16:00',
      sidePitch,
      'Laura Chamorro',
      2004,
      2000,
      [4, 2],
      [
        goal(47, 2004, 5, 9),
        goal(20, 2004, 5, 11),
        goal(29, 2004, 12),
        goal(38, 2004, 26),
        change(63, 2004, 27),
        goal(41, 2000, 18),
        goal(66, 2000, 11),
      ],
    ),
    match(3, sunday, '09:30', mainPitch, 'Osvaldo Prieto', 1985, 1996),
    match(
      3,
      sunday,
      '09:30',
      sidePitch,
      'Rubén Acevedo',
      1998,
      1991,
      [1, 1],
      [goal(11, 1998, 13), yellow(18, 1998, 1), goal(14, 1991, 30)],
      { minute: 23, isRunning: true },
    ),
    match(3, sunday, '11:00', mainPitch, 'Mirta Salinas', 2000, 2012),
    match(3, sunday, '11:00', sidePitch, 'Laura Chamorro', 2004, 2009),
  ],
  Futsal: [
    match(
      1,
      saturday,
      '10:00',
      gym,
      'Jorge Funes',
      1987,
      2015,
      [5, 3],
      [
        goal(4, 1987, 14),
        goal(22, 1987, 5),
        goal(12, 1987, 16, 13),
        goal(17, 1987, 8),
        goal(2, 1987, 14, 13),
        goal(11, 2015, 11, 2),
        goal(22, 2015, 11, 16),
        goal(38, 2015, 8),
        change(27, 2015, 4),
      ],
    ),
    match(
      1,
      saturday,
      '10:50',
      gym,
      'Patricia Lamas',
      1989,
      2011,
      [2, 4],
      [
        goal(35, 1989, 14),
        goal(10, 1989, 10),
        yellow(13, 1989, 1),
        goal(7, 2011, 10, 19),
        goal(11, 2011, 17, 4),
        goal(30, 2011, 9, 19),
        goal(10, 2011, 19),
      ],
    ),
    match(
      1,
      saturday,
      '11:40',
      gym,
      'Jorge Funes',
      1996,
      2003,
      [6, 6],
      [
        goal(29, 1996, 18),
        goal(27, 1996, 5, 12),
        goal(10, 1996, 6, 12),
        goal(31, 1996, 19),
        goal(3, 1996, 12),
        goal(19, 1996, 2, 6),
        goal(39, 2003, 8),
        goal(2, 2003, 8, 16),
        goal(9, 2003, 6),
        goal(9, 2003, 18, 20),
        goal(26, 2003, 12),
        goal(30, 2003, 18, 16),
      ],
    ),
    match(
      2,
      saturday,
      '15:00',
      gym,
      'Jorge Funes',
      1989,
      1987,
      [3, 1],
      [
        goal(6, 1989, 11, 4),
        goal(38, 1989, 3, 14),
        goal(2, 1989, 14),
        yellow(32, 1989, 1),
        change(24, 1989, 10),
        goal(22, 1987, 14),
        change(32, 1987, 6),
      ],
    ),
    match(
      2,
      saturday,
      '15:50',
      gym,
      'Patricia Lamas',
      2015,
      1996,
      [4, 7],
      [
        goal(14, 2015, 16, 4),
        goal(3, 2015, 17, 4),
        goal(26, 2015, 16, 8),
        goal(18, 2015, 10),
        goal(9, 1996, 7, 12),
        goal(6, 1996, 12),
        goal(24, 1996, 8, 7),
        goal(9, 1996, 18, 8),
        goal(8, 1996, 7),
        goal(15, 1996, 7, 12),
        goal(18, 1996, 5, 2),
        red(27, 1996, 6),
        change(24, 1996, 14),
      ],
    ),
    match(
      2,
      saturday,
      '16:40',
      gym,
      'Jorge Funes',
      2011,
      2003,
      [2, 5],
      [
        goal(29, 2011, 5),
        goal(24, 2011, 10, 19),
        goal(5, 2003, 9, 2),
        goal(18, 2003, 2, 8),
        goal(28, 2003, 18, 12),
        goal(22, 2003, 16),
        goal(2, 2003, 18),
      ],
    ),
    match(
      3,
      sunday,
      '09:30',
      gym,
      'Jorge Funes',
      1987,
      1996,
      [3, 2],
      [goal(4, 1987, 5), goal(19, 1987, 20, 14), goal(7, 1987, 20, 13), goal(1, 1996, 5, 2), goal(7, 1996, 12, 18)],
      { minute: 20, isRunning: false },
    ),
    match(3, sunday, '10:20', gym, 'Patricia Lamas', 2003, 1989),
    match(3, sunday, '11:10', gym, 'Jorge Funes', 2011, 2015),
  ],
  Básquet: [
    match(
      1,
      saturday,
      '14:00',
      secondGym,
      'Néstor Vidal',
      1994,
      2012,
      [48, 61],
      [...baskets(1994, { 24: 17, 40: 12 }), ...baskets(2012, { 23: 19, 9: 16, 32: 11 })],
    ),
    match(
      1,
      saturday,
      '14:50',
      secondGym,
      'Claudia Rossi',
      1998,
      2011,
      [57, 52],
      [...baskets(1998, { 36: 20, 13: 13 }), ...baskets(2011, { 38: 15, 11: 14 })],
    ),
    match(
      1,
      saturday,
      '15:40',
      secondGym,
      'Néstor Vidal',
      2000,
      2007,
      [44, 46],
      [...baskets(2000, { 33: 14, 22: 10 }), ...baskets(2007, { 30: 18, 7: 9 })],
    ),
    match(
      2,
      saturday,
      '17:10',
      secondGym,
      'Néstor Vidal',
      1998,
      1994,
      [63, 55],
      [...baskets(1998, { 36: 24, 4: 15 }), ...baskets(1994, { 24: 21, 38: 10 })],
    ),
    match(
      2,
      saturday,
      '18:00',
      secondGym,
      'Claudia Rossi',
      2012,
      2000,
      [58, 49],
      [...baskets(2012, { 23: 22, 25: 12 }), ...baskets(2000, { 33: 16, 36: 13 })],
    ),
    match(
      2,
      saturday,
      '18:50',
      secondGym,
      'Néstor Vidal',
      2011,
      2007,
      [51, 54],
      [...baskets(2011, { 38: 17, 26: 11 }), ...baskets(2007, { 30: 20, 32: 12 })],
    ),
    match(3, sunday, '09:40', secondGym, 'Néstor Vidal', 1994, 2000),
    match(3, sunday, '10:30', secondGym, 'Claudia Rossi', 2007, 1998),
    match(3, sunday, '11:20', secondGym, 'Néstor Vidal', 2011, 2012),
  ],
  'Vóley mixto': [
    inSets(1, saturday, '10:30', secondGym, 'Néstor Vidal', 1998, 2011, [25, 19], [25, 22]),
    inSets(1, saturday, '10:30', sand, 'Raúl Ocampo', 2001, 2007, [25, 23], [21, 25], [12, 15]),
    inSets(2, saturday, '12:40', secondGym, 'Néstor Vidal', 2001, 1998, [22, 25], [25, 17], [14, 16]),
    inSets(2, saturday, '12:40', sand, 'Raúl Ocampo', 2011, 2007, [20, 25], [26, 28]),
    match(3, sunday, '10:00', sand, 'Raúl Ocampo', 1998, 2007),
    match(3, sunday, '11:10', sand, 'Teresa Bianchi', 2011, 2001),
  ],
}

const halfTimeMinutes = 10

function stateOf(
  { score, sets, live }: DemoMatch,
  { matchDuration, hasHalves }: { matchDuration: number; hasHalves: boolean },
) {
  if (!score)
    return { status: 'scheduled', isLive: false, homeScore: 0, awayScore: 0, currentMinute: 0, currentHalf: 1 } as const
  const [homeScore, awayScore] = score
  const currentMinute = live?.minute ?? matchDuration
  return {
    status: live ? 'live' : 'finished',
    isLive: live?.isRunning ?? false,
    homeScore,
    awayScore,
    currentMinute,
    ...(sets && { sets: [...sets] }),
    currentHalf: hasHalves && currentMinute > matchDuration / 2 ? 2 : 1,
  } as const
}

/** The Saturday's matches are finished; on the Sunday two are live and the others scheduled. */
export const demoFixtures = playedSports.flatMap((sport) => {
  const { rules } = demoTournamentSports.find(({ name }) => name === sport) ?? {
    rules: { matchDuration: 60, hasHalves: true },
  }
  const sideOf = (year: number): Side => ({ sport, year })
  return matches[sport].map((played) => {
    const { home, away, score: _, live: __, sets: ___, events, ...slot } = played
    const state = stateOf(played, rules)
    // Argentina has no daylight saving time.
    const kickOff = Date.parse(`${slot.date}T${slot.time}:00-03:00`)
    const timestampOf = (minute: number) =>
      new Date(
        kickOff +
          (minute + (state.currentHalf === 2 && minute * 2 > state.currentMinute ? halfTimeMinutes : 0)) * 60_000,
      ).toISOString()
    return {
      slot,
      state,
      home: sideOf(home),
      away: sideOf(away),
      events: events.map(({ type, minute, year, player, assist, points }) => ({
        type,
        minute,
        ...(points && { points }),
        timestamp: timestampOf(minute),
        side: sideOf(year),
        player: playerKey(sideOf(year), { number: player }),
        assist: assist === null ? null : playerKey(sideOf(year), { number: assist }),
      })),
    }
  })
})
