import { endpoint } from '../endpoint/endpoint'
import { idText, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { Match, MatchDraft, matchFields } from './matches'

/** Maximum number of matches in one batch. */
export const batchLimit = 500

/** Messages of writes to many matches at once (B37). */
export const matchBatchMessages = {
  none: 'Elige al menos un partido',
  tooMany: `Se pueden guardar hasta ${batchLimit} partidos por vez`,
  sameMatch: 'Ese partido está dos veces',
  noMatch: 'Ese partido ya no existe',
  pairTaken: 'Esos equipos ya tienen todos sus partidos en esta zona',
  exists: 'Ese partido ya está en el fixture',
  stateKeeps: 'Un partido en vivo o finalizado no cambia de día, hora ni lugar',
  begun: 'Un partido de esta carga ya empezó: ya no se puede deshacer',
} as const

/* @__NO_SIDE_EFFECTS__ */
const batchOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1, matchBatchMessages.none), z.maxLength(batchLimit, matchBatchMessages.tooMany))

export const MatchBatchDraft = z.strictObject({ items: batchOf(MatchDraft) })
export type MatchBatchDraft = z.output<typeof MatchBatchDraft>

const { date, time, location, field, referee } = matchFields

/** A new time or place of one match; `rev` as in an `If-Match` header. */
export const MatchMove = z.strictObject({
  id: idText(),
  rev: z.optional(whole(0)),
  ...z.partial(z.strictObject({ date, time, location, field, referee })).shape,
})
export type MatchMove = z.output<typeof MatchMove>

export const MatchBatchUpdate = z.strictObject({ items: batchOf(MatchMove) })
export type MatchBatchUpdate = z.output<typeof MatchBatchUpdate>

/** People who learn of a change of some matches, as numbers only. */
export const MatchAudience = z.object({
  promotions: z.number(),
  /** Devices with alerts of one of these promotions. */
  devices: z.number(),
  captains: z.number(),
  /** Valid passes that open one of the matches. */
  passes: z.number(),
})
export type MatchAudience = z.output<typeof MatchAudience>

const tag = 'matches'
const access = { section: 'fixtures' } as const

/** Calls on many matches at once (B37, B38): either all of them are written or none. */
export const matchBatchEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/matches/batch',
    tag,
    access,
    summary: 'Add up to 500 fixtures, all or nothing, with a detail for each wrong one',
    body: MatchBatchDraft,
    response: z.object({ batch: z.string(), items: z.array(Match) }),
    status: 201,
    repeatable: true,
    failure: 'Error al guardar los partidos',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/matches/batch',
    tag,
    access,
    summary: 'Move up to 500 matches in time and place, all or nothing; 409 stale names the first stale one',
    body: MatchBatchUpdate,
    response: z.object({ items: z.array(Match) }),
    failure: 'Error al guardar los partidos',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/matches/batch/:batch',
    tag,
    access,
    summary: 'Take a batch back; 409 when one of its matches has begun',
    failure: 'Error al eliminar los partidos',
  }),
  audience: endpoint({
    method: 'POST',
    path: '/matches/batch/audience',
    tag,
    access,
    summary: 'Count who learns of a change of these matches',
    body: z.strictObject({ ids: batchOf(idText()) }),
    response: MatchAudience,
  }),
} as const
