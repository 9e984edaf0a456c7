import { contractAdditions } from './contract-additions'

/**
 * Numbers of the two contracts. `shell` covers the parts of the host that a section app relies on (singletons,
 * `@torneo/client`, `@torneo/router`); `api` covers this folder. An addition keeps the number and is counted; a change
 * or removal raises the number.
 */
export const contractNumbers = { shell: 1, api: 2 } as const

/** The oldest API number that this build still serves; raised when support for an older number is removed. */
export const oldestApi = 1

/** The contract of this build as number and addition: `1.8`. */
export const builtFor = `${contractNumbers.api}.${contractAdditions.api}`

/** Splits `1.8` into its two numbers; null for anything else. */
function partsOf(text: string | undefined): readonly [number, number] | null {
  const [, number, addition] = /^(\d{1,6})\.(\d{1,6})$/.exec(text ?? '') ?? []
  return number === undefined ? null : [Number(number), Number(addition)]
}

/**
 * True when a client was built for the contract `since` or a newer one. A client with a missing or unreadable contract
 * counts as the oldest one served, so that fields it may not know are preserved.
 */
export function isKnownTo(client: string | undefined, since: string): boolean {
  const [number, addition] = partsOf(client) ?? [oldestApi, 0]
  const [from, fromAddition] = partsOf(since) ?? [0, 0]
  return number > from || (number === from && addition >= fromAddition)
}
