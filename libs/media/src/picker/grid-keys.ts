/**
 * Where a key leads from a place among `count` tiles, `columns` wide; null when it leads nowhere. Nothing goes round: at an edge
 * of thousands, that would be lost.
 */
export function nextTile(key: string, index: number, count: number, columns: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + 1, ArrowLeft: index - 1, ArrowDown: index + columns, ArrowUp: index - columns, Home: 0, End: count - 1,
  }
  const next = targets[key]
  return next !== undefined && next >= 0 && next < count && next !== index ? next : null
}
