/** Query parameter of the dialogs over a screen, bottom to top: `/sponsors?buscar=banco&abrir=editar.6650` (B70). */
export const formParameter = 'abrir'

/** Query parameter of the field that a form focuses: `/sponsors?abrir=editar.6650&campo=name`. */
export const fieldParameter = 'campo'

/** Returns `editar.6650` for an existing record's form, `nuevo` for a new record's. */
export const formAddress = (kind: string, id?: string): string => (id === undefined ? kind : `${kind}.${id}`)

/** Returns the id in `editar.6650`; null if the form has another kind or no record. */
export function idInAddress(kind: string, form: string): string | null {
  return form.startsWith(`${kind}.`) ? form.slice(kind.length + 1) : null
}

export const openForms = (search: string): readonly string[] => new URLSearchParams(search).getAll(formParameter)

/** Reports whether the change from one query to another closes a form. */
export function closesForm(from: string, to: string): boolean {
  const next = openForms(to)
  return openForms(from).some((form, index) => next[index] !== form)
}

/** Replaces the forms that the query opens; other parameters are unchanged. */
export function withForms(params: URLSearchParams, forms: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(formParameter)
  for (const form of forms) next.append(formParameter, form)
  return next
}

/** Query string of a link that opens a form. */
export const formQuery = (form: string): string => `?${formParameter}=${encodeURIComponent(form)}`
