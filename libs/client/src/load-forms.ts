type Forms = typeof import('./record-form/entry')

let forms: Forms | undefined

/** For section apps built before shell 1.3, which share the shell's forms: loads their code, once; again after a failure. */
export async function loadForms(): Promise<void> {
  forms ??= await import('./record-form/entry')
}

/** For the oldest of them: their build calls it in the place of every name of `@torneo/client/record-form`. All of it goes with the contract's next number. */
export const formsDoor = () => () => forms

/** For the same section apps. @public */
export const fetchFormsAhead = () => loadForms().catch(() => undefined)
