import { useEffect, type ReactNode } from 'react'

/** Milliseconds that a picture stands in which nothing scrolls. */
const stands = 15_000

interface TvPictureProps {
  readonly children: ReactNode
  readonly onRead: () => void
}

/** A picture that does not scroll: it stands until it is read. */
export function TvPicture({ children, onRead }: TvPictureProps) {
  useEffect(() => {
    const timer = setTimeout(onRead, stands)
    return () => clearTimeout(timer)
  }, [onRead])
  return children
}
