const steps = (columns: number): Record<string, number> => ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns })

/**
 * Where a key leads in a group of `count` radios laid out `columns` wide, from `index`; null when it leads nowhere.
 * Left and right go round; up and down stay inside a grid, and go round in a single row, as native radios do.
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
