import type { StandingRow } from '@torneo/contracts/standings'
import { compareNames } from './compare-names'

type Placed = Pick<StandingRow, 'points' | 'goalDifference' | 'goalsFor'> & { readonly team: { readonly name: string } }

const counted = ['points', 'goalDifference', 'goalsFor'] as const
/** @public Named in the declarations of what formats it. */
export type CountedRule = (typeof counted)[number]

/** Which rule put two rows in their order: a counter, with both values, or the names; `drawn` when they share even those. */
export type PlaceReason =
  | { readonly rule: CountedRule; readonly own: number; readonly other: number }
  | { readonly rule: 'name' }
  | { readonly rule: 'drawn' }

/** Why a row stands before or after another one (R8): the first rule in which they differ. */
export function placeReason(row: Placed, neighbour: Placed): PlaceReason {
  const rule = counted.find((name) => row[name] !== neighbour[name])
  if (rule) return { rule, own: row[rule], other: neighbour[rule] }
  return { rule: compareNames(row.team.name, neighbour.team.name) === 0 ? 'drawn' : 'name' }
}
