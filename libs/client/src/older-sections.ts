let forms: unknown

/** Called once the shell has loaded its forms for section apps built before shell 1.4 (docs/adr/0031). */
export function provideForms(loaded: unknown): void {
  forms = loaded
}

/** The build of the oldest section apps calls it in the place of every name of `@torneo/client/record-form`. */
export const formsDoor = () => () => forms

/** For the same section apps, which run once the forms are loaded. @public */
export const fetchFormsAhead = () => Promise.resolve()
