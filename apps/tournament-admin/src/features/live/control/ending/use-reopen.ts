import { sentenceOf, useConfirm, useToast } from '@torneo/client'
import { matchCommandEndpoints } from '@torneo/contracts/match/match-commands'
import type { Match } from '@torneo/contracts/match/matches'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { useState } from 'react'
import { useReopenMatchMutation } from '../../../../data/live-api'
import { matchTitle } from '../../../../parts/match-labels'
import { liveTexts as texts } from '../../live-texts'

/** 'Reabrir partido' (R7), after a confirmation. `onDone` reads the match again, in case no socket delivers it. */
export function useReopen(match: Match, onDone: () => void) {
  const confirm = useConfirm()
  const toast = useToast()
  const [reopen] = useReopenMatchMutation()
  const [isBusy, setBusy] = useState(false)

  const ask = async (): Promise<void> => {
    const isConfirmed =
      !isBusy &&
      (await confirm({
        title: texts.reopenQuestion(matchTitle(match)),
        confirmLabel: texts.reopen,
        cancelLabel: texts.reopenBack,
        body:
          match.result || match.interruption
            ? texts.reopenEndedBody
            : match.status === 'finished'
              ? texts.reopenFinishedBody
              : texts.reopenCancelledBody,
      }))
    if (!isConfirmed) return
    setBusy(true)
    try {
      await reopen({ params: { id: match.id } }).unwrap()
      toast.success(texts.reopened)
    } catch (error) {
      toast.error(joinSentences(matchCommandEndpoints.reopen.failure, sentenceOf(error, '')))
    } finally {
      setBusy(false)
      onDone()
    }
  }
  return { confirmReopening: () => void ask(), isBusy }
}
