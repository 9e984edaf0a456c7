import type { SectionId } from '@torneo/contracts/releases/sections'
import { noPosition, Player, playerEndpoints, playerMessages } from '@torneo/contracts/tournament/players'
import type { FastifyInstance } from 'fastify'
import { requireImages } from '../../data/content/record-images'
import { softDeleteImages } from '../../data/content/soft-delete-images'
import { createRosterCapacity } from '../../data/tournament/roster-capacity'
import type { Write } from '../../platform/database/database'
import { forbidden, inUse, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section: SectionId = 'teams'

export function playersRoutes(app: FastifyInstance): void {
  const {
    activity,
    files,
    players,
    teams,
    matchEvents: events,
    playerRights: rights,
    matchesPlayed: played,
  } = app.services
  const requireRosterCapacity = createRosterCapacity(app.services)
  // Matches are left out, so that a goal empties nothing: whatever changes who played a finished match writes a counter
  // of a team or player too.

  const promotionOf = async ({ teamId }: Player, { transaction }: Required<Write>) => ({
    promotionId: (await teams.find(teamId, transaction))?.promotionId ?? null,
  })

  /** Shows one player with the matches that count (B41). */
  async function shown(player: Player): Promise<Player> {
    const [counted = player] = await played.shown([player])
    return counted
  }

  /** Throws unless a player may move to the team: counters of a sport must stay in it (B48). */
  async function requireSameSport(player: Player, teamId: string, { transaction }: Required<Write>): Promise<void> {
    const to = await teams.find(teamId, transaction)
    if (!to) throw invalidField('teamId', playerMessages.noTeam)
    const from = await teams.find(player.teamId, transaction)
    if (from?.sportId === to.sportId || (await events.usesOfPlayer(player.id, transaction)).length === 0) return
    throw invalidField('teamId', playerMessages.otherSport)
  }

  route(
    app,
    playerEndpoints.list,
    async ({ query: { teamId, left, ...page }, user }) => {
      const visible = await rights.visibleTeams(user)
      const teamIds = teamId === undefined ? visible : (visible ?? [teamId]).filter((id) => id === teamId)
      const { total, items } = await players.list(teamIds, page, left === 'true')
      return { total, items: await played.shown(items) }
    },
    { cached: true },
  )

  route(
    app,
    playerEndpoints.find,
    async ({ params, user }) => {
      const player = await players.find(params.id)
      const visible = await rights.visibleTeams(user)
      if (visible && !visible.includes(player?.teamId ?? '')) throw forbidden()
      if (!player) throw notFound()
      return shown(player)
    },
    { cached: true },
  )

  route(app, playerEndpoints.create, ({ body, user, request, transaction }) =>
    transaction(async (write) => {
      const right = await rights.requireTeam(user, teamIdIn(request.body), write.transaction)
      const fields = body()
      const team = await teams.find(fields.teamId, write.transaction)
      if (!team) throw invalidField('teamId', playerMessages.noTeam)
      await requireRosterCapacity(team.id, 1, write)
      await requireImages(files, Player, { before: null, after: fields }, write)
      const player = await players.writes(right).create(fields, write)
      await activity.add(
        { action: 'Jugador agregado', subject: player.name, section, promotionId: team.promotionId },
        write,
      )
      return player
    }),
  )

  route(app, playerEndpoints.importAll, ({ bodyRows, user, request, transaction }) =>
    transaction(async (write) => {
      const right = await rights.requireTeam(user, teamIdIn(request.body), write.transaction)
      const { body, reject } = bodyRows('players')
      const { teamId, players: rows } = body
      const team = await teams.find(teamId, write.transaction)
      reject(team ? [] : [{ path: 'teamId', message: playerMessages.noTeam }])
      if (!team) throw notFound()
      await requireRosterCapacity(teamId, rows.length, write)
      const items = await players.writes(right).createAll(
        rows.map(({ position, ...row }) => ({ ...row, position: position || noPosition, teamId })),
        write,
      )
      await activity.add(
        {
          action: 'Lista de jugadores agregada',
          subject: `${items.length} jugadores`,
          section,
          promotionId: team.promotionId,
        },
        write,
      )
      return { items }
    }),
  )

  route(app, playerEndpoints.update, ({ params, body, user, transaction, requireRev }) =>
    transaction(async (write) => {
      const before = await players.find(params.id, write.transaction)
      const right = await rights.requireTeam(user, before?.teamId ?? null, write.transaction)
      if (!before) throw notFound()
      const change = body()
      const moves = change.teamId !== undefined && change.teamId !== before.teamId
      // Only organizers move players between teams (R30), and confirm late ones (B45).
      if ((moves || change.toConfirm !== undefined) && user.role === 'team_captain') throw forbidden()
      await requireRev(players, before, write)
      if (Object.keys(change).length === 0) return shown(before)
      const { teamId = before.teamId, left = before.left && !moves } = change
      if (moves) await requireSameSport(before, teamId, write)
      if (!left && (moves || before.left)) await requireRosterCapacity(teamId, 1, write)
      await requireImages(files, Player, { before, after: change }, write)
      if (moves) await players.moveStats(before.id, teamId, write)
      const player = await players.writes(right).update(before.id, { ...change, left }, write)
      if (!player) throw notFound()
      await activity.add(
        { action: updateAction(before, player), subject: player.name, section, ...(await promotionOf(player, write)) },
        write,
      )
      return shown(player)
    }),
  )

  route(app, playerEndpoints.remove, async ({ params, user, request, transaction, requireRev }) => {
    let photo = ''
    await transaction(async (write) => {
      const player = await players.find(params.id, write.transaction)
      const right = await rights.requireTeam(user, player?.teamId ?? null, write.transaction)
      if (!player) throw notFound()
      await requireRev(players, player, write)
      await players.writes(right).softDelete(player.id, write)
      const uses = await events.usesOfPlayer(player.id, write.transaction)
      if (uses.length > 0) throw inUse(playerMessages.hasEvents, uses)
      const audit = { kind: 'deleted', collection: 'players', id: player.id } as const
      await activity.add(
        { action: 'Jugador eliminado', subject: player.name, section, audit, ...(await promotionOf(player, write)) },
        write,
      )
      photo = player.photo
    })
    await softDeleteImages(request, [photo], params.id)
  })
}

/** Names an update in the activity. */
function updateAction(before: Player, { teamId, left, toConfirm = false }: Player): string {
  if (teamId !== before.teamId) return 'Jugador cambiado de equipo'
  if (left !== before.left) return left ? 'Jugador dado de baja' : 'Jugador de vuelta en la lista'
  if (before.toConfirm && !toConfirm) return 'Jugador confirmado'
  return 'Jugador actualizado'
}

/** Reads the team of an unvalidated body: permissions are checked before the body (contract, Common: order). */
function teamIdIn(body: unknown): string | null {
  const teamId = typeof body === 'object' && body !== null && 'teamId' in body ? body.teamId : null
  return typeof teamId === 'string' ? teamId : null
}
