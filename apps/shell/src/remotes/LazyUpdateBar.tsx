import { retryableLazy } from '@torneo/client'
import { Suspense } from 'react'

const UpdateBar = retryableLazy(() => import('./UpdateBar').catch(() => ({ default: () => null })))

/** Offer of a newer version, loaded when the page is idle; if it fails to load, the next visit gets the update. */
export const LazyUpdateBar = () => (
  <Suspense fallback={null}>
    <UpdateBar />
  </Suspense>
)
