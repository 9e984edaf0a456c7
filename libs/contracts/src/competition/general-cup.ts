import { endpoint } from '../endpoint/endpoint'
import { closingReads } from '../endpoint/reads'
import { tournamentId } from '../endpoint/record'
import { flag, idText, requiredText, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { promotionCategories } from '../tournament/promotion-categories'
import { generalCupLimits as limits, generalCupMessages as messages } from './general-cup-messages'
import { competitionKey } from './keys'

/** Points of a place; the first element is for the first place. */
const pointsUpTo = (places: number, message: string) =>
  z.array(whole(0, limits.points)).check(z.maxLength(places, message))

interface Payload<Value> {
  readonly value: Value
  readonly issues: object[]
}

/** Fails at each element whose key an earlier one has. */
const distinct =
  <Item>(keyOf: (item: Item) => string, message: string, field: string) =>
  ({ value, issues }: Payload<readonly Item[]>): void => {
    const keys = value.map(keyOf)
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) < index) issues.push({ code: 'custom', input: value, message, path: [index, field] })
  }

/** Fails at each promotion that has a place already. */
function placedOnce({ value: places, issues }: Payload<readonly (readonly string[])[]>): void {
  const placed = new Set<string>()
  for (const [place, ids] of places.entries())
    for (const [index, id] of ids.entries()) {
      const path = [place, index]
      if (placed.has(id)) issues.push({ code: 'custom', input: places, message: messages.samePromotion, path })
      placed.add(id)
    }
}

/** A sport of the cup. Its places are the podium of `phaseId`, else that of its first knock-out, else its table. */
export const CupSport = z.strictObject({
  sportId: idText(messages.sport),
  phaseId: z.optional(competitionKey(messages.noPhase)),
  points: pointsUpTo(limits.sportPlaces, messages.sportPlaces),
  /** Points of a promotion that took part and got no more. Absent: 0. */
  participation: z.optional(whole(0, limits.points)),
})
export type CupSport = z.output<typeof CupSport>

/** A contest without matches. The promotions of one place share it, and the places after it are skipped. */
export const CupContest = z.strictObject({
  id: competitionKey(),
  name: requiredText(messages.contestName),
  points: pointsUpTo(limits.places, messages.places),
  places: z
    .array(
      z
        .array(idText(messages.promotion))
        .check(z.minLength(1, messages.emptyPlace), z.maxLength(limits.places, messages.places)),
    )
    .check(z.maxLength(limits.places, messages.places), placedOnce),
})
export type CupContest = z.output<typeof CupContest>

export const GeneralCupForm = z.strictObject({
  name: requiredText(messages.name),
  visible: flag(),
  sports: z.array(CupSport).check(
    z.maxLength(limits.sports),
    distinct(({ sportId }) => sportId, messages.sameSport, 'sportId'),
  ),
  contests: z.array(CupContest).check(
    z.maxLength(limits.contests, messages.contests),
    distinct(({ id }) => id, messages.sameId, 'id'),
  ),
})
export type GeneralCupForm = z.output<typeof GeneralCupForm>

/** Body that adds points to a promotion, or takes them. */
export const CupAdjustmentRequest = z.strictObject({
  promotionId: idText(messages.promotion),
  points: whole(-limits.points, limits.points).check(z.refine((points) => points !== 0, messages.noPoints)),
  reason: requiredText(messages.reason),
})
export type CupAdjustmentRequest = z.output<typeof CupAdjustmentRequest>

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

/** What a promotion has from a sport, a contest or an adjustment. */
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
  sports: z.array(z.object(CupSport.shape)),
  contests: z.array(z.object(CupContest.shape)),
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
  sports: z.array(z.object(CupSport.shape)),
  contests: z.array(z.object(CupContest.shape)),
  adjustments: z.array(CupAdjustment),
  rev: z.number(),
})
export type StoredGeneralCup = z.output<typeof StoredGeneralCup>

const tag = 'general-cup'
const common = {
  tag,
  access: { section: 'general_cup' },
  response: GeneralCup,
  personal: true,
  failure: 'Error al guardar la Copa General',
} as const

/** Calls on the Copa General of the open edition (B88). */
export const generalCupEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/general-cup',
    reads: closingReads,
    tag,
    access: { roles: ['super', 'admin_tournament', 'team_captain'] },
    summary: 'The Copa General with its table and champions; null until it is set up',
    query: z.strictObject({ tournamentId }),
    response: z.nullable(GeneralCup),
    personal: true,
  }),
  save: endpoint({
    ...common,
    method: 'PUT',
    path: '/general-cup',
    summary: 'Set the cup up, or replace its name, visibility, sports and contests; its adjustments stay',
    body: GeneralCupForm,
    conditional: true,
  }),
  adjust: endpoint({
    ...common,
    method: 'POST',
    path: '/general-cup/adjustments',
    summary: 'Add points to a promotion, or take them, with a reason',
    body: CupAdjustmentRequest,
    repeatable: true,
  }),
  removeAdjustment: endpoint({
    ...common,
    method: 'DELETE',
    path: '/general-cup/adjustments/:id',
    summary: 'Take an adjustment back',
  }),
} as const
