import type { User } from '@torneo/contracts/people/users'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { Credentials } from '@torneo/panel/access/CredentialsModal'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { useState } from 'react'
import { captainTexts } from './captain-texts'
import { NewCaptainFields, useNewCaptain } from './NewCaptainFields'
import { captainChoices, PickCaptainFields, usePickCaptain } from './PickCaptainFields'
import { useUsersQuery } from './promotions-api'

type Method = 'pick' | 'create'

const methods: readonly { value: Method; label: string }[] = [
  { value: 'pick', label: captainTexts.pick },
  { value: 'create', label: captainTexts.create },
]

interface CaptainModalProps {
  readonly promotion: Promotion
  readonly promotions: readonly Promotion[]
  /** Name of the current captain. */
  readonly captain: string | null
  readonly onCreated: (user: User, credentials: Credentials | null) => void
  readonly onClose: () => void
}

/** Assigns an existing or a new captain. Switching between both keeps the input of each. */
export default function CaptainModal({ promotion, promotions, captain, onCreated, onClose }: CaptainModalProps) {
  const { data } = useUsersQuery()
  const [chosenMethod, setMethod] = useState<Method | null>(null)
  const picked = usePickCaptain(promotion, onClose)
  const created = useNewCaptain(promotion, onCreated)
  const hasNone = data !== undefined && captainChoices(data.users, promotions, promotion).length === 0
  // Keep a form with input open even if another person creates a captain meanwhile.
  const method = chosenMethod ?? (hasNone || created.dirty ? 'create' : 'pick')
  const form = method === 'pick' ? picked : created
  const discard = () => {
    picked.discard()
    created.discard()
  }
  return (
    <RecordModal
      title={captain === null ? captainTexts.assignTo(promotion.name) : captainTexts.changeOf(promotion.name)}
      submitLabel={method === 'pick' ? captainTexts.assign : captainTexts.createAndAssign}
      form={{ ...form, dirty: picked.dirty || created.dirty, discard }}
      failureTitle={method === 'pick' ? captainTexts.assignFailed : captainTexts.createFailed}
      onClose={onClose}>
      {captain !== null && <Notice tone="info">{captainTexts.replaces(captain, promotion.name)}</Notice>}
      <Segmented label={captainTexts.methods} value={method} onChange={setMethod} options={methods} />
      {method === 'pick' ? (
        <PickCaptainFields form={picked} promotion={promotion} promotions={promotions} />
      ) : (
        <NewCaptainFields form={created} />
      )}
    </RecordModal>
  )
}
