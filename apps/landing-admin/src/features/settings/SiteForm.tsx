import { Controller } from '@torneo/client/record-form'
import type { Settings } from '@torneo/contracts/settings'
import { ImageField } from '@torneo/media/ImageField'
import { ColorField } from '@torneo/ui/ColorField'
import { TextField } from '@torneo/ui/TextField'
import { useReplacedImages } from '../../parts/single-record-images'
import { SettingsForm } from './SettingsForm'
import { settingsFieldsOf } from './settings-fields'
import { sitePart } from './settings-parts'
import { settingsTexts } from './settings-texts'
import { useSettingsForm } from './use-settings-form'

const imagesOf = ({ logo }: Settings) => [logo]

/** Name, colour, logo and email of the site. */
export function SiteForm({ settings }: { readonly settings: Settings | null }) {
  const deleteReplaced = useReplacedImages(settings, imagesOf)
  const form = useSettingsForm(sitePart, settings, deleteReplaced)
  const { field, texts } = settingsFieldsOf(sitePart, form)
  return (
    <SettingsForm title={sitePart.title} form={form}>
      <TextField {...field('siteName')} required />
      <Controller
        control={form.fields.control}
        name="primaryColor"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ColorField {...texts('primaryColor')} required hint={settingsTexts.colorHint} value={value} onChange={onChange} onBlur={onBlur} ref={ref} />
        )}
      />
      <Controller
        control={form.fields.control}
        name="logo"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ImageField {...texts('logo')} required bucket="general" look="logo" value={value} onChange={onChange} onBlur={onBlur} ref={ref} />
        )}
      />
      <TextField {...field('contactEmail')} required type="email" autoComplete="off" />
    </SettingsForm>
  )
}
