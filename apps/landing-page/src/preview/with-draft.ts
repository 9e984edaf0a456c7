import type { PublicLanding } from '@torneo/contracts/site/public'

/** Unsaved values of a form of the panel. `name`: the part of the landing page; `id`: the record, in a list. */
export interface Draft {
  readonly name: string
  readonly id?: string | null
  readonly values: object
}

type Row = { readonly id: string }

const isList = (part: Row | readonly Row[] | null): part is readonly Row[] => Array.isArray(part)

/** Merges the form's values into the content; an unsaved new record comes first. */
export function withDraft(landing: PublicLanding, draft: Draft | null): PublicLanding {
  if (!draft || !(draft.name in landing) || draft.name === 'imageDetails') return landing
  const { name, id, values } = draft
  const before = landing[name as keyof PublicLanding] as Row | readonly Row[] | null
  if (!isList(before)) return { ...landing, [name]: { ...before, ...values } }
  const isKnown = before.some((row) => row.id === id)
  return {
    ...landing,
    [name]: isKnown
      ? before.map((row) => (row.id === id ? { ...row, ...values } : row))
      : [{ id: '', slug: '', photos: [], images: [], imageCount: 0, fileName: '', fileSize: 0, ...values }, ...before],
  }
}
