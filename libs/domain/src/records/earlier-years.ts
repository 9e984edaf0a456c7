import type { PublicLanding } from '@torneo/contracts/site/public'

/** Section of the panel in which a text is edited. */
type MentioningSection = 'hero' | 'about' | 'landing_sports' | 'schedule' | 'cta' | 'settings'

/** A record of the landing page that names the year of an earlier edition. */
export interface YearMention {
  readonly section: MentioningSection
  /** Id of a list's record; null for a single record. */
  readonly id: string | null
  /** Title of a list's record; null for a single record. */
  readonly title: string | null
  readonly year: number
}

const valuesOf = (record: object | null, fields: readonly string[]): string =>
  fields.flatMap((field) => (record as Record<string, string | readonly string[]> | null)?.[field] ?? []).join('\n')

/**
 * Finds the records of the landing page that still name the year of an earlier edition, as far as this is no memory:
 * galleries and the Hall of Fame name years on purpose. `years`: those of the earlier editions.
 */
export function mentionsOfYears(
  { hero, about, cta, settings, landingSports, schedule }: PublicLanding,
  years: readonly number[],
): YearMention[] {
  const mentions = (section: MentioningSection, text: string, id: string | null = null, title: string | null = null) =>
    years.flatMap((year) =>
      new RegExp(String.raw`(?<!\d)${year}(?!\d)`).test(text) ? { section, id, title, year } : [],
    )
  return [
    ...mentions('hero', valuesOf(hero, ['title', 'subtitle', 'description', 'ctaText'])),
    ...mentions('about', valuesOf(about, ['title', 'description', 'quote', 'highlights'])),
    ...landingSports.flatMap((sport) =>
      mentions('landing_sports', valuesOf(sport, ['name', 'description']), sport.id, sport.name),
    ),
    ...schedule.flatMap((event) =>
      mentions('schedule', valuesOf(event, ['date', 'title', 'location', 'description']), event.id, event.title),
    ),
    ...mentions('cta', valuesOf(cta, ['title', 'description', 'buttonText', 'additionalInfo'])),
    ...mentions(
      'settings',
      valuesOf(settings, [
        'siteName',
        'eventDate',
        'eventTime',
        'eventLocation',
        'eventRegistration',
        'footerDescription',
        'footerTagline',
      ]),
    ),
  ]
}
