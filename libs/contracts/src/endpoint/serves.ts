/** The numbers of the two contracts; absent additions are 0. */
export interface ContractState {
  readonly shell: number
  readonly api: number
  /** The oldest number that an API still serves; absent: only its own. */
  readonly apiFrom?: number | undefined
  readonly shellAdditions?: number | undefined
  readonly apiAdditions?: number | undefined
}

/**
 * True when the served contracts satisfy a section app: the same shell number, an API that serves the app's number, and
 * for equal numbers at least the additions that the app uses.
 */
export function serves(served: ContractState, required: ContractState): boolean {
  const additions = (of: number | undefined) => of ?? 0
  if (served.shell !== required.shell || additions(served.shellAdditions) < additions(required.shellAdditions))
    return false
  if (served.api !== required.api) return required.api < served.api && required.api >= (served.apiFrom ?? served.api)
  return additions(served.apiAdditions) >= additions(required.apiAdditions)
}

/** Formats the contracts for logs: `shell 1.2, api 1.0`. */
export function contractWords({ shell, api, shellAdditions = 0, apiAdditions = 0 }: ContractState): string {
  return `shell ${shell}.${shellAdditions}, api ${api}.${apiAdditions}`
}
