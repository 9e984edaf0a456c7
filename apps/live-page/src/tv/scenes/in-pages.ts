/** Splits a list into pages of nearly equal length: six matches are three and three, not four and two. */
export function inPages<T>(items: readonly T[], most: number): T[][] {
  const size = Math.ceil(items.length / Math.ceil(items.length / most))
  return Array.from({ length: items.length === 0 ? 0 : Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  )
}
