import type { RowActions } from '../record/RecordActions'
import { useOpenRecord } from '../record/use-open-record'
import type { CollectionApi, StoredRecord } from './collection-api'
import type { CollectionTexts } from './CollectionScreen'
import { useRemoval, type RemovalQuestion } from './use-removal'

/** Texts of a collection's screen, including its questions and toasts. */
interface CollectionScreenTexts extends CollectionTexts {
  readonly removeConfirm: string
  readonly removed: string
  readonly removeFailed: string
}

/**
 * State of a collection's screen: its list (`screen`, for a `CollectionScreen`), the record whose form is open, and
 * deletion after a question.
 */
export function useCollection<R extends StoredRecord>(
  collection: Pick<CollectionApi<R, never>, 'name' | 'useList' | 'useRemove'>,
  texts: CollectionScreenTexts,
  question: (record: R) => RemovalQuestion,
) {
  const { name } = collection
  const stored = name.replaceAll('-', '_')
  const query = collection.useList()
  const open = useOpenRecord<R>(name, query.data?.items)
  const [remove] = collection.useRemove()
  const { busyId, confirmRemoval } = useRemoval<R>({
    name,
    collection: stored,
    question,
    confirmLabel: texts.removeConfirm,
    remove: ({ id, rev }) => remove({ params: { id }, ifMatch: rev }).unwrap(),
    removed: texts.removed,
    failed: texts.removeFailed,
    onRejected: () => void query.refetch(),
  })
  return {
    screen: { name, texts, query, onNew: open.add, bin: stored },
    open,
    /** `shown` is the rendered list: after a deletion the focus moves to the next record in it. */
    rowActions: (shown: readonly R[]): RowActions<R> => ({
      busyId,
      onEdit: open.edit,
      onDuplicate: open.duplicate,
      onRemove: (record) => void confirmRemoval(record, shown),
    }),
  }
}
