import { useToast } from '@torneo/client'
import { orderingMessages } from '@torneo/contracts/endpoint/ordering'
import type { Prioritised } from '@torneo/domain/records/chosen-order'
import { useSortable } from '@torneo/ui/lists/use-sortable'
import { useFailureToasts } from '../screen/use-failure-toasts'
import type { StoredRecord } from './collection-api'
import type { OrderedCollectionApi } from './ordered-collection-api'

const texts = { saved: 'Orden guardado', undo: 'Deshacer' } as const

/** Id of the following record, which a move refers to; null at the end. */
const nextOf = (ids: readonly string[], id: string): string | null => ids[ids.indexOf(id) + 1] ?? null

type Named = { readonly name: string } | { readonly title: string }

const nameOf = (record: Named): string => ('name' in record ? record.name : record.title)

/**
 * A list that people order by pointer, touch or keyboard (B57): each drop is saved, with 'Deshacer' in its toast.
 * `rows` are the records in display order.
 */
export function useChosenOrder<R extends StoredRecord & Prioritised & Named>(
  { useMove }: Pick<OrderedCollectionApi<R, never>, 'useMove'>,
  records: readonly R[],
) {
  const [move] = useMove()
  const toast = useToast()
  const toastFailure = useFailureToasts()
  const ids = records.map(({ id }) => id)
  const send = (id: string, before: string | null, onSuccess: () => void) =>
    void move({ params: { id }, body: { before } })
      .unwrap()
      .then(onSuccess, (error: unknown) => toastFailure(orderingMessages.failed, error))
  const sort = useSortable({
    ids,
    nameOf: (id) =>
      records
        .filter((record) => record.id === id)
        .map(nameOf)
        .join(''),
    onSort: (next, id) =>
      send(id, nextOf(next, id), () =>
        toast.success(texts.saved, { label: texts.undo, run: () => send(id, nextOf(ids, id), () => undefined) }),
      ),
  })
  const byId = new Map(records.map((record) => [record.id, record]))
  return { ...sort, rows: sort.ids.flatMap((id) => byId.get(id) ?? []) }
}
