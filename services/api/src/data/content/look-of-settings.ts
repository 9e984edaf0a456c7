import type { Appearance, AppearanceDraft, Look } from '@torneo/contracts/site/appearance'
import type { PageStyle, Settings, SettingsUpdate } from '@torneo/contracts/site/settings'

/*
 * The school's look is stored in `appearance`. The settings contain three of its values for earlier clients and nodes:
 * colour, logo, and the style that comes nearest to the look.
 */

const styles: Readonly<Record<Look, PageStyle>> = {
  mitades: 'clasico',
  foto: 'clasico',
  noche: 'clasico',
  diploma: 'claro',
  diario: 'claro',
  color: 'color',
}
const looksOfStyles: Readonly<Record<PageStyle, Look>> = { clasico: 'mitades', claro: 'diario', color: 'color' }

/** Returns the look of a style of an earlier version. */
export const lookOf = (style: PageStyle | undefined): Look => looksOfStyles[style ?? 'clasico']

/** Returns the settings' fields for a look. */
export const settingsOf = ({
  crest,
  primary,
  look,
}: Appearance): Pick<SettingsUpdate, 'primaryColor' | 'logo'> & { pageStyle: PageStyle } => ({
  primaryColor: primary,
  logo: crest ?? '',
  pageStyle: styles[look],
})

/** Returns the look's fields for settings; a look that the style already stands for stays. */
export const appearanceOf = (
  { primaryColor, logo, pageStyle }: Settings,
  before: Appearance | null,
): Pick<AppearanceDraft, 'crest' | 'primary' | 'look'> => ({
  crest: logo || null,
  primary: primaryColor,
  look: before && styles[before.look] === (pageStyle ?? 'clasico') ? before.look : lookOf(pageStyle),
})

/** True when a record already has these values. */
export const hasValues = (record: object | null, values: object): boolean =>
  record !== null &&
  Object.entries(values).every(([name, value]) => (record as Record<string, unknown>)[name] === value)
