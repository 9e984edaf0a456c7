import { limits } from '@torneo/contracts/fields/fields'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { Button } from '@torneo/ui/buttons/Button'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { TextField } from '@torneo/ui/fields/TextField'
import { Row } from '@torneo/ui/layout/Row'
import { gridGap, media } from '@torneo/ui/theme/tokens'
import { useState } from 'react'
import styled from 'styled-components'
import { integerOrText } from '../integer-or-text'
import { decisionShape } from './decision-shape'
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
  const { formProps, errorOf } = useCheckedForm(decisionShape(minMatches), {
    reason,
    ...(minMatches !== undefined && { matches: integerOrText(typed) }),
  })
  return (
    <Form {...formProps((decision) => onSubmit({ matches: 0, ...decision }), busy)}>
      <Fields $hasCount={minMatches !== undefined}>
        {minMatches !== undefined && (
          <NumberField
            label={texts.matches}
            value={typed}
            autoFocus
            error={errorOf('matches')}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <TextField
          label={texts.reason}
          value={reason}
          counter={limits.name}
          autoComplete="off"
          autoFocus={minMatches === undefined}
          error={errorOf('reason')}
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
