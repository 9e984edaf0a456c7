import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { compareNames } from '../format/compare-names'

type Placed = Pick<StandingRow, 'points' | 'goalDifference' | 'goalsFor'> & { readonly team: { readonly name: string } }

const counters = ['points', 'goalDifference', 'goalsFor'] as const
/** @public Part of the declarations of its formatters. */
export type CountedRule = (typeof counters)[number]

/** The rule that ranks two rows: a counter with both values, or the names; `drawn` if the names are equal too. */
export type PlaceReason =
  | { readonly rule: CountedRule; readonly own: number; readonly other: number }
  | { readonly rule: 'name' }
  | { readonly rule: 'drawn' }

/** Returns the first ranking rule in which two rows differ (R8). */
export function placeReason(row: Placed, neighbour: Placed): PlaceReason {
  const rule = counters.find((name) => row[name] !== neighbour[name])
  if (rule) return { rule, own: row[rule], other: neighbour[rule] }
  return { rule: compareNames(row.team.name, neighbour.team.name) === 0 ? 'drawn' : 'name' }
}
