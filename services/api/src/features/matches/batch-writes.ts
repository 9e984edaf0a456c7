import type { Match, MatchDraft } from '@torneo/contracts/match/matches'
import { defaultTournamentId } from '@torneo/contracts/tournament/tournaments'
import type { FastifyInstance } from 'fastify'
import { titleOf } from '../../data/matches/match-title'
import type { MatchDocument } from '../../data/matches/matches.repository'
import type { FixtureParts } from '../../data/read-models/tournament-cache'
import { newId, newIds } from '../../platform/database/ids'
import type { BodyRow } from '../../platform/http/body-rows'
import type { WriteOfCall } from '../../platform/http/call'
import { type BatchDraft, plannedOf, type SportMatches } from './batch-drafts'

/** Names one match by its teams, several by their number. */
export const subjectOf = (items: readonly Match[]): string => {
  const [only] = items
  return only && items.length === 1 ? titleOf(only) : `${items.length} partidos`
}

/** Lists the sports whose competitions have some of these matches. */
export const placedSports = (all: readonly Pick<MatchDraft, 'phaseId' | 'sportId'>[]): string[] =>
  all.flatMap(({ phaseId, sportId }) => (phaseId ? sportId : []))

/** Numbers new drafts and completes them with the open edition. `list`: the field of the body that has them. */
export function openDrafts(
  rows: readonly BodyRow<MatchDraft>[],
  list: string,
  { open }: Pick<FixtureParts, 'open'>,
): BatchDraft[] {
  const ids = newIds(rows.length)
  return rows.map(({ row: draft, index }, at) => ({
    path: `${list}.${index}`,
    id: ids[at] ?? newId(),
    draft: { ...draft, tournamentId: draft.tournamentId ?? open?.id ?? defaultTournamentId },
  }))
}

/** Steps of writes to many matches, each in the transaction of its call. */
export function createBatchWrites({
  competitions: stored,
  matches,
  sports,
  resolvedCompetitions: competitions,
  fillMatches: fill,
}: FastifyInstance['services']) {
  return {
    /** Locks the competitions of some sports, in one order on every node, and reads their matches. */
    async placesOf(sportIds: readonly string[], { transaction }: WriteOfCall): Promise<Map<string, SportMatches>> {
      const places = new Map<string, SportMatches>()
      for (const sportId of [...new Set(sportIds)].toSorted())
        places.set(sportId, {
          competition: await stored.lock(sportId, transaction),
          matches: await fill.matchesOf(sportId, transaction),
        })
      return places
    },

    /**
     * Locks the sports of drafts outside of a competition, in one order on every node, and lists the fixtures of their
     * days: another batch may have the same ones.
     */
    async fixturesOf(drafts: readonly MatchDraft[], { transaction }: WriteOfCall): Promise<MatchDocument[]> {
      const free = drafts.filter(({ phaseId }) => !phaseId)
      const sportIds = [...new Set(free.map(({ sportId }) => sportId))].toSorted()
      for (const sportId of sportIds) await sports.lock(sportId, transaction)
      const days = [...new Set(free.map(({ date }) => date))]
      const filter = { sportId: { $in: sportIds }, date: { $in: days }, status: { $ne: 'cancelled' } }
      return sportIds.length === 0 ? [] : (await matches.list({ filter, transaction })).items
    },

    /** Reads matches in this order, without those that do not exist. */
    async readAll(ids: readonly string[], { transaction }: WriteOfCall): Promise<MatchDocument[]> {
      if (ids.length === 0) return []
      const { items } = await matches.list({ filter: { _id: { $in: [...ids] } }, transaction })
      const byId = new Map(items.map((match) => [match.id, match]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    /** Inserts drafts with the teams of slots that are decided already. */
    insert(
      drafts: readonly BatchDraft[],
      places: ReadonlyMap<string, SportMatches>,
      batch: string,
      write: WriteOfCall,
    ): Promise<MatchDocument[]> {
      const resolved = [...places].flatMap(([sportId, { competition, matches: existing }]) =>
        competition ? competitions.resolve(competition, [...existing, ...plannedOf(sportId, drafts)]).fills : [],
      )
      const sides = new Map(
        resolved.map(({ matchId, homeTeamId, awayTeamId }) => [
          matchId,
          { homeTeamId: homeTeamId ?? undefined, awayTeamId: awayTeamId ?? undefined },
        ]),
      )
      return matches.createAll(
        drafts.map(({ id, draft }) => ({ ...draft, ...sides.get(id), batch })),
        write,
        drafts.map(({ id }) => id),
      )
    },

    /** Deletes matches together; returns the one that names them in the bin: one whose teams are known, if there is any. */
    async remove(items: readonly MatchDocument[], write: WriteOfCall): Promise<MatchDocument | null> {
      const root = items.find(({ homeTeamId, awayTeamId }) => homeTeamId && awayTeamId) ?? items[0]
      if (!root) return null
      await matches.softDeleteAll(
        items.map(({ id }) => id),
        root.id,
        write,
      )
      return root
    },

    /** Fills and empties the slots of other matches. */
    async fillOthers(places: ReadonlyMap<string, SportMatches>, write: WriteOfCall): Promise<void> {
      for (const { competition } of places.values()) if (competition) await fill.write(competition, write)
    },
  }
}

export type BatchWrites = ReturnType<typeof createBatchWrites>
