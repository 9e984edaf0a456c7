import { refuse } from './refuse'

interface Stored {
  readonly rev: number
  readonly updatedAt: string
}

/**
 * What the API does with a single record: null until it is first saved, and a save on an older rev is refused with what is stored now.
 * A test may put another person's save in `current`. `fresh` is what the first save starts from.
 */
export function aSingleRecord<R extends Stored>(first: R | null, fresh: () => R) {
  const server = {
    current: first,
    /** Stores a change if it was made on the rev that is stored: for `put` and `update` endpoints. */
    save: ({ headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: Readonly<Record<string, unknown>> }) => {
      const { current } = server
      const rev = headers['if-match']
      if (rev !== undefined && Number(rev) !== (current?.rev ?? 0)) {
        const changedBy = { name: 'Ana Pereyra', at: current?.updatedAt ?? '2025-11-08T12:00:00.000Z' }
        return refuse({ code: 409, type: 'stale', message: 'Otra persona guardó cambios antes que tú', current, changedBy })
      }
      const stored: R = { ...current ?? fresh(), ...body, rev: (current?.rev ?? 0) + 1 }
      server.current = stored
      return stored
    },
  }
  return server
}
