import { type RefCallback, useCallback, useState } from 'react'

/**
 * Returns a ref and whether its element is at least `rem` wide, which depends on its size and the text size; true until
 * it is measured.
 */
export function useMinWidth(rem: number): readonly [ref: RefCallback<HTMLElement>, hasRoom: boolean] {
  const [isWideEnough, setIsWideEnough] = useState(true)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new ResizeObserver(() => {
        const text = parseFloat(getComputedStyle(document.documentElement).fontSize)
        if (element.clientWidth > 0) setIsWideEnough(element.clientWidth >= rem * text)
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [rem],
  )
  return [ref, isWideEnough]
}
