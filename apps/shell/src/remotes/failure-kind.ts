/**
 * Reasons why a section is not available. `contract`: it needs more than this shell or API serves; `broken`: it threw
 * an error; `gone`: one of its chunks is no longer served.
 */
export type FailureKind = 'missing' | 'unreachable' | 'contract' | 'broken' | 'gone'

/** Error messages for a missing dynamic import (Chromium, Firefox, Safari). */
const missingModule = /dynamically imported module|Importing a module script failed/i

/** Error messages for files that the federation runtime could not load, or that timed out. */
const failedFetch = /Federation Runtime|^timeout$/

/** Classifies an error while loading a section. */
export function kindOfLoadError(message: string): FailureKind {
  return missingModule.test(message) || failedFetch.test(message) ? 'unreachable' : 'broken'
}

/** Classifies an error while rendering a section. */
export function kindOfRenderError(message: string): FailureKind {
  return missingModule.test(message) ? 'gone' : 'broken'
}
