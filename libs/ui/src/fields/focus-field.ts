/** Focuses a field by the id of its control, or of the group around it; false if there is none. */
export function focusField(fieldId: string): boolean {
  const target = document.getElementById(fieldId)
  const controls = 'input, select, textarea, button'
  const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls)
  control?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
  return target !== null
}
