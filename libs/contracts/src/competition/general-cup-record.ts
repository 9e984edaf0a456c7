import { z } from '../fields/zod'
import { promotionCategories } from '../tournament/promotion-categories'

/** A sport of the cup as it is stored; `CupSport` has its rules. */
const CountedSport = z.object({
  sportId: z.string(),
  phaseId: z.optional(z.string()),
  points: z.array(z.number()),
  participation: z.optional(z.number()),
})
/** A contest as it is stored; `CupContest` has its rules. */
const CountedContest = z.object({
  id: z.string(),
  name: z.string(),
  points: z.array(z.number()),
  places: z.array(z.array(z.string())),
})

export const CupAdjustment = z.object({
  id: z.string(),
  promotionId: z.string(),
  points: z.number(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})
export type CupAdjustment = z.output<typeof CupAdjustment>

export const CupPromotion = z.object({
  id: z.string(),
  name: z.string(),
  year: z.number(),
  category: z.enum(promotionCategories),
  color: z.string(),
})
export type CupPromotion = z.output<typeof CupPromotion>

/** The points of a promotion from a sport, a contest or an adjustment. */
export const CupLine = z.object({
  from: z.union([
    z.object({ sportId: z.string() }),
    z.object({ contestId: z.string() }),
    z.object({ adjustmentId: z.string() }),
  ]),
  /** Name of the sport or contest, reason of the adjustment. */
  name: z.string(),
  /** Null: no place, or none yet. */
  place: z.nullable(z.number()),
  /** 0 until it is sure. */
  points: z.number(),
  /** Points if everything ended now. */
  now: z.number(),
  /** False while the sport is not over. */
  sure: z.boolean(),
})
export type CupLine = z.output<typeof CupLine>

/** A promotion with a line; level ones share a position, and the next is skipped. */
export const CupRow = z.object({
  position: z.number(),
  promotion: CupPromotion,
  points: z.number(),
  now: z.number(),
  lines: z.array(CupLine),
  /** Sure first, second and third places. */
  firsts: z.number(),
  seconds: z.number(),
  thirds: z.number(),
  /** Places won since the day before the last one with a result, negative if lost. Absent: none. */
  moved: z.optional(z.number()),
})
export type CupRow = z.output<typeof CupRow>

/** Champions, all in all and by category. Null: not decided yet, or shared. */
const CupChampions = z.object({
  all: z.nullable(CupPromotion),
  Senior: z.nullable(CupPromotion),
  Junior: z.nullable(CupPromotion),
  Master: z.nullable(CupPromotion),
})
export type CupChampions = z.output<typeof CupChampions>

/** The cup of the promotions over all sports and contests of an edition, with its table as the matches make it now. */
export const GeneralCup = z.object({
  rev: z.number(),
  name: z.string(),
  visible: z.boolean(),
  sports: z.array(CountedSport),
  contests: z.array(CountedContest),
  adjustments: z.array(CupAdjustment),
  table: z.array(CupRow),
  champions: CupChampions,
})
export type GeneralCup = z.output<typeof GeneralCup>

/** The cup as the public sees it: without names of people. */
export const PublicGeneralCup = z.extend(GeneralCup, {
  adjustments: z.array(z.omit(CupAdjustment, { by: true, at: true })),
})
export type PublicGeneralCup = z.output<typeof PublicGeneralCup>

/** The cup as stored: no table is part of it. */
export const StoredGeneralCup = z.object({
  name: z.string(),
  visible: z.boolean(),
  sports: z.array(CountedSport),
  contests: z.array(CountedContest),
  adjustments: z.array(CupAdjustment),
  rev: z.number(),
})
export type StoredGeneralCup = z.output<typeof StoredGeneralCup>
