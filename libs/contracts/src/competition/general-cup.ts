import { endpoint } from '../endpoint/endpoint'
import { closingReads } from '../endpoint/reads'
import { tournamentId } from '../endpoint/record'
import { flag, idText, requiredText, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { generalCupLimits as limits, generalCupMessages as messages } from './general-cup-messages'
import { GeneralCup } from './general-cup-record'
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
