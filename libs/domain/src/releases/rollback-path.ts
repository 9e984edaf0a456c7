/** A version that became live. */
export interface LiveStep<Version> {
  readonly version: Version
  /** True if the version became live by a rollback. */
  readonly isRollback: boolean
}

/**
 * Lists the versions that a rollback can return to, the nearest last. A release is pushed on top of the live version; a
 * rollback pops everything after its target, so repeated rollbacks lead further back, never forward.
 */
export function rollbackPath<Version>(steps: readonly LiveStep<Version>[], current: Version): Version[] {
  const path: Version[] = []
  for (const { version, isRollback } of steps) {
    const index = isRollback ? path.lastIndexOf(version) : -1
    if (index !== -1) path.splice(index + 1)
    else if (path.at(-1) !== version) path.push(version)
  }
  return path.at(-1) === current ? path.slice(0, -1) : path
}
