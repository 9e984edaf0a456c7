import { useToast, type RecordForm } from '@torneo/client'
import { Controller, useRecordForm } from '@torneo/client/record-form'
import type { Settings } from '@torneo/contracts/site/settings'
import { socialNetworks } from '@torneo/contracts/site/social-networks'
import { landingPartPath } from '@torneo/domain/site/public-page'
import { ImageField } from '@torneo/media/ImageField'
import { formFields } from '@torneo/panel/record/form-fields'
import { usePageLink } from '@torneo/panel/screen/use-page-link'
import { ColorField } from '@torneo/ui/fields/ColorField'
import { TextField } from '@torneo/ui/fields/TextField'
import type { ReactNode } from 'react'
import { settingsApi } from '../../parts/landing-records'
import { useScheduling } from '../../parts/scheduling/use-scheduling'
import { useReplacedImages } from '../../parts/single-record-images'
import {
  contactPart,
  eventPart,
  footerPart,
  sitePart,
  socialPart,
  type SettingsField,
  type SettingsPart,
} from './settings-parts'
import { settingsTexts as texts } from './settings-texts'
import { SettingsForm } from './SettingsForm'

interface PartFormProps<Field extends SettingsField> {
  readonly part: SettingsPart<Field>
  readonly settings: Settings | null
  readonly note?: string
  readonly onSaved?: (saved: Settings) => void
  readonly children: (fields: ReturnType<typeof formFields<Field>>, form: RecordForm<Settings>) => ReactNode
}

/**
 * Form of one part: sends only its own fields, and confirms the save next to its button instead of in a toast (R23).
 */
function PartForm<Field extends SettingsField>({ part, settings, note, onSaved, children }: PartFormProps<Field>) {
  const toast = useToast()
  const [update] = settingsApi.useSave()
  const form = useRecordForm<Pick<Settings, Field>, Settings>({
    name: `settings:${part.name}`,
    shape: part.shape,
    record: settings,
    valuesOf: part.valuesOf,
    // Every field is a text, so its name is its path; TypeScript cannot infer that for a type parameter.
    labels: part.labels as never,
    save: (values, { ifMatch }) => update({ body: values, ifMatch }).unwrap(),
    ...(onSaved && { onSaved }),
    onFailed: () => toast.error(texts.failure),
    failure: texts.failure,
  })
  const scheduling = useScheduling(form, { part: 'settings' })
  const link = usePageLink()
  return (
    <SettingsForm
      title={part.title}
      form={form}
      scheduling={scheduling}
      page={link(landingPartPath(part.shownIn))}
      {...(note && { note })}>
      {children(formFields(form, part.labels), form as unknown as RecordForm<Settings>)}
    </SettingsForm>
  )
}

/** `settings` is null before the first save. */
interface SettingsProps {
  readonly settings: Settings | null
}

const logoOf = ({ logo }: Settings) => [logo]

/** Name, colour, logo and email of the site. */
export function SiteForm({ settings }: SettingsProps) {
  const deleteReplaced = useReplacedImages(settings, logoOf)
  return (
    <PartForm part={sitePart} settings={settings} onSaved={deleteReplaced}>
      {({ field, fieldProps }, { fields: { control } }) => (
        <>
          <TextField {...field('siteName')} required />
          <Controller
            control={control}
            name="primaryColor"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <ColorField
                {...fieldProps('primaryColor')}
                required
                hint={texts.colorHint}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                ref={ref}
              />
            )}
          />
          <Controller
            control={control}
            name="logo"
            render={({ field: logo }) => (
              <ImageField {...logo} {...fieldProps('logo')} required bucket="general" look="logo" />
            )}
          />
          <TextField {...field('contactEmail')} required type="email" autoComplete="off" />
        </>
      )}
    </PartForm>
  )
}

/** Addresses on social networks. */
export function SocialForm({ settings }: SettingsProps) {
  return (
    <PartForm part={socialPart} settings={settings} note={texts.socialHint}>
      {({ field }) =>
        socialNetworks.map(({ field: name }) => (
          <TextField
            key={name}
            {...field(name)}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={texts.socialExample}
          />
        ))
      }
    </PartForm>
  )
}

/** Contact data of the organisers. The email is the site's and read-only here. */
export function ContactForm({ settings }: SettingsProps) {
  const note = settings?.contactEmail ? texts.contactEmail(settings.contactEmail) : texts.noContactEmail
  return (
    <PartForm part={contactPart} settings={settings} note={note}>
      {({ field }) => (
        <>
          <TextField {...field('contactPhone')} type="tel" autoComplete="off" />
          <TextField {...field('contactAddress')} multiline rows={2} />
        </>
      )}
    </PartForm>
  )
}

/** Date and place of the event as free text (R13). */
export function EventForm({ settings }: SettingsProps) {
  return (
    <PartForm part={eventPart} settings={settings} note={texts.eventHint}>
      {({ field }) => (
        <>
          <TextField {...field('eventDate')} />
          <TextField {...field('eventTime')} />
          <TextField {...field('eventLocation')} />
          <TextField {...field('eventRegistration')} multiline rows={2} />
        </>
      )}
    </PartForm>
  )
}

/** Texts of the public page's footer. */
export function FooterForm({ settings }: SettingsProps) {
  return (
    <PartForm part={footerPart} settings={settings}>
      {({ field }) => (
        <>
          <TextField {...field('footerDescription')} multiline rows={2} />
          <TextField {...field('footerTagline')} />
        </>
      )}
    </PartForm>
  )
}
