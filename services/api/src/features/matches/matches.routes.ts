import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import { type Match, matchEndpoints, matchMessages } from '@torneo/contracts/match/matches'
import { recordStartPlace, recordPreviousSchedule } from '@torneo/domain/fixture/rescheduled'
import { mayOpen } from '@torneo/domain/people/passes'
import { AssembledBody, createRowParts, Part } from '@torneo/serving/http/assembled-body'
import type { FastifyInstance } from 'fastify'
import { type Place, placeFault } from '../../data/competitions/match-place'
import { checkYear, openId } from '../../data/matches/check-year'
import { usesOf } from '../../data/matches/match-events'
import { matchFilter } from '../../data/matches/match-filter'
import { titleOf } from '../../data/matches/match-title'
import type { CachedMatch } from '../../data/read-models/tournament-caches'
import type { Write } from '../../platform/database/database'
import { inUse, invalid, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import {
  splitAction,
  checkReferences,
  realChange,
  changesReferences,
  rejectByState,
  rejectEnding,
} from './fixture-checks'

const section = 'fixtures'

/** True if the sides come from slots (B31, B86). */
const hasSlots = ({ tieId, homeSlot }: Pick<Match, 'tieId' | 'homeSlot'>) =>
  Boolean(tieId) || typeof homeSlot === 'number'

export function matchesRoutes(app: FastifyInstance): void {
  const {
    activity,
    competitions,
    database,
    matches,
    matchResults: results,
    players,
    matchStore: store,
    matchActions: actions,
    tournament,
    matchRows: { listed },
    fillMatches: fill,
  } = app.services

  /** Checks a match's place in the competition of its sport. */
  async function checkPlaceIn(sportId: string, place: Place, write: Required<Write>) {
    if (!place.phaseId) return
    const competition = await competitions.lock(sportId, write.transaction)
    const fault = placeFault(competition, place, await fill.matchesOf(sportId, write.transaction))
    if (fault) throw invalid([fault])
  }
  const [partsOfAll, end] = [createRowParts(), new Part(']}')]

  route(
    app,
    matchEndpoints.list,
    async ({ query: { limit, offset = 0, tournamentId: _open, ...filter }, user }) => {
      await tournament.refreshMatches()
      const all = tournament.matches()
      const fits = matchFilter(filter)
      const found = all.filter((match) => fits(match) && mayOpen(user, match))
      const rows = found.slice(offset, limit === undefined ? undefined : offset + limit).map(listed)
      // A change serializes only its own part of the list again.
      const parts = rows.length === all.length ? partsOfAll(rows) : [new Part(rows.join(','))]
      return new AssembledBody([new Part(`{"total":${found.length},"items":[`), ...parts, end])
    },
    { cached: true },
  )

  async function find(id: string): Promise<CachedMatch> {
    await tournament.refreshMatches()
    const match = await tournament.findMatch(id)
    if (!match) throw notFound()
    return match
  }

  route(app, matchEndpoints.find, async ({ params }) => tournament.withTeams(await find(params.id)), { cached: true })

  route(
    app,
    matchEndpoints.rosters,
    async ({ params }) => {
      const { homeTeamId, awayTeamId } = await find(params.id)
      return players.list([homeTeamId, awayTeamId].filter((teamId) => teamId !== null))
    },
    { cached: true },
  )

  route(app, matchEndpoints.create, ({ body, transaction }) =>
    transaction(async (write) => {
      const sent = body()
      const fields = { ...sent, tournamentId: sent.tournamentId ?? (await openId(tournament)) }
      const { homeTeamId = null, awayTeamId = null, phaseId, zoneId, tieId, homeSlot, awaySlot } = sent
      await checkReferences(tournament, { ...fields, homeTeamId, awayTeamId }, null)
      await checkYear(tournament, fields)
      await checkPlaceIn(fields.sportId, { phaseId, zoneId, tieId, homeTeamId, awayTeamId, homeSlot, awaySlot }, write)
      // A match of a phase is inserted at once: the slots are filled from what this transaction can read.
      const [now] = phaseId ? await matches.createAll([fields], write) : []
      const created = now ?? (await matches.create(fields, write))
      await fill.after(null, created, write)
      const filled = hasSlots(created) ? ((await matches.find(created.id, write.transaction)) ?? created) : created
      const match = await tournament.withTeamsRefreshed(filled)
      await activity.add(
        { action: 'Partido agregado', subject: titleOf(match), section, saved: { before: null, after: match } },
        write,
      )
      return match
    }),
  )

  route(app, matchEndpoints.update, ({ params, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const stored = await matches.find(params.id, write.transaction)
      if (!stored) throw notFound()
      const before = await tournament.withTeamsRefreshed(stored)
      const sent = body()
      await requireRev(matches, before, write)
      const change = realChange(sent, before)
      if (Object.keys(change).length === 0) return before
      rejectEnding(change, before, tournament.endingOf({ ...before, ...change } as Match))
      await rejectByState(change, before, async () =>
        usesOf((await store.read(before.id, write.transaction))?.events ?? []),
      )
      // A record that the match referred to before may be deleted, which must not block other changes.
      if (changesReferences(change)) await checkReferences(tournament, { ...before, ...change } as Match, before)
      await checkYear(tournament, change)
      if (hasSlots(before) && (change.homeTeamId ?? change.awayTeamId))
        throw invalidField('homeTeamId', messages.tieTeams)
      if (['phaseId', 'zoneId', 'tieId', 'homeTeamId', 'awayTeamId', 'sportId'].some((field) => field in change))
        await checkPlaceIn(change.sportId ?? before.sportId, { ...before, ...change } as Match, write)
      const { action, fields: plain } = splitAction(change, before)
      const earlier =
        before.status === 'scheduled'
          ? recordPreviousSchedule(change, before, (await database.now()).getTime())
          : recordStartPlace(change, before)
      const fields = { ...plain, ...earlier }
      const changed = action
        ? (
            await actions.actIn(
              before.id,
              { by: write.by, key: null, asked: undefined, action: () => action },
              write.transaction,
              fields,
            )
          ).match
        : await matches.update(before.id, fields, write)
      if (!changed) throw notFound()
      await fill.after(stored, changed, write)
      const match = await tournament.withTeamsRefreshed(
        hasSlots(changed) ? ((await matches.find(before.id, write.transaction)) ?? changed) : changed,
      )
      await activity.add(
        {
          action: 'Partido actualizado',
          subject: titleOf(match),
          section,
          saved: { before, after: match, written: change },
        },
        write,
      )
      return match
    }),
  )

  route(app, matchEndpoints.remove, ({ params, transaction, requireRev }) =>
    transaction(async (write) => {
      const stored = await store.read(params.id, write.transaction)
      if (!stored) throw notFound()
      const match = await tournament.withTeamsRefreshed(stored)
      await requireRev(matches, match, write)
      if (match.status === 'live')
        throw inUse(matchMessages.isLive, [{ collection: 'matches', id: match.id, title: titleOf(match) }])
      // The table is derived from the finished matches: deleting one subtracts its result (R7).
      if (match.status === 'finished') await results.revert(stored, write.transaction)
      await matches.softDelete(match.id, write)
      await fill.after(stored, null, write)
      const audit = { kind: 'deleted', collection: 'matches', id: match.id } as const
      await activity.add({ action: 'Partido eliminado', subject: titleOf(match), section, audit }, write)
    }),
  )
}
