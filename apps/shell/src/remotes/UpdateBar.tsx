import { Suspense, useState, useEffect } from 'react'
import styled from 'styled-components'
import { hasUnsavedChanges, retryableLazy } from '@torneo/client'
import { layer } from '@torneo/ui/tokens'
import { remotes } from './remotes'

/** Without it the next visit has what is new. */
const UpdateNotice = retryableLazy(() => import('./UpdateNotice').catch(() => ({ default: () => null })))

/** Offers a newer version of what this page runs; over the page's end, so that nothing jumps, and never while something is unsaved. */
export function UpdateBar() {
  const hasNews = useUpdateAvailable()
  const [isLater, setLater] = useState(false)
  return (
    <Place role="status">
      {hasNews && !isLater && <Suspense fallback={null}><UpdateNotice onLater={() => setLater(true)} /></Suspense>}
    </Place>
  )
}

const Place = styled.div`
  position: fixed;
  inset: auto 0 16px;
  z-index: ${layer.snackbar};
  display: flex;
  justify-content: center;
  padding-inline: 16px;
  pointer-events: none;
`

/** Milliseconds between two checks of the live versions; a page that becomes visible checks immediately. */
const intervalMs = 5 * 60_000
/** Milliseconds between two checks for unsaved changes. */
const unsavedIntervalMs = 15_000

/** Whether a section that runs here has a newer version, and nothing would be lost by a reload. */
function useUpdateAvailable(): boolean {
  const [isAvailable, setAvailable] = useState(false)
  const [isSafe, setSafe] = useState(false)

  useEffect(() => {
    if (isAvailable) return
    // A failed check is no update.
    const check = () => void remotes.outdated().then((names) => setAvailable(names.length > 0)).catch(() => undefined)
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') check()
    }
    const timer = setInterval(checkIfVisible, intervalMs)
    document.addEventListener('visibilitychange', checkIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', checkIfVisible)
    }
  }, [isAvailable])

  useEffect(() => {
    if (!isAvailable) return
    const checkUnsaved = () => setSafe(!hasUnsavedChanges())
    checkUnsaved()
    const timer = setInterval(checkUnsaved, unsavedIntervalMs)
    return () => clearInterval(timer)
  }, [isAvailable])

  return isAvailable && isSafe
}
