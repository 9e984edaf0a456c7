import { type Appearance, defaultAppearance } from '@torneo/contracts/site/appearance'
import type { PublicLanding } from '@torneo/contracts/site/public'

export type SchoolLook = Omit<Appearance, 'id' | 'rev' | 'createdAt' | 'updatedAt'>

/** The default one for anything but `#RRGGBB`: colours become rules of the page. */
const colorOr = (color: string, usual: string): string => (/^#[0-9a-f]{6}$/i.test(color) ? color : usual)

/** The school's look; before its first save, and of an API that has none, with colour and logo of the settings. */
export function appearanceOf({ appearance, settings }: Pick<PublicLanding, 'appearance' | 'settings'>): SchoolLook {
  const look = appearance ?? {
    ...defaultAppearance,
    crest: settings?.logo || null,
    primary: settings?.primaryColor ?? '',
  }
  return {
    ...look,
    primary: colorOr(look.primary, defaultAppearance.primary),
    accent: colorOr(look.accent, defaultAppearance.accent),
  }
}
