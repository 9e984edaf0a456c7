import type { LiveAction } from '@torneo/domain/match/projection'
import { useEffect, useState } from 'react'

/** Milliseconds for which presses are ignored after 'Iniciar Partido': a double press would hit the next button. */
const doublePressMs = 700

/** Starts the match; `isStarting` while presses are ignored. */
export function useStart(act: (action: LiveAction) => void) {
  const [isStarting, setStarting] = useState(false)
  useEffect(() => {
    if (!isStarting) return
    const timer = setTimeout(() => setStarting(false), doublePressMs)
    return () => clearTimeout(timer)
  }, [isStarting])
  const start = () => {
    setStarting(true)
    act({ kind: 'start' })
  }
  return { isStarting, start }
}
