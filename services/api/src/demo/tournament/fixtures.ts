import { type PlayedSport, playedSports, type Side, sidesOf } from './sides'

/** A match, its teams by side. */
export interface DemoFixture {
  readonly home: Side
  readonly away: Side
  readonly date: string
  readonly time: string
  readonly location: string
  readonly field: string
  readonly referee: string
  readonly round: number
}

interface Place {
  readonly location: string
  readonly field: string
  /** They take turns. */
  readonly referees: readonly [string, string]
}

const pitch: Place = { location: 'Campo de deportes', field: 'Cancha principal', referees: ['Osvaldo Prieto', 'Mirta Salinas'] }
const sidePitch: Place = { location: 'Campo de deportes', field: 'Cancha auxiliar', referees: ['Rubén Acevedo', 'Laura Chamorro'] }
const gym: Place = { location: 'Gimnasio techado', field: 'Cancha 1', referees: ['Jorge Funes', 'Patricia Lamas'] }
const gymTwo: Place = { location: 'Gimnasio techado', field: 'Cancha 2', referees: ['Néstor Vidal', 'Claudia Rossi'] }
const sand: Place = { location: 'Cancha de arena', field: '', referees: ['Raúl Ocampo', 'Teresa Bianchi'] }

/** When and where the matches of one round are: all the places at each of the times. */
interface Round {
  readonly date: string
  readonly times: readonly string[]
  readonly places: readonly [Place, ...Place[]]
}

const [saturday, sunday] = ['2025-11-08', '2025-11-09']

/** Between two rounds of a day each team rests at least as long as it played; the asado of the Sunday is nobody's match. */
const calendar: Readonly<Record<PlayedSport, readonly Round[]>> = {
  'Fútbol 11': [
    { date: saturday, times: ['10:00', '11:30'], places: [pitch, sidePitch] },
    { date: saturday, times: ['14:30', '16:00'], places: [pitch, sidePitch] },
    { date: sunday, times: ['09:30', '11:00'], places: [pitch, sidePitch] },
  ],
  Futsal: [
    { date: saturday, times: ['10:00', '10:50', '11:40'], places: [gym] },
    { date: saturday, times: ['15:00', '15:50', '16:40'], places: [gym] },
    { date: sunday, times: ['09:30', '10:20', '11:10'], places: [gym] },
  ],
  Básquet: [
    { date: saturday, times: ['14:00', '14:50', '15:40'], places: [gymTwo] },
    { date: saturday, times: ['17:10', '18:00', '18:50'], places: [gymTwo] },
    { date: sunday, times: ['09:40', '10:30', '11:20'], places: [gymTwo] },
  ],
  'Vóley mixto': [
    { date: saturday, times: ['10:30'], places: [gymTwo, sand] },
    { date: saturday, times: ['12:40'], places: [gymTwo, sand] },
    { date: sunday, times: ['10:00', '11:10'], places: [sand] },
  ],
}

/** Who meets in a round (from 0), by the circle: the first stays, the others go round it; everyone plays once a round. */
function pairsOf(sides: readonly Side[], round: number): (readonly [Side, Side])[] {
  const [first, ...rest] = sides
  if (!first) return []
  const circle = [first, ...rest.map((_, index) => rest[(index + round) % rest.length] ?? first)]
  return circle.slice(0, circle.length / 2).flatMap((one, index) => {
    const other = circle[circle.length - 1 - index]
    if (!other) return []
    return [round % 2 === 0 ? [one, other] as const : [other, one] as const]
  })
}

function fixturesOf(sport: PlayedSport): DemoFixture[] {
  return calendar[sport].flatMap(({ date, times, places }, round) => {
    const slots = times.flatMap((time, turn) => places.map(({ location, field, referees: [one, other] }) =>
      ({ time, location, field, referee: turn % 2 === 0 ? one : other })))
    return pairsOf(sidesOf(sport), round).flatMap(([home, away], index) => {
      const slot = slots[index]
      return slot ? [{ home, away, date, round: round + 1, ...slot }] : []
    })
  })
}

/** The Saturday and the Sunday of the event, before its finals. */
export const demoFixtures: readonly DemoFixture[] = playedSports.flatMap(fixturesOf)
