import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { noPosition, playerEndpoints, playerMessages } from '@torneo/contracts/tournament/players'
import { plainText } from '@torneo/domain/format/search'
import type { FastifyInstance } from 'fastify'
import { fullRoster } from '../../data/tournament/roster-capacity'
import { route } from '../../platform/http/route'

interface Roster {
  readonly promotionId: string
  count: number
  /** Number of the player on the list, by plain name. */
  readonly numbers: Map<string, number>
  /** Players of the batch, by number and plain name. */
  readonly added: Set<string>
}

/** Serves players of several teams: one transaction, all or nothing (B37). */
export function playerBatchesRoutes(app: FastifyInstance): void {
  const { activity, config, players, playerRights: rights, teams } = app.services
  const { playersPerTeam } = config.limits

  route(app, playerEndpoints.createAll, ({ bodyRows, user, request, transaction }) =>
    transaction(async (write) => {
      const [first, ...others] = teamIdsIn(request.body)
      const right = await rights.requireTeam(user, first ?? null, write.transaction)
      for (const teamId of others) await rights.requireTeam(user, teamId, write.transaction)
      const { rows, body, reject } = bodyRows('items')
      const { items } = body
      const all = (await teams.list({ transaction: write.transaction })).items
      const rosters = new Map(
        all.map(({ id, promotionId }): [string, Roster] => [
          id,
          { promotionId, count: 0, numbers: new Map(), added: new Set() },
        ]),
      )
      const named = [...new Set(items.map(({ teamId }) => teamId))].toSorted()
      // Another batch may add the same players.
      for (const teamId of named) await teams.lock(teamId, write.transaction)
      for (const { teamId, name, number } of await players.namesOn(named, write.transaction)) {
        const roster = rosters.get(teamId)
        if (roster) roster.count += 1
        roster?.numbers.set(plainText(name), number)
      }

      const faults = rows.flatMap(({ row: { teamId, name, number }, index }): ErrorDetail[] => {
        const fault = (field: string, message: string) => [{ path: `items.${index}.${field}`, message }]
        const roster = rosters.get(teamId)
        if (!roster) return fault('teamId', playerMessages.noTeam)
        const listed = roster.numbers.get(plainText(name))
        if (listed !== undefined) return fault('name', playerMessages.onList(listed))
        const key = `${number} ${plainText(name)}`
        if (roster.added.has(key)) return fault('name', playerMessages.repeated)
        roster.added.add(key)
        const isFull = roster.count + roster.added.size > playersPerTeam
        return isFull ? fault('teamId', fullRoster(playersPerTeam, roster.count)) : []
      })
      reject(faults)

      const created = await players.writes(right).createAll(
        items.map(({ position, ...row }) => ({ ...row, position: position || noPosition })),
        write,
      )
      const [promotionId, ...otherPromotions] = new Set(named.map((id) => rosters.get(id)?.promotionId))
      await activity.add(
        {
          action: 'Jugadores agregados',
          subject: created.length === 1 ? (created[0]?.name ?? '') : `${created.length} jugadores`,
          section: 'teams',
          promotionId: (otherPromotions.length === 0 && promotionId) || null,
        },
        write,
      )
      return { items: created }
    }),
  )
}

/** Reads the teams of an unvalidated body: permissions are checked before the body (contract, Common: order). */
function teamIdsIn(body: unknown): ReadonlySet<string | null> {
  const items: unknown = typeof body === 'object' && body !== null && 'items' in body ? body.items : []
  const ids = (Array.isArray(items) ? (items as unknown[]) : []).map((row) =>
    typeof row === 'object' && row !== null && 'teamId' in row && typeof row.teamId === 'string' ? row.teamId : null,
  )
  return new Set(ids.length > 0 ? ids : [null])
}
