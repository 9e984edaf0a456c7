import { useRef, useState } from 'react'
import { isCallError, sentenceOf, useToast } from '@torneo/client'
import type { Dependents } from '@torneo/contracts/dependents'
import { useRemoval } from '@torneo/panel/use-removal'
import type { InUse } from './InUseDialog'
import { usesOf } from './uses-of'

type RemovalOptions<R extends { readonly id: string }> = Parameters<typeof useRemoval<R>>[0]

interface CountedRemovalOptions<R extends { readonly id: string; readonly name: string }> extends Omit<RemovalOptions<R>, 'question'> {
  /** What would go with it, and what refuses it. */
  readonly count: (record: R) => Promise<Dependents>
  readonly question: (record: R, dependents: Dependents) => { readonly title: string; readonly body?: string }
  /** Why a record stays that played matches need, as the server says it. */
  readonly inUse: string
}

/**
 * Counts what goes with a record, asks, deletes (R38, R39). What is needed by played matches stays: nothing is asked then, and `inUse` says by
 * which. The server decides: of a match that began meanwhile its refusal says the same.
 */
export function useCountedRemoval<R extends { readonly id: string; readonly name: string }>(
  { count, question, remove, inUse: reason, ...rest }: CountedRemovalOptions<R>,
) {
  const toast = useToast()
  const [countingId, setCountingId] = useState<string | null>(null)
  const [inUse, setInUse] = useState<InUse | null>(null)
  const counted = useRef<Dependents>({ teams: 0, players: 0, matches: 0, events: 0 })

  const removal = useRemoval<R>({
    ...rest,
    question: (record) => question(record, counted.current),
    remove: (record) => remove(record).catch((error: unknown) => {
      const uses = usesOf(error)
      if (uses) setInUse({ title: rest.failed, reason: sentenceOf(error, ''), uses })
      throw error
    }),
    explains: (error) => usesOf(error) !== null,
  })

  const ask = async (record: R, shown: readonly R[]): Promise<void> => {
    if (countingId !== null) return
    setCountingId(record.id)
    try {
      counted.current = await count(record)
    } catch (error) {
      toast.error([rest.failed, sentenceOf(error, '')].filter(Boolean).join('. '))
      if (isCallError(error) && error.code !== 0) rest.onRefused()
      return
    } finally {
      setCountingId(null)
    }
    const { uses = [] } = counted.current
    if (uses.length > 0) setInUse({ title: `No se puede eliminar ${record.name}`, reason, uses })
    else await removal.ask(record, shown)
  }
  return { busyId: countingId ?? removal.busyId, ask, inUse, dismiss: () => setInUse(null) }
}
