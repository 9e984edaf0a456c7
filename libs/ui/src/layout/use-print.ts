import { useEffect, useState } from 'react'

/** Content of a `PrintSheet`, null while none is printed, and a function that prints one. */
export function usePrint<T>(): readonly [printed: T | null, print: (content: T) => void] {
  const [printed, setPrinted] = useState<T | null>(null)
  // Print after rendering: browsers print the current page.
  useEffect(() => {
    if (printed === null) return
    const done = () => setPrinted(null)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [printed])
  return [printed, setPrinted]
}
