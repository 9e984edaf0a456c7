import type { Slot } from '@torneo/contracts/competition/slot'
import { bracketSize, seedOrder } from './seed-order'

interface Placed {
  readonly slot: Slot
  readonly tier: number
}

const bye: Slot = { bye: true }
const zoneOf = (slot: Slot): string | null => ('zone' in slot ? `${slot.phase} ${slot.zone}` : null)

/** Positions tried before a part of the spread is given up; the usual shapes need a few hundred. */
const maxSteps = 4000

/**
 * Fills the positions in order with the first slot of their tier that breaks no rule, going back where none is left. In
 * each block of positions a zone has at most its even share, also of its best two; null if that is not found.
 */
function search(
  tierAt: readonly number[],
  tiers: readonly (readonly Slot[])[],
  blocks: readonly number[],
): Slot[] | null {
  const size = tierAt.length
  const unused = tiers.map((tier) => [...tier])
  const placed: Placed[] = []
  let steps = 0

  const countOf = (zone: string, list: readonly Placed[], tierCount: number) =>
    list.filter(({ slot, tier }) => tier < tierCount && zoneOf(slot) === zone).length
  const all = tiers.flatMap((slots, tier) => slots.map((slot) => ({ slot, tier })))
  const fits = (zone: string, tier: number) =>
    blocks.every((block) => {
      const inBlock = placed.slice(Math.floor(placed.length / block) * block)
      const counted = tier < 2 ? [2, tiers.length] : [tiers.length]
      return counted.every(
        (count) => countOf(zone, inBlock, count) < Math.ceil((countOf(zone, all, count) * block) / size),
      )
    })
  const fill = (): boolean => {
    if (placed.length === size) return true
    steps += 1
    if (steps > maxSteps) return false
    const tier = tierAt[placed.length] ?? -1
    const slots = unused[tier]
    if (!slots) return put({ slot: bye, tier })
    return [...slots].some((slot, index) => {
      const zone = zoneOf(slot)
      // Slots without a zone are all alike: only the first of them is tried.
      if (zone === null ? index > 0 : !fits(zone, tier)) return false
      slots.splice(index, 1)
      if (put({ slot, tier })) return true
      slots.splice(index, 0, slot)
      return false
    })
  }
  const put = (one: Placed): boolean => {
    placed.push(one)
    if (fill()) return true
    placed.pop()
    return false
  }
  return fill() ? placed.map(({ slot }) => slot) : null
}

/**
 * Arranges the places of zones in a bracket: the firsts as the best seeds, then the seconds, and so on, each tier in the
 * order of the zones. Teams of one zone never meet in the first round, and the best two stand in opposite halves.
 */
export function crossings(tiers: readonly (readonly Slot[])[]): Slot[] {
  const ends = tiers.map((_, index) => tiers.slice(0, index + 1).flat().length)
  const size = bracketSize(ends.at(-1) ?? 0)
  const tierAt = seedOrder(size).map((seed) => ends.findIndex((end) => seed <= end))
  const halvings = Array.from({ length: Math.log2(size) }, (_, index) => size / 2 ** (index + 1)).filter(
    (block) => block > 1,
  )
  const rules = [halvings, [size / 2, 2], [2], []]
  const placed = rules.reduce<Slot[] | null>((found, blocks) => found ?? search(tierAt, tiers, blocks), null) ?? []
  // Three zones with two best thirds are announced as 1A-third, 2B-2C, 1C-2A, 1B-third.
  const isThreeZones = tiers.map(({ length }) => length).join() === '3,3,2'
  return isThreeZones ? [...placed.slice(0, 4), ...placed.slice(6), ...placed.slice(4, 6)] : placed
}
