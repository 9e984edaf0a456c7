import type { PublicLanding } from '@torneo/contracts/site/public'

/** A record of the landing page as its words. */
export interface LandingTexts {
  /** Collection of the record, which is the id of its section as well. */
  readonly section: 'hero' | 'about' | 'landing_sports' | 'schedule' | 'cta' | 'settings'
  readonly id: string
  /** Title of a list's record; null for a single record. */
  readonly title: string | null
  /** Words of the record, a field per line. */
  readonly text: string
}

const valuesOf = (record: object, fields: readonly string[]): string =>
  fields.flatMap((field) => (record as Record<string, string | readonly string[]>)[field] ?? []).join('\n')

const singles = {
  hero: ['title', 'subtitle', 'description', 'ctaText'],
  about: ['title', 'description', 'quote', 'highlights'],
  cta: ['title', 'description', 'buttonText', 'additionalInfo'],
  settings: [
    'siteName',
    'eventDate',
    'eventTime',
    'eventLocation',
    'eventRegistration',
    'footerDescription',
    'footerTagline',
  ],
} as const

/** Parts of the landing page that speak of the present. */
export type DatedLanding = Pick<PublicLanding, 'hero' | 'about' | 'cta' | 'settings' | 'landingSports' | 'schedule'>

/** Lists the words of every record that speaks of the present; galleries and the Hall of Fame are memories. */
export function landingTexts(landing: DatedLanding): LandingTexts[] {
  const ofSingle = (section: keyof typeof singles): LandingTexts[] => {
    const record = landing[section]
    return record ? [{ section, id: record.id, title: null, text: valuesOf(record, singles[section]) }] : []
  }
  return [
    ...ofSingle('hero'),
    ...ofSingle('about'),
    ...landing.landingSports.map((sport) => ({
      section: 'landing_sports' as const,
      id: sport.id,
      title: sport.name,
      text: valuesOf(sport, ['name', 'description']),
    })),
    ...landing.schedule.map((event) => ({
      section: 'schedule' as const,
      id: event.id,
      title: event.title,
      text: valuesOf(event, ['date', 'title', 'location', 'description']),
    })),
    ...ofSingle('cta'),
    ...ofSingle('settings'),
  ]
}
