import type { User } from '@torneo/contracts/people/users'
import { binEndpoints, binMessages } from '@torneo/contracts/records/bin'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { isActiveCaptain } from '../../data/accounts/captain-link'
import { teamsOf } from '../../data/competitions/competing'
import { row } from '../../platform/database/checked-collection'
import type { Transaction, Write } from '../../platform/database/database'
import { isDuplicate } from '../../platform/database/database-errors'
import { visible } from '../../platform/database/soft-delete'
import type { WriteOfCall } from '../../platform/http/call'
import { conflict, forbidden, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import type { Deleted } from './list-batches'

const isCaptain = ({ role }: User) => role === 'team_captain'

/** True for the user's own upload, the only kind of file that captains may delete. */
const isOwnFile = ({ id }: User, { of, root }: Deleted) =>
  of.isFile && (root['metadata'] as { uploadedBy?: string } | undefined)?.uploadedBy === id

export function binRoutes(app: FastifyInstance): void {
  const {
    database,
    users,
    activity,
    audit,
    files,
    playerRights: rights,
    matchResults: results,
    captainLink: link,
    competitions,
    bin,
    matchStore: store,
    fillMatches: fill,
  } = app.services
  const players = database.collection('players', row({ teamId: z.string() }))
  const teams = database.collection('teams', row({ promotionId: z.string() }))

  /** Throws 403 unless the user may restore the record. For a captain, a foreign record and a missing one look the same (R31). */
  async function requireRight(user: User, id: string, deleted: Deleted | null, session: Transaction): Promise<void> {
    if (isCaptain(user) && deleted && isOwnFile(user, deleted)) return
    if (isCaptain(user))
      await rights.requireTeam(user, (await players.findOne({ _id: id }, { session }))?.teamId ?? null, session)
    else if (deleted && !deleted.of.mayWrite(user.role)) throw forbidden()
  }

  /** Adds a finished match to the stats, which its deletion reverted (R7). */
  async function restoreResult({ root }: Deleted, session: Transaction): Promise<void> {
    const match = root['status'] === 'finished' ? await store.read(root._id, session) : null
    if (match && !(await results.add(match, session))) throw conflict(binMessages.parentGone)
  }

  /** Throws 409 if a restored competition names a team that was deleted meanwhile. */
  async function requireTeams({ of, root }: Deleted, session: Transaction): Promise<void> {
    if (of.name !== 'competitions') return
    const competition = await competitions.find(root._id, session)
    const named = competition ? [...teamsOf(competition)] : []
    const present = await teams.countDocuments({ _id: { $in: named }, ...visible } as object, { session })
    if (present < named.length) throw conflict(binMessages.parentGone)
  }

  /** Links a promotion's captain again, unless they have another promotion or are no longer an active captain. */
  async function relinkCaptain(
    {
      root: {
        deleted: { captainId },
        _id: id,
      },
      title: name,
    }: Deleted,
    write: Required<Write>,
  ): Promise<void> {
    const captain = captainId ? await users.find(captainId, write.transaction) : null
    if (captain && isActiveCaptain(captain) && captain.promotionId === null)
      await link.assign(captain, { id, name }, write)
  }

  async function logActivity(
    { of, root, title }: Deleted,
    kind: 'restored' | 'purged',
    write: WriteOfCall,
  ): Promise<void> {
    await audit.add({ kind, subject: { collection: of.name, id: root._id, title } }, write)
    // The captain of the player's promotion sees the row too.
    const team =
      of.name === 'players'
        ? await teams.findOne({ _id: String(root['teamId']) }, { session: write.transaction })
        : null
    if (of.section)
      await activity.add(
        { action: of[kind], subject: title, section: of.section, promotionId: team?.promotionId ?? null },
        write,
      )
  }

  route(app, binEndpoints.list, async ({ user, query: { limit, offset = 0 } }) => {
    const ownTeams = new Set(await rights.visibleTeams(user))
    const isVisible = (deleted: Deleted) => {
      const { of, root } = deleted
      if (!isCaptain(user)) return of.mayWrite(user.role)
      return isOwnFile(user, deleted) || (of.name === 'players' && ownTeams.has(String(root['teamId'])))
    }
    const items = (await bin.list()).filter(isVisible).map(({ item }) => item)
    return { total: items.length, items: items.slice(offset, limit === undefined ? undefined : offset + limit) }
  })

  route(app, binEndpoints.restore, ({ params, user, transaction }) =>
    transaction(async (write) => {
      const deleted = await bin.find(params.batch, write.transaction)
      await requireRight(user, params.batch, deleted, write.transaction)
      if (!deleted) throw notFound()
      const { records, images, matches, missing } = await bin
        .restore(params.batch, write.transaction)
        .catch((error: unknown) => {
          throw isDuplicate(error) ? conflict(binMessages.taken) : error
        })
      if (missing) throw conflict(missing === 'gone' ? binMessages.parentGone : binMessages.parentFirst(missing.title))
      const restoredFiles = await files.restore(params.batch, write.transaction)
      await files.restoreNamed(images, write)
      const { length: missingImages } = await files.missing([...new Set(images)], write)
      await restoreResult(deleted, write.transaction)
      await requireTeams(deleted, write.transaction)
      const fault = await fill.restored(matches, write)
      if (fault) throw conflict(fault.message)
      await relinkCaptain(deleted, write)
      await logActivity(deleted, 'restored', write)
      return { restored: deleted.of.isFile ? restoredFiles : records, ...(missingImages > 0 && { missingImages }) }
    }),
  )

  route(app, binEndpoints.purge, async ({ params, transaction }) => {
    await transaction(async (write) => {
      const deleted = await bin.find(params.batch, write.transaction)
      if (!deleted) throw notFound()
      await bin.purge(params.batch, write.transaction)
      await logActivity(deleted, 'purged', write)
    })
    await files.purge(params.batch)
  })
}
