/** Compares by code unit, so ids and dates such as `2025-11-15` sort the same on every node and device. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
