import { matchBatchEndpoints as endpoints, matchBatchMessages as messages } from '@torneo/contracts/match/match-batches'
import type { Match, MatchDraft } from '@torneo/contracts/match/matches'
import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'
import type { FastifyInstance } from 'fastify'
import { hasBegun } from '../../data/competitions/played-match'
import { createMatchAudience } from '../../data/matches/match-audience'
import { titleOf } from '../../data/matches/match-title'
import type { MatchDocument } from '../../data/matches/matches.repository'
import { newId, newIds } from '../../platform/database/ids'
import type { WriteOfCall } from '../../platform/http/call'
import { conflict, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { batchFaults, type SportMatches, plannedOf } from './batch-drafts'
import { createMoveMatches } from './move-matches'

const section = 'fixtures'

/** Names one match by its teams, several by their number. */
const subjectOf = (items: readonly Match[]): string => {
  const [only] = items
  return only && items.length === 1 ? titleOf(only) : `${items.length} partidos`
}

/** Serves writes to many matches at once (B35 to B37): each is one transaction, all or nothing. */
export function matchBatchesRoutes(app: FastifyInstance): void {
  const {
    activity,
    competitions: stored,
    matches,
    sports,
    matchActions: actions,
    resolvedCompetitions: competitions,
    tournament,
    fillMatches: fill,
    alerts,
  } = app.services
  const audience = createMatchAudience(app.services, tournament, alerts.countOf)
  const move = createMoveMatches(app.services, actions, tournament, fill)

  /** Locks the competitions of some sports, in one order on every node, and reads their matches. */
  async function placesOf(
    sportIds: readonly string[],
    { transaction }: WriteOfCall,
  ): Promise<Map<string, SportMatches>> {
    const places = new Map<string, SportMatches>()
    for (const sportId of [...new Set(sportIds)].toSorted())
      places.set(sportId, {
        competition: await stored.lock(sportId, transaction),
        matches: await fill.matchesOf(sportId, transaction),
      })
    return places
  }

  /**
   * Locks the sports of drafts outside of a competition, in one order on every node, and lists the fixtures of their
   * days: another batch may have the same ones.
   */
  async function fixturesOf(drafts: readonly MatchDraft[], { transaction }: WriteOfCall): Promise<MatchDocument[]> {
    const free = drafts.filter(({ phaseId }) => !phaseId)
    const sportIds = [...new Set(free.map(({ sportId }) => sportId))].toSorted()
    for (const sportId of sportIds) await sports.lock(sportId, transaction)
    const days = [...new Set(free.map(({ date }) => date))]
    const filter = { sportId: { $in: sportIds }, date: { $in: days }, status: { $ne: 'cancelled' } }
    return sportIds.length === 0 ? [] : (await matches.list({ filter, transaction })).items
  }

  /** Reads matches in this order. */
  async function readAll(ids: readonly string[], { transaction }: WriteOfCall): Promise<MatchDocument[]> {
    const { items } = await matches.list({ filter: { _id: { $in: [...ids] } }, transaction })
    const byId = new Map(items.map((match) => [match.id, match]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  /** Fills and empties the slots of other matches. */
  async function fillOthers(places: ReadonlyMap<string, SportMatches>, write: WriteOfCall): Promise<void> {
    for (const { competition } of places.values()) if (competition) await fill.write(competition, write)
  }

  route(app, endpoints.create, ({ bodyRows, transaction }) =>
    transaction(async (write) => {
      const { rows, body, reject } = bodyRows('items')
      await tournament.refreshMatches()
      const named = await tournament.fixtureParts()
      const ids = newIds(rows.length)
      const drafts = rows.map(({ row: draft, index }, at) => ({
        index,
        id: ids[at] ?? newId(),
        draft: { ...draft, tournamentId: draft.tournamentId ?? named.open?.id ?? defaultTournamentId },
      }))
      const places = await placesOf(
        drafts.flatMap(({ draft }) => (draft.phaseId ? draft.sportId : [])),
        write,
      )
      const fixtures = await fixturesOf(body.items, write)
      reject(batchFaults(drafts, named, places, fixtures))

      const resolved = [...places].flatMap(([sportId, { competition, matches: existing }]) =>
        competition ? competitions.resolve(competition, [...existing, ...plannedOf(sportId, drafts)]).fills : [],
      )
      const sides = new Map(
        resolved.map(({ matchId, homeTeamId, awayTeamId }) => [
          matchId,
          { homeTeamId: homeTeamId ?? undefined, awayTeamId: awayTeamId ?? undefined },
        ]),
      )
      const batch = newId()
      const complete = drafts.map(({ id, draft }) => ({ ...draft, ...sides.get(id), batch }))
      const inserted = await matches.createAll(complete, write, ids)
      await fillOthers(places, write)
      const created = (places.size > 0 ? await readAll(ids, write) : inserted).map(tournament.withTeams)
      await activity.add(
        {
          action: 'Partidos agregados',
          subject: subjectOf(created),
          section,
          saves: created.map((after) => ({ before: null, after })),
        },
        write,
      )
      return { batch, items: created }
    }),
  )

  route(app, endpoints.update, ({ bodyRows, transaction }) =>
    transaction(async (write) => {
      const moves = bodyRows('items')
      await tournament.refreshMatches()
      const { changed, after } = await move(moves, write)
      if (changed.length > 0)
        await activity.add(
          {
            action: 'Partidos actualizados',
            subject: subjectOf(changed.map((save) => save.after)),
            section,
            saves: changed,
          },
          write,
        )
      return { items: after }
    }),
  )

  route(app, endpoints.remove, ({ params: { batch }, transaction }) =>
    transaction(async (write) => {
      await tournament.refreshMatches()
      const { items } = await matches.list({ filter: { batch }, transaction: write.transaction })
      // The bin names the batch by one match: one whose teams are known, if there is any.
      const root = items.find(({ homeTeamId, awayTeamId }) => homeTeamId && awayTeamId) ?? items[0]
      if (!root) throw notFound()
      const places = await placesOf(
        items.flatMap(({ phaseId, sportId }) => (phaseId ? sportId : [])),
        write,
      )
      if (items.some(hasBegun)) throw conflict(messages.begun)
      await matches.softDeleteAll(
        items.map(({ id }) => id),
        root.id,
        write,
      )
      await fillOthers(places, write)
      const audit = { kind: 'deleted', collection: 'matches', id: root.id } as const
      const subject = subjectOf(items.map(tournament.withTeams))
      await activity.add({ action: 'Partidos eliminados', subject, section, audit }, write)
    }),
  )

  route(app, endpoints.audience, ({ body, transaction }) =>
    transaction(async () => {
      const ids = new Set(body().ids)
      await tournament.refreshMatches()
      return audience(tournament.matches().filter(({ id }) => ids.has(id)))
    }),
  )
}
