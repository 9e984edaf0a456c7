/** Names the dialogs over a screen in its query, bottom to top: `/sponsors?buscar=banco&abrir=editar.6650` (B70). */
export const formParameter = 'abrir'

/** `editar.6650` of a record's form, `nuevo` of a new one's. */
export const formAddress = (kind: string, id?: string): string => (id === undefined ? kind : `${kind}.${id}`)

/** The id in `editar.6650`; null where the form is of another kind, or of no record. */
export function idInAddress(kind: string, form: string): string | null {
  return form.startsWith(`${kind}.`) ? form.slice(kind.length + 1) : null
}

export const openForms = (search: string): readonly string[] => new URLSearchParams(search).getAll(formParameter)

/** Whether going from one query to another closes a form. */
export function closesForm(from: string, to: string): boolean {
  const next = openForms(to)
  return openForms(from).some((form, place) => next[place] !== form)
}

/** The query with these forms open over the screen, and the rest as it is. */
export function withForms(params: URLSearchParams, forms: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(formParameter)
  for (const form of forms) next.append(formParameter, form)
  return next
}

/** The query of a link that opens a form. */
export const formQuery = (form: string): string => `?${formParameter}=${encodeURIComponent(form)}`
