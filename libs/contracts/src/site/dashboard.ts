import { HallOfFameOffer } from '../content/hall-of-fame-offers'
import { endpoint } from '../endpoint/endpoint'
import { closingReads, wordReads } from '../endpoint/reads'
import { z } from '../fields/zod'

/** The visits figure is a fixed text (spec 1 §9, R26). */
export const fixedVisits = '12.5K'

/** `action` and `subject` are Spanish texts for people. */
export const ActivityRow = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** The section of the change; rows of sections that the role may not view are omitted. */
  section: z.string(),
})
export type ActivityRow = z.output<typeof ActivityRow>

/** Open matters of the landing page's editors. */
export const PageTasks = z.object({
  /** Scheduled saves, the next one first; `day` and `time` are in the service's time zone. */
  scheduled: z.array(
    z.object({
      /** Id and title of the record that it changes. */
      id: z.string(),
      title: z.string(),
      section: z.string(),
      day: z.string(),
      time: z.string(),
      by: z.string(),
      /** Reason why it was not applied; null while it is pending. */
      held: z.nullable(z.string()),
    }),
  ),
  /** Galleries with photos that lack a description, and the number of these photos. */
  undescribed: z.array(z.object({ id: z.string(), title: z.string(), photos: z.number() })),
  /** Champions without an entry in the Hall of Fame. */
  champions: z.array(HallOfFameOffer),
})
export type PageTasks = z.output<typeof PageTasks>

/** A text of the landing page that names a day in the past (B103). */
export const StaleText = z.object({
  /** Name of the collection in `records/collections.ts`. */
  collection: z.string(),
  id: z.string(),
  /** Title of the record; '' for a single record without one. */
  title: z.string(),
  /** The last day that it names, yyyy-mm-dd. */
  day: z.string(),
})
export type StaleText = z.output<typeof StaleText>

/** Origin of visits of the public page, by kind. `direct` includes apps that name none. */
export type VisitSource = 'direct' | 'whatsapp' | 'search' | 'social' | 'other'

/** Visits of the public page on the last days, counted without cookies or persons. */
export const PageVisits = z.object({
  /** The oldest day first, today last, in the service's time zone. */
  days: z.array(z.object({ day: z.string(), visits: z.number() })),
  /** An unknown source is shown as another one. */
  sources: z.array(z.object({ source: z.string(), visits: z.number() })),
  /** The most viewed pages first, also by visitors who came from another page of it. */
  pages: z.array(z.object({ path: z.string(), title: z.string(), views: z.number() })),
})
export type PageVisits = z.output<typeof PageVisits>

export const Dashboard = z.object({
  counters: z.object({
    sports: z.number(),
    events: z.number(),
    galleries: z.number(),
    sponsors: z.number(),
    hallOfFame: z.number(),
    visits: z.string(),
  }),
  activity: z.array(ActivityRow),
  /** The list is empty, but there is activity in sections that the role may not view. */
  activityElsewhere: z.optional(z.boolean()),
  /** Only for editors of the landing page; absent in responses of an older API. */
  page: z.optional(PageTasks),
  /** Only for editors of the landing page, the longest past first. */
  stale: z.optional(z.array(StaleText)),
  /** Only for editors of the landing page, where the service shows one. */
  pageVisits: z.optional(PageVisits),
})
export type Dashboard = z.output<typeof Dashboard>

const tag = 'dashboard'
export const dashboardEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/dashboard',
    reads: ['activity', ...wordReads, ...closingReads, 'archived_editions', 'scheduled_saves', 'page_visits'],
    tag,
    access: 'signed-in',
    summary: 'Counters and recent activity',
    response: Dashboard,
    personal: true,
  }),
} as const
