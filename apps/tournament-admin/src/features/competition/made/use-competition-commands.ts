import { sentenceOf, useConfirm, useToast } from '@torneo/client'
import type { Competition } from '@torneo/contracts/competition/competition'
import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import { withRecovery } from '@torneo/domain/format/bin-labels'
import { useDeletionToast } from '@torneo/panel/collection/use-deletion-toast'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { useState } from 'react'
import { useKeepConflict, useRemoveCompetition } from '../../../data/competition-api'
import type { InUse } from '../../../parts/InUseDialog'
import { usesOf } from '../../../parts/uses-of'
import { madeTexts, dialogTexts as texts } from './made-texts'

/** Commands that ask first: an accepted conflict, the deletion. */
export function useCompetitionCommands({ sportId, rev }: Competition, sport: string) {
  const confirm = useConfirm()
  const toast = useToast()
  const toastDeletion = useDeletionToast()
  const fail = useFailureToasts()
  const [removeAll] = useRemoveCompetition()
  const [keepConflict] = useKeepConflict()
  const [inUse, setInUse] = useState<InUse | null>(null)
  const params = { sportId }

  const run = async (call: () => Promise<unknown>, onDone: () => void, failed: string) => {
    try {
      await call()
      onDone()
    } catch (error) {
      const uses = usesOf(error)
      if (uses) setInUse({ title: failed, reason: sentenceOf(error, ''), uses })
      else fail(failed, error)
    }
  }

  return {
    inUse,
    dismiss: () => setInUse(null),
    keep: async ({ id, name, conflict }: ResolvedTie) => {
      const body = madeTexts.keepBody(name, conflict?.shouldBe.name ?? '')
      if (!(await confirm({ title: madeTexts.keepQuestion, body, confirmLabel: madeTexts.keep }))) return
      await run(
        () => keepConflict({ params: { ...params, tieId: id } }).unwrap(),
        () => toast.success(madeTexts.kept),
        madeTexts.keepFailed,
      )
    },
    remove: async () => {
      const question = {
        title: `${texts.removeTitle.slice(0, -1)} de ${sport}?`,
        body: withRecovery(texts.removeBody, 'competitions'),
      }
      if (!(await confirm({ ...question, confirmLabel: madeTexts.remove, tone: 'danger' }))) return
      await run(
        () => removeAll({ params, ifMatch: rev }).unwrap(),
        () => toastDeletion(texts.removed, sportId, sport),
        texts.removeFailed,
      )
    },
  }
}
