import { useEffect, useRef, useState, type RefObject } from 'react'

/** What of a row that scrolls sideways lies out of sight. */
export interface Overflow {
  readonly before: boolean
  readonly after: boolean
}

/** Whether there is more of a row before and after what is seen of it. */
export function useOverflow(row: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false })
  const known = useRef(overflow)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1]
      if (known.current.before === before && known.current.after === after) return
      known.current = { before, after }
      setOverflow(known.current)
    }
    const observer = new ResizeObserver(measure)
    for (const one of [element, ...element.children]) observer.observe(one)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return overflow
}
