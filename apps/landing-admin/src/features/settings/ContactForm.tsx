import styled from 'styled-components'
import type { Settings } from '@torneo/contracts/settings'
import { Button } from '@torneo/ui/Button'
import { TextField } from '@torneo/ui/TextField'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { color, radius, text } from '@torneo/ui/tokens'
import { SettingsForm } from './SettingsForm'
import { settingsFieldsOf } from './settings-fields'
import { contactPart } from './settings-parts'
import { settingsTexts } from './settings-texts'
import { useSettingsForm } from './use-settings-form'

const Email = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 8px 8px 8px 12px;
  border-radius: ${radius.button};
  background: ${color.sunken};

  dt { font-weight: 600; ${text(13)} }
  dd { color: ${color.muted}; overflow-wrap: anywhere; }
`

/** By the element: the field belongs to another form of the screen. */
function goToEmail(): void {
  document.querySelector<HTMLElement>('input[type=email]')?.focus()
}

/** How to reach the organisers. The email is one with the site's and only shown here. */
export function ContactForm({ settings }: { readonly settings: Settings | null }) {
  const form = useSettingsForm(contactPart, settings)
  const { field } = settingsFieldsOf(contactPart, form)
  return (
    <SettingsForm title={contactPart.title} form={form}>
      <TextField {...field('contactPhone')} type="tel" autoComplete="off" />
      <TextField {...field('contactAddress')} multiline rows={2} />
      <Email>
        <dl>
          <dt>{settingsTexts.email}</dt>
          <dd>{settings?.contactEmail || settingsTexts.noEmail}</dd>
        </dl>
        <Button variant="ghost" size="sm" onClick={goToEmail}>
          <span>{settingsTexts.changeEmail}<VisuallyHidden> {settingsTexts.changeEmailWhere}</VisuallyHidden></span>
        </Button>
      </Email>
    </SettingsForm>
  )
}
