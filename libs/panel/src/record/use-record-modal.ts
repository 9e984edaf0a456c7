import { isCallError, useToast, type RecordForm } from '@torneo/client'
import { useRecordForm, type RecordFormOptions } from '@torneo/client/record-form'
import { sameValue } from '@torneo/domain/records/field-merge'
import { useEffect, useRef, useState } from 'react'
import type { StoredRecord } from '../collection/collection-api'

/** Shown above the form, whose button adds the record again. */
const deletedMeanwhile =
  'Otra persona lo eliminó mientras lo editabas. Lo que escribiste sigue aquí: si quieres conservarlo, agrégalo como nuevo.'

export interface RecordModalOptions<Values extends Record<string, unknown>, Draft, R extends StoredRecord> extends Pick<
  RecordFormOptions<Values, R>,
  'shape' | 'valuesOf' | 'labels' | 'secret'
> {
  /** Name of the drafts on this device: 'sponsor'. */
  readonly name: string
  /** The edited record; null for a new one. */
  readonly record: R | null
  readonly texts: {
    readonly added: string
    readonly updated: string
    readonly addFailed: string
    readonly updateFailed: string
  }
  /** Called with the form's values as parsed by the shape. */
  readonly add: (args: { readonly body: Draft; readonly key: string }) => Promise<R>
  readonly update: (args: {
    readonly params: { readonly id: string }
    readonly body: Draft
    readonly ifMatch: number
  }) => Promise<R>
  /** Called with the stored record and its previous version, if any, so that images no longer shown can be deleted. */
  readonly onStored?: (stored: R, before: R | null) => void
  readonly onClose: () => void
  /** Fields whose values are copied into the next new record; enables the button for adding another one. */
  readonly carryOver?: readonly (keyof Values & string)[] | undefined
}

/**
 * Form of a collection's record in a `RecordModal`. A save shows a toast and closes the modal; values typed while
 * saving keep it open, now editing the stored record. A record deleted by another person meanwhile can be added again.
 */
export function useRecordModal<Values extends Record<string, unknown>, Draft, R extends StoredRecord>({
  name,
  record,
  texts,
  add,
  update,
  onStored,
  onClose,
  carryOver,
  ...rest
}: RecordModalOptions<Values, Draft, R>) {
  const toast = useToast()
  const [stored, setStored] = useState<R | null>(null)
  const newest = stored && stored.rev > (record?.rev ?? 0) ? stored : record
  // A record deleted by another person counts as new from then on, so that typed values can be saved.
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const current = newest?.id === deletedId ? null : newest
  const failed = current ? texts.updateFailed : texts.addFailed
  const [failure, setFailure] = useState<string>(failed)

  // `isAnotherRequested` is set when the next save should continue with another record, `isAddingAnother` while such a save is in
  // progress.
  const isAnotherRequested = useRef(false)
  const isAddingAnother = useRef(false)
  const [begunCount, setBegunCount] = useState(0)

  const form = useRecordForm<Values, R>({
    ...rest,
    name: `${name}:${current?.id ?? 'new'}`,
    record: current,
    failure: failed,
    save: (checked, { ifMatch, key }) => {
      // The form's values were parsed by the shape of the body.
      const body = checked as unknown as Draft
      if (!current) return add({ body, key })
      return update({ params: { id: current.id }, body, ifMatch }).catch((error: unknown) => {
        if (!isCallError(error) || error.code !== 404) throw error
        setDeletedId(current.id)
        // Thrown in the shape of a call's error.
        // oxlint-disable-next-line typescript/only-throw-error
        throw { ...error, sentence: deletedMeanwhile }
      })
    },
    onSaved: (saved) => {
      toast.success(current ? texts.updated : texts.added)
      onStored?.(saved, current)
      const values = rest.valuesOf(saved)
      if (!sameValue(form.fields.getValues(), values)) return setStored(saved)
      if (!isAddingAnother.current || !carryOver) return onClose()
      form.begin({ ...rest.valuesOf(null), ...Object.fromEntries(carryOver.map((field) => [field, values[field]])) })
      setBegunCount(begunCount + 1)
    },
    onFailed: () => {
      setFailure(failed)
      toast.error(failed)
    },
  })

  // Waits for the fields to be rendered again: before that, no field can take the focus.
  const { setFocus } = form.fields
  const [first] = Object.keys(rest.labels)
  useEffect(() => {
    if (begunCount > 0 && first) setFocus(first as never)
  }, [begunCount, first, setFocus])

  const submit = () => {
    if (!form.saving) isAddingAnother.current = isAnotherRequested.current
    isAnotherRequested.current = false
    return form.submit()
  }
  const sent: RecordForm<Values, R> = { ...form, submit }
  return {
    form: sent,
    failure,
    current,
    /** Makes the next `submit` continue with another new record; undefined when the form offers no other. */
    requestAnother:
      carryOver && !current
        ? () => {
            isAnotherRequested.current = true
          }
        : undefined,
  }
}
