import { Suspense } from 'react'
import { retryableLazy } from '@torneo/client'

const UpdateBar = retryableLazy(() => import('./UpdateBar').catch(() => ({ default: () => null })))

/** The offer of a newer version, fetched when the page has become quiet; without it the next visit has what is new. */
export const LazyUpdateBar = () => <Suspense fallback={null}><UpdateBar /></Suspense>
