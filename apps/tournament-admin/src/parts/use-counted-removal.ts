import { useRef, useState } from 'react'
import { isCallError, sentenceOf, useToast } from '@torneo/client'
import type { Dependents } from '@torneo/contracts/dependents'
import { useRemoval } from '@torneo/panel/use-removal'
import type { InUse } from './InUseDialog'
import { usesOf } from './uses-of'

type RemovalOptions<R extends { readonly id: string }> = Parameters<typeof useRemoval<R>>[0]

interface CountedRemovalOptions<R extends { readonly id: string }> extends Omit<RemovalOptions<R>, 'question'> {
  /** What would go with it. */
  readonly count: (record: R) => Promise<Dependents>
  readonly question: (record: R, dependents: Dependents) => { readonly title: string; readonly body?: string }
}

/** Counts what goes with a record, asks, deletes (R38, R39). What is needed by played matches stays, and `inUse` says by which. */
export function useCountedRemoval<R extends { readonly id: string }>({ count, question, remove, ...rest }: CountedRemovalOptions<R>) {
  const toast = useToast()
  const [countingId, setCountingId] = useState<string | null>(null)
  const [inUse, setInUse] = useState<InUse | null>(null)
  const counted = useRef<Dependents>({ teams: 0, players: 0, matches: 0, events: 0 })

  const removal = useRemoval<R>({
    ...rest,
    question: (record) => question(record, counted.current),
    remove: (record) => remove(record).catch((error: unknown) => {
      const uses = usesOf(error)
      if (uses) setInUse({ reason: sentenceOf(error, ''), uses })
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
    await removal.ask(record, shown)
  }
  return { busyId: countingId ?? removal.busyId, ask, inUse, dismiss: () => setInUse(null) }
}
