import { ClosingPodium } from '../competition/closing'
import { endpoint } from '../endpoint/endpoint'
import { closingReads } from '../endpoint/reads'
import { idText } from '../fields/fields'
import { z } from '../fields/zod'
import { MatchTeam } from '../match/match'

/** A team of an edition with its best place on a podium; null without one. */
export const EditionTeam = z.object({
  team: MatchTeam,
  sport: z.object({ name: z.string(), icon: z.string() }),
  place: z.nullable(z.number()),
})
export type EditionTeam = z.output<typeof EditionTeam>

/** The decided podiums of an edition, and the teams of the requested promotion; none if none was requested. */
export const EditionChampions = z.object({
  name: z.string(),
  year: z.number(),
  podiums: z.array(ClosingPodium),
  teams: z.array(EditionTeam),
})
export type EditionChampions = z.output<typeof EditionChampions>

export const championsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/public/champions',
    reads: [...closingReads, 'archived_editions'],
    tag: 'public',
    access: 'anyone',
    summary: 'Podiums of all editions, newest first, with the teams of a promotion if one is named (B39, B46)',
    query: z.strictObject({ promotionId: z.optional(idText()) }),
    response: z.object({ items: z.array(EditionChampions) }),
  }),
} as const
