import { provideForms } from './older-sections'

/**
 * Loads the shell's forms for section apps built before shell 1.4, again after a failure. Remove with
 * `older-sections.ts` at the shell contract's next number.
 */
export const loadForms = async () => provideForms(await import('./record-form/entry'))
