import { useEffect, useRef, useState } from 'react'
import { isCallError, useToast, type RecordForm } from '@torneo/client'
import { useRecordForm, type RecordFormOptions } from '@torneo/client/record-form'
import { sameValue } from '@torneo/domain/field-merge'
import type { StoredRecord } from './collection-api'

/** Said above the form, whose button adds it again. */
const deletedMeanwhile = 'Otra persona lo eliminó mientras lo editabas. Lo que escribiste sigue aquí: si quieres conservarlo, agrégalo como nuevo.'

export interface RecordModalOptions<Values extends Record<string, unknown>, Draft, R extends StoredRecord>
  extends Pick<RecordFormOptions<Values, R>, 'shape' | 'valuesOf' | 'labels' | 'secret'> {
  /** Names the drafts on this device: 'sponsor'. */
  readonly name: string
  /** The record that is edited; null for a new one. */
  readonly record: R | null
  readonly texts: { readonly added: string; readonly updated: string; readonly addFailed: string; readonly updateFailed: string }
  /** Called with the form's values as the shape parsed them. */
  readonly add: (args: { readonly body: Draft; readonly key: string }) => Promise<R>
  readonly update: (args: { readonly params: { readonly id: string }; readonly body: Draft; readonly ifMatch: number }) => Promise<R>
  /** With what was stored before, if anything was: for the images that it shows no longer. */
  readonly onStored?: (stored: R, before: R | null) => void
  readonly onClose: () => void
  /** Offers to go on to another new record, which begins with these values of the one that was added. */
  readonly keep?: readonly (keyof Values & string)[] | undefined
}

/**
 * The form of a collection's record in a `RecordModal`. A save says so and closes; what was typed while it was under way keeps the form
 * open, which is then of the record that was stored. A record that was deleted meanwhile can be added again.
 */
export function useRecordModal<Values extends Record<string, unknown>, Draft, R extends StoredRecord>(
  { name, record, texts, add, update, onStored, onClose, keep, ...rest }: RecordModalOptions<Values, Draft, R>,
) {
  const toast = useToast()
  const [stored, setStored] = useState<R | null>(null)
  const newest = stored && stored.rev > (record?.rev ?? 0) ? stored : record
  // A record that was deleted meanwhile counts as new from then on: what was typed can be saved.
  const [goneId, setGoneId] = useState<string | null>(null)
  const current = newest?.id === goneId ? null : newest
  const failed = current ? texts.updateFailed : texts.addFailed
  const [failure, setFailure] = useState<string>(failed)

  // Whether the save that was asked for, or that is under way, goes on to another record.
  const asked = useRef(false)
  const isAnother = useRef(false)
  const [begun, setBegun] = useState(0)

  const form = useRecordForm<Values, R>({
    ...rest,
    name: `${name}:${current?.id ?? 'new'}`,
    record: current,
    failure: failed,
    save: (checked, { ifMatch, key }) => {
      // What the form was checked by is the body's shape.
      const body = checked as unknown as Draft
      if (!current) return add({ body, key })
      return update({ params: { id: current.id }, body, ifMatch }).catch((error: unknown) => {
        if (!isCallError(error) || error.code !== 404) throw error
        setGoneId(current.id)
        // Thrown as the call's own error is.
        // oxlint-disable-next-line typescript/only-throw-error
        throw { ...error, sentence: deletedMeanwhile }
      })
    },
    onSaved: (saved) => {
      toast.success(current ? texts.updated : texts.added)
      onStored?.(saved, current)
      const values = rest.valuesOf(saved)
      if (!sameValue(form.fields.getValues(), values)) return setStored(saved)
      if (!isAnother.current || !keep) return onClose()
      form.begin({ ...rest.valuesOf(null), ...Object.fromEntries(keep.map((field) => [field, values[field]])) })
      setBegun(begun + 1)
    },
    onFailed: () => {
      setFailure(failed)
      toast.error(failed)
    },
  })

  // After the fields have been drawn again: until then there is none to take it.
  const { setFocus } = form.fields
  const [first] = Object.keys(rest.labels)
  useEffect(() => {
    if (begun > 0 && first) setFocus(first as never)
  }, [begun, first, setFocus])

  const submit = () => {
    if (!form.saving) isAnother.current = asked.current
    asked.current = false
    return form.submit()
  }
  const sent: RecordForm<Values, R> = { ...form, submit }
  return {
    form: sent,
    failure, current,
    /** Makes the next `submit` go on to another new record; absent where there is none to go on to. */
    askAnother: keep && !current ? () => { asked.current = true } : undefined,
  }
}
