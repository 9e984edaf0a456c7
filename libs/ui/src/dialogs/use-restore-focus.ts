import { useEffect, useState } from 'react'

/**
 * Returns the focus to the opener of a lazily loaded modal: the frame shown while loading had recorded it, but is
 * unmounted before the modal closes.
 */
export function useRestoreFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () =>
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body || document.activeElement === null
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      }),
    [opener],
  )
}
