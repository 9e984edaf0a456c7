import { useState } from 'react'
import type { Promotion } from '@torneo/contracts/promotions'
import type { User } from '@torneo/contracts/users'
import type { Credentials } from '@torneo/panel/CredentialsModal'
import { RecordModal } from '@torneo/panel/RecordModal'
import { Notice } from '@torneo/ui/Notice'
import { Segmented } from '@torneo/ui/Segmented'
import { captainTexts } from './captain-texts'
import { NewCaptainFields, useNewCaptain } from './NewCaptainFields'
import { captainChoices, PickCaptainFields, usePickCaptain } from './PickCaptainFields'
import { useUsersQuery } from './promotions-api'

type Way = 'pick' | 'create'

const ways: readonly { value: Way; label: string }[] = [
  { value: 'pick', label: captainTexts.pick }, { value: 'create', label: captainTexts.create },
]

interface CaptainModalProps {
  readonly promotion: Promotion
  readonly promotions: readonly Promotion[]
  /** The name of the captain that it has. */
  readonly captain: string | null
  readonly onCreated: (user: User, credentials: Credentials | null) => void
  readonly onClose: () => void
}

/** A captain for a promotion: one who is there, or a new one. What is typed for either way stays while the other is looked at. */
export default function CaptainModal({ promotion, promotions, captain, onCreated, onClose }: CaptainModalProps) {
  const { data } = useUsersQuery()
  const [asked, setWay] = useState<Way | null>(null)
  const picked = usePickCaptain(promotion, onClose)
  const created = useNewCaptain(promotion, onCreated)
  const hasNone = data !== undefined && captainChoices(data.users, promotions, promotion).length === 0
  // A captain that somebody else makes meanwhile does not replace a form that is typed in.
  const way = asked ?? (hasNone || created.dirty ? 'create' : 'pick')
  const form = way === 'pick' ? picked : created
  const discard = () => {
    picked.discard()
    created.discard()
  }
  return (
    <RecordModal
      title={captain === null ? captainTexts.assignTo(promotion.name) : captainTexts.changeOf(promotion.name)}
      submitLabel={way === 'pick' ? captainTexts.assign : captainTexts.createAndAssign}
      form={{ ...form, dirty: picked.dirty || created.dirty, discard }}
      failureTitle={way === 'pick' ? captainTexts.assignFailed : captainTexts.createFailed}
      onClose={onClose}
    >
      {captain !== null && <Notice tone="info">{captainTexts.replaces(captain, promotion.name)}</Notice>}
      <Segmented label={captainTexts.ways} value={way} onChange={setWay} options={ways} />
      {way === 'pick'
        ? <PickCaptainFields form={picked} promotion={promotion} promotions={promotions} />
        : <NewCaptainFields form={created} />}
    </RecordModal>
  )
}
