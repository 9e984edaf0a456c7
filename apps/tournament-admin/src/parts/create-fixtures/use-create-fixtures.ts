import { isCallError, newActionKey, sentenceOf, useToast } from '@torneo/client'
import type { MatchDraft } from '@torneo/contracts/match/matches'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { useRef, useState } from 'react'
import { useCreateBatch, useRemoveBatch } from './batch-api'
import { createFixturesTexts as texts } from './create-fixtures-texts'

/** A match to create; the id is of its pairing or row. */
export interface FixtureDraft {
  readonly id: string
  readonly title: string
  readonly draft: MatchDraft
}

/** A match that was rejected: nothing was created. */
export interface RejectedFixture {
  readonly id: string
  readonly title: string
  readonly sentence: string
  /** Field of the match: 'time'. */
  readonly field: string
}

interface Failure {
  /** Reason that concerns no single match. */
  readonly sentence: string | null
  readonly rows: readonly RejectedFixture[]
}

/** Index of the row in a detail's path: `items.3.time`. */
const rowOf = (path: string): number => Number(/^items\.(\d+)/.exec(path)?.[1] ?? Number.NaN)

function failureOf(error: unknown, drafts: readonly FixtureDraft[]): Failure {
  const details = isCallError(error) ? (error.details ?? []) : []
  const rows = new Map<string, RejectedFixture>()
  for (const { path, message } of details) {
    const draft = drafts[rowOf(path)]
    if (draft && !rows.has(draft.id))
      rows.set(draft.id, { id: draft.id, title: draft.title, sentence: message, field: path.split('.')[2] ?? '' })
  }
  return { rows: [...rows.values()], sentence: rows.size > 0 ? null : sentenceOf(error, '') }
}

/**
 * Creates all matches of a plan or file or none, with a toast that takes them back. A repetition of the same ones, such as after a
 * lost connection, has the same key, so that it creates nothing twice.
 */
export function useCreateFixtures() {
  const [create, { isLoading }] = useCreateBatch()
  const [removeBatch] = useRemoveBatch()
  const [isCreated, setCreated] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const sent = useRef({ text: '', key: '' })
  const toast = useToast()
  const fail = useFailureToasts()

  const undo = (batch: string) =>
    void removeBatch({ params: { batch } })
      .unwrap()
      .then(
        () => toast.success(texts.undone),
        (error: unknown) => fail(texts.undoFailed, error),
      )

  return {
    isCreating: isLoading,
    isCreated,
    failure,
    dismiss: () => setFailure(null),
    create: async (drafts: readonly FixtureDraft[]) => {
      const body = { items: drafts.map(({ draft }) => draft) }
      const text = JSON.stringify(body)
      if (sent.current.text !== text) sent.current = { text, key: newActionKey() }
      setFailure(null)
      try {
        const { batch, items } = await create({ body, key: sent.current.key }).unwrap()
        toast.success(texts.created(items.length), { label: texts.undo, run: () => undo(batch) })
        setCreated(true)
      } catch (error) {
        setFailure(failureOf(error, drafts))
      }
    },
  }
}
