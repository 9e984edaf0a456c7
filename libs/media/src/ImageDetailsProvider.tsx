import type { ReactNode } from 'react'
import { ImageDetailsContext } from './image-details'
import { useMediaImageDetailsQuery } from './details-api'

const none = {}
/** Seconds for which a prefetched answer is not requested again. */
const freshSeconds = 2

/** Loads the image details, so that images inside are cropped around their focal points (B54); around the centre until they have loaded. */
export function ImageDetailsProvider({ children }: { children: ReactNode }) {
  const { data = none } = useMediaImageDetailsQuery(undefined, { refetchOnMountOrArgChange: freshSeconds })
  return <ImageDetailsContext value={data}>{children}</ImageDetailsContext>
}
