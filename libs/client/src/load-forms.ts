type Forms = typeof import('./record-form/entry')

let forms: Forms | undefined

/** Loads the code of forms, once; again after a failure. */
export async function loadForms(): Promise<void> {
  forms ??= await import('./record-form/entry')
}

/**
 * For section apps built before shell 1.3: their build calls it in the place of every name of `@torneo/client/record-form`. To go with the shell
 * contract's next number (docs/adr/0031).
 */
export const formsDoor = () => () => forms

/** For the same section apps. @public */
export const fetchFormsAhead = () => loadForms().catch(() => undefined)
