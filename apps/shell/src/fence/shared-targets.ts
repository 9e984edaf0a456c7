// Taken before a section may replace it: the check that puts it back uses it.
const { closest } = Element.prototype

/** Mark of what a section put outside of its part: below the top bar and the sidebar, whatever its z-index. */
export const outsideMark = 'data-outside'

/** True for a node of the page that is in no section's part, nor in what a section put outside of it. */
export function isOutside(node: Node): boolean {
  if (!node.isConnected) return false
  const element = node instanceof Element ? node : node.parentElement
  return !element || !closest.call(element, `[data-section], [${outsideMark}]`)
}

/** The page's navigations, in browsers that announce them: a listener may stop each. */
export const { navigation } = window as { readonly navigation?: EventTarget }

/** True for a target that outlives a section: the window, the document, and what is outside of its part. */
export const isShared = (target: EventTarget): boolean =>
  target === window || target === navigation || (target instanceof Node && isOutside(target))

/** True for a callback that its team marked (`@torneo/panel/screen/outlives-screen`). */
export const outlives = (callback: object): boolean => 'outlivesScreen' in callback
