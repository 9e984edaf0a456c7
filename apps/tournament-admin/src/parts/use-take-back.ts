import { useToast } from '@torneo/client'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { useUndoPlan } from '../data/plans-api'

/** Texts of taking a plan back. */
const texts = { undone: 'Todo volvió a como estaba', failed: 'No se pudo deshacer' } as const

/** Takes a plan, or rain, back as a whole, and says so; the reason why not names the matches that went on. */
export function useTakeBack(): (batch: string) => Promise<void> {
  const [undo] = useUndoPlan()
  const toast = useToast()
  const fail = useFailureToasts()
  return async (batch) => {
    try {
      await undo({ params: { batch } }).unwrap()
      toast.success(texts.undone)
    } catch (error) {
      fail(texts.failed, error)
    }
  }
}
