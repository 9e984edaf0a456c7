/**
 * Seeds in the order of a bracket's first round: 1 meets the last, and 1 and 2 can meet only in the final. `size` is a
 * power of two; 8 gives 1, 8, 4, 5, 2, 7, 3, 6.
 */
export function seedOrder(size: number): number[] {
  let order = [1]
  while (order.length < size) {
    const sum = order.length * 2 + 1
    order = order.flatMap((seed) => [seed, sum - seed])
  }
  return order
}

/** Number of first-round places of a bracket: the next power of two. */
export const bracketSize = (entrants: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, entrants)))
