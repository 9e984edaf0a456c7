import { startTransition, useDeferredValue, useEffect, useState } from 'react'

/** Number of rows in the first render: one window of rows of 45 px. */
const initialCount = () => Math.max(20, Math.ceil(window.innerHeight / 45))
const stepCount = 200

/**
 * Decides which rows of a long list to render: the first ones immediately, the others in steps when the browser is
 * idle, so that hundreds of rows block neither the first paint nor a keystroke in the search. Removed rows disappear
 * immediately.
 */
export function useIncrementalRows<T>(rows: readonly T[], rowKey: (row: T) => string): (row: T) => boolean {
  const [first] = useState(initialCount)
  const [count, setCount] = useState(first)
  const known = useDeferredValue(rows)
  useEffect(() => {
    if (count < rows.length) startTransition(() => setCount(count + stepCount))
  }, [count, rows.length])
  const keys = new Set([...rows.slice(0, first), ...known.slice(0, count)].map(rowKey))
  return (row) => keys.has(rowKey(row))
}
