import { mutationOf, type Store } from '@torneo/client'
import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import { byPriority, moveBefore, type Prioritised } from '@torneo/domain/records/chosen-order'
import { collectionOf, type CollectionApi, type CollectionEndpoints, type StoredRecord } from './collection-api'
import { endpointOf, type Mutation, patchOf, type WriteEndpoint } from './endpoint-of'

interface Move {
  readonly params: { readonly id: string }
  /** Id of the following record; null moves it to the end of its list. */
  readonly body: { readonly before: string | null }
}

type Ordered = StoredRecord & Prioritised

/** @public Exported for the type declarations of section apps. */
export interface OrderedCollectionApi<R extends Ordered, Draft> extends CollectionApi<R, Draft> {
  readonly useMove: Mutation<Move, unknown>
}

interface Ordering<R> {
  /** Divides the collection into separately ordered lists, such as a sponsor's tier. */
  readonly listOf?: (record: R) => string
  /** Default order within a list. */
  readonly order: (a: R, b: R) => number
}

/**
 * Calls of a collection that people order themselves (B57): a move changes the cached list immediately and is reverted
 * on failure.
 */
export function orderedCollectionApi<R extends Ordered, Draft>(
  app: string,
  endpoints: CollectionEndpoints & { readonly move: Endpoint },
  { listOf = () => '', order }: Ordering<R>,
): OrderedCollectionApi<R, Draft> {
  const { tag } = endpoints.list
  const name = `${app}/${tag}`
  const byChosenOrder = (a: R, b: R) => listOf(a).localeCompare(listOf(b)) || byPriority(a, b) || order(a, b)

  function withMove(items: R[], { params: { id }, body: { before } }: Move): R[] {
    const record = items.find((item) => item.id === id)
    const siblings = items.filter((item) => record && listOf(item) === listOf(record))
    const moved = moveBefore(siblings, id, before)
    return moved ? [...items.filter((item) => !siblings.includes(item)), ...moved].sort(byChosenOrder) : items
  }

  const move = endpointOf<WriteEndpoint<Move, unknown>>(`${name}/move`, (build) => ({
    ...mutationOf(build, endpoints.move),
    // Refetches after a rejected move too: it shows that the cached list is stale.
    invalidatesTags: [tag, 'dashboard'],
    onQueryStarted: async (
      args: Move,
      { dispatch, queryFulfilled }: { readonly dispatch: Store['dispatch']; readonly queryFulfilled: Promise<unknown> },
    ) => {
      const patch = dispatch(
        patchOf<{ items: R[] }>(name, (list) => {
          list.items = withMove(list.items, args)
        }),
      )
      await queryFulfilled.catch(patch.undo)
    },
  }))
  return { ...collectionOf<R, Draft>(app, endpoints, byChosenOrder), useMove: move.useMutation }
}
