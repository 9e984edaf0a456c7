import { useEffect, useState } from 'react'
import { hasUnsavedChanges } from '@torneo/client'
import { remotes } from './remotes'

/** Milliseconds between two checks of the live versions; a page that becomes visible checks immediately. */
const intervalMs = 5 * 60_000
/** Milliseconds between two checks for unsaved changes. */
const unsavedIntervalMs = 15_000

/** Whether a section that runs here has a newer version, and nothing would be lost by a reload. */
export function useUpdateAvailable(): boolean {
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
