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
    let snapshots = 0
    return socket.subscribe('calls', ({ type }) => {
      if (type === 'snapshot') snapshots += 1
      if (type === 'change' || snapshots > 1) dispatch(api.util.invalidateTags([tag] as never[]))
    })
  }, [dispatch, socket, isEnabled])
}
