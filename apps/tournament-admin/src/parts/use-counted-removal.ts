import { api, isCallError, queryOf, sentenceOf, useAppStore, useToast } from '@torneo/client'
import type { Dependents } from '@torneo/contracts/endpoint/dependents'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import type { CollectionApi, StoredRecord } from '@torneo/panel/collection/collection-api'
import { useRemoval } from '@torneo/panel/collection/use-removal'
import { useRef, useState } from 'react'
import type { InUse } from './InUseDialog'
import { usesOf } from './uses-of'

const { endpoints: queries } = api.injectEndpoints({
  overrideExisting: true,
  // No write refetches them: each question queries its own.
  endpoints: (build) => ({
    'tournament/promotions/dependents': queryOf(build, promotionEndpoints.dependents, []),
    'tournament/teams/dependents': queryOf(build, teamEndpoints.dependents, []),
    'tournament/tournament-sports/dependents': queryOf(build, tournamentSportEndpoints.dependents, []),
  }),
})

interface CountedRemovalOptions<R> {
  readonly texts: {
    readonly removeQuestion: (name: string) => string
    readonly removeConfirm: string
    readonly removed: string
    readonly removeFailed: string
  }
  /** Describes the dependents that are deleted with the record. */
  readonly body: (record: R, dependents: Dependents) => string
  /** Message for a record that played matches need, as the server phrases it. */
  readonly inUse: string
  /** Called after a rejection: the list may be outdated. */
  readonly onRejected: () => void
}

/**
 * Counts a record's dependents, confirms and deletes (R38, R39). If played matches need the record, `inUse` lists them
 * instead of a confirmation. The server decides: if a match has begun meanwhile, its rejection shows the same dialog.
 */
export function useCountedRemoval<R extends StoredRecord & { readonly name: string }>(
  collection: Pick<CollectionApi<R, never>, 'name' | 'useRemove'>,
  { texts, body, inUse: reason, onRejected }: CountedRemovalOptions<R>,
) {
  const { dispatch } = useAppStore()
  const toast = useToast()
  const [send] = collection.useRemove()
  const [countingId, setCountingId] = useState<string | null>(null)
  const [inUse, setInUse] = useState<InUse | null>(null)
  const counted = useRef<Dependents>({ teams: 0, players: 0, matches: 0, events: 0 })

  const removal = useRemoval<R>({
    name: collection.name,
    collection: collection.name.replaceAll('-', '_'),
    question: (record) => ({
      title: texts.removeQuestion(record.name),
      body: body(record, counted.current),
      subject: record.name,
      isCounted: true,
    }),
    confirmLabel: texts.removeConfirm,
    removed: texts.removed,
    failed: texts.removeFailed,
    remove: ({ id, rev }) =>
      send({ params: { id }, ifMatch: rev })
        .unwrap()
        .catch((error: unknown) => {
          const uses = usesOf(error)
          if (uses) setInUse({ title: texts.removeFailed, reason: sentenceOf(error, ''), uses })
          throw error
        }),
    explains: (error) => usesOf(error) !== null,
    onRejected,
  })

  const ask = async (record: R, shown: readonly R[]): Promise<void> => {
    if (countingId !== null) return
    setCountingId(record.id)
    try {
      const query = queries[`tournament/${collection.name}/dependents` as keyof typeof queries]
      counted.current = await dispatch(
        query.initiate({ params: { id: record.id } }, { subscribe: false, forceRefetch: true }),
      ).unwrap()
    } catch (error) {
      toast.error(joinSentences(texts.removeFailed, sentenceOf(error, '')))
      if (isCallError(error) && error.code !== 0) onRejected()
      return
    } finally {
      setCountingId(null)
    }
    const { uses = [] } = counted.current
    if (uses.length > 0) setInUse({ title: `No se puede eliminar ${record.name}`, reason, uses })
    else await removal.confirmRemoval(record, shown)
  }
  return {
    busyId: countingId ?? removal.busyId,
    ask: (record: R, shown: readonly R[]) => void ask(record, shown),
    inUse,
    dismiss: () => setInUse(null),
  }
}
