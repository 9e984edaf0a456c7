/** Compares by code unit, for ids and dates such as `2025-11-15`: the same order on every node and device. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
