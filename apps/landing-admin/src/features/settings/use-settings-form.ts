import { useToast, type RecordForm } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import type { Settings } from '@torneo/contracts/settings'
import { useLandingSaveSettingsMutation } from './settings-api'
import type { SettingsField, SettingsPart } from './settings-parts'
import { settingsTexts } from './settings-texts'

/** The form of one part: it sends its own fields only, and says beside its button that they are saved, without a toast (R23). */
export function useSettingsForm<Field extends SettingsField>(
  part: SettingsPart<Field>, settings: Settings | null, onSaved: (saved: Settings) => void = () => undefined,
): RecordForm<Pick<Settings, Field>, Settings> {
  const toast = useToast()
  const [update] = useLandingSaveSettingsMutation()
  return useRecordForm<Pick<Settings, Field>, Settings>({
    name: `settings:${part.name}`,
    shape: part.shape,
    record: settings,
    valuesOf: part.valuesOf,
    // All fields are texts, so a field's name is its path; of a type parameter that cannot be said.
    labels: part.labels as never,
    save: (values, { ifMatch }) => update({ body: values, ifMatch }).unwrap(),
    onSaved,
    onFailed: () => toast.error(settingsTexts.failure),
    failure: settingsTexts.failure,
  })
}
