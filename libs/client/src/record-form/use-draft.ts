import { mergeFields, sameValue } from '@torneo/domain/records/field-merge'
import { useCallback, useEffect, useRef, useState } from 'react'
import { draftKey, readDraft, removeDraft, writeDraft, type Draft } from './drafts'

/** Debounce in milliseconds before the draft is written. */
const debounceMs = 400

interface DraftOptions {
  readonly userId: string
  readonly form: string
  /** Values of the record when the form opens. */
  readonly stored: Readonly<Record<string, unknown>>
}

/** True if applying a draft would change the record. */
function changesRecord(draft: Draft, stored: DraftOptions['stored']): boolean {
  const { merged } = mergeFields(draft.base, draft.values, stored)
  return !sameValue({ ...stored, ...merged }, stored)
}

/** Manages the draft of one form; `offered` is a draft of an earlier visit that differs from the record. */
export function useDraft({ userId, form, stored }: DraftOptions) {
  const key = draftKey(userId, form)
  const [offered, setOffered] = useState<Draft | null>(() => {
    const draft = readDraft(key, Date.now())
    return draft && changesRecord(draft, stored) ? draft : null
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

  const keep = useCallback(
    (draft: Omit<Draft, 'at' | 'path'>) => {
      cancel()
      isStored.current = true
      // Read the path now: when the form closes, it may be another screen's.
      const path = location.pathname
      const write = () => writeDraft(key, { ...draft, at: Date.now(), path })
      pending.current = {
        write,
        timer: setTimeout(() => {
          pending.current = null
          write()
        }, debounceMs),
      }
    },
    [cancel, key],
  )

  /** Deletes the stored draft after all input was reverted by hand, and stores an unanswered offer again. */
  const clear = useCallback(() => {
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

  // A phone may freeze or close a hidden page without a further event.
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [flush])

  return { offered, keep, clear, forget, hide: useCallback(() => setOffered(null), []) }
}
