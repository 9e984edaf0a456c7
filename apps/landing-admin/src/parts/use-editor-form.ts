import { useToast } from '@torneo/client'
import { useRecordForm, type RecordFormOptions } from '@torneo/client/record-form'
import { formFields } from '@torneo/panel/record/form-fields'
import type { RecordApi } from './record-api'

type Options<Values extends Record<string, unknown>, Saved extends { readonly rev: number }> = Pick<
  RecordFormOptions<Values, Saved>,
  'name' | 'shape' | 'record' | 'valuesOf' | 'onSaved'
> & {
  readonly labels: Readonly<Record<keyof Values & string, string>>
  readonly texts: { readonly saved: string; readonly failure: string }
}

/** Form of a single record, with its toasts (spec 1 §8) and the props of its fields. */
export function useEditorForm<Values extends Record<string, unknown>, Saved extends { readonly rev: number }>(
  { useSave }: Pick<RecordApi<Saved, never>, 'useSave'>,
  { labels, texts, onSaved, ...options }: Options<Values, Saved>,
) {
  const toast = useToast()
  const [send] = useSave()
  const form = useRecordForm<Values, Saved>({
    ...options,
    labels: labels as never,
    save: (values, { ifMatch }) => send({ body: values as never, ifMatch }).unwrap(),
    onSaved: (saved) => {
      toast.success(texts.saved)
      onSaved?.(saved)
    },
    onFailed: () => toast.error(texts.failure),
    failure: texts.failure,
  })
  return { form, ...formFields(form, labels) }
}
