import { recordFields } from '../endpoint/record'
import { z } from '../fields/zod'

/**
 * Matches that a pass opens, and until when (ISO 8601): one match, or with a null `matchId` all matches of a venue and
 * day.
 */
export const PassScope = z.object({
  matchId: z.nullable(z.string()),
  date: z.string(),
  location: z.string(),
  field: z.string(),
  until: z.string(),
})
export type PassScope = z.output<typeof PassScope>

/** An account without password and sessions. `userId` equals `id`. */
export const User = z.object({
  ...recordFields,
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  /** A known role, or an unknown label: such a user sees the dashboard and nothing else (R36). */
  role: z.string(),
  promotionId: z.nullable(z.string()),
  active: z.boolean(),
  /** The id of the creator, '' when unknown. */
  createdBy: z.string(),
  prefs: z.object({
    theme: z.optional(z.string()),
    sidebarCollapsed: z.optional(z.boolean()),
    guideHidden: z.optional(z.boolean()),
  }),
  /** Signing in requires a second step. */
  secondFactor: z.optional(z.boolean()),
  /** Present for one's own account only: the role requires a second factor, and this session may only set one up. */
  needsSecondFactor: z.optional(z.boolean()),
  /** Present for a pass holder only, who has no account; `role` is then `passRole`. */
  pass: z.optional(PassScope),
  /** Present in listings of captains only: the first team by sport order, null when there is none (R47). */
  teamId: z.optional(z.nullable(z.string())),
  teamName: z.optional(z.nullable(z.string())),
})
export type User = z.output<typeof User>
