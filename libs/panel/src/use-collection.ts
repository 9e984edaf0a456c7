import type { CollectionTexts } from './CollectionScreen'
import type { CollectionApi, StoredRecord } from './collection-api'
import { useOpenRecord } from './use-open-record'
import { useRemoval } from './use-removal'

/** What the screen of a collection says, with its questions and toasts. */
interface CollectionScreenTexts extends CollectionTexts {
  readonly removeConfirm: string
  readonly removed: string
  readonly removeFailed: string
}

/**
 * The wiring of a collection's screen: its list (`screen`, for a `CollectionScreen`), the record whose form is open, and deletion after
 * `question`.
 */
export function useCollection<R extends StoredRecord>(
  collection: Pick<CollectionApi<R, never>, 'name' | 'useList' | 'useRemove'>,
  texts: CollectionScreenTexts,
  question: (record: R) => { readonly title: string; readonly body?: string },
) {
  const { name } = collection
  const query = collection.useList()
  const open = useOpenRecord<R>(name, query.data?.items)
  const [remove] = collection.useRemove()
  const { busyId, ask } = useRemoval<R>({
    name,
    question,
    confirmLabel: texts.removeConfirm,
    remove: ({ id, rev }) => remove({ params: { id }, ifMatch: rev }).unwrap(),
    removed: texts.removed,
    failed: texts.removeFailed,
    onRefused: () => void query.refetch(),
  })
  return {
    screen: { name, texts, query, onNew: open.add },
    open,
    busyId,
    /** `shown` is the list as it is drawn, so that the focus goes on to the next of it. */
    remove: (record: R, shown: readonly R[]) => void ask(record, shown),
  }
}
