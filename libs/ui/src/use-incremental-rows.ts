import { startTransition, useDeferredValue, useEffect, useState } from 'react'

/** Rows drawn at once: more than a screen shows at first. And how many more at a time: their coming into the page is one step. */
const atOnce = 40
const more = 200

/**
 * Which rows of a list of any length are to be drawn by now: the first ones at once, the others as soon as nothing more urgent is to be done, so
 * that hundreds hold up neither the first sight nor a key in the search. What goes away goes at once, wherever it was.
 */
export function useDrawn<T>(rows: readonly T[], rowKey: (row: T) => string): (row: T) => boolean {
  const [reach, setReach] = useState(atOnce)
  const known = useDeferredValue(rows)
  useEffect(() => {
    if (reach < rows.length) startTransition(() => setReach(reach + more))
  }, [reach, rows.length])
  const keys = new Set([...rows.slice(0, atOnce), ...known.slice(0, reach)].map(rowKey))
  return (row) => keys.has(rowKey(row))
}
