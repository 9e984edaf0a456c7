import { sentenceOf, useToast } from '@torneo/client'
import type { EligibilityRequest } from '@torneo/contracts/tournament/eligibility'
import type { Player } from '@torneo/contracts/tournament/players'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Stack } from '@torneo/ui/layout/Stack'
import { useState } from 'react'
import { DecisionForm } from '../suspensions/DecisionForm'
import { eligibilityTexts as texts } from './eligibility-texts'
import { useDecideEligibilityMutation } from './roster-api'

interface EligibilityFormProps {
  readonly player: Player
  readonly onClose: () => void
}

/** Says that a player may not play, with the reason, or may again (B48). */
export default function EligibilityForm({ player, onClose }: EligibilityFormProps) {
  const { id, name, eligible = true, ineligibleReason = '' } = player
  const [decide, { isLoading }] = useDecideEligibilityMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const toast = useToast()

  const send = async (body: EligibilityRequest, done: string) => {
    setFailure(null)
    try {
      await decide({ params: { id }, body }).unwrap()
    } catch (error) {
      setFailure(sentenceOf(error, texts.failed))
      return
    }
    onClose()
    toast.success(done)
  }
  return (
    <Modal title={texts.title(name)} size="sm" busy={isLoading} onClose={onClose}>
      <Stack $gap={16}>
        <FailureNotice title={texts.failed} reason={failure} />
        <MutedText>{texts.why}</MutedText>
        {!eligible && (
          <Button busy={isLoading} onClick={() => void send({ eligible: true }, texts.allowed(name))}>
            {texts.allow}
          </Button>
        )}
        <DecisionForm
          initialReason={ineligibleReason}
          confirmLabel={eligible ? texts.save : texts.saveReason}
          busy={isLoading}
          onCancel={onClose}
          onSubmit={({ reason }) =>
            void send({ eligible: false, reason }, eligible ? texts.barred(name) : texts.reasonSaved)
          }
        />
      </Stack>
    </Modal>
  )
}
