import { tagOf } from '@torneo/contracts/endpoint/reads'
import { useEffect } from 'react'
import { allReadTags, api } from '../api'
import { useAppDispatch } from '../store'
import { useRealtime } from './use-channels'

/** Milliseconds during which writes are collected into one refetch. */
const collectMs = 300
/** Milliseconds after which a first snapshot may have missed writes made since the screen was read. */
const lateMs = 5000

/**
 * Shows other people's saves: each write invalidates the reads of its collection. Reads on screen are refetched, others
 * when next shown. A reconnect invalidates all.
 */
export function useContentChanges(): void {
  const dispatch = useAppDispatch()
  const socket = useRealtime()?.socket
  useEffect(() => {
    if (!socket) return
    const startedAt = Date.now()
    const stale = new Set<string>()
    let snapshots = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const mark = (tags: readonly string[]) => {
      for (const tag of tags) stale.add(tag)
      timer ??= setTimeout(() => {
        timer = undefined
        dispatch(api.util.invalidateTags([...stale] as never[]))
        stale.clear()
      }, collectMs)
    }
    const stop = socket.subscribe('content', (update) => {
      if (update.type === 'change') return mark([tagOf(update.data.collection)])
      if (update.type === 'error') return
      snapshots += 1
      if (snapshots > 1 || Date.now() - startedAt > lateMs) mark(allReadTags())
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [dispatch, socket])
}
