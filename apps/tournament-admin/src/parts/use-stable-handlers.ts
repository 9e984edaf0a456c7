import { useEffect, useRef, useState } from 'react'

type AnyHandlers = Record<string, (...args: unknown[]) => unknown>

/** Handlers that call the latest given ones and stay the same themselves: a memoized part does not render again for them. */
export function useStableHandlers<Handlers extends object>(handlers: Handlers): Handlers {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const [stable] = useState(() => Object.fromEntries(Object.keys(handlers).map((name) =>
    [name, (...args: unknown[]) => (latest.current as AnyHandlers)[name]?.(...args)])) as Handlers)
  return stable
}
