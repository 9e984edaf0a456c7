import type { patchOf } from './endpoint-of'

interface Listed {
  readonly id: string
}

type Change<R> = (list: { readonly items: R[] }) => { total: number; items: R[] }

type Patch = ReturnType<typeof patchOf>

interface Write<Response> {
  readonly dispatch: (action: Patch) => unknown
  readonly queryFulfilled: PromiseLike<{ readonly data: Response }>
}

/** `onQueryStarted` handlers of two endpoints. @public Exported for the type declarations of section apps. */
export interface OptimisticList<R extends Listed> {
  readonly upsert: (_: unknown, write: Write<R>) => Promise<void>
  readonly remove: (args: { readonly params: Listed }, write: Write<unknown>) => Promise<void>
}

/**
 * Puts the response of a write into the cached list before the list is refetched, so that a closing form never reveals
 * the old record. `patch` makes the action that changes the cached list; `order` is the API's order.
 */
export function optimisticList<R extends Listed>(
  patch: (change: Change<R>) => Patch,
  order: (a: R, b: R) => number,
): OptimisticList<R> {
  const change = (next: (items: R[]) => R[]) =>
    patch(({ items }) => {
      const changed = next(items)
      return { total: changed.length, items: changed }
    })
  return {
    upsert: async (_, { dispatch, queryFulfilled }) => {
      const stored = await queryFulfilled.then(
        ({ data }) => data,
        () => null,
      )
      if (stored) dispatch(change((items) => [...items.filter(({ id }) => id !== stored.id), stored].sort(order)))
    },
    remove: async ({ params }, { dispatch, queryFulfilled }) => {
      const isRemoved = await queryFulfilled.then(
        () => true,
        () => false,
      )
      if (isRemoved) dispatch(change((items) => items.filter(({ id }) => id !== params.id)))
    },
  }
}
