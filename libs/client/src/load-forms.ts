import { provideForms } from './older-sections'

/**
 * For section apps built before shell 1.4, which share the shell's forms: loads their code, again after a failure. To go with `older-sections.ts` at
 * the shell contract's next number.
 */
export const loadForms = async () => provideForms(await import('./record-form/entry'))
