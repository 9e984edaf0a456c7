import { useState } from 'react'
import { isCallError, sentenceOf, useConfirm, useToast } from '@torneo/client'
import { ApiError } from '@torneo/contracts/errors'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import { check } from '@torneo/contracts/validation'
import { dependentsSentence } from '../../parts/dependents-sentence'
import { useRemoveSportMutation, useSportDependents } from './sports-api'
import { sportsTexts } from './sports-texts'

/** Why a sport could not be deleted, and the matches that need it. */
export interface Refusal {
  readonly sportId: string
  readonly reason: string
  readonly uses: readonly { readonly id: string; readonly title: string }[]
}

function inUse(sportId: string, error: unknown): Refusal | null {
  if (!isCallError(error) || error.type !== 'in_use') return null
  const body = check(ApiError, error.response)
  return { sportId, reason: error.sentence, uses: body.ok ? body.value.uses ?? [] : [] }
}

/** Counts what goes with a sport, asks, deletes (R38, R39). `onRefused`: the list may be old. */
export function useDeleteSport({ onDeleted, onRefused }: { onDeleted: (sport: TournamentSport) => void; onRefused: () => void }) {
  const [readDependents] = useSportDependents()
  const [remove] = useRemoveSportMutation()
  const confirm = useConfirm()
  const toast = useToast()
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const ask = async (sport: TournamentSport) => {
    setBusy(sport.id)
    setRefusal(null)
    try {
      const dependents = await readDependents({ params: { id: sport.id } }).unwrap()
      const sure = await confirm({
        title: sportsTexts.removeQuestion(sport.name),
        body: dependentsSentence(dependents),
        confirmLabel: sportsTexts.removeSport,
        tone: 'danger',
      })
      if (!sure) return
      await remove({ params: { id: sport.id }, ifMatch: sport.rev }).unwrap()
      toast.success(sportsTexts.removed)
      onDeleted(sport)
    } catch (error) {
      const reason = sentenceOf(error, '')
      toast.error(reason ? `${sportsTexts.removeFailed}. ${reason}` : sportsTexts.removeFailed)
      setRefusal(inUse(sport.id, error))
      if (isCallError(error) && error.code !== 0) onRefused()
    } finally {
      setBusy(null)
    }
  }
  return { ask, busy, refusal, dismiss: () => setRefusal(null) }
}
