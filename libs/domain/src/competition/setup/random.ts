/** Source of numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/**
 * The generator mulberry32: 32 bits of state, repeatable from a seed of 0 to 4294967295 in any language.
 */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns a shuffled copy (Fisher-Yates, from the last item down). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffling = [...items]
  for (let last = shuffling.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [shuffling[last] as Item, shuffling[other] as Item]
    shuffling[last] = two
    shuffling[other] = one
  }
  return shuffling
}
