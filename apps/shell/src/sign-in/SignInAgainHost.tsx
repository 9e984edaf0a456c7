import { retryableLazy, useSession } from '@torneo/client'
import { Suspense, useEffect, useState } from 'react'

const SignInAgain = retryableLazy(() => import('./SignInAgain'))

/** Milliseconds before the modal's code is requested again. */
const retryMs = 3000

/** Modal of a session that ended. Its code, which few visits need, is loaded once the page is quiet. */
export function SignInAgainHost({ isQuiet }: { readonly isQuiet: boolean }) {
  const isLost = useSession().status === 'lost'
  const [isLoaded, setLoaded] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (isLoaded || !(isQuiet || isLost)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    void SignInAgain.prefetch?.().then((part) => {
      if (!isCurrent) return
      if (part) setLoaded(true)
      else timer = setTimeout(() => setAttempt(attempt + 1), retryMs)
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [attempt, isLoaded, isLost, isQuiet])
  if (!isLost || !isLoaded) return null
  return (
    <Suspense fallback={null}>
      <SignInAgain />
    </Suspense>
  )
}
