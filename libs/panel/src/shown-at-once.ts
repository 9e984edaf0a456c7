interface Listed {
  readonly id: string
}

type Change<R> = (list: { readonly items: R[] }) => { total: number; items: R[] }

interface Write<Answer, Action> {
  readonly dispatch: (action: Action) => unknown
  readonly queryFulfilled: PromiseLike<{ readonly data: Answer }>
}

/**
 * What a write shows of its answer before the list is read anew: a form that closes must not uncover the record as it was. `patch` makes the
 * action that changes the list's answer, `order` is the API's; both results are an endpoint's `onQueryStarted`.
 */
export function shownAtOnce<R extends Listed, Action>(patch: (change: Change<R>) => Action, order: (a: R, b: R) => number) {
  const without = (items: readonly R[], gone: string) => items.filter(({ id }) => id !== gone)
  return {
    stored: async (_: unknown, { dispatch, queryFulfilled }: Write<R, Action>): Promise<void> => {
      const stored = await queryFulfilled.then(({ data }) => data, () => null)
      if (!stored) return
      dispatch(patch(({ items }) => {
        const changed = [...without(items, stored.id), stored].sort(order)
        return { total: changed.length, items: changed }
      }))
    },
    removed: async ({ params }: { readonly params: Listed }, { dispatch, queryFulfilled }: Write<unknown, Action>): Promise<void> => {
      const isGone = await queryFulfilled.then(() => true, () => false)
      if (!isGone) return
      dispatch(patch(({ items }) => {
        const left = without(items, params.id)
        return { total: left.length, items: left }
      }))
    },
  }
}
