import type { Dependents } from '@torneo/contracts/dependents'
import type { Database, Transaction } from '../../platform/database'

interface Row {
  _id: string
}
type Team = Row & { sportId: string; name: string }
type Match = Row & { sportId: string; status: string; homeTeamId: string; awayTeamId: string; date: string }

/** A match that keeps a sport from being deleted. */
interface DecidedMatch {
  id: string
  title: string
}

/** What hangs below a sport: its teams and their players, its matches and their events (R39). */
export function createSportDependentsRepository(database: Database) {
  const teams = database.collection<Team>('teams', [{ key: { sportId: 1 } }])
  const players = database.collection<Row & { teamId: string }>('players', [{ key: { teamId: 1 } }])
  const matches = database.collection<Match>('matches', [{ key: { sportId: 1, status: 1 } }])
  const events = database.collection<Row & { matchId: string }>('match_events', [{ key: { matchId: 1 } }])

  async function below(sportId: string, session?: Transaction) {
    const inside = session ? { session } : {}
    const ids = (row: Row) => row._id
    const teamIds = await teams.find({ sportId }, { projection: { _id: 1 }, ...inside }).map(ids).toArray()
    const matchIds = await matches.find({ sportId }, { projection: { _id: 1 }, ...inside }).map(ids).toArray()
    return { ofTeams: { teamId: { $in: teamIds } }, ofMatches: { matchId: { $in: matchIds } } }
  }

  return {
    async count(sportId: string): Promise<Dependents> {
      const { ofTeams, ofMatches } = await below(sportId)
      const [teamCount, playerCount, matchCount, eventCount] = await Promise.all([
        teams.countDocuments({ sportId }), players.countDocuments(ofTeams),
        matches.countDocuments({ sportId }), events.countDocuments(ofMatches),
      ])
      return { teams: teamCount, players: playerCount, matches: matchCount, events: eventCount }
    },

    /** Live and finished matches, by date. */
    async decidedMatches(sportId: string, session: Transaction): Promise<DecidedMatch[]> {
      const decided = { sportId, status: { $in: ['live', 'finished'] } }
      const found = await matches.find(decided, { session }).sort({ date: 1, _id: 1 }).toArray()
      const teamIds = found.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])
      const named = await teams.find({ _id: { $in: teamIds } }, { projection: { name: 1 }, session }).toArray()
      const nameOf = (id: string) => named.find((team) => team._id === id)?.name ?? 'Equipo no encontrado'
      return found.map(({ _id, homeTeamId, awayTeamId, date }) =>
        ({ id: _id, title: `${nameOf(homeTeamId)} – ${nameOf(awayTeamId)} (${date})` }))
    },

    /** Deletes all of it. One after the other: a transaction takes no parallel calls. */
    async remove(sportId: string, session: Transaction): Promise<void> {
      const { ofTeams, ofMatches } = await below(sportId, session)
      await events.deleteMany(ofMatches, { session })
      await players.deleteMany(ofTeams, { session })
      await matches.deleteMany({ sportId }, { session })
      await teams.deleteMany({ sportId }, { session })
    },
  }
}
