const steps = (columns: number): Record<string, number> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
})

/**
 * Index that a key moves to in a group of `count` radios with `columns` columns; null for no move. Left and right wrap
 * around; up and down stay inside a grid, and wrap around in a single row, as in native radios.
 */
export function nextRadio(key: string, index: number, count: number, columns: number): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const isRow = columns >= count
  const step = steps(isRow ? 1 : columns)[key]
  if (step === undefined) return null
  const next = index + step
  if (isRow || Math.abs(step) === 1) return (next + count) % count
  return next >= 0 && next < count ? next : null
}
