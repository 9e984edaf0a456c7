import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type { RecordForm } from '@torneo/client'
import { useDiscard } from '@torneo/panel/use-discard'
import { Badge } from '@torneo/ui/Badge'
import { Button } from '@torneo/ui/Button'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { color, flexWrap, media, text, visuallyHidden } from '@torneo/ui/tokens'
import { settingsTexts } from './settings-texts'

const Row = styled.div`
  ${flexWrap('8px 12px', 'center', 'flex-end')}
  padding-top: 16px;
  border-top: 1px solid ${color.line};

  ${media.phone} {
    > button { flex: 1 1 auto; min-height: 48px; padding-inline: 8px; }
    /* Seven forms, one of which is changed. Still there for readers, who hear what it says. */
    &[data-idle] { ${visuallyHidden} > button { display: none; } }
  }
`

// So that nothing moves when its words come and go; on a phone above the buttons.
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
  /** The form's title: five buttons on one screen say 'Guardar'. */
  readonly what: string
  /** It can be saved as it is. */
  readonly isUnconfirmed: boolean
  /** Said while nothing is unsaved; 'Sin cambios' without it. */
  readonly clean?: ReactNode
  /** Another way to save. */
  readonly extra?: ReactNode
}

/** The end of one of several forms: whether something is unsaved, and the way to save it. */
export function SettingsSaveRow({ form, what, isUnconfirmed, clean, extra }: SettingsSaveRowProps) {
  const { dirty, saved, saving } = form
  const discard = useDiscard(form)
  // Once there it stays: its going away would move the form below, which may be typed in by then.
  const [wasUsed, setUsed] = useState(isUnconfirmed)
  if (!wasUsed && (dirty || saving || saved)) setUsed(true)
  return (
    <Row data-idle={(!wasUsed && !clean) || undefined}>
      <State role="status">
        {dirty && <Badge tone="warning" icon={<CircleAlert aria-hidden />}>{settingsTexts.unsaved}</Badge>}
        {!dirty && !saved && (clean || settingsTexts.unchanged)}
        {!dirty && saved && <Badge tone="success" icon={<CircleCheck aria-hidden />}>{settingsTexts.saved}</Badge>}
      </State>
      {dirty && (
        // Leaving a field may show its error, which would move the button away from under the press.
        <Button variant="ghost" onMouseDown={(event) => event.preventDefault()} onClick={() => void discard()}>{settingsTexts.discard}</Button>
      )}
      {extra}
      <Button type="submit" variant={dirty ? 'primary' : 'secondary'} busy={saving} busyLabel={settingsTexts.saving}>
        <span>{settingsTexts.save}<VisuallyHidden> {what}</VisuallyHidden></span>
      </Button>
    </Row>
  )
}
