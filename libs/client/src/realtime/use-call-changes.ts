import { useEffect } from 'react'
import { api } from '../api'
import { useAppDispatch } from '../store'
import { useRealtime } from './use-channels'

/** Tag of the reads of calls from the pitch, which this file does not import with the calls themselves. */
const tag = 'match-calls'

/**
 * Refetches the calls from the pitch on screen whenever one is added, read, answered or closed (B45), and after a
 * reconnect. Inactive unless wanted.
 */
export function useCallChanges(isEnabled = true): void {
  const dispatch = useAppDispatch()
  const socket = useRealtime()?.socket
  useEffect(() => {
    if (!socket || !isEnabled) return undefined
    // The first snapshot after a reconnect; other ones come when somebody else subscribes.
    let isLost = false
    const stopState = socket.onState((state) => (isLost ||= state !== 'online'))
    const stop = socket.subscribe('calls', ({ type }) => {
      const isBack = type === 'snapshot' && isLost
      if (isBack) isLost = false
      if (isBack || type === 'change') dispatch(api.util.invalidateTags([tag] as never[]))
    })
    return () => {
      stopState()
      stop()
    }
  }, [dispatch, socket, isEnabled])
}
