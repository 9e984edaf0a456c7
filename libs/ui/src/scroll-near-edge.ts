/** Pixels from an edge in which the list scrolls, and by how much at each move of the pointer. */
const [near, step] = [56, 14]

/** Scrolls what an element lies in while the pointer is near its upper or lower edge. */
export function scrollNearEdge(element: Element | undefined, y: number): void {
  let scroller = element?.parentElement ?? null
  while (scroller && !(scroller.scrollHeight > scroller.clientHeight && /auto|scroll/.test(getComputedStyle(scroller).overflowY))) scroller = scroller.parentElement
  const box = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  const by = y < box.top + near ? -step : y > box.bottom - near ? step : 0
  if (by !== 0) (scroller ?? document.scrollingElement)?.scrollBy(0, by)
}
