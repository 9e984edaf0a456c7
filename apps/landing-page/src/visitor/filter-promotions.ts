import { matchesSearch } from '@torneo/domain/format/search'

/** Filters the list of promotions while one types; Enter opens the first that is left. */
export function filterPromotions(): void {
  const list = document.querySelector('[data-filter]')
  const label = list?.querySelector('label')
  const input = list?.querySelector('input')
  const none = list?.querySelector<HTMLElement>('[data-none]')
  if (!list || !label || !input || !none) return
  label.hidden = false
  const rows = [...list.querySelectorAll<HTMLElement>('[data-words]')]
  const filter = () => {
    for (const row of rows) row.hidden = !matchesSearch([row.dataset.words ?? ''], input.value)
    none.hidden = rows.some(({ hidden }) => !hidden)
  }
  input.addEventListener('input', filter)
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter')
      rows
        .find(({ hidden }) => !hidden)
        ?.querySelector('a')
        ?.click()
  })
  filter()
}
