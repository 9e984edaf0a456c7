import type { PublicLanding } from '@torneo/contracts/site/public'
import { type LandingTexts, landingTexts } from './landing-texts'

/** A record of the landing page that names the year of an earlier edition. */
export interface YearMention extends Pick<LandingTexts, 'section' | 'title'> {
  /** Id of a list's record; null for a single record. */
  readonly id: string | null
  readonly year: number
}

/**
 * Finds the records of the landing page that still name the year of an earlier edition, as far as this is no memory.
 * `years`: those of the earlier editions.
 */
export function mentionsOfYears(landing: PublicLanding, years: readonly number[]): YearMention[] {
  return landingTexts(landing).flatMap(({ section, id, title, text }) =>
    years.flatMap((year) =>
      new RegExp(String.raw`(?<!\d)${year}(?!\d)`).test(text)
        ? { section, id: title === null ? null : id, title, year }
        : [],
    ),
  )
}
