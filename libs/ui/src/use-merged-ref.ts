import { useCallback, useRef, type Ref, type RefObject } from 'react'

/** A ref of our own on an element that also carries the caller's. Give `attach` to the element, read `own`. */
export function useMergedRef<T>(theirs: Ref<T> | undefined): { own: RefObject<T | null>; attach: (element: T | null) => void } {
  const own = useRef<T | null>(null)
  const attach = useCallback((element: T | null) => {
    own.current = element
    if (typeof theirs === 'function') theirs(element)
    else if (theirs) theirs.current = element
  }, [theirs])
  return { own, attach }
}
