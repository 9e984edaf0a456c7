import { useEffect, useState } from 'react'

/** For a modal whose code comes late: the frame that was here first is gone by the time that it closes, and cannot give the focus back. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => queueMicrotask(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }), [opener])
}
