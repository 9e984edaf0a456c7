import { useToast } from '@torneo/client'
import type { MatchDraft } from '@torneo/contracts/match/matches'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { type Draft, type Rejected, useCreateAll } from '../create-all/use-create-all'
import { useCreateBatch, useRemoveBatch } from './batch-api'
import { createFixturesTexts as texts } from './create-fixtures-texts'

/** A match to create; the id is of its pairing or row. */
export type FixtureDraft = Draft<MatchDraft>

/** A match that was rejected: nothing was created. */
export type RejectedFixture = Rejected

/** Creates all matches of a plan or file or none, with a toast that takes them back. */
export function useCreateFixtures() {
  const [create] = useCreateBatch()
  const [removeBatch] = useRemoveBatch()
  const toast = useToast()
  const fail = useFailureToasts()

  const undo = (batch: string) =>
    void removeBatch({ params: { batch } })
      .unwrap()
      .then(
        () => toast.success(texts.undone),
        (error: unknown) => fail(texts.undoFailed, error),
      )

  return useCreateAll(
    (call: { body: { items: MatchDraft[] }; key: string }) => create(call).unwrap(),
    ({ batch, items }) => toast.success(texts.created(items.length), { label: texts.undo, run: () => undo(batch) }),
  )
}
