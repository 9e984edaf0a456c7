import { useToast } from '@torneo/client'
import { useFailureToasts } from '@torneo/panel/screen/use-failure-toasts'
import { useRemoveDeduction, useRemoveWithdrawal } from '../../../../data/competition-api'
import { competitionTexts as texts } from '../../competition-texts'

/** Toasts with 'Deshacer' after points were taken or a team was withdrawn. */
export function useUndoToast(sportId: string) {
  const toast = useToast()
  const fail = useFailureToasts()
  const [removeDeduction] = useRemoveDeduction()
  const [removeWithdrawal] = useRemoveWithdrawal()
  const settle = (undoing: Promise<unknown>) =>
    void undoing.then(
      () => toast.success(texts.undone),
      (error: unknown) => fail(texts.undoFailed, error),
    )
  const takeDeduction = (id: string) => settle(removeDeduction({ params: { sportId, id } }).unwrap())
  const takeWithdrawal = (teamId: string) => settle(removeWithdrawal({ params: { sportId, teamId } }).unwrap())
  return {
    takeDeduction,
    takeWithdrawal,
    undoDeduction: (message: string, id: string | null, subject: string) =>
      toast.success(message, id === null ? undefined : { label: texts.undo, subject, run: () => takeDeduction(id) }),
    undoWithdrawal: (message: string, teamId: string, subject: string) =>
      toast.success(message, { label: texts.undo, subject, run: () => takeWithdrawal(teamId) }),
  }
}
