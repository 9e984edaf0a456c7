import type { Page } from 'playwright-core'

/** Anything on a page that a small window, large text or a long name pushed out of its place. */
export interface Misplaced {
  /** Text or control right of the window. */
  readonly outside: readonly string[]
  /** Text or control over the right edge of the card, button or badge that it belongs to, or cut off by it. */
  readonly overEdge: readonly string[]
  /** Words of at most 24 letters in two pieces; in large letters on a phone of headings, controls and labels alone, since a column has no room for others. */
  readonly broken: readonly string[]
  /** Long names of more than three lines. */
  readonly tall: readonly string[]
}

/**
 * Measures every visible text and control. Scrollers are no edge: what they hold is reached. A name of 150 letters without blanks may break, and
 * end after three lines.
 */
export function misplacedOn(page: Page): Promise<Misplaced> {
  return page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    const found = {
      outside: new Set<string>(),
      overEdge: new Set<string>(),
      broken: new Set<string>(),
      tall: new Set<string>(),
    }
    const longest = 24
    const isTight = innerWidth < 22 * parseFloat(getComputedStyle(document.documentElement).fontSize)
    const mustFit =
      isTight && innerWidth > 320
        ? 'h1, h2, h3, h4, th, dt, label, legend, button, a, nav, [role=tab], [role=option]'
        : '*'
    const slack = 1.5
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const describe = (element: Element, words: string) =>
      `${[element.parentElement, element].map((one) => one?.tagName.toLowerCase()).join(' > ')} '${words.trim().slice(0, 40)}'`

    const isHidden = (element: Element): boolean => {
      const { clipPath, width, position } = getComputedStyle(element)
      return clipPath !== 'none' && width === '1px' && position === 'absolute'
    }
    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        if (isHidden(one)) return false
      return true
    }
    const hasEdge = ({
      borderRightWidth,
      borderRightStyle,
      backgroundColor,
      boxShadow,
    }: CSSStyleDeclaration): boolean =>
      (borderRightStyle !== 'none' && parseFloat(borderRightWidth) > 0) ||
      boxShadow !== 'none' ||
      !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)

    /** True if an element is truncated on purpose, with an ellipsis, or can be reached by scrolling. */
    const isReached = (element: Element): boolean => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, webkitLineClamp, textOverflow } = getComputedStyle(one)
        const scrolls = /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1
        if (scrolls || webkitLineClamp !== 'none' || (textOverflow === 'ellipsis' && overflowX !== 'visible'))
          return true
      }
      return false
    }
    /** The right edge that what is drawn in `element` has to respect. */
    const edgeOf = (element: Element | null): number => {
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one)
        if (style.position === 'absolute' || style.position === 'fixed') return Infinity
        if (!/inline$|contents/.test(style.display) && (/hidden|clip/.test(style.overflowX) || hasEdge(style)))
          return one.getBoundingClientRect().right
      }
      return Infinity
    }
    const judge = (element: Element, words: string, { right, width }: DOMRect, own: Element | null): void => {
      if (width === 0 || right <= 0 || isReached(element)) return
      const edge = edgeOf(own)
      if (right > innerWidth + slack)
        found.outside.add(`${describe(element, words)} ends at ${Math.round(right)} of ${innerWidth}`)
      else if (right > edge + slack)
        found.overEdge.add(`${describe(element, words)} ends at ${Math.round(right)}, its edge at ${Math.round(edge)}`)
    }

    /** The bottom of the nearest element that cuts off what it holds. */
    const clippedAt = (element: Element): number => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        if (/hidden|clip/.test(getComputedStyle(one).overflowY)) return one.getBoundingClientRect().bottom
      }
      return Infinity
    }

    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'

    for (const control of top.querySelectorAll('*')) {
      if (control.parentElement?.closest('svg') || !isSeen(control)) continue
      const style = getComputedStyle(control)
      const isVisibleControl = control.matches('input, select, textarea, button, a, img, svg, td, th') || hasEdge(style)
      if (isVisibleControl && !/absolute|fixed|sticky/.test(style.position))
        judge(
          control,
          control.getAttribute('aria-label') ?? control.textContent ?? '',
          control.getBoundingClientRect(),
          control.parentElement,
        )
    }

    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const all = text.nodeValue ?? ''
      if (!element || all.trim() === '' || element.closest('option, script, style') || !isSeen(element)) continue
      range.selectNodeContents(text)
      for (const rectangle of range.getClientRects()) judge(element, all, rectangle, element)
      // The end of a long name that was cut in its middle.
      const isEnd = (element.closest('[title]')?.getAttribute('title')?.length ?? 0) >= 150
      for (const { 0: word, index } of all.matchAll(/\S+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top: line }) => Math.round(line)),
        )
        // An address, a date and a compound may break at their signs.
        if (
          word.length <= longest &&
          !isEnd &&
          element.closest(mustFit) &&
          /^\(?[\p{L}\p{N}]+\p{P}?$/u.test(word) &&
          lines.size > 1
        )
          found.broken.add(describe(element, `${word}' of '${all.trim()}`))
        if (word.length < 150) continue
        const cut = clippedAt(element)
        const seen = [...lines].filter((line) => line < cut - 2)
        if (seen.length > 3) found.tall.add(`${describe(element, all)} has ${seen.length} lines`)
      }
    }
    return {
      outside: [...found.outside],
      overEdge: [...found.overEdge],
      broken: [...found.broken],
      tall: [...found.tall],
    }
  })
}
