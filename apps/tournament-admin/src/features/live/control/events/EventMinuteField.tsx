import { type EventMinute, formatMinute, parseMinute, stepMinute } from '@torneo/domain/format/format-minute'
import { Stepper } from '@torneo/ui/fields/Stepper'
import { color, flexRow, radius, text } from '@torneo/ui/theme/tokens'
import { useId } from 'react'
import styled from 'styled-components'
import { liveTexts as texts } from '../../live-texts'

interface EventMinuteFieldProps {
  /** The typed text: '45+2'. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Formats a minute for the field. */
export const minuteText = (minute: number, added?: number) => formatMinute(minute, added).slice(0, -1)

/** Field for an event's minute, typed or stepped (B5). */
export function EventMinuteField({ value, onChange }: EventMinuteFieldProps) {
  const id = useId()
  const parsed = parseMinute(value)
  const step = (by: 1 | -1) => {
    const { minute, added }: EventMinute = stepMinute(parsed ?? { minute: 0, added: 0 }, by)
    onChange(minuteText(minute, added))
  }
  return (
    <div>
      <Row>
        <label htmlFor={id}>{texts.minute}</label>
        <Stepper less={{ label: texts.minuteEarlier }} more={{ label: texts.minuteLater }} onStep={step}>
          <Input
            id={id}
            type="text"
            inputMode="tel"
            autoComplete="off"
            maxLength={8}
            value={value}
            aria-invalid={!parsed || undefined}
            aria-describedby={parsed ? undefined : `${id}-error`}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ target }) => onChange(target.value)}
          />
        </Stepper>
      </Row>
      {!parsed && (
        <Problem id={`${id}-error`} role="alert">
          {texts.minuteInvalid}
        </Problem>
      )}
    </div>
  )
}

const Row = styled.div`
  ${flexRow('12px', 'center', 'space-between')}
  label { font-weight: 600; ${text(14)} }
`

const Input = styled.input`
  width: 84px;
  min-height: 48px;
  padding: 4px 8px;
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  font-weight: 700;
  text-align: center;
  ${text(16)}
  &[aria-invalid='true'] { border-color: ${color.danger}; }
`

const Problem = styled.p`
  margin-top: 4px;
  color: ${color.danger};
  text-align: right;
  ${text(13)}
`
