/** A version that became live. */
export interface LiveStep<Version> {
  readonly version: Version
  /** By going back, not by a release. */
  readonly isBack: boolean
}

/**
 * The versions that one can go back through from what is live, the nearest last. A release is put on top of what was live; going back takes off all
 * that came after the version that it leads to, so that going back again leads further back, never forward.
 */
export function wayBack<Version>(steps: readonly LiveStep<Version>[], current: Version): Version[] {
  const way: Version[] = []
  for (const { version, isBack } of steps) {
    const place = isBack ? way.lastIndexOf(version) : -1
    if (place !== -1) way.splice(place + 1)
    else if (way.at(-1) !== version) way.push(version)
  }
  return way.at(-1) === current ? way.slice(0, -1) : way
}
