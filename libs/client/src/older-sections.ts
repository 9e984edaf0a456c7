let forms: unknown

/** Stores the forms that the shell loads for section apps built before shell 1.4 (ADR 0031). */
export function provideForms(loaded: unknown): void {
  forms = loaded
}

/** Replaces each export of `@torneo/client/record-form` in the build of the oldest section apps. */
export const formsDoor = () => () => forms

/** Used by the same section apps, which run once the forms are loaded. @public */
export const fetchFormsAhead = () => Promise.resolve()
