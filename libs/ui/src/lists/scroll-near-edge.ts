/** Distance from an edge that starts scrolling, and the scroll per pointer move, both in pixels. */
const [near, step] = [56, 14]

/** Scrolls the element's scroll container when the pointer is near its top or bottom edge. */
export function scrollNearEdge(element: Element | undefined, y: number): void {
  let scroller = element?.parentElement ?? null
  while (
    scroller &&
    !(scroller.scrollHeight > scroller.clientHeight && /auto|scroll/.test(getComputedStyle(scroller).overflowY))
  )
    scroller = scroller.parentElement
  const box = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  const by = y < box.top + near ? -step : y > box.bottom - near ? step : 0
  if (by !== 0) (scroller ?? document.scrollingElement)?.scrollBy(0, by)
}
