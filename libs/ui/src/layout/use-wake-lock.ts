import { useEffect } from 'react'

/**
 * Keeps the screen on while the page is visible. Browsers support it on https and localhost only; elsewhere the
 * device's settings apply.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isLeft = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isLeft) await given.release()
        else lock = given
      } catch {
        // Denied when the battery is low or the page was hidden meanwhile: the screen turns off as usual.
      }
    }
    // The browser releases the lock whenever the page is hidden.
    const handleVisibility = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
