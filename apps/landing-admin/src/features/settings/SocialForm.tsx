import type { Settings } from '@torneo/contracts/settings'
import { TextField } from '@torneo/ui/TextField'
import { SettingsForm } from './SettingsForm'
import { settingsFieldsOf } from './settings-fields'
import { socialPart } from './settings-parts'
import { settingsTexts } from './settings-texts'
import { useSettingsForm } from './use-settings-form'

const networks = ['socialMediaFacebook', 'socialMediaInstagram', 'socialMediaTwitter', 'socialMediaYoutube'] as const

/** Where the event is on social networks. */
export function SocialForm({ settings }: { readonly settings: Settings | null }) {
  const form = useSettingsForm(socialPart, settings)
  const { field } = settingsFieldsOf(socialPart, form)
  return (
    <SettingsForm title={socialPart.title} form={form} note={settingsTexts.socialHint}>
      {networks.map((name) => (
        <TextField key={name} {...field(name)} inputMode="url" autoCapitalize="none" spellCheck={false} placeholder={settingsTexts.socialExample} />
      ))}
    </SettingsForm>
  )
}
