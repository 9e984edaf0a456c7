import type { FixedMatch, Pairing, Place, PlanRequest } from './plan'
import type { Placement } from './problem'
import { dayOf, minutesADay, readMoment } from './wall-clock'

type Sides = Pick<Pairing, 'home' | 'away'>

/** A match that stays where it is. */
export interface Standing {
  readonly match: Sides & Place & { readonly id: string }
  /** Null for a match that is no pairing of the request. */
  readonly pairing: Pairing | null
  readonly keys: readonly string[]
  readonly officials: readonly string[]
  readonly placement: Placement
  readonly isOver: boolean
}

/** Default for a length that is not a positive number; no match lasts longer than a day. */
export const lengthOf = (minutes: number): number => Math.min(minutesADay, Math.max(1, Math.round(minutes) || 1))

/** Keys of a match's officials, apart from those of teams; none unless they are wished for. */
export const officialKeys = ({ wishes = [] }: PlanRequest, { officials = [] }: Pick<Pairing, 'officials'>): string[] =>
  wishes.some(({ kind }) => kind === 'officials') ? [...new Set(officials)].map((key) => `official ${key}`) : []

/** Reads fixed matches and kept pairings, each id once; unreadable places and unknown ids are left out. */
export function readFixed(request: PlanRequest, keysOf: (sides: Sides) => readonly string[]): Standing[] {
  const over = new Set(request.over)
  const pairings = new Map(request.pairings.map((pairing) => [pairing.id, pairing]))
  const kept = (request.keep ?? []).flatMap((place) => {
    const pairing = pairings.get(place.id)
    return pairing ? [{ ...pairing, ...place, minutes: pairing.minutes ?? request.minutes }] : []
  })
  const all = new Map<string, FixedMatch>([...(request.fixed ?? []), ...kept].map((match) => [match.id, match]))
  return [...all.values()].flatMap((match) => {
    const start = readMoment(match.date, match.time)
    if (start === null) return []
    const placement = { field: match.field, day: dayOf(start), start, end: start + lengthOf(match.minutes) }
    const isOver = over.has(match.id)
    const officials = officialKeys(request, match)
    return [{ match, pairing: pairings.get(match.id) ?? null, keys: keysOf(match), officials, placement, isOver }]
  })
}
