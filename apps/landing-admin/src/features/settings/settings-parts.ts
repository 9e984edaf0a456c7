import type { Shape } from '@torneo/contracts/fields/validation'
import {
  ContactSettings,
  defaultPrimaryColor,
  EventSettings,
  FooterSettings,
  SiteSettings,
  SocialSettings,
  type Settings,
} from '@torneo/contracts/site/settings'
import type { LandingPart } from '@torneo/domain/site/public-page'
import { settingsLabels, settingsTitles } from './settings-texts'

type SettingsPartName = keyof typeof settingsLabels
export type SettingsField = Exclude<keyof Settings, 'id' | 'createdAt' | 'updatedAt' | 'rev'>

/** One of the five forms that are saved separately (R23): some fields of the single record. */
export interface SettingsPart<Field extends SettingsField> {
  readonly name: SettingsPartName
  readonly title: string
  /** Part of the public page that shows the fields. */
  readonly shownIn: LandingPart
  readonly shape: Shape
  readonly labels: Readonly<Record<Field, string>>
  readonly valuesOf: (settings: Settings | null) => Pick<Settings, Field>
}

/** Values of a record that another form created, or that an older version saved. */
const defaults: Partial<Readonly<Record<SettingsField, string>>> = { primaryColor: defaultPrimaryColor }
const valueOf = (settings: Settings | null, field: SettingsField): string =>
  settings?.[field] || (defaults[field] ?? '')

function part<Field extends SettingsField>(
  name: SettingsPartName,
  shape: Shape,
  labels: Readonly<Record<Field, string>>,
): SettingsPart<Field> {
  const fields = Object.keys(labels) as Field[]
  return {
    name,
    shape,
    labels,
    title: settingsTitles[name],
    // Name, colour, day and place are at the top of the page, everything else at its foot.
    shownIn: name === 'site' || name === 'event' ? 'hero' : 'settings',
    valuesOf: (settings) =>
      Object.fromEntries(fields.map((field) => [field, valueOf(settings, field)])) as Pick<Settings, Field>,
  }
}

export const sitePart = part('site', SiteSettings, settingsLabels.site)
export const socialPart = part('social', SocialSettings, settingsLabels.social)
export const contactPart = part('contact', ContactSettings, settingsLabels.contact)
export const eventPart = part('event', EventSettings, settingsLabels.event)
export const footerPart = part('footer', FooterSettings, settingsLabels.footer)
