import { retryableLazy } from '@torneo/client'
import { useLocation } from '@torneo/router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLazyOpen } from '../frame/use-lazy-open'

const Help = retryableLazy(() => import('./Help'))

/** Shows 'Ayuda' over any screen while the address contains `?ayuda`. */
export function HelpHost() {
  const { search, key } = useLocation()
  const { isOpen, open, close } = useLazyOpen()
  const isRequested = new URLSearchParams(search).has('ayuda')
  const follow = useEffectEvent(() => (isRequested ? void open(Help) : close()))
  // The key changes when the same link is pressed again after a failure.
  useEffect(() => follow(), [isRequested, key])
  return <Suspense fallback={null}>{isOpen && <Help />}</Suspense>
}
