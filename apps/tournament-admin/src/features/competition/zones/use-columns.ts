import { type RefCallback, useCallback, useState } from 'react'

/** Returns a ref and the number of columns of at least `rem` that fit into its element, at most `most`. */
export function useColumns(rem: number, most: number): readonly [ref: RefCallback<HTMLElement>, columns: number] {
  const [fitting, setFitting] = useState(most)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new ResizeObserver(() => {
        const size = parseFloat(getComputedStyle(document.documentElement).fontSize) * rem
        if (element.clientWidth > 0) setFitting(Math.max(1, Math.floor(element.clientWidth / size)))
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [rem],
  )
  return [ref, Math.min(fitting, most)]
}
