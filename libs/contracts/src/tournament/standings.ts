import { competitionKey } from '../competition/keys'
import { endpoint } from '../endpoint/endpoint'
import { tableReads } from '../endpoint/reads'
import { listOf, tournamentId } from '../endpoint/record'
import { fieldMessages, idText } from '../fields/fields'
import { z } from '../fields/zod'
import { promotionCategories } from './promotion-categories'
import { TeamStats } from './team-stats'

/** A team in a table; the promotion's fields are null when it is missing. */
export const TableTeam = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  logo: z.string(),
  promotionId: z.string(),
  promotionYear: z.nullable(z.number()),
  promotionColor: z.nullable(z.string()),
  category: z.nullable(z.enum(promotionCategories)),
  /** The team withdrew from the sport's competition (B34). Absent: false. */
  withdrawn: z.optional(z.boolean()),
})
export type TableTeam = z.output<typeof TableTeam>

/** A row of a sport's table, sorted (R8) or by the tie-breaks of its league; `position` starts at 1 in each zone. */
export const StandingRow = z.object({
  position: z.number(),
  team: TableTeam,
  ...TeamStats.shape,
  /** Bonus points, already added, and shoot-outs won (B81, B82). Absent: 0. */
  bonus: z.optional(z.number()),
  shootoutWins: z.optional(z.number()),
  /** Zone of the league that the row is of. Absent: the sport has no competition. */
  zoneId: z.optional(z.string()),
})
export type StandingRow = z.output<typeof StandingRow>

/** The query of both tables; default: the first active sport. */
export const tableQuery = z.strictObject({
  sportId: z.optional(idText()),
  tournamentId,
  category: z.optional(z.enum(promotionCategories, { error: fieldMessages.invalid })),
})

export const standingsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/standings',
    reads: tableReads,
    tag: 'standings',
    access: 'anyone',
    summary: "A sport's table, or one of its competition; an inactive sport has none",
    query: z.strictObject({
      ...tableQuery.shape,
      phaseId: z.optional(competitionKey()),
      zoneId: z.optional(competitionKey()),
    }),
    response: listOf(StandingRow),
  }),
} as const
