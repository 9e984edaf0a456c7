import { errorReply } from './error-reply'

interface Stored {
  readonly rev: number
  readonly updatedAt: string
}

/**
 * A single record of the API in memory: null before the first save; a save with an outdated rev is rejected with the
 * stored record. A test may put another person's save into `current`. `fresh` builds the defaults of the first save.
 */
export function aSingleRecord<R extends Stored>(initial: R | null, createDefaults: () => R) {
  const server = {
    current: initial,
    /** Handler for `put` and `update` endpoints. */
    save: ({
      headers,
      body,
    }: {
      readonly headers: Readonly<Record<string, string>>
      readonly body: Readonly<Record<string, unknown>>
    }) => {
      const { current } = server
      const rev = headers['if-match']
      if (rev !== undefined && Number(rev) !== (current?.rev ?? 0)) {
        const changedBy = { name: 'Ana Pereyra', at: current?.updatedAt ?? '2025-11-08T12:00:00.000Z' }
        return errorReply({
          code: 409,
          type: 'stale',
          message: 'Otra persona guardó cambios antes que tú',
          current,
          changedBy,
        })
      }
      const stored: R = { ...(current ?? createDefaults()), ...body, rev: (current?.rev ?? 0) + 1 }
      server.current = stored
      return stored
    },
  }
  return server
}
