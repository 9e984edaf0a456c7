/** Elements that the keyboard reaches by themselves. */
const interactive = 'a[href], button, summary'

/** Returns the marked text of a press: the pressed one, or the one inside a pressed link. */
export const editableIn = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>('[data-edit]') ??
  target.closest(interactive)?.querySelector<HTMLElement>('[data-edit]') ??
  null

/** Lets the keyboard reach every marked text; one in a link is reached by its link. */
export function makeReachable(page: Element): void {
  for (const marked of page.querySelectorAll<HTMLElement>('[data-edit]')) {
    if (marked.closest(interactive)) continue
    marked.tabIndex = 0
    marked.role = 'button'
    marked.title = 'Editar este texto'
  }
}
