import type { Settings } from '@torneo/contracts/settings'
import { TextField } from '@torneo/ui/TextField'
import { SettingsForm } from './SettingsForm'
import { settingsFieldsOf } from './settings-fields'
import { eventPart } from './settings-parts'
import { settingsTexts } from './settings-texts'
import { useSettingsForm } from './use-settings-form'

/** When and where the event is, in free words (R13), which take a line each. */
export function EventForm({ settings }: { readonly settings: Settings | null }) {
  const form = useSettingsForm(eventPart, settings)
  const { field } = settingsFieldsOf(eventPart, form)
  return (
    <SettingsForm title={eventPart.title} form={form} note={settingsTexts.eventHint}>
      <TextField {...field('eventDate')} />
      <TextField {...field('eventTime')} />
      <TextField {...field('eventLocation')} />
      <TextField {...field('eventRegistration')} multiline rows={2} />
    </SettingsForm>
  )
}
