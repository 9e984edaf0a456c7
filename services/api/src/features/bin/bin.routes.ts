import { binEndpoints, binMessages } from '@torneo/contracts/bin'
import type { User } from '@torneo/contracts/users'
import type { FastifyInstance } from 'fastify'
import { isActiveCaptain } from '../../data/captain-link'
import type { MatchStore } from '../../data/match-store'
import type { WriteOfCall } from '../../platform/call'
import type { Transaction, Write } from '../../platform/database'
import { conflict, forbidden, notFound } from '../../platform/problems'
import { route } from '../../platform/route'
import type { BinRepository, Deleted } from './bin.repository'

const isCaptain = ({ role }: User) => role === 'team_captain'

/** What was deleted: listed, restored, deleted for good. */
export function binRoutes(app: FastifyInstance, bin: BinRepository, store: MatchStore): void {
  const { database, users, activity, audit, files, playerRights: rights, matchResults: results, captainLink: link } = app.services
  const players = database.collection<{ _id: string; teamId: string }>('players')
  const teams = database.collection<{ _id: string; promotionId: string }>('teams')

  /** Refuses who may not restore it. What is not a captain's own answers the same whether it exists or not (R31). */
  async function requireRight(user: User, id: string, deleted: Deleted | null, session: Transaction): Promise<void> {
    if (isCaptain(user)) await rights.requireTeam(user, (await players.findOne({ _id: id }, { session }))?.teamId ?? null, session)
    else if (deleted && !deleted.of.mayWrite(user.role)) throw forbidden()
  }

  /** A finished match counts in the table again, as its deletion took it out of it (R7). */
  async function countAgain({ root }: Deleted, session: Transaction): Promise<void> {
    const match = root['status'] === 'finished' ? await store.read(root._id, session) : null
    if (match && !(await results.add(match, session))) throw conflict(binMessages.parentGone)
  }

  /** A promotion's captain is that again, unless there is another promotion by now, or no such captain. */
  async function linkAgain({ root: { deleted: { captainId }, _id: id }, title: name }: Deleted, write: Required<Write>): Promise<void> {
    const captain = captainId ? await users.find(captainId, write.transaction) : null
    if (captain && isActiveCaptain(captain) && captain.promotionId === null) await link.assign(captain, { id, name }, write)
  }

  async function note({ of, root, title }: Deleted, kind: 'restored' | 'purged', write: WriteOfCall): Promise<void> {
    await audit.add({ kind, subject: { collection: of.name, id: root._id, title } }, write)
    // Whose players it is about: its captain sees the row too.
    const team = of.name === 'players' ? await teams.findOne({ _id: String(root['teamId']) }, { session: write.transaction }) : null
    if (of.section) await activity.add({ action: of[kind], subject: title, section: of.section, promotionId: team?.promotionId ?? null }, write)
  }

  route(app, binEndpoints.list, async ({ user, query: { limit, offset = 0 } }) => {
    const ownTeams = new Set(await rights.visibleTeams(user))
    const mine = ({ of, root }: Deleted) => (isCaptain(user) ? of.name === 'players' && ownTeams.has(String(root['teamId'])) : of.mayWrite(user.role))
    const items = (await bin.list()).filter(mine).map(({ item }) => item)
    return { total: items.length, items: items.slice(offset, limit === undefined ? undefined : offset + limit) }
  })

  route(app, binEndpoints.restore, ({ params, user, transaction }) => transaction(async (write) => {
    const deleted = await bin.find(params.batch, write.transaction)
    await requireRight(user, params.batch, deleted, write.transaction)
    if (!deleted) throw notFound()
    const { records, missing } = await bin.restore(params.batch, write.transaction)
    if (missing) throw conflict(missing === 'gone' ? binMessages.parentGone : binMessages.parentFirst(missing.title))
    const shown = await files.restore(params.batch, write.transaction)
    await countAgain(deleted, write.transaction)
    await linkAgain(deleted, write)
    await note(deleted, 'restored', write)
    return { restored: deleted.of.isFile ? shown : records }
  }))

  route(app, binEndpoints.purge, async ({ params, transaction }) => {
    await transaction(async (write) => {
      const deleted = await bin.find(params.batch, write.transaction)
      if (!deleted) throw notFound()
      await bin.purge(params.batch, write.transaction)
      await note(deleted, 'purged', write)
    })
    await files.purge(params.batch)
  })
}
