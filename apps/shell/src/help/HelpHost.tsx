import { Suspense, useEffect, useEffectEvent } from 'react'
import { retryableLazy } from '@torneo/client'
import { useLocation } from '@torneo/router'
import { useLazyOpen } from '../frame/use-lazy-open'

const Help = retryableLazy(() => import('./Help'))

/** 'Ayuda' over any screen: open while the address says so (`?ayuda`). */
export function HelpHost() {
  const { search, key } = useLocation()
  const { isOpen, open, close } = useLazyOpen()
  const isAsked = new URLSearchParams(search).has('ayuda')
  const follow = useEffectEvent(() => (isAsked ? void open(Help) : close()))
  // The same link again, after a failure, has another key.
  useEffect(() => follow(), [isAsked, key])
  return <Suspense fallback={null}>{isOpen && <Help />}</Suspense>
}
