import { isCallError, useToast } from '@torneo/client'
import type { GeneralCupForm } from '@torneo/contracts/competition/general-cup'
import type { GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { useGeneralCupQuery, useSaveGeneralCup } from '../../data/general-cup-api'
import { generalCupTexts as texts } from './general-cup-texts'

/** The fields of a cup that a save replaces. */
export const formOf = ({ name, visible, sports, contests }: GeneralCup): GeneralCupForm => ({
  name,
  visible,
  sports,
  contests,
})

/** Returns the function that saves the cup of a rev (0: there is none yet); after another person's save it reads that first. */
export function useCupSave(): (body: GeneralCupForm, rev: number, done?: string) => Promise<void> {
  const [save] = useSaveGeneralCup()
  const { refetch } = useGeneralCupQuery({})
  const toast = useToast()
  return async (body, rev, done = texts.saved) => {
    try {
      await save({ body, ifMatch: rev }).unwrap()
      toast.success(done)
    } catch (error) {
      if (isCallError(error) && error.type === 'stale') await refetch()
      throw error
    }
  }
}
