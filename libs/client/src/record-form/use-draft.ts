import { useCallback, useEffect, useRef, useState } from 'react'
import { sameValue } from '@torneo/domain/field-merge'
import { draftKey, readDraft, removeDraft, writeDraft, type Draft } from './drafts'

/** Typing settles for this long, in milliseconds, before the draft is written. */
const settle = 400

interface DraftOptions {
  readonly userId: string
  readonly form: string
  readonly rev: number
  readonly stored: Readonly<Record<string, unknown>>
}

/** The draft of one form: `offered` is one that an earlier visit left and that says something else than the record. */
export function useDraft({ userId, form, rev, stored }: DraftOptions) {
  const key = draftKey(userId, form)
  const [offered, setOffered] = useState<Draft | null>(() => {
    const draft = readDraft(key, Date.now())
    return draft && !sameValue({ ...stored, ...draft.values }, stored) ? draft : null
  })
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null)

  const flush = useCallback(() => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    pending.current.write()
    pending.current = null
  }, [])

  const keep = useCallback((values: Draft['values']) => {
    if (pending.current) clearTimeout(pending.current.timer)
    const write = () => writeDraft(key, { values, at: Date.now(), rev })
    pending.current = { write, timer: setTimeout(() => { pending.current = null; write() }, settle) }
  }, [key, rev])

  const forget = useCallback(() => {
    if (pending.current) clearTimeout(pending.current.timer)
    pending.current = null
    removeDraft(key)
    setOffered(null)
  }, [key])

  // A phone may freeze or close a hidden page without another word.
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [flush])

  return { offered, keep, forget, hide: useCallback(() => setOffered(null), []) }
}
