import { check } from '@torneo/contracts/fields/validation'
import { MinuteChoice } from '@torneo/contracts/match/match-commands'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { useId, useState, type SubmitEvent } from 'react'
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
  const [error, setError] = useState<string | undefined>(undefined)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const checked = check(MinuteChoice, { minute: integerOrText(typed) })
    if (checked.ok) onSave(checked.value.minute)
    else setError(checked.details[0]?.message)
  }
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
      <form id={id} noValidate onSubmit={submit}>
        <NumberField
          label={texts.minute}
          hint={texts.minuteHint(formatMinute(now))}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Modal>
  )
}
