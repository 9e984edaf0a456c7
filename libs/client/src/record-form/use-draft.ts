import { useCallback, useEffect, useRef, useState } from 'react'
import { mergeFields, sameValue } from '@torneo/domain/field-merge'
import { draftKey, readDraft, removeDraft, writeDraft, type Draft } from './drafts'

/** Typing settles for this long, in milliseconds, before the draft is written. */
const settle = 400

interface DraftOptions {
  readonly userId: string
  readonly form: string
  /** The record's values as the form opens on it. */
  readonly stored: Readonly<Record<string, unknown>>
}

/** Whether a draft would change anything in a record. */
function saysMore(draft: Draft, stored: DraftOptions['stored']): boolean {
  const { merged } = mergeFields(draft.base, draft.values, stored)
  return !sameValue({ ...stored, ...merged }, stored)
}

/** The draft of one form: `offered` is one that an earlier visit left and that says something else than the record. */
export function useDraft({ userId, form, stored }: DraftOptions) {
  const key = draftKey(userId, form)
  const [offered, setOffered] = useState<Draft | null>(() => {
    const draft = readDraft(key, Date.now())
    return draft && saysMore(draft, stored) ? draft : null
  })
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null)
  const isStored = useRef(false)

  const cancel = useCallback(() => {
    if (pending.current) clearTimeout(pending.current.timer)
    pending.current = null
  }, [])

  const flush = useCallback(() => {
    const write = pending.current?.write
    cancel()
    write?.()
  }, [cancel])

  const keep = useCallback((draft: Omit<Draft, 'at' | 'path'>) => {
    cancel()
    isStored.current = true
    // Not where the form is closed: by then the address may be another's.
    const path = location.pathname
    const write = () => writeDraft(key, { ...draft, at: Date.now(), path })
    pending.current = { write, timer: setTimeout(() => { pending.current = null; write() }, settle) }
  }, [cancel, key])

  /** Everything typed was undone by hand: the stored draft goes, and an unanswered offer is stored again. */
  const unkeep = useCallback(() => {
    if (!isStored.current) return
    isStored.current = false
    cancel()
    if (offered) writeDraft(key, offered)
    else removeDraft(key)
  }, [cancel, key, offered])

  const forget = useCallback(() => {
    cancel()
    isStored.current = false
    removeDraft(key)
    setOffered(null)
  }, [cancel, key])

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

  return { offered, keep, unkeep, forget, hide: useCallback(() => setOffered(null), []) }
}
