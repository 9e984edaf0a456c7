import { useEffect, useState } from 'react'
import { hasUnsavedChanges } from '@torneo/client'
import { remotes } from './remotes'

/** Milliseconds between two looks at what is live; a page that comes back to the front looks at once. */
const interval = 5 * 60_000
/** Milliseconds until it is looked again whether nothing is unsaved any more. */
const quiet = 15_000

/** Whether a section that runs here has a newer version, and nothing would be lost by a reload. */
export function useNews(): boolean {
  const [isNew, setNew] = useState(false)
  const [isFree, setFree] = useState(false)

  useEffect(() => {
    if (isNew) return
    // Not being able to tell is no news.
    const look = () => void remotes.outdated().then((names) => setNew(names.length > 0)).catch(() => undefined)
    const lookIfShown = () => {
      if (document.visibilityState === 'visible') look()
    }
    const timer = setInterval(lookIfShown, interval)
    document.addEventListener('visibilitychange', lookIfShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfShown)
    }
  }, [isNew])

  useEffect(() => {
    if (!isNew) return
    const see = () => setFree(!hasUnsavedChanges())
    see()
    const timer = setInterval(see, quiet)
    return () => clearInterval(timer)
  }, [isNew])

  return isNew && isFree
}
