import { z } from '../fields/zod'
import { StandingRow } from '../tournament/standings'
import { decisionRules, withdrawalModes } from './tie-breaks'

/** A row of a zone's table; level teams share one `position`. */
export const ZoneRow = z.extend(StandingRow, {
  /** Rule that separates the row from the one above, with both values in words; null if none was needed. */
  decidedBy: z.nullable(z.object({ rule: z.enum(decisionRules), text: z.string() })),
  /** Points taken from the team, already subtracted. */
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

export const ZoneTable = z.object({ zoneId: z.string(), rows: z.array(ZoneRow) })
export type ZoneTable = z.output<typeof ZoneTable>
