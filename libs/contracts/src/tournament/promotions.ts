import { Dependents } from '../endpoint/dependents'
import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery, recordFields } from '../endpoint/record'
import { color, fieldMessages, idText, imageUrl, lines, oneOf, requiredText, year } from '../fields/fields'
import { z } from '../fields/zod'
import { image } from '../files/images'
import { promotionCategories } from './promotion-categories'

/** Messages of promotions (spec 2 §5, §8). */
export const promotionMessages = {
  year: 'El año es requerido',
  name: fieldMessages.nameRequired,
  category: 'La categoría es requerida',
  captain: 'Por favor selecciona un usuario',
  noCaptain: 'Ese usuario no es un capitán activo',
  inUse: 'Esta promoción tiene partidos en vivo o finalizados',
} as const

/** Default colour of promotions and teams (spec 2 §9). */
export const defaultTeamColor = '#E50914'

/**
 * A graduating class. `captainId` is read from the user, where the link is stored (R33), and is visible to some roles
 * only.
 */
export const Promotion = z.object({
  ...recordFields,
  year: z.number(),
  name: z.string(),
  category: z.enum(promotionCategories),
  color: z.string(),
  logo: image(),
  description: z.string(),
  captainId: z.optional(z.nullable(z.string())),
})
export type Promotion = z.output<typeof Promotion>

const fields = {
  year: year(promotionMessages.year),
  name: requiredText(promotionMessages.name),
  category: oneOf(promotionCategories, promotionMessages.category),
  color: color(),
  logo: imageUrl(),
  description: lines(),
}

/** Form of a promotion: all fields are present. */
export const PromotionForm = z.strictObject(fields)
export type PromotionForm = z.output<typeof PromotionForm>

/** Body of a creation: category and colour have defaults. */
export const PromotionDraft = z.strictObject({
  ...fields,
  category: z.optional(fields.category),
  color: z.optional(fields.color),
  logo: z.optional(fields.logo),
  description: z.optional(fields.description),
})
export type PromotionDraft = z.output<typeof PromotionDraft>

const tag = 'promotions'
const access = { section: 'promotions' } as const
const readers = { roles: ['super', 'admin_tournament', 'team_captain'] } as const
const managers = { roles: ['super', 'admin_tournament'] } as const
export const promotionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/promotions',
    reads: ['promotions', 'users'],
    tag,
    access: readers,
    summary: 'All promotions, newest year first; a captain sees only the own captainId',
    query: pageQuery,
    response: listOf(Promotion),
  }),
  find: endpoint({
    method: 'GET',
    path: '/promotions/:id',
    reads: ['promotions', 'users'],
    tag,
    access: readers,
    summary: 'One promotion',
    response: Promotion,
  }),
  create: endpoint({
    method: 'POST',
    path: '/promotions',
    tag,
    access,
    summary: 'Add a promotion',
    body: PromotionDraft,
    response: Promotion,
    status: 201,
    repeatable: true,
    failure: 'Error al guardar la promoción',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/promotions/:id',
    tag,
    access,
    summary: 'Change the given fields',
    body: z.partial(PromotionDraft),
    response: Promotion,
    conditional: true,
    failure: 'Error al guardar la promoción',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/promotions/:id',
    tag,
    access,
    summary:
      'Delete it with its teams, players and scheduled matches; 409 in_use while a live or finished match refers to it (R39)',
    conditional: true,
    affectsAll: true,
    failure: 'Error al eliminar la promoción',
  }),
  dependents: endpoint({
    method: 'GET',
    path: '/promotions/:id/dependents',
    reads: ['promotions', 'teams', 'players', 'matches'],
    tag,
    access,
    summary: 'What a deletion would take along, and what refuses it',
    response: Dependents,
  }),
  assignCaptain: endpoint({
    method: 'PUT',
    path: '/promotions/:id/captain',
    tag,
    access: managers,
    summary: "Make an active captain this promotion's; releases the old captain and the old promotion (R33)",
    body: z.strictObject({ userId: idText(promotionMessages.captain) }),
    response: Promotion,
    affectsAll: true,
    failure: 'Error assigning captain to promotion',
  }),
  removeCaptain: endpoint({
    method: 'DELETE',
    path: '/promotions/:id/captain',
    tag,
    access: managers,
    summary: 'Release its captain; the same when there is none',
    affectsAll: true,
    failure: 'Error removing captain from promotion',
  }),
} as const
