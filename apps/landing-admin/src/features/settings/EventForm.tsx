import styled from 'styled-components'
import type { Settings } from '@torneo/contracts/settings'
import { TextField } from '@torneo/ui/TextField'
import { SettingsForm } from './SettingsForm'
import { settingsFieldsOf } from './settings-fields'
import { eventPart } from './settings-parts'
import { settingsTexts } from './settings-texts'
import { useSettingsForm } from './use-settings-form'

const Pair = styled.div`
  display: grid;
  gap: 20px 14px;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  align-items: start;
`

/** When and where the event is, in free words (R13). */
export function EventForm({ settings }: { readonly settings: Settings | null }) {
  const form = useSettingsForm(eventPart, settings)
  const { field } = settingsFieldsOf(eventPart, form)
  return (
    <SettingsForm title={eventPart.title} form={form} note={settingsTexts.eventHint}>
      <Pair>
        <TextField {...field('eventDate')} />
        <TextField {...field('eventTime')} />
      </Pair>
      <TextField {...field('eventLocation')} />
      <TextField {...field('eventRegistration')} multiline rows={2} />
    </SettingsForm>
  )
}
