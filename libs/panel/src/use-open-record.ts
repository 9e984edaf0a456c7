import { useEffect, useRef } from 'react'
import { formAddress, idInAddress } from '@torneo/domain/form-address'
import { focusIds, restoreFocus } from './collection-focus'
import { useAskedRecord } from './use-asked-record'
import { useOpenForms } from './use-open-forms'
import { useRecordOfForm } from './use-record-of-form'

/** The form of a new record, at `nuevo`, and at `nuevo.<id>` that of a copy. */
const newForm = 'nuevo'
/** The form of a record, at `editar.<id>`. */
const editForm = 'editar'

const isForm = (form: string) => form === newForm || idInAddress(newForm, form) !== null || idInAddress(editForm, form) !== null

/**
 * Which record of a collection has its form open, as the address says. `records`: undefined while they load. On closing, the focus returns to its place
 * in the list.
 */
export function useOpenRecord<R extends { readonly id: string }>(name: string, records: readonly R[] | undefined) {
  const { forms, open, swap, hide, close, drop } = useOpenForms()
  const form = forms.find(isForm)
  const id = form === undefined ? null : idInAddress(editForm, form)
  const copiedId = form === undefined ? null : idInAddress(newForm, form)
  const record = useRecordOfForm(id, records, () => form !== undefined && drop(form))
  useAskedRecord(records, (asked) => swap(form, formAddress(editForm, asked.id)))

  // The opener gets the focus back by itself, unless the list was rendered again without it.
  const before = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    const closed = before.current
    before.current = form === undefined ? undefined : id
    if (form !== undefined || closed === undefined) return
    const ids = focusIds(name)
    queueMicrotask(() => restoreFocus(closed === null ? [ids.new] : [ids.record(closed), ids.new]))
  }, [form, id, name])

  return {
    isOpen: form !== undefined && (id === null ? copiedId === null || records !== undefined : record !== null),
    /** The one that is edited; null for a new one. */
    record,
    /** What a new one begins as a copy of, if anything. */
    copied: copiedId === null ? null : records?.find((one) => one.id === copiedId) ?? null,
    add: () => open(newForm),
    duplicate: (original: R) => open(formAddress(newForm, original.id)),
    edit: (edited: R) => open(formAddress(editForm, edited.id)),
    /** Opens another form in the place of the one that is open. */
    swap: (next: R | 'new') => {
      if (form !== undefined) hide(form)
      swap(form, next === 'new' ? newForm : formAddress(editForm, next.id))
    },
    close: () => form !== undefined && close(form),
  }
}
