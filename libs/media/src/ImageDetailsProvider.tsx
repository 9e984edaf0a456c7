import type { ReactNode } from 'react'
import { useMediaImageDetailsQuery } from './details-api'
import { ImageDetailsContext } from './image-details'

const none = {}
/** Seconds during which a prefetched response is not requested again. */
const freshSeconds = 2

/**
 * Loads the image details, so that images inside are cropped around their focal points (B54); until then, around their
 * centres.
 */
export function ImageDetailsProvider({ children }: { children: ReactNode }) {
  const { data = none } = useMediaImageDetailsQuery(undefined, { refetchOnMountOrArgChange: freshSeconds })
  return <ImageDetailsContext value={data}>{children}</ImageDetailsContext>
}
