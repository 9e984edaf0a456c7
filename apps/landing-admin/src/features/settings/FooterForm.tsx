import type { Settings } from '@torneo/contracts/settings'
import { TextField } from '@torneo/ui/TextField'
import { SettingsForm } from './SettingsForm'
import { settingsFieldsOf } from './settings-fields'
import { footerPart } from './settings-parts'
import { useSettingsForm } from './use-settings-form'

/** What the public page ends with. */
export function FooterForm({ settings }: { readonly settings: Settings | null }) {
  const form = useSettingsForm(footerPart, settings)
  const { field } = settingsFieldsOf(footerPart, form)
  return (
    <SettingsForm title={footerPart.title} form={form}>
      <TextField {...field('footerDescription')} multiline rows={2} />
      <TextField {...field('footerTagline')} />
    </SettingsForm>
  )
}
