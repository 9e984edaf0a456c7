import { MinuteChoice } from '@torneo/contracts/match/match-commands'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { useId, useState } from 'react'
import { integerOrText } from '../../../../parts/integer-or-text'
import { liveTexts as texts } from '../../live-texts'

interface MinuteFormProps {
  readonly minute: number
  readonly onSave: (minute: number) => void
  readonly onClose: () => void
}

/** Types the minute (B5): a match that began 12 minutes late must not take 12 presses. */
export function MinuteForm({ minute, onSave, onClose }: MinuteFormProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(minute))
  const [now] = useState(minute)
  const { formProps, errorOf } = useCheckedForm(MinuteChoice, { minute: integerOrText(typed) })
  return (
    <Modal
      title={texts.setMinute}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="primary">
            {texts.saveMinute}
          </Button>
        </>
      }>
      <form id={id} {...formProps((body) => onSave(body.minute))}>
        <NumberField
          label={texts.minute}
          hint={texts.minuteHint(formatMinute(now))}
          value={typed}
          error={errorOf('minute')}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Modal>
  )
}
