import { idText, requiredText, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { competitionKey, competitionLimits } from './keys'
import { shapeMessages } from './shape-messages'

interface LotsFields {
  readonly zoneId?: string | undefined
  readonly rank?: number | undefined
  readonly round?: number | undefined
  readonly teamIds: readonly string[]
  readonly order?: readonly string[] | undefined
  readonly reason?: string | undefined
}

const levelTeams = () =>
  z.array(idText()).check(
    z.minLength(2, shapeMessages.twoTeams),
    z.maxLength(competitionLimits.teams, shapeMessages.teams),
    z.refine((ids) => new Set(ids).size === ids.length, shapeMessages.sameTeam),
  )

const isPermutation = ({ teamIds, order }: LotsFields) =>
  order === undefined || (order.length === teamIds.length && teamIds.every((id) => order.includes(id)))

/**
 * Body that separates level teams of a zone, of one rank across the zones, or losers of one round (B86). Without `order`
 * the service draws lots; an order by hand needs a reason.
 */
export const LotsRequest = z
  .strictObject({
    phaseId: competitionKey(),
    zoneId: z.optional(competitionKey()),
    rank: z.optional(whole(1, competitionLimits.rank)),
    round: z.optional(whole(1, 20)),
    teamIds: levelTeams(),
    order: z.optional(levelTeams()),
    reason: z.optional(requiredText(shapeMessages.reason)),
  })
  .check(
    z.refine<LotsFields>(
      ({ zoneId, rank, round }) => [zoneId, rank, round].filter((place) => place !== undefined).length === 1,
      { error: shapeMessages.lotsPlace, path: ['zoneId'] },
    ),
    z.refine<LotsFields>(isPermutation, { error: shapeMessages.order, path: ['order'] }),
    z.refine<LotsFields>(({ order, reason }) => order === undefined || reason !== undefined, {
      error: shapeMessages.reason,
      path: ['reason'],
    }),
  )
export type LotsRequest = z.output<typeof LotsRequest>

/** An order of level teams, kept once it is drawn or set by hand. */
export const Lots = z.object({
  id: z.string(),
  phaseId: z.string(),
  /** Absent: the order is of a rank across the zones. */
  zoneId: z.optional(z.string()),
  rank: z.optional(z.number()),
  /** Round of a knock-out whose losers are ordered. */
  round: z.optional(z.number()),
  order: z.array(z.string()),
  /** Null: drawn by lots. */
  reason: z.nullable(z.string()),
  /** Name and time are absent in public responses. */
  by: z.optional(z.string()),
  at: z.optional(z.string()),
})
export type Lots = z.output<typeof Lots>
