import { retryableLazy } from '@torneo/client'
import type { ComponentType } from 'react'

/** The panel behind the guard. The sign-in page does not need its code and prefetches it while the user types. */
export const Inside: ComponentType & { readonly prefetch?: () => Promise<unknown> } = retryableLazy(
  () => import('./Inside'),
)
