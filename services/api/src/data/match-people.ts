import { type Match, MatchSport, MatchTeam } from '@torneo/contracts/matches'
import type { Document } from 'mongodb'
import type { z } from 'zod/mini'
import type { Database, Transaction } from '../platform/database'
import { fits } from '../platform/stored-shape'

/** A match as it is stored: its sport and teams by id only. */
export type StoredMatch = Omit<Match, 'sport' | 'homeTeam' | 'awayTeam'>

/** A team as `teamStages` gives it. */
export interface TeamRow extends Omit<MatchTeam, 'id'> {
  readonly _id: string
}

export type SportRow = Omit<MatchSport, 'id'> & { readonly _id: string }

/** From a stored team to what a match shows of it. */
export const teamStages: Document[] = [
  { $lookup: { from: 'promotions', localField: 'promotionId', foreignField: '_id', as: 'promotion' } },
  { $project: {
    name: 1, color: 1, promotionId: 1, logo: { $ifNull: ['$logo', ''] },
    promotionYear: { $ifNull: [{ $first: '$promotion.year' }, null] }, promotionColor: { $ifNull: [{ $first: '$promotion.color' }, null] },
  } },
]

interface People {
  readonly sports: ReadonlyMap<string, MatchSport>
  readonly teams: ReadonlyMap<string, MatchTeam>
}

/** A row as a match shows it; null for none, and for one that cannot be read. */
const shown = <S extends z.ZodMiniType>(shape: S, row: object | undefined): z.output<S> | null => {
  if (!row) return null
  const { _id: id, ...fields } = row as { _id?: unknown }
  const made = { id, ...fields }
  return fits(shape, made) ? made as z.output<S> : null
}
export const matchSport = (row: SportRow | undefined): MatchSport | null => shown(MatchSport, row)
export const matchTeam = (row: TeamRow | undefined): MatchTeam | null => shown(MatchTeam, row)

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]))

const joined = (matches: readonly StoredMatch[], { sports, teams }: People): Match[] => matches.map((match) => ({
  ...match, sport: sports.get(match.sportId) ?? null, homeTeam: teams.get(match.homeTeamId) ?? null, awayTeam: teams.get(match.awayTeamId) ?? null,
}))

/** What a match shows of its sport and teams, read for all of them at once, however many matches. */
export function createMatchPeople(database: Database) {
  const sports = database.collection<SportRow>('tournament_sports')
  const teams = database.collection<{ _id: string }>('teams')

  return {
    async withPeople(matches: readonly StoredMatch[], transaction?: Transaction): Promise<Match[]> {
      if (matches.length === 0) return []
      const session = transaction ? { session: transaction } : {}
      const once = (ids: readonly string[]) => [...new Set(ids)]
      // One after the other: a transaction takes no parallel calls.
      const sportRows = await sports.find({ _id: { $in: once(matches.map(({ sportId }) => sportId)) } }, { projection: { name: 1, icon: 1 }, ...session }).toArray()
      const teamRows = await teams.aggregate<TeamRow>([
        { $match: { _id: { $in: once(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])) } } }, ...teamStages,
      ], session).toArray()
      const people = { sports: byId(sportRows.flatMap((row) => matchSport(row) ?? [])), teams: byId(teamRows.flatMap((row) => matchTeam(row) ?? [])) }
      return joined(matches, people)
    },
  }
}
