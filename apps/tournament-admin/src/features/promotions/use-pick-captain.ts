import { useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { promotionEndpoints, type Promotion } from '@torneo/contracts/promotions'
import { captainTexts } from './captain-texts'
import { useAssignCaptainMutation } from './promotions-api'

const valuesOf = () => ({ userId: '' })

/** The form that makes somebody who is a captain already this promotion's. */
export function usePickCaptain(promotion: Promotion, onAssigned: () => void) {
  const [assign] = useAssignCaptainMutation()
  const toast = useToast()
  return useRecordForm<{ userId: string }, Promotion>({
    name: `captain-pick:${promotion.id}`,
    shape: promotionEndpoints.assignCaptain.body,
    record: null,
    valuesOf,
    labels: { userId: captainTexts.captain },
    failure: captainTexts.assignFailed,
    save: (body) => assign({ params: { id: promotion.id }, body }).unwrap(),
    onSaved: () => {
      toast.success(captainTexts.assigned)
      onAssigned()
    },
    onFailed: () => toast.error(captainTexts.assignFailed),
  })
}
