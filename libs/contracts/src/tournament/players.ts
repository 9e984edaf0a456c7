import { endpoint } from '../endpoint/endpoint'
import { copiedFrom, editionQuery, listOf, recordFields } from '../endpoint/record'
import { fieldMessages, flag, idText, imageUrl, limits, listUpTo, requiredText, text } from '../fields/fields'
import { z } from '../fields/zod'
import { image } from '../files/images'

/** Messages of players (spec 2 §5, §8). */
export const playerMessages = {
  name: fieldMessages.nameRequired,
  number: 'El número es requerido',
  numberRange: 'Debe ser un número entero del 1 al 99',
  position: 'La posición es requerida',
  team: 'El equipo es requerido',
  noTeam: 'Ese equipo ya no existe',
  hasEvents: 'El jugador tiene goles o tarjetas registrados',
  otherSport: 'Elige un equipo del mismo deporte: lo que jugó se cuenta en ese deporte',
  rostersClosed: 'Las listas están cerradas',
  tooMany: 'Se pueden agregar hasta 200 jugadores por vez',
  none: 'La lista no tiene jugadores',
  batchTooMany: 'Se pueden agregar hasta 1000 jugadores por vez',
  onList: (number: number) => `Ya está en la lista de su equipo, con el ${number}`,
  repeated: 'Está dos veces',
} as const

/** Maximum number of players in one import. */
export const importLimit = 200

/** Maximum number of players in one batch of several teams. */
export const playerBatchLimit = 1000

/** Position of a player who was added without one. */
export const noPosition = 'A definir'

/** Totals of the player's finished matches with the current team; changed only by match results (R5, R6). */
export const PlayerStats = z.object({
  goals: z.number(),
  yellowCards: z.number(),
  redCards: z.number(),
  assists: z.number(),
  matchesPlayed: z.number(),
})
export type PlayerStats = z.output<typeof PlayerStats>

export const noPlayerStats: PlayerStats = { goals: 0, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 0 }

export const Player = z.object({
  ...recordFields,
  teamId: z.string(),
  name: z.string(),
  number: z.number(),
  position: z.string(),
  photo: image(),
  stats: PlayerStats,
  /** Removed from the team's roster; counted events stay with the team (B48). */
  left: z.boolean(),
  /** Added during a match; staff have still to confirm the player (B45). Absent: false. */
  toConfirm: z.optional(z.boolean()),
  /** False: staff decided that the player may not play (B48). Absent: true. */
  eligible: z.optional(z.boolean()),
  /** Why the player may not play, for staff and the team's captain alone. Absent or blank: none. */
  ineligibleReason: z.optional(z.string()),
  copiedFrom,
})
export type Player = z.output<typeof Player>

/** A shirt number: an integer JSON number from 1 to 99; texts such as "1e1" are rejected. */
export const shirtNumber = z
  .int({
    error: ({ input }) =>
      input === undefined || input === null || Number.isNaN(input) ? playerMessages.number : playerMessages.numberRange,
  })
  .check(z.gte(1, playerMessages.numberRange), z.lte(99, playerMessages.numberRange))

const fields = {
  name: requiredText(playerMessages.name),
  number: shirtNumber,
  position: requiredText(playerMessages.position),
  photo: imageUrl(),
}

/** Form of a player; the screen adds the team. */
export const PlayerForm = z.strictObject(fields)
export type PlayerForm = z.output<typeof PlayerForm>

export const PlayerDraft = z.strictObject({
  ...fields,
  photo: z.optional(fields.photo),
  teamId: idText(playerMessages.team),
})
export type PlayerDraft = z.output<typeof PlayerDraft>

/**
 * A change of a player, also one with events (B48). A player who changes team joins the new team's roster. `toConfirm`:
 * staff confirm a late player (B45).
 */
export const PlayerChange = z.partial(
  z.strictObject({ ...PlayerDraft.shape, left: flag(), toConfirm: z.literal(false) }),
)
export type PlayerChange = z.output<typeof PlayerChange>

/** One row of a pasted list; an absent position becomes `noPosition`. */
export const ImportedPlayer = z.strictObject({
  name: fields.name,
  number: fields.number,
  position: z.optional(text(limits.name)),
})
export type ImportedPlayer = z.output<typeof ImportedPlayer>

export const PlayersImport = z.strictObject({
  teamId: idText(playerMessages.team),
  players: listUpTo(importLimit, ImportedPlayer, { none: playerMessages.none, tooMany: playerMessages.tooMany }),
})
export type PlayersImport = z.output<typeof PlayersImport>

/** Players of several teams, each with its own. */
export const PlayerBatch = z.strictObject({
  items: listUpTo(playerBatchLimit, z.strictObject({ ...ImportedPlayer.shape, teamId: idText(playerMessages.team) }), {
    none: playerMessages.none,
    tooMany: playerMessages.batchTooMany,
  }),
})
export type PlayerBatch = z.output<typeof PlayerBatch>

const tag = 'players'
/** The route checks that the team belongs to the captain (R30). */
const access = { roles: ['super', 'admin_tournament', 'team_captain'] } as const
export const playerEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/players',
    reads: ['players', 'teams', 'tournament_sports', 'line_ups'],
    tag,
    access,
    summary:
      "Players by number: on the lists, or with left=true dropped from them; a captain sees players of the own promotion's teams only",
    query: z.strictObject({
      ...editionQuery.shape,
      teamId: z.optional(idText()),
      left: z.optional(z.enum(['true', 'false'], { error: fieldMessages.invalid })),
    }),
    response: listOf(Player),
    offline: { teamId: null },
  }),
  find: endpoint({
    method: 'GET',
    path: '/players/:id',
    reads: ['players', 'teams', 'tournament_sports', 'line_ups'],
    tag,
    access,
    summary: 'One player',
    response: Player,
  }),
  create: endpoint({
    method: 'POST',
    path: '/players',
    tag,
    access,
    summary: 'Add a player to a team',
    body: PlayerDraft,
    response: Player,
    status: 201,
    repeatable: true,
    failure: 'Error al guardar el jugador',
  }),
  importAll: endpoint({
    method: 'POST',
    path: '/players/import',
    tag,
    access,
    summary: 'Add a whole list to a team: all or nothing',
    body: PlayersImport,
    response: z.object({ items: z.array(Player) }),
    status: 201,
    repeatable: true,
    failure: 'Error al guardar el jugador',
  }),
  createAll: endpoint({
    method: 'POST',
    path: '/players/batch',
    tag,
    access,
    summary: `Add up to ${playerBatchLimit} players to their teams, all or nothing, with a detail for each wrong one`,
    body: PlayerBatch,
    response: z.object({ items: z.array(Player) }),
    status: 201,
    repeatable: true,
    failure: 'Error al guardar los jugadores',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/players/:id',
    tag,
    access,
    summary: 'Change the given fields; what was counted stays with the team it was counted for, in the same sport',
    body: PlayerChange,
    response: Player,
    conditional: true,
    failure: 'Error al guardar el jugador',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/players/:id',
    tag,
    access,
    summary: 'Delete a player; 409 in_use for one with events',
    conditional: true,
    failure: 'Error al eliminar el jugador',
  }),
} as const
