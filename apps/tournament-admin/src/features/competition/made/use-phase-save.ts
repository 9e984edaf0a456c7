import { isCallError, useToast } from '@torneo/client'
import type { Competition } from '@torneo/contracts/competition/competition'
import type { Phase } from '@torneo/contracts/competition/phases'
import { useCompetitionQuery, useSaveCompetition } from '../../../data/competition-api'
import { phasesOf } from '../../../data/phases-of'
import { competitionTexts as texts } from '../competition-texts'

/**
 * Returns the function that saves a change of the phases, made to the newest ones that this screen has. After another
 * person's save it reads them again and rejects, so that a form can be sent again on them.
 */
export function usePhaseSave(competition: Competition): (edit: (phases: readonly Phase[]) => Phase[]) => Promise<void> {
  const { sportId, rev } = competition
  const [save] = useSaveCompetition()
  const { refetch } = useCompetitionQuery({ params: { sportId } })
  const toast = useToast()
  return async (edit) => {
    try {
      await save({ params: { sportId }, body: { phases: edit(phasesOf(competition)) }, ifMatch: rev }).unwrap()
      toast.success(texts.saved)
    } catch (error) {
      if (isCallError(error) && error.type === 'stale') await refetch()
      throw error
    }
  }
}
