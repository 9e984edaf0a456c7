import { useEffect } from 'react'

/**
 * Keeps the screen on while the page is visible. Browsers support it on https and localhost only; elsewhere the
 * device's settings apply.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isUnmounted = false
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const acquired = await navigator.wakeLock.request('screen')
        if (isUnmounted) await acquired.release()
        else lock = acquired
      } catch {
        // Denied when the battery is low or the page was hidden meanwhile: the screen turns off as usual.
      }
    }
    // The browser releases the lock whenever the page is hidden.
    const handleVisibility = () => void requestLock()
    void requestLock()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isUnmounted = true
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
