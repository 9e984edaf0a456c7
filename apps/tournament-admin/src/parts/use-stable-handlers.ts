import { useEffect, useRef, useState } from 'react'

type AnyHandlers = Record<string, (...args: unknown[]) => unknown>

/** Returns handlers of constant identity that call the latest ones, so that memoized components do not render again. */
export function useStableHandlers<Handlers extends object>(handlers: Handlers): Handlers {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [
          name,
          (...args: unknown[]) => (latest.current as AnyHandlers)[name]?.(...args),
        ]),
      ) as Handlers,
  )
  return stable
}
