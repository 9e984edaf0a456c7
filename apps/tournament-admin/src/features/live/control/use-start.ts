import { useEffect, useState } from 'react'
import type { LiveAction } from '@torneo/domain/match/projection'

/** After 'Iniciar Partido' another button is under the finger: presses are ignored for so many milliseconds, as the second half of a double press. */
const doublePress = 700

/** Starts the match; `isStarting` for as long as presses are ignored. */
export function useStart(act: (action: LiveAction) => void) {
  const [isStarting, setStarting] = useState(false)
  useEffect(() => {
    if (!isStarting) return
    const timer = setTimeout(() => setStarting(false), doublePress)
    return () => clearTimeout(timer)
  }, [isStarting])
  const start = () => {
    setStarting(true)
    act({ kind: 'start' })
  }
  return { isStarting, start }
}
