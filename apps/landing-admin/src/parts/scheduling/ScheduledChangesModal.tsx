import type { ScheduledSave } from '@torneo/contracts/content/scheduled-saves'
import { FieldChanges } from '@torneo/panel/history/FieldChanges'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { scheduledTexts as texts } from './scheduled-texts'

export interface ScheduledChangesModalProps {
  readonly scheduled: ScheduledSave
  readonly labels: Readonly<Record<string, string>>
  readonly describe: ((field: string, value: unknown) => string | undefined) | undefined
  readonly onFill: () => void
  readonly onClose: () => void
}

/** Current and scheduled values side by side. */
export default function ScheduledChangesModal({
  scheduled: { changes },
  labels,
  describe,
  onFill,
  onClose,
}: ScheduledChangesModalProps) {
  const formChanges = changes.filter(({ field }) => field in labels)
  return (
    <Modal
      title={texts.changesTitle}
      size="lg"
      onClose={onClose}
      apart
      footer={
        <>
          {formChanges.length > 0 && (
            <Button
              variant="secondary"
              onClick={() => {
                onFill()
                onClose()
              }}>
              {texts.fill}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }>
      <Stack>
        <FieldChanges
          changes={formChanges}
          labels={labels}
          describe={describe}
          before={texts.now}
          after={texts.later}
        />
        {formChanges.length < changes.length && <p>{texts.elsewhere}</p>}
        {formChanges.length > 0 && <p>{texts.fillWhy}</p>}
      </Stack>
    </Modal>
  )
}

const Stack = styled.div`
  ${gridGap('16px')}

  p { color: ${color.muted}; ${text(13)} }
`
