import { useEffect, type ReactNode } from 'react'

/** Milliseconds that a picture stands in which nothing scrolls. */
const stands = 15_000

interface TvPictureProps {
  readonly children: ReactNode
  readonly onRead: () => void
  /** Something has just happened in it: it stands anew from when that is over. */
  readonly isHeld?: boolean
}

/** A picture that does not scroll: it stands until it is read. */
export function TvPicture({ children, onRead, isHeld = false }: TvPictureProps) {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onRead, stands)
    return () => clearTimeout(timer)
  }, [onRead, isHeld])
  return children
}
