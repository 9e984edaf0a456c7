import type { Settings } from '@torneo/contracts/settings'
import { TextField } from '@torneo/ui/TextField'
import { SettingsForm } from './SettingsForm'
import { settingsFieldsOf } from './settings-fields'
import { contactPart } from './settings-parts'
import { settingsTexts } from './settings-texts'
import { useSettingsForm } from './use-settings-form'

/** How to reach the organisers. The email is one with the site's, and only shown here. */
export function ContactForm({ settings }: { readonly settings: Settings | null }) {
  const form = useSettingsForm(contactPart, settings)
  const { field } = settingsFieldsOf(contactPart, form)
  return (
    <SettingsForm title={contactPart.title} form={form} note={settings?.contactEmail ? settingsTexts.contactEmail(settings.contactEmail) : settingsTexts.noContactEmail}>
      <TextField {...field('contactPhone')} type="tel" autoComplete="off" />
      <TextField {...field('contactAddress')} multiline rows={2} />
    </SettingsForm>
  )
}
