import { endpoint } from '../endpoint/endpoint'
import { fieldMessages, idText, requiredText } from '../fields/fields'
import { z } from '../fields/zod'
import { Player, playerMessages, shirtNumber } from '../tournament/players'

/** Maximum number of players in one line-up. */
const lineUpLimit = 200

/** Maximum number of a team's late players whom staff have still to confirm. */
export const toConfirmLimit = 15

export const lineUpMessages = {
  off: 'Este deporte no lleva presentes: enciéndelo en sus reglas',
  begun: 'El partido ya empezó: los presentes los cambia quien lleva el partido',
  notOfTeam: 'Ese jugador no está en la lista del equipo',
  twice: 'Ese jugador está dos veces',
  otherTeam: 'Ese equipo no juega este partido',
  onList: (name: string, number: number) => `${name} ya está en la lista, con el ${number}`,
  tooManyToConfirm: `Este equipo ya tiene ${toConfirmLimit} jugadores a confirmar: la organización los confirma o los quita`,
  notPresent: 'Un titular tiene que estar entre los presentes',
} as const

const playerIds = () =>
  z.array(idText(), { error: fieldMessages.required }).check(
    z.maxLength(lineUpLimit, fieldMessages.tooMany(lineUpLimit)),
    z.refine((ids) => new Set(ids).size === ids.length, lineUpMessages.twice),
  )

/** Body of a line-up; it replaces the team's earlier one. */
export const LineUpRequest = z
  .strictObject({ playerIds: playerIds(), starters: z.optional(playerIds()) })
  .check(
    z.refine(({ playerIds: present, starters = [] }) => starters.every((id) => present.includes(id)), {
      error: lineUpMessages.notPresent,
      path: ['starters'],
    }),
  )
export type LineUpRequest = z.output<typeof LineUpRequest>

/** A team's players of a match (B41). */
export const LineUp = z.object({
  playerIds: z.array(z.string()),
  /** Empty if unknown. */
  starters: z.array(z.string()),
  /** Rises with each save. Absent: an earlier service. */
  rev: z.optional(z.number()),
})
export type LineUp = z.output<typeof LineUp>

/** Line-ups of a match by team; a team without one is missing. */
export const LineUps = z.record(z.string(), LineUp)
export type LineUps = z.output<typeof LineUps>

/** Body of a late player, who has no position yet. */
export const LatePlayer = z.strictObject({
  teamId: idText(playerMessages.team),
  name: requiredText(playerMessages.name),
  number: shirtNumber,
})
export type LatePlayer = z.output<typeof LatePlayer>

const access = { roles: ['super', 'admin_tournament', 'team_captain'] } as const
export const lineUpEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/matches/:id/line-ups',
    reads: ['line_ups', 'matches', 'teams'],
    tag: 'line-ups',
    access,
    scope: 'match',
    offline: {},
    summary: 'Line-ups of a match by team; a captain reads those of the own matches only (B41)',
    response: LineUps,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/matches/:id/line-ups/:teamId',
    tag: 'line-ups',
    access,
    scope: 'match',
    summary:
      'Set the players of a team for a match, by its captain until it begins; 409 while the sport has no line-ups',
    body: LineUpRequest,
    response: LineUp,
    conditional: true,
    failure: 'Error al guardar los presentes',
  }),
  addPlayer: endpoint({
    method: 'POST',
    path: '/matches/:id/late-players',
    tag: 'players',
    access: { section: 'live_control' },
    scope: 'match',
    summary: 'Add a player to a team of the match whom staff have still to confirm (B45)',
    body: LatePlayer,
    response: Player,
    status: 201,
    repeatable: true,
    affectsAll: true,
    failure: 'Error al guardar el jugador',
  }),
} as const
