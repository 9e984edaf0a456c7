/** Creates an element with its properties. */
const create = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(name), properties)

/** One photo of the strip, loaded when it comes near. */
function figureOf(link: HTMLAnchorElement): HTMLElement {
  const figure = create('figure', {})
  const small = link.querySelector('img')
  const image = create('img', { alt: small?.alt ?? '', loading: 'lazy', decoding: 'async' })
  image.src = link.href
  const caption = create('figcaption', { textContent: link.querySelector('.photo-label')?.textContent ?? '' })
  figure.append(image, caption)
  return figure
}

/** Opens a gallery's photos large: a strip that a finger swipes, the arrow keys turn and Escape closes. */
export function openPhotos(): void {
  const list = document.querySelector<HTMLElement>('[data-photos]')
  if (!list) return
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  let shown = 0

  const build = (): HTMLDialogElement => {
    const dialog = create('dialog', { className: 'viewer' })
    const strip = create('div', { className: 'viewer-strip', tabIndex: -1 })
    strip.append(...links.map(figureOf))
    const button = (className: string, label: string, sign: string, press: () => void) => {
      const made = create('button', { type: 'button', className, textContent: sign, onclick: press })
      made.setAttribute('aria-label', label)
      return made
    }
    const turn = (by: number) => showPhoto(dialog, Math.min(links.length - 1, Math.max(0, shown + by)))
    const { close = '', previous = '', next = '' } = list.dataset
    dialog.append(
      button('viewer-close', close, '×', () => dialog.close()),
      button('viewer-previous', previous, '‹', () => turn(-1)),
      button('viewer-next', next, '›', () => turn(1)),
      strip,
    )
    dialog.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft') turn(-1)
      if (key === 'ArrowRight') turn(1)
    })
    // During a turn, `scroll` fires at the photo that is left; older browsers have no `scrollend`.
    strip.addEventListener('onscrollend' in strip ? 'scrollend' : 'scroll', () => {
      // A strip that was just closed has no width.
      if (strip.clientWidth > 0) shown = Math.round(strip.scrollLeft / strip.clientWidth)
    })
    dialog.addEventListener('close', () => links[shown]?.focus())
    document.body.append(dialog)
    return dialog
  }

  const showPhoto = (dialog: HTMLDialogElement, index: number, behavior: ScrollBehavior = 'auto') => {
    shown = index
    const strip = dialog.querySelector('.viewer-strip')
    strip?.scrollTo({ left: strip.clientWidth * index, behavior })
  }

  let viewer: HTMLDialogElement | null = null
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    viewer ??= build()
    viewer.showModal()
    showPhoto(viewer, links.indexOf(link), 'instant')
  })
}
