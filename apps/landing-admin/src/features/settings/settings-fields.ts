import type { RecordForm } from '@torneo/client'
import type { Settings } from '@torneo/contracts/settings'
import type { SettingsField, SettingsPart } from './settings-parts'

/** What a field of a part's form takes: `field` for one that the form writes into, `texts` for one that a controller holds. */
export function settingsFieldsOf<Field extends SettingsField>(part: SettingsPart<Field>, form: RecordForm<Pick<Settings, Field>, Settings>) {
  // All fields are texts, so a field's name is its path; of a type parameter that cannot be said.
  const { fields, idOf, errorOf } = form as unknown as RecordForm<Settings>
  const texts = (name: Field) => ({ id: idOf(name), label: part.labels[name], error: errorOf(name) })
  return { texts, field: (name: Field) => ({ ...fields.register(name), ...texts(name) }) }
}
