import { formFields } from '../record/form-fields'
import { useRecordModal, type RecordModalOptions } from '../record/use-record-modal'
import type { CollectionApi, StoredRecord } from './collection-api'

interface CollectionFormTexts {
  readonly new: string
  readonly editTitle: string
  readonly add: string
  readonly save: string
}

/** Form of a collection's record in a `RecordModal`, with the props of the modal and of its fields. */
export function useCollectionForm<Values extends Record<string, unknown>, Draft, R extends StoredRecord>(
  collection: Pick<CollectionApi<R, Draft>, 'useAdd' | 'useUpdate'>,
  {
    add,
    update,
    ...options
  }: Omit<RecordModalOptions<Values, Draft, R>, 'add' | 'update' | 'texts' | 'labels'> &
    Partial<Pick<RecordModalOptions<Values, Draft, R>, 'add' | 'update'>> & {
      readonly texts: RecordModalOptions<Values, Draft, R>['texts'] & CollectionFormTexts
      readonly labels: Readonly<Record<keyof Values & string, string>>
    },
) {
  const [sendNew] = collection.useAdd()
  const [sendChange] = collection.useUpdate()
  const { form, failure, current, requestAnother } = useRecordModal<Values, Draft, R>({
    add: add ?? ((args) => sendNew(args).unwrap()),
    update: update ?? ((args) => sendChange(args).unwrap()),
    ...options,
    labels: options.labels as never,
  })
  const { texts, labels, onClose } = options
  return {
    form,
    /** The edited record; null for a new one. */
    current,
    modal: {
      title: current ? texts.editTitle : texts.new,
      submitLabel: current ? texts.save : texts.add,
      failureTitle: failure,
      form,
      onClose,
      requestAnother,
    },
    ...formFields(form, labels),
  }
}
