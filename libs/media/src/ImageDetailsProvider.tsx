import type { ReactNode } from 'react'
import { ImageDetailsContext } from './image-details'
import { useMediaImageDetailsQuery } from './details-api'

const none = {}

/** Loads the image details, so that images inside are cropped around their focal points (B54); around the centre until they have loaded. */
export function ImageDetailsProvider({ children }: { children: ReactNode }) {
  const { data = none } = useMediaImageDetailsQuery(undefined, { refetchOnMountOrArgChange: true })
  return <ImageDetailsContext value={data}>{children}</ImageDetailsContext>
}
