import { passRole } from '@torneo/contracts/people/roles'
import type { AuditKind } from '@torneo/contracts/records/audit'
import { type Suspension, suspensionEndpoints, suspensionMessages } from '@torneo/contracts/tournament/suspensions'
import { mayOpen } from '@torneo/domain/people/passes'
import type { Lift } from '@torneo/domain/tables/suspensions'
import type { FastifyInstance } from 'fastify'
import { titleOf } from '../../data/matches/match-title'
import type { StoredMatch } from '../../data/matches/matches.repository'
import { currentSuspensions, suspensionCollections } from '../../data/read-models/suspensions'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { Write } from '../../platform/database/database'
import type { Reader } from '../../platform/http/call'
import { conflict, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

/** Lists suspensions, and lets staff lift them (B12). A lift is stored with the match of the cards. */
export function suspensionsRoutes(app: FastifyInstance, tournament: TournamentCache): void {
  const { activity, database, matches, playerRights: rights } = app.services

  /** Limits a pass to suspensions for its own matches, without lifts and their reasons. */
  function forPass(user: Reader, { lift, matchIds, ...suspension }: Suspension): Suspension[] {
    const own = matchIds.filter((id) => {
      const match = tournament.match(id)
      return match && mayOpen(user, match)
    })
    return lift || own.length === 0 ? [] : [{ ...suspension, matchIds: own, lift }]
  }

  route(
    app,
    suspensionEndpoints.list,
    async ({ query: { limit, offset = 0, matchId, teamId }, user }) => {
      const [all, teamIds] = await Promise.all([currentSuspensions(tournament), rights.visibleTeams(user)])
      const found = all
        .flatMap((suspension) => (user.role === passRole ? forPass(user, suspension) : [suspension]))
        .filter(
          (suspension) =>
            (teamIds?.includes(suspension.teamId) ?? true) &&
            (teamId === undefined || suspension.teamId === teamId) &&
            (matchId === undefined || suspension.matchIds.includes(matchId)),
        )
      return { total: found.length, items: found.slice(offset, limit === undefined ? undefined : offset + limit) }
    },
    { cacheTags: [...suspensionCollections, 'promotions'] },
  )

  /** Returns the match, this player's lift and the other lifts. */
  async function liftsOf({ id, playerId }: { readonly id: string; readonly playerId: string }, write: Write) {
    const match = await matches.find(id, write.transaction)
    if (!match) throw notFound()
    const { lifts = [] } = match
    return {
      match,
      before: lifts.find((lift) => lift.playerId === playerId),
      others: lifts.filter((lift) => lift.playerId !== playerId),
    }
  }

  async function writeActivity(
    action: string,
    kind: AuditKind,
    match: StoredMatch,
    { playerId, reason }: Lift,
    write: Required<Write>,
  ): Promise<void> {
    const subject = [
      tournament.player(playerId)?.name ?? playerId,
      titleOf(await tournament.withTeamsRefreshed(match)),
    ].join(', ')
    await activity.add(
      { action, subject, section: 'fixtures', audit: { kind, collection: 'players', id: playerId, detail: reason } },
      write,
    )
  }

  route(app, suspensionEndpoints.lift, ({ params, body, transaction }) =>
    transaction(async (write) => {
      const { match, before, others } = await liftsOf(params, write)
      const { reason } = body()
      const { id, playerId } = params
      if (before?.reason === reason) return
      if (
        !(await currentSuspensions(tournament)).some(
          (candidate) => candidate.playerId === playerId && candidate.matchId === id,
        )
      )
        throw conflict(suspensionMessages.none)
      const lift = {
        playerId,
        reason,
        by: { id: write.by.id, name: write.by.name },
        at: (await database.now()).toISOString(),
      }
      await matches.update(id, { lifts: [...others, lift] }, write)
      await writeActivity('Suspensión levantada', 'suspension-lifted', match, lift, write)
    }),
  )

  route(app, suspensionEndpoints.takeBackLift, ({ params, transaction }) =>
    transaction(async (write) => {
      const { match, before, others } = await liftsOf(params, write)
      if (!before) return
      await matches.update(params.id, { lifts: others }, write)
      await writeActivity('Suspensión repuesta', 'suspension-restored', match, before, write)
    }),
  )
}
