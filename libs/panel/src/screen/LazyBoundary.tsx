import { Suspense, useEffect, useReducer, useState, type ReactNode } from 'react'

interface Part {
  readonly prefetch?: () => unknown
}

interface Props {
  /** Parts made by `retryableLazy` that the children render now; they load side by side. */
  readonly parts: readonly (Part | false | undefined)[]
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * Renders lazy parts as soon as their code is loaded. Suspense alone keeps a fallback for at least 300 ms: React delays
 * what a loaded part reveals, but not what an update above the boundary reveals.
 */
export function LazyBoundary({ parts, fallback, children }: Props) {
  const [, reveal] = useReducer((times: number) => times + 1, 0)
  const [awaited] = useState(() => new Set<Part>())
  useEffect(() => {
    for (const part of parts) {
      if (!part || awaited.has(part)) continue
      awaited.add(part)
      void Promise.resolve(part.prefetch?.()).then(reveal)
    }
  }, [parts, awaited])
  return <Suspense fallback={fallback}>{children}</Suspense>
}
