/**
 * Why a section is not there. `contract`: it asks for more than this shell or API gives; `broken`: it came, and threw; `gone`: a part of it is no
 * longer served.
 */
export type FailureKind = 'missing' | 'unreachable' | 'contract' | 'broken' | 'gone'

/** What browsers say when a module that is asked for later is not there (Chromium, Firefox, Safari). */
const notThere = /dynamically imported module|Importing a module script failed/i

/** What the federation says of files that it could not get, and we of files that do not come. */
const notFetched = /Federation Runtime|^timeout$/

/** Why a section could not be loaded. */
export function kindOfLoadError(message: string): FailureKind {
  return notThere.test(message) || notFetched.test(message) ? 'unreachable' : 'broken'
}

/** Why a section that was there could not be drawn. */
export function kindOfDrawError(message: string): FailureKind {
  return notThere.test(message) ? 'gone' : 'broken'
}
