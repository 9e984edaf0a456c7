import { endpoint } from '../endpoint/endpoint'
import { day, fieldMessages, idText, text, timeOfDay, whole, limits } from '../fields/fields'
import { z } from '../fields/zod'
import { batchLimit, MatchAudience, matchBatchMessages } from './match-batches'
import { Match, MatchDraft, matchFields, matchMessages } from './matches'

/** Maximum number of matches that a plan may rest on. */
const keepLimit = 2000

export const matchPlanMessages = {
  begun: 'Un partido que ya empezó no se puede quitar',
  /** `titles`: matches that began or changed after the batch. */
  overtaken: (titles: readonly string[]) =>
    `Ya no se puede deshacer: ${titles.slice(0, 3).join(', ')}${titles.length > 3 ? ` y ${titles.length - 3} más` : ''} ` +
    (titles.length === 1 ? 'empezó o cambió después' : 'empezaron o cambiaron después'),
  /** Title of a match that is gone for good. */
  purged: 'Un partido eliminado',
  field: 'Elige la cancha',
} as const

/** Reason of matches that rain stopped. */
export const rainReason = 'Lluvia'

const { date, time, location, field, referee } = matchFields

/** A new time, place or crew of a match, as it was at `rev`. */
export const PlannedMove = z.strictObject({
  id: idText(),
  rev: whole(0),
  ...z.partial(z.strictObject({ date, time, location, field, referee })).shape,
})
export type PlannedMove = z.output<typeof PlannedMove>

export const PlannedRemoval = z.strictObject({ id: idText(), rev: whole(0) })
export type PlannedRemoval = z.output<typeof PlannedRemoval>

/* @__NO_SIDE_EFFECTS__ */
const listOf = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z._default(z.array(item, { error: fieldMessages.invalid }).check(z.maxLength(max, matchBatchMessages.tooMany)), [])

interface Parts {
  readonly change: readonly unknown[]
  readonly make: readonly unknown[]
  readonly remove: readonly unknown[]
}
const countOf = ({ change, make, remove }: Parts): number => change.length + make.length + remove.length

/** A fixture made anew in parts: matches that stay, change, are added and are removed (B90). */
export const MatchPlan = z
  .strictObject({
    /** Ids of matches that the plan rests on; they are not written. */
    keep: listOf(idText(), keepLimit),
    change: listOf(PlannedMove, batchLimit),
    make: listOf(MatchDraft, batchLimit),
    remove: listOf(PlannedRemoval, batchLimit),
  })
  .check(
    z.refine((plan) => countOf(plan) > 0, { error: matchBatchMessages.none, path: ['change'] }),
    z.refine((plan) => countOf(plan) <= batchLimit, { error: matchBatchMessages.tooMany, path: ['change'] }),
  )
export type MatchPlan = z.output<typeof MatchPlan>

export const PlanAnswer = z.object({
  /** Takes the plan back as a whole. */
  batch: z.string(),
  made: z.array(Match),
  changed: z.array(Match),
  removed: z.array(z.string()),
})
export type PlanAnswer = z.output<typeof PlanAnswer>

/** A field: its name, or its name with its location where two locations have one of that name. */
const RainField = z.union(
  [text(limits.name), z.strictObject({ location: text(limits.name), field: text(limits.name) })],
  { error: matchPlanMessages.field },
)
export type RainField = z.output<typeof RainField>

/** Rain on a day, from an hour on; absent `fields`: on all of them. */
export const RainRequest = z.strictObject({
  date: day(matchMessages.date),
  fields: z.optional(
    z
      .array(RainField, { error: fieldMessages.invalid })
      .check(z.minLength(1, matchPlanMessages.field), z.maxLength(limits.texts, fieldMessages.invalid)),
  ),
  from: timeOfDay(matchMessages.time),
})
export type RainRequest = z.output<typeof RainRequest>

export const RainAnswer = z.object({
  /** Takes the rain back as a whole. */
  batch: z.string(),
  postponed: z.array(z.string()),
  abandoned: z.array(z.string()),
  told: MatchAudience,
})
export type RainAnswer = z.output<typeof RainAnswer>

/** A plan, or rain, that was written in the last 30 days. */
export const PlanChange = z.object({
  batch: z.string(),
  at: z.string(),
  /** Null if that is not known. */
  by: z.nullable(z.string()),
  /** 'Fixture cambiado', as the recent activity has it. */
  action: z.string(),
  /** Number of matches that it made, changed and removed. */
  matches: z.number(),
})
export type PlanChange = z.output<typeof PlanChange>

/** People whom a change concerns: a team and its captain, an official, or whoever counts on a field. */
export const ToldPerson = z.object({
  /** `promotion`, `official`, `field`, or a kind of a later version. */
  kind: z.string(),
  key: z.string(),
  name: z.string(),
  /** Spanish sentences, one for each match. */
  lines: z.array(z.string()),
  /** False without a captain, link or pass: nobody's reading is known. */
  isReachable: z.boolean(),
  /** Last time after the change that their matches were on their screen; null if they were not. */
  seenAt: z.nullable(z.string()),
  /** An official pressed 'Confirmo' after the change. */
  isConfirmed: z.boolean(),
})
export type ToldPerson = z.output<typeof ToldPerson>

const tag = 'matches'
const access = { section: 'fixtures' } as const

/** Changes of a plan as one act that is taken back as one (B90 to B93). */
export const matchPlanEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/matches/plans',
    reads: ['match_plans'],
    tag,
    access,
    summary: 'The last 30 plans and stops by rain, newest first',
    response: z.object({ items: z.array(PlanChange) }),
    personal: true,
  }),
  told: endpoint({
    method: 'GET',
    path: '/matches/plan/:batch',
    reads: [
      'competitions',
      'match_plans',
      'match_readers',
      'matches',
      'official_links',
      'officials',
      'passes',
      'promotions',
      'teams',
      'tournament_sports',
      'users',
    ],
    tag,
    access,
    summary: 'People whom a plan, or rain, concerns, and who of them has seen it',
    response: z.extend(PlanChange, { told: z.array(ToldPerson) }),
    personal: true,
  }),
  seen: endpoint({
    method: 'PUT',
    path: '/matches/seen',
    tag: 'match-readers',
    access: 'signed-in',
    scope: 'any',
    summary: 'Note that the own matches are on a visible screen',
  }),
  save: endpoint({
    method: 'PUT',
    path: '/matches/plan',
    tag,
    access,
    summary: 'Move, add and remove up to 500 matches, all or nothing; 409 stale names the first stale one',
    body: MatchPlan,
    response: PlanAnswer,
    repeatable: true,
    failure: 'Error al guardar el fixture',
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/matches/plan/:batch',
    tag,
    access,
    summary: 'Take back a plan, or rain; 409 with `uses` once one of its matches began or changed',
    failure: 'Error al deshacer los cambios',
  }),
  rain: endpoint({
    method: 'POST',
    path: '/matches/rain',
    tag,
    access,
    summary:
      'Stop the matches of a day or of some fields: live ones are abandoned, scheduled ones from that hour on postponed',
    body: RainRequest,
    response: RainAnswer,
    repeatable: true,
    failure: 'Error al suspender los partidos',
  }),
} as const
