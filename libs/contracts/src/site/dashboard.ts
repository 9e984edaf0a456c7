import { endpoint } from '../endpoint/endpoint'
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
})
export type Dashboard = z.output<typeof Dashboard>

const tag = 'dashboard'
export const dashboardEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/dashboard',
    tag,
    access: 'signed-in',
    summary: 'Counters and recent activity',
    response: Dashboard,
    personal: true,
  }),
} as const
