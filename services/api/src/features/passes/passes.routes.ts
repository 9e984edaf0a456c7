import { passEndpoints, passMessages, passPath } from '@torneo/contracts/people/passes'
import { dayIn, instantIn } from '@torneo/serving/time-zone'
import type { FastifyInstance } from 'fastify'
import { titleOf } from '../../data/matches/match-title'
import { conflict, invalidField, notFound, problemMessages } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section = 'live_control'
const dayMs = 24 * 3_600_000
/** Limit for creating passes ahead, because a pass outlives its author's account. */
const maxAheadMs = 15 * dayMs

const dayAfter = (date: string): string => new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)

/** Serves passes for volunteers without an account to staff (B17). Holders open them in `features/account`. */
export function passesRoutes(app: FastifyInstance): void {
  const { activity, database, matches, passes, sessions, tournament, zone } = app.services

  route(app, passEndpoints.list, async () => {
    const items = await passes.list()
    return { total: items.length, items }
  })

  route(app, passEndpoints.create, ({ body, transaction }) =>
    transaction(async (write) => {
      const { matchId, kind } = body()
      const stored = await matches.find(matchId, write.transaction)
      if (!stored) throw invalidField('matchId', problemMessages.notFound)
      const { date, location, field } = stored
      const now = await database.now()
      const timeZone = await zone.read()
      const today = dayIn(timeZone, now.getTime())
      // A match that should have been played earlier is played today, if at all.
      const until = instantIn(timeZone, dayAfter(date > today ? date : today), '00:00')
      // Negated, so that an invalid date is rejected too.
      if (!(until.getTime() - now.getTime() <= maxAheadMs)) throw conflict(passMessages.tooEarly)
      const title =
        kind === 'match'
          ? titleOf(await tournament.withTeamsRefreshed(stored))
          : [location, field].filter(Boolean).join(' · ')
      const scope = { matchId: kind === 'match' ? matchId : null, date, location, field, until: until.toISOString() }
      const { pass, token, pin } = await passes.create(scope, title, now, write)
      const audit = { kind: 'pass-created', collection: 'passes', id: pass.id, detail: `${kind} ${date}` } as const
      await activity.add({ action: 'Pase de planillero creado', subject: title, section, audit }, write)
      return { pass, path: `${passPath}#${token}`, pin }
    }),
  )

  route(app, passEndpoints.revoke, ({ params, transaction }) =>
    transaction(async (write) => {
      const revoked = await passes.revoke(params.id, await database.now(), write)
      if (!revoked) throw notFound()
      if (!revoked.isNew) return
      await sessions.endByPass(params.id, write.transaction)
      const audit = { kind: 'pass-revoked', collection: 'passes', id: params.id } as const
      await activity.add({ action: 'Pase de planillero revocado', subject: revoked.title, section, audit }, write)
    }),
  )
}
