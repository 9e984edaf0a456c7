type Forms = typeof import('./record-form/door')

let forms: Forms | undefined
let wanted = 0

/** Fetches what forms are made with, once; again after a failure. */
async function fetchForms(): Promise<void> {
  forms ??= await import('./record-form/door')
}

/** What forms are made with, for section apps: a build puts it in the place of the record-form door (libs/build/src/federation.ts). */
export function formsDoor(): () => Forms {
  wanted += 1
  return () => {
    if (forms) return forms
    void fetchForms().catch(() => undefined)
    throw new Error('A form was drawn before what it is made with was there')
  }
}

/** Parts that turned out to have a form: of a module that is there already nothing shows it a second time. */
const formParts = new WeakSet<() => Promise<unknown>>()

/** Loads a part of a section app, and with it what forms are made with when the part has some. */
export async function withForms<Part>(load: () => Promise<Part>): Promise<Part> {
  const before = wanted
  const part = await load()
  if (wanted > before) formParts.add(load)
  if (formParts.has(load)) await fetchForms()
  // Whether this part has forms was seen when it was evaluated first; one that has none must not fail for want of them.
  else if (wanted > 0) await fetchForms().catch(() => undefined)
  return part
}

/** Fetches ahead what the next screen with a form will want; resolves when it is there or could not be fetched. */
export const fetchFormsAhead = () => fetchForms().catch(() => undefined)
