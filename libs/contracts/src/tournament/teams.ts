import { Dependents } from '../endpoint/dependents'
import { endpoint } from '../endpoint/endpoint'
import { copiedFrom, editionQuery, listOf, recordFields } from '../endpoint/record'
import { color, fieldMessages, idText, imageUrl, listUpTo, requiredText } from '../fields/fields'
import { z } from '../fields/zod'
import { image } from '../files/images'
import { promotionCategories } from './promotion-categories'
import { TeamStats } from './team-stats'

/** Messages of teams (spec 2 §5, §8). */
export const teamMessages = {
  name: fieldMessages.nameRequired,
  sport: 'El deporte es requerido',
  promotion: 'La promoción es requerida',
  noSport: 'Ese deporte ya no existe',
  noPromotion: 'Esa promoción ya no existe',
  inactiveSport: 'Ese deporte está inactivo',
  inUse: 'Este equipo tiene partidos en vivo o finalizados',
  hasMatches: 'El equipo tiene partidos: su deporte y su promoción no se pueden cambiar',
  none: 'La lista no tiene equipos',
  tooMany: 'Se pueden agregar hasta 500 equipos por vez',
  exists: 'Esa promoción ya tiene un equipo con ese nombre en este deporte',
} as const

/** Maximum number of teams in one batch. */
export const teamBatchLimit = 500

/** A promotion's team in a sport. The promotion's fields are read from it; null when it is missing. */
export const Team = z.object({
  ...recordFields,
  name: z.string(),
  sportId: z.string(),
  promotionId: z.string(),
  logo: image(),
  color: z.string(),
  promotionYear: z.nullable(z.number()),
  promotionColor: z.nullable(z.string()),
  category: z.nullable(z.enum(promotionCategories)),
  stats: TeamStats,
  copiedFrom,
})
export type Team = z.output<typeof Team>

/** The number of a team's players and the name of its promotion's captain, null without one. */
export const TeamRoster = z.object({
  teamId: z.string(),
  players: z.number(),
  captain: z.nullable(z.string()),
  /** Number of late players whom staff have still to confirm (B45). Absent: 0. */
  toConfirm: z.optional(z.number()),
  /** Number of players who may not play (B48). Absent: 0. */
  ineligible: z.optional(z.number()),
})
export type TeamRoster = z.output<typeof TeamRoster>

const fields = {
  name: requiredText(teamMessages.name),
  sportId: idText(teamMessages.sport),
  promotionId: idText(teamMessages.promotion),
  logo: imageUrl(),
  color: color(),
}

/** Form of a team: all fields are present. */
export const TeamForm = z.strictObject(fields)
export type TeamForm = z.output<typeof TeamForm>

/** Body of a creation: the colour defaults to the promotion's. */
export const TeamDraft = z.strictObject({ ...fields, logo: z.optional(fields.logo), color: z.optional(fields.color) })
export type TeamDraft = z.output<typeof TeamDraft>

/** Teams of a file; logos are added one by one. */
export const TeamBatch = z.strictObject({
  items: listUpTo(
    teamBatchLimit,
    z.strictObject({
      name: fields.name,
      sportId: fields.sportId,
      promotionId: fields.promotionId,
      color: z.optional(fields.color),
    }),
    { none: teamMessages.none, tooMany: teamMessages.tooMany },
  ),
})
export type TeamBatch = z.output<typeof TeamBatch>

const filters = { sportId: z.optional(idText()), promotionId: z.optional(idText()) }

const tag = 'teams'
const access = { section: 'teams' } as const
const readers = { roles: ['super', 'admin_tournament', 'team_captain'] } as const
export const teamEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/teams',
    reads: ['teams', 'promotions'],
    tag,
    access: readers,
    summary: "Teams by name; a captain sees the own promotion's only",
    query: z.strictObject({ ...editionQuery.shape, ...filters }),
    response: listOf(Team),
  }),
  rosters: endpoint({
    method: 'GET',
    path: '/teams/rosters',
    reads: ['teams', 'players', 'users'],
    tag,
    access,
    summary: 'How many players each team has, and who captains it',
    response: listOf(TeamRoster),
  }),
  find: endpoint({
    method: 'GET',
    path: '/teams/:id',
    reads: ['teams', 'promotions'],
    tag,
    access: readers,
    summary: 'One team',
    response: Team,
  }),
  create: endpoint({
    method: 'POST',
    path: '/teams',
    tag,
    access,
    summary: 'Add a team',
    body: TeamDraft,
    response: Team,
    status: 201,
    repeatable: true,
    failure: 'Error al guardar el equipo',
  }),
  createAll: endpoint({
    method: 'POST',
    path: '/teams/batch',
    tag,
    access,
    summary: `Add up to ${teamBatchLimit} teams, all or nothing, with a detail for each wrong one`,
    body: TeamBatch,
    response: z.object({ items: z.array(Team) }),
    status: 201,
    repeatable: true,
    failure: 'Error al guardar los equipos',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/teams/:id',
    tag,
    access,
    summary: 'Change the given fields; 409 in_use for sport or promotion while it has matches',
    body: z.partial(TeamDraft),
    response: Team,
    conditional: true,
    failure: 'Error al guardar el equipo',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/teams/:id',
    tag,
    access,
    summary:
      'Delete it with its players and scheduled matches; 409 in_use while a live or finished match refers to it (R39)',
    conditional: true,
    affectsAll: true,
    failure: 'Error al eliminar el equipo',
  }),
  dependents: endpoint({
    method: 'GET',
    path: '/teams/:id/dependents',
    reads: ['teams', 'promotions', 'players', 'matches'],
    tag,
    access,
    summary: 'What a deletion would take along, and what refuses it',
    response: Dependents,
  }),
} as const
