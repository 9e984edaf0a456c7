import { useEffect } from 'react'
import { allReadTags, api } from '../api'
import { useAppDispatch } from '../store'
import { tagOf } from './content-tags'
import { useLine } from './use-readings'

/** Milliseconds: what is written together is read anew together. */
const gather = 300
/** A first snapshot that comes later than this, in milliseconds, may have missed what was written since the screen was read. */
const prompt = 5000

/**
 * Makes what other people save appear: every write marks the reads of its collection as old. Those on screen are fetched anew, others when
 * they are next shown. After a time without connection all are.
 */
export function useContentChanges(): void {
  const dispatch = useAppDispatch()
  const socket = useLine()?.socket
  useEffect(() => {
    if (!socket) return
    const begun = Date.now()
    const stale = new Set<string>()
    let snapshots = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const mark = (tags: readonly string[]) => {
      for (const tag of tags) stale.add(tag)
      timer ??= setTimeout(() => {
        timer = undefined
        dispatch(api.util.invalidateTags([...stale] as never[]))
        stale.clear()
      }, gather)
    }
    const stop = socket.subscribe('content', (news) => {
      if (news.type === 'change') return mark([tagOf(news.data.collection)])
      if (news.type === 'error') return
      snapshots += 1
      if (snapshots > 1 || Date.now() - begun > prompt) mark(allReadTags())
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [dispatch, socket])
}
