/** A version that became live. */
export interface LiveStep<Version> {
  readonly version: Version
  /** True if the version became live by a rollback. */
  readonly isBack: boolean
}

/**
 * Lists the versions that a rollback can return to, the nearest last. A release is pushed on top of the live version; a
 * rollback pops everything after its target, so repeated rollbacks lead further back, never forward.
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
