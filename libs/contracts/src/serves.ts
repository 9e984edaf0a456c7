/** Numbers of the two seams; additions that are not named are none. */
export interface ContractState {
  readonly shell: number
  readonly api: number
  /** Of an API: the oldest number that it still serves; absent, its own only. */
  readonly apiFrom?: number | undefined
  readonly shellAdditions?: number | undefined
  readonly apiAdditions?: number | undefined
}

/**
 * Whether what is there is enough for a section app: the shell's number exactly, an API that serves the app's number, and under an equal number
 * at least the additions that the app uses.
 */
export function serves(served: ContractState, required: ContractState): boolean {
  const additions = (of: number | undefined) => of ?? 0
  if (served.shell !== required.shell || additions(served.shellAdditions) < additions(required.shellAdditions)) return false
  if (served.api !== required.api) return required.api < served.api && required.api >= (served.apiFrom ?? served.api)
  return additions(served.apiAdditions) >= additions(required.apiAdditions)
}

/** For people who read logs: `shell 1.2, api 1.0`. */
export function contractWords({ shell, api, shellAdditions = 0, apiAdditions = 0 }: ContractState): string {
  return `shell ${shell}.${shellAdditions}, api ${api}.${apiAdditions}`
}
