import { limits } from '@torneo/contracts/fields/fields'
import { maxSanction, suspensionMessages } from '@torneo/contracts/tournament/suspensions'
import { Button } from '@torneo/ui/buttons/Button'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { TextField } from '@torneo/ui/fields/TextField'
import { Row } from '@torneo/ui/layout/Row'
import { gridGap, media } from '@torneo/ui/theme/tokens'
import { useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { integerOrText } from '../integer-or-text'
import { suspensionsTexts as texts } from './suspensions-texts'

interface DecisionFormProps {
  /** Matches that a sanction has at least; absent: the decision is on no number of matches. */
  readonly minMatches?: number
  readonly initialReason?: string
  readonly confirmLabel: string
  readonly busy: boolean
  readonly onSubmit: (decision: { readonly reason: string; readonly matches: number }) => void
  readonly onCancel: () => void
}

/** Form for a decision on who may play, with its reason. */
export function DecisionForm({
  minMatches,
  initialReason = '',
  confirmLabel,
  busy,
  onSubmit,
  onCancel,
}: DecisionFormProps) {
  const [reason, setReason] = useState(initialReason)
  const [typed, setTyped] = useState(minMatches === undefined ? '' : String(minMatches))
  const [isTried, setTried] = useState(false)
  const matches = integerOrText(typed)
  const isCount = typeof matches === 'number' && matches >= (minMatches ?? 1) && matches <= maxSanction
  const matchesError = minMatches === undefined || isCount ? undefined : texts.matchesRange(minMatches, maxSanction)
  const reasonError = reason.trim() === '' ? suspensionMessages.reason : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (matchesError || reasonError || busy) return
    onSubmit({ reason, matches: typeof matches === 'number' ? matches : 0 })
  }
  return (
    <Form noValidate onSubmit={submit}>
      <Fields $hasCount={minMatches !== undefined}>
        {minMatches !== undefined && (
          <NumberField
            label={texts.matches}
            value={typed}
            autoFocus
            error={isTried ? matchesError : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <TextField
          label={texts.reason}
          value={reason}
          counter={limits.name}
          autoComplete="off"
          autoFocus={minMatches === undefined}
          error={isTried ? reasonError : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </Fields>
      <Row $wrap $align="normal" $justify="flex-end">
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button size="sm" type="submit" variant="primary" busy={busy}>
          {confirmLabel}
        </Button>
      </Row>
    </Form>
  )
}

const Form = styled.form`
  ${gridGap('8px')}
  flex: 1 1 100%;
  min-width: 0;
`

const Fields = styled.div<{ $hasCount: boolean }>`
  ${gridGap('12px')}
  align-items: start;
  grid-template-columns: ${({ $hasCount }) => ($hasCount ? '120px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
