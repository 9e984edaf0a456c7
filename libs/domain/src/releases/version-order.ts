/** Returns the numbers of a version, [1, 4, 0] of `1.4.0-rc.1`; null if it has none. */
function numbersOf(version: string): number[] | null {
  const [, ...numbers] = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})/.exec(version) ?? []
  return numbers.length === 0 ? null : numbers.map(Number)
}

/** True if a version precedes another; equal numbers with different suffixes count as equal. */
export function isOlder(version: string, than: string): boolean {
  const [ours, theirs] = [numbersOf(version), numbersOf(than)]
  if (!ours || !theirs) return false
  const at = ours.findIndex((number, i) => number !== theirs[i])
  return at !== -1 && (ours[at] ?? 0) < (theirs[at] ?? 0)
}
