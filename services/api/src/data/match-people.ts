import type { Match, MatchSport, MatchTeam } from '@torneo/contracts/matches'
import type { Document } from 'mongodb'
import type { Database, Transaction } from '../platform/database'

/** A match as it is stored: its sport and teams by id only. */
export type StoredMatch = Omit<Match, 'sport' | 'homeTeam' | 'awayTeam'>

/** A team as `teamStages` gives it. */
export interface TeamRow extends Omit<MatchTeam, 'id'> {
  readonly _id: string
}

/** From a stored team to what a match shows of it. */
export const teamStages: Document[] = [
  { $lookup: { from: 'promotions', localField: 'promotionId', foreignField: '_id', as: 'promotion' } },
  { $project: {
    name: 1, color: 1, promotionId: 1, logo: { $ifNull: ['$logo', ''] },
    promotionYear: { $ifNull: [{ $first: '$promotion.year' }, null] }, promotionColor: { $ifNull: [{ $first: '$promotion.color' }, null] },
  } },
]

/** What a match shows of its sport and teams, read for a whole page at once: one query each, however many matches. */
export function createMatchPeople(database: Database) {
  const sports = database.collection<{ _id: string; name: string; icon: string }>('tournament_sports')
  const teams = database.collection<{ _id: string }>('teams')

  async function sportsOf(ids: readonly string[], session: { session?: Transaction }): Promise<Map<string, MatchSport>> {
    const rows = await sports.find({ _id: { $in: [...ids] } }, { projection: { name: 1, icon: 1 }, ...session }).toArray()
    return new Map(rows.map(({ _id, name, icon }) => [_id, { id: _id, name, icon }]))
  }

  async function teamsOf(ids: readonly string[], session: { session?: Transaction }): Promise<Map<string, MatchTeam>> {
    const rows = await teams.aggregate<TeamRow>([
      { $match: { _id: { $in: ids } } }, ...teamStages,
    ], session).toArray()
    return new Map(rows.map(({ _id, ...team }) => [_id, { id: _id, ...team }]))
  }

  return {
    async withPeople(matches: readonly StoredMatch[], transaction?: Transaction): Promise<Match[]> {
      if (matches.length === 0) return []
      const session = transaction ? { session: transaction } : {}
      const once = (ids: readonly string[]) => [...new Set(ids)]
      // One after the other: a transaction takes no parallel calls.
      const sportById = await sportsOf(once(matches.map(({ sportId }) => sportId)), session)
      const teamById = await teamsOf(once(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])), session)
      return matches.map((match) => ({
        ...match, sport: sportById.get(match.sportId) ?? null, homeTeam: teamById.get(match.homeTeamId) ?? null,
        awayTeam: teamById.get(match.awayTeamId) ?? null,
      }))
    },
  }
}
