import { startTransition, useDeferredValue, useEffect, useState } from 'react'

/** Rows of the first render: more than a screen shows. */
const initialCount = 40
const stepCount = 200

/**
 * Which rows of a list of any length to render by now: the first ones immediately, the others in steps when the browser is idle, so that hundreds
 * of rows block neither the first paint nor a key in the search. Removed rows disappear immediately.
 */
export function useIncrementalRows<T>(rows: readonly T[], rowKey: (row: T) => string): (row: T) => boolean {
  const [count, setCount] = useState(initialCount)
  const known = useDeferredValue(rows)
  useEffect(() => {
    if (count < rows.length) startTransition(() => setCount(count + stepCount))
  }, [count, rows.length])
  const keys = new Set([...rows.slice(0, initialCount), ...known.slice(0, count)].map(rowKey))
  return (row) => keys.has(rowKey(row))
}
