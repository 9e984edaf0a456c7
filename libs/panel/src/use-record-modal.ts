import { useState } from 'react'
import { useToast } from '@torneo/client'
import { useRecordForm, type RecordFormOptions } from '@torneo/client/record-form'
import { sameValue } from '@torneo/domain/field-merge'

interface StoredRecord {
  readonly id: string
  readonly rev: number
}

interface RecordModalOptions<Values extends Record<string, unknown>, Draft, R extends StoredRecord>
  extends Pick<RecordFormOptions<Values, R>, 'shape' | 'valuesOf' | 'labels' | 'secret'> {
  /** Names the drafts on this device: 'sponsor'. */
  readonly name: string
  /** The record that is edited; null for a new one. */
  readonly record: R | null
  readonly texts: { readonly added: string; readonly updated: string; readonly addFailed: string; readonly updateFailed: string }
  /** Of what the form holds, as the shape read it. */
  readonly add: (args: { readonly body: Draft; readonly key: string }) => Promise<R>
  readonly update: (args: { readonly params: { readonly id: string }; readonly body: Draft; readonly ifMatch: number }) => Promise<R>
  /** With what was stored before, if anything was: for the images that it shows no longer. */
  readonly onStored?: (stored: R, before: R | null) => void
  readonly onClose: () => void
}

/**
 * The form of a collection's record in a `RecordModal`. A save says so and closes; what was typed while it was under way keeps the form
 * open, which is then of the record that was stored.
 */
export function useRecordModal<Values extends Record<string, unknown>, Draft, R extends StoredRecord>(
  { name, record, texts, add, update, onStored, onClose, ...rest }: RecordModalOptions<Values, Draft, R>,
) {
  const toast = useToast()
  const [stored, setStored] = useState<R | null>(null)
  const current = stored && stored.rev > (record?.rev ?? 0) ? stored : record
  const failure = current ? texts.updateFailed : texts.addFailed

  const form = useRecordForm<Values, R>({
    ...rest,
    name: `${name}:${current?.id ?? 'new'}`,
    record: current,
    failure,
    save: (checked, { ifMatch, key }) => {
      // What the form was checked by is the body's shape.
      const body = checked as unknown as Draft
      return current ? update({ params: { id: current.id }, body, ifMatch }) : add({ body, key })
    },
    onSaved: (saved) => {
      toast.success(current ? texts.updated : texts.added)
      onStored?.(saved, current)
      if (sameValue(form.fields.getValues(), rest.valuesOf(saved))) onClose()
      else setStored(saved)
    },
    onFailed: () => toast.error(failure),
  })
  return { form, failure, current }
}
