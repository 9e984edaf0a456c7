import { useEffect } from 'react'

/** Keeps the screen on while the page is seen. Browsers offer it on https and localhost only; elsewhere the device's own settings decide. */
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
        // The battery is low, or the page was hidden meanwhile: the screen goes dark as it always did.
      }
    }
    // The browser takes it back whenever the page is hidden.
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
