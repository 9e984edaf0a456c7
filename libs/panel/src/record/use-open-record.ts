import { formAddress, idInAddress } from '@torneo/domain/records/form-address'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusIds, restoreFocus } from '../collection/collection-focus'
import { useOpenForms } from './use-open-forms'
import { useRecordOfForm } from './use-record-of-form'
import { useRequestedRecord } from './use-requested-record'

/** Address of the form of a new record, `nuevo`, or of a copy, `nuevo.<id>`. */
const newForm = 'nuevo'
/** Address of the form of a record: `editar.<id>`. */
const editForm = 'editar'

const isForm = (form: string) =>
  form === newForm || idInAddress(newForm, form) !== null || idInAddress(editForm, form) !== null

/**
 * Record of a collection whose form is open according to the address. `records` is undefined while they load. When the
 * form closes, the focus returns to its record in the list.
 */
export function useOpenRecord<R extends { readonly id: string }>(name: string, records: readonly R[] | undefined) {
  const { forms, open, swap, hide, close, drop } = useOpenForms()
  const form = forms.find(isForm)
  const id = form === undefined ? null : idInAddress(editForm, form)
  const copiedId = form === undefined ? null : idInAddress(newForm, form)
  const record = useRecordOfForm(id, records, () => form !== undefined && drop(form))
  useRequestedRecord(records, (requested) => swap(form, formAddress(editForm, requested.id)))

  // The browser returns the focus to the opener, unless a new render of the list has removed it.
  const before = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    const closed = before.current
    before.current = form === undefined ? undefined : id
    if (form !== undefined || closed === undefined) return
    const ids = focusIds(name)
    queueMicrotask(() => restoreFocus(closed === null ? [ids.new] : [ids.record(closed), ids.new]))
  }, [form, id, name])

  // Unmounts the form of one record before that of another, which would show the values of the first.
  const [mounted, setMounted] = useState(form)
  useLayoutEffect(() => setMounted(form), [form])
  const isReplaced = mounted !== undefined && form !== undefined && mounted !== form

  return {
    isOpen:
      !isReplaced && form !== undefined && (id === null ? copiedId === null || records !== undefined : record !== null),
    /** The edited record; null for a new one. */
    record,
    /** Id of what a new one starts as a copy of; null for a blank one. */
    copiedId,
    /** Record that a new one starts as a copy of, if any. */
    copied: copiedId === null ? null : (records?.find((candidate) => candidate.id === copiedId) ?? null),
    add: () => open(newForm),
    duplicate: (original: Pick<R, 'id'>) => open(formAddress(newForm, original.id)),
    edit: (edited: R) => open(formAddress(editForm, edited.id)),
    /** Replaces the open form with another. */
    swap: (next: R | 'new') => {
      if (form !== undefined) hide(form)
      swap(form, next === 'new' ? newForm : formAddress(editForm, next.id))
    },
    close: () => form !== undefined && close(form),
  }
}
