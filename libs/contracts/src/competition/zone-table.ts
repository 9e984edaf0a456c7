import { z } from '../fields/zod'
import { MatchTeam } from '../match/match'
import { StandingRow } from '../tournament/standings'
import { decisionRules, withdrawalModes } from './tie-breaks'

/** A row of a zone's table; level teams share one `position`. */
export const ZoneRow = z.extend(StandingRow, {
  /** Rule that separates the row from the one above, with both values in words; null if none was needed. */
  decidedBy: z.nullable(z.object({ rule: z.enum(decisionRules), text: z.string() })),
  /** Points taken from the team, already subtracted; negative if points were added. */
  deducted: z.number(),
  withdrawn: z.nullable(z.enum(withdrawalModes)),
  /** The phase that the place leads to; `sure` is false if only the best of that rank go on. */
  leadsTo: z.nullable(z.object({ phaseId: z.string(), name: z.string(), sure: z.boolean() })),
  /** The place matters, and nothing separates the team from another: lots are due. */
  lotsDue: z.boolean(),
  /** The level teams, if lots are due among teams of one rank across the zones. */
  lotsAmong: z.optional(z.array(z.string())),
})
export type ZoneRow = z.output<typeof ZoneRow>

export const ZoneTable = z.object({
  zoneId: z.string(),
  rows: z.array(ZoneRow),
  /** Places of a zone of slots: words, and the team once it is decided (B86). Absent: its teams are named. */
  slots: z.optional(z.array(z.object({ label: z.string(), team: z.nullable(MatchTeam) }))),
})
export type ZoneTable = z.output<typeof ZoneTable>
