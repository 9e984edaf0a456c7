import type { Player } from '@torneo/contracts/tournament/players'
import { readTable } from '../read-table'

/** The sports with teams; names as in `sports.ts`. */
export type PlayedSport = 'Fútbol 11' | 'Futsal' | 'Básquet' | 'Vóley mixto'

/** A class year's team in a sport. */
export interface Side {
  readonly sport: PlayedSport
  readonly year: number
}

/** Identifies a side until the database assigns an id. */
export const sideKey = ({ sport, year }: Side): string => `${sport} ${year}`

/** Identifies a player until the database assigns an id. */
export const playerKey = (side: Side, { number }: Pick<Player, 'number'>): string => `${sideKey(side)} ${number}`

export type DemoPlayer = Pick<Player, 'name' | 'number' | 'position'>

const rows = readTable('rosters', ['sport', 'year', 'number', 'name', 'position']).map(
  ({ sport, year, number, name, position }) => ({
    side: { sport: sport as PlayedSport, year: Number(year) } satisfies Side,
    player: { name, number: Number(number), position } satisfies DemoPlayer,
  }),
)

export const demoSides: readonly Side[] = [...new Map(rows.map(({ side }) => [sideKey(side), side])).values()]

/** Rosters by `sideKey`. */
export const demoRosters: ReadonlyMap<string, readonly DemoPlayer[]> = new Map(
  demoSides
    .map(sideKey)
    .map((key) => [key, rows.flatMap(({ side, player }) => (sideKey(side) === key ? [player] : []))]),
)
