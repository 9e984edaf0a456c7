import { useEffect } from 'react'

/** Keeps the screen awake while the page is seen. Browsers offer it on https and localhost only; elsewhere the television's own settings decide. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isLeft = false
    const take = async () => {
      if (document.hidden || !('wakeLock' in navigator)) return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isLeft) await taken.release()
        else lock = taken
      } catch {
        // A device that is low on battery refuses; it is asked again when the page is next seen.
      }
    }
    // The browser lets go of it by itself when the page is hidden.
    const handleVisible = () => void take()
    void take()
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', handleVisible)
      void lock?.release()
    }
  }, [])
}
