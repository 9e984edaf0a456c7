import { z } from './zod'
import { recordFields } from './record'

/** What a pass opens, until when (ISO): one match, or with `matchId` null all matches of a place and day. */
export const PassScope = z.object({
  matchId: z.nullable(z.string()), date: z.string(), location: z.string(), field: z.string(), until: z.string(),
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
  prefs: z.object({ theme: z.optional(z.string()), sidebarCollapsed: z.optional(z.boolean()), guideHidden: z.optional(z.boolean()) }),
  /** To sign in takes a second step. */
  secondFactor: z.optional(z.boolean()),
  /** Of the own account only: this session may do nothing but set up a second factor, which the role needs. */
  needsSecondFactor: z.optional(z.boolean()),
  /** Of a pass holder only: there is no account, and `role` is `passRole`. */
  pass: z.optional(PassScope),
  /** Captain listings only: the first team by sport order, null when there is none (R47). */
  teamId: z.optional(z.nullable(z.string())),
  teamName: z.optional(z.nullable(z.string())),
})
export type User = z.output<typeof User>
