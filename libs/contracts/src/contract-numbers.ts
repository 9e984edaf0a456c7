import { contractAdditions } from './contract-additions'

/**
 * The numbers of the two seams. `shell`: what a section app may expect of its host (singletons, `@torneo/client`, `@torneo/router`);
 * `api`: this folder. Adding keeps a number and counts as an addition; changing or removing raises it.
 */
export const contractNumbers = { shell: 1, api: 1 } as const

/** The oldest number of the API that this build still serves: it goes up when what an older number promised is taken away. */
export const oldestApi = 1

/** What this build was made for, as number and addition: `1.8`. */
export const builtFor = `${contractNumbers.api}.${contractAdditions.api}`

/** The two parts of `1.8`; null for anything else. */
function partsOf(text: string | undefined): readonly [number, number] | null {
  const [, number, addition] = /^(\d{1,6})\.(\d{1,6})$/.exec(text ?? '') ?? []
  return number === undefined ? null : [Number(number), Number(addition)]
}

/**
 * Whether a client knows what came with a contract. One that does not say what it was built for, or not so that it can be read, counts as the
 * oldest that is served: nothing that it may not know of is lost.
 */
export function isKnownTo(client: string | undefined, since: string): boolean {
  const [number, addition] = partsOf(client) ?? [oldestApi, 0]
  const [from, fromAddition] = partsOf(since) ?? [0, 0]
  return number > from || (number === from && addition >= fromAddition)
}
