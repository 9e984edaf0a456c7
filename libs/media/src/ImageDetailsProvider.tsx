import type { ReactNode } from 'react'
import { ImageDetailsContext } from './image-details'
import { useMediaImageDetailsQuery } from './details-api'

const none = {}

/** Reads what was said of images, so that those inside are cut around their focal points (B54). Until it is known, at their centre. */
export function ImageDetailsProvider({ children }: { children: ReactNode }) {
  const { data = none } = useMediaImageDetailsQuery(undefined, { refetchOnMountOrArgChange: true })
  return <ImageDetailsContext value={data}>{children}</ImageDetailsContext>
}
