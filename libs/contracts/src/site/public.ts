import { PublicCompetition } from '../competition/competition'
import { PublicGeneralCup } from '../competition/general-cup-record'
import { About } from '../content/about'
import { Cta } from '../content/cta'
import { GalleryGroup } from '../content/gallery-groups'
import { HallOfFameEntry } from '../content/hall-of-fame'
import { Hero } from '../content/hero'
import { LandingSport } from '../content/landing-sports'
import { News } from '../content/news'
import { LandingPage } from '../content/pages'
import { ScheduleEvent } from '../content/schedule'
import { Sponsor } from '../content/sponsors'
import { endpoint } from '../endpoint/endpoint'
import { contentReads, closingReads, imageReads } from '../endpoint/reads'
import { fieldMessages, year } from '../fields/fields'
import { z } from '../fields/zod'
import { AllImageDetails } from '../files/stored-images'
import { MatchRow } from '../match/match'
import { Promotion } from '../tournament/promotions'
import { ScorerRow } from '../tournament/scorers'
import { StandingRow } from '../tournament/standings'
import { Team } from '../tournament/teams'
import { TournamentSport } from '../tournament/tournament-sports'
import { Tournament } from '../tournament/tournaments'
import { Appearance } from './appearance'
import { Edition } from './edition'
import { Settings } from './settings'

/** All content of a landing page, in the order of each list; a single record is null before its first save. */
export const PublicLanding = z.object({
  hero: z.nullable(Hero),
  about: z.nullable(About),
  cta: z.nullable(Cta),
  settings: z.nullable(Settings),
  /** Absent in responses of an older API. */
  appearance: z.optional(z.nullable(Appearance)),
  landingSports: z.array(LandingSport),
  schedule: z.array(ScheduleEvent),
  galleryGroups: z.array(GalleryGroup),
  sponsors: z.array(Sponsor),
  hallOfFame: z.array(HallOfFameEntry),
  /** Pinned ones first, then the newest. Absent in responses of an older API, as are the pages. */
  news: z.optional(z.array(News)),
  pages: z.optional(z.array(LandingPage)),
  /** Texts and focal points of the images. Absent in responses of an older API. */
  imageDetails: z.optional(AllImageDetails),
})
export type PublicLanding = z.output<typeof PublicLanding>

/**
 * A promotion without its captain. The logo is a plain string here: only the promotion itself counts as a use of the
 * image.
 */
const PublicPromotion = z.extend(z.omit(Promotion, { captainId: true }), { logo: z.string() })

/**
 * The published tournament: active sports and their teams, matches and tables. It contains no account data (R44). Each
 * record and each table is consistent in itself; a table and its matches may differ by the milliseconds that a change
 * takes.
 */
export const PublicTournament = z.object({
  tournament: z.nullable(Tournament),
  /** Time zone of the matches' dates and times, such as 'America/Montevideo'. Absent in responses of an older API. */
  timeZone: z.optional(z.string()),
  /** Archived editions, newest first; absent in the response of an archived one, and in those of an older API. */
  earlier: Edition.shape.earlier,
  sports: z.array(TournamentSport),
  promotions: z.array(PublicPromotion),
  teams: z.array(Team),
  matches: z.array(MatchRow),
  /** Rows by sport id. */
  standings: z.record(z.string(), z.array(StandingRow)),
  scorers: z.record(z.string(), z.array(ScorerRow)),
  /** Competitions by sport id, without names of people; a sport without one is missing. */
  competitions: z.optional(z.record(z.string(), PublicCompetition)),
  /** Absent while there is none, or while it is hidden. */
  generalCup: z.optional(PublicGeneralCup),
})
export type PublicTournament = z.output<typeof PublicTournament>

const tag = 'public'
export const publicEndpoints = {
  landing: endpoint({
    method: 'GET',
    path: '/public/landing',
    reads: [...contentReads, ...imageReads],
    tag,
    access: 'anyone',
    summary: 'All content of the landing page in one answer, for pages of any origin',
    response: PublicLanding,
  }),
  tournament: endpoint({
    method: 'GET',
    path: '/public/tournament',
    reads: [...closingReads, 'archived_editions'],
    tag,
    access: 'anyone',
    summary:
      'Fixtures, results, tables and scorers in one answer, of the open edition or that of a year, for pages of any origin',
    query: z.strictObject({ edition: z.optional(year(fieldMessages.year)) }),
    response: PublicTournament,
    offline: {},
  }),
} as const
