import { passRole } from '@torneo/contracts/people/roles'
import type { AuditKind } from '@torneo/contracts/records/audit'
import { type Suspension, suspensionEndpoints, suspensionMessages } from '@torneo/contracts/tournament/suspensions'
import { mayOpen } from '@torneo/domain/people/passes'
import type { Lift, Sanction } from '@torneo/domain/tables/suspensions'
import type { FastifyInstance } from 'fastify'
import { titleOf } from '../../data/matches/match-title'
import type { StoredMatch } from '../../data/matches/matches.repository'
import { currentSuspensions } from '../../data/read-models/suspensions'
import type { Write } from '../../platform/database/database'
import type { Reader } from '../../platform/http/call'
import { conflict, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

interface PlayerInMatch {
  readonly id: string
  readonly playerId: string
}

/** Lists suspensions, and lets staff lift one or make it longer (B12, B49). Both are stored with the match of the cards. */
export function suspensionsRoutes(app: FastifyInstance): void {
  const { activity, database, matches, playerRights: rights, tournament } = app.services

  /** Limits a pass to suspensions for its own matches, without the decisions of staff and their reasons. */
  function forPass(user: Reader, { lift, matchIds, ...suspension }: Suspension): Suspension[] {
    const own = matchIds.filter((id) => {
      const match = tournament.match(id)
      return match && mayOpen(user, match)
    })
    return lift || own.length === 0 ? [] : [{ ...suspension, matchIds: own, lift, sanction: null }]
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
    { cached: true },
  )

  async function findMatch(id: string, write: Write) {
    const match = await matches.find(id, write.transaction)
    if (!match) throw notFound()
    return match
  }

  /** Returns the suspension that a player has from a match, unless it is served; throws 409 without one. */
  async function findSuspension({ id, playerId }: PlayerInMatch, options?: { readonly served: boolean }) {
    const found = (await currentSuspensions(tournament, options)).find(
      (candidate) => candidate.playerId === playerId && candidate.matchId === id,
    )
    if (!found) throw conflict(suspensionMessages.none)
    return found
  }

  async function writeActivity(
    { action, kind }: { readonly action: string; readonly kind: AuditKind },
    match: StoredMatch,
    { playerId, reason }: Pick<Lift, 'playerId' | 'reason'>,
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

  const signed = async (playerId: string, reason: string, { by }: Write) => ({
    playerId,
    reason,
    by: { id: by.id, name: by.name },
    at: (await database.now()).toISOString(),
  })

  route(app, suspensionEndpoints.lift, ({ params, body, transaction }) =>
    transaction(async (write) => {
      const { id, playerId } = params
      const match = await findMatch(id, write)
      const { before, others } = split(match.lifts, playerId)
      const { reason } = body()
      if (before?.reason === reason) return
      await findSuspension(params)
      const lift = await signed(playerId, reason, write)
      await matches.update(id, { lifts: [...others, lift] }, write)
      await writeActivity({ action: 'Suspensión levantada', kind: 'suspension-lifted' }, match, lift, write)
    }),
  )

  route(app, suspensionEndpoints.takeBackLift, ({ params, transaction }) =>
    transaction(async (write) => {
      const match = await findMatch(params.id, write)
      const { before, others } = split(match.lifts, params.playerId)
      if (!before) return
      await matches.update(params.id, { lifts: others }, write)
      await writeActivity({ action: 'Suspensión repuesta', kind: 'suspension-restored' }, match, before, write)
    }),
  )

  route(app, suspensionEndpoints.sanction, ({ params, body, transaction }) =>
    transaction(async (write) => {
      const { id, playerId } = params
      const match = await findMatch(id, write)
      const { before, others } = split(match.sanctions, playerId)
      const { matches: count, reason } = body()
      if (before?.reason === reason && before.matches === count) return
      // A decision may come when the matches of the rule are over.
      const { byRule } = await findSuspension(params, { served: true })
      if (count <= byRule) throw invalidField('matches', suspensionMessages.notLonger(byRule))
      const sanction: Sanction = { ...(await signed(playerId, reason, write)), matches: count }
      await matches.update(id, { sanctions: [...others, sanction] }, write)
      await writeActivity({ action: 'Sanción alargada', kind: 'sanction-set' }, match, describe(sanction), write)
    }),
  )

  route(app, suspensionEndpoints.takeBackSanction, ({ params, transaction }) =>
    transaction(async (write) => {
      const match = await findMatch(params.id, write)
      const { before, others } = split(match.sanctions, params.playerId)
      if (!before) return
      await matches.update(params.id, { sanctions: others }, write)
      await writeActivity(
        { action: 'Sanción alargada deshecha', kind: 'sanction-revoked' },
        match,
        describe(before),
        write,
      )
    }),
  )
}

/** Separates a player's decision from those on other players. */
const split = <D extends Lift>(decisions: readonly D[] = [], playerId: string) => ({
  before: decisions.find((one) => one.playerId === playerId),
  others: decisions.filter((one) => one.playerId !== playerId),
})

/** Formats '5 fechas: agresión' for the audit log. */
const describe = ({ playerId, matches, reason }: Sanction) => ({
  playerId,
  reason: `${matches} ${matches === 1 ? 'fecha' : 'fechas'}: ${reason}`,
})
