import type { PublicLanding } from '@torneo/contracts/site/public'

/** Unsaved values of a form of the panel. `name`: the part of the landing page; `id`: the record, in a list. */
export interface Draft {
  readonly name: string
  readonly id?: string | null
  readonly values: object
}

type Row = { readonly id: string }

/** Merges the form's values into the content; an unsaved new record comes first. */
export function withDraft(landing: PublicLanding, draft: Draft | null): PublicLanding {
  if (!draft || !(draft.name in landing) || draft.name === 'imageDetails') return landing
  const { name, id, values } = draft
  const before = landing[name as keyof PublicLanding] as object | readonly Row[] | null
  if (!Array.isArray(before)) return { ...landing, [name]: { ...before, ...values } }
  const rows = before as readonly Row[]
  const isKnown = rows.some((row) => row.id === id)
  return {
    ...landing,
    [name]: isKnown
      ? rows.map((row) => (row.id === id ? { ...row, ...values } : row))
      : [{ id: '', photos: [], imageCount: 0, ...values }, ...rows],
  }
}
