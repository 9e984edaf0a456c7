import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery } from '../endpoint/record'
import { z } from '../fields/zod'
import { ActivityRow } from '../site/dashboard'
import { momentFilter } from './audit'

/** A row of the full activity log. */
export const ActivityLogRow = z.extend(ActivityRow, {
  /** Id of the saved record; present only when it has a history (`GET /history/:id`). */
  recordId: z.optional(z.string()),
})
export type ActivityLogRow = z.output<typeof ActivityLogRow>

export const activityEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/activity',
    reads: ['activity'],
    tag: 'dashboard',
    access: { roles: ['super'] },
    summary: 'All activity, newest first',
    /** `person`: the id of an account. */
    query: z.extend(pageQuery, { person: z.optional(z.string()), section: z.optional(z.string()), ...momentFilter }),
    response: listOf(ActivityLogRow),
    personal: true,
  }),
} as const
