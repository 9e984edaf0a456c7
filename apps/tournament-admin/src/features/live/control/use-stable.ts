import { useCallback, useEffect, useRef } from 'react'

/** The function of the latest drawing under one that stays the same: what takes it is not drawn anew for it. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => unknown): (...args: Args) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => void latest.current(...args), [])
}
