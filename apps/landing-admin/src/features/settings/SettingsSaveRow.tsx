import type { RecordForm } from '@torneo/client'
import { useDiscard } from '@torneo/panel/record/use-discard'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexWrap, media, text, visuallyHidden } from '@torneo/ui/theme/tokens'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { settingsTexts } from './settings-texts'

const Row = styled.div`
  ${flexWrap('8px 12px', 'center', 'flex-end')}
  padding-top: 16px;
  border-top: 1px solid ${color.line};

  ${media.phone} {
    > button { flex: 1 1 auto; min-height: 48px; padding-inline: 8px; }
    /* Hides the rows of unchanged forms visually: the screen has seven, and usually one is changed. */
    &[data-idle] { ${visuallyHidden} > button { display: none; } }
  }
`

// Reserves its line, so that nothing shifts when the text changes; on a phone above the buttons.
const State = styled.span`
  flex: 1 1 auto;
  min-height: 24px;
  align-content: center;
  color: ${color.muted};
  ${text(13)}
  ${media.phone} { flex-basis: 100%; }
`

interface SettingsSaveRowProps {
  readonly form: Pick<RecordForm<never>, 'dirty' | 'saved' | 'saving' | 'changes' | 'discard'>
  /** Title of the form, because five buttons on the screen read 'Guardar'. */
  readonly what: string
  /** True when the form can be saved unchanged. */
  readonly isUnconfirmed: boolean
  /** Text while there are no changes; 'Sin cambios' by default. */
  readonly clean?: ReactNode
  /** Another button to save with. */
  readonly extra?: ReactNode
}

/** Last row of a form: its state, and the buttons to save or discard. */
export function SettingsSaveRow({ form, what, isUnconfirmed, clean, extra }: SettingsSaveRowProps) {
  const { dirty, saved, saving } = form
  const discard = useDiscard(form)
  // Stays visible after its first use: removing it would move the form below while the user may be typing in it.
  const [wasUsed, setUsed] = useState(isUnconfirmed)
  if (!wasUsed && (dirty || saving || saved)) setUsed(true)
  return (
    <Row data-idle={(!wasUsed && !clean) || undefined}>
      <State role="status">
        {dirty && (
          <Badge tone="warning" icon={<CircleAlert aria-hidden />}>
            {settingsTexts.unsaved}
          </Badge>
        )}
        {!dirty && !saved && (clean || settingsTexts.unchanged)}
        {!dirty && saved && (
          <Badge tone="success" icon={<CircleCheck aria-hidden />}>
            {settingsTexts.saved}
          </Badge>
        )}
      </State>
      {dirty && (
        // Prevents the blur on a press: an error shown below the field would move the button away from the pointer.
        <Button variant="ghost" onMouseDown={(event) => event.preventDefault()} onClick={() => void discard()}>
          {settingsTexts.discard}
        </Button>
      )}
      {extra}
      <Button type="submit" variant={dirty ? 'primary' : 'secondary'} busy={saving} busyLabel={settingsTexts.saving}>
        <span>
          {settingsTexts.save}
          <VisuallyHidden> {what}</VisuallyHidden>
        </span>
      </Button>
    </Row>
  )
}
