import type { Match } from '@torneo/contracts/matches'
import type { Player } from '@torneo/contracts/players'
import type { TestApi } from './test-api'

const stamps = () => ({ createdAt: new Date(), updatedAt: new Date(), rev: 1 })

type Fields = Record<string, unknown>

/** Puts tournament records straight into a test's database, whole and valid: what a test is not about is here. Ids are what they are called. */
export function tournamentScene(api: Pick<TestApi, 'raw'>) {
  const insert = async (collection: string, id: string, fields: Fields) => {
    // In place of one that is there: the start makes a tournament.
    await api.raw.collection<{ _id: string }>(collection).replaceOne({ _id: id }, { ...fields, ...stamps() }, { upsert: true })
    return id
  }
  const rules = { playersPerTeam: 11, matchDuration: 60, hasHalves: true, pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 }
  return {
    sport: (id: string, fields: Fields = {}) => insert('tournament_sports', id, { name: id, icon: '⚽', description: '', rules, active: true, order: 100, ...fields }),
    promotion: (id: string, fields: Fields = {}) =>
      insert('promotions', id, { year: 1998, name: id, category: 'Senior', color: '#1F5BB5', logo: '', description: '', ...fields }),
    team: (id: string, fields: { sportId: string; promotionId: string } & Fields) => insert('teams', id, {
      name: id, logo: '', color: '#1F5BB5',
      stats: { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 }, ...fields,
    }),
    player: (id: string, fields: Pick<Player, 'teamId'> & Fields) => insert('players', id, {
      name: id, number: 10, position: 'Volante', photo: '', stats: { goals: 0, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 0 }, ...fields,
    }),
    match: (id: string, fields: Pick<Match, 'sportId' | 'homeTeamId' | 'awayTeamId'> & Fields) => insert('matches', id, {
      tournamentId: '1', date: '2025-11-15', time: '10:00', location: 'Campo', round: 1, referee: '', field: '', status: 'scheduled', isLive: false,
      homeScore: 0, awayScore: 0, currentMinute: 0, currentHalf: 1, ...fields,
    }),
    /** In a match that is there; the match's rev stays. */
    async event(id: string, { matchId, ...fields }: Fields) {
      const matches = api.raw.collection<{ _id: string; events: object[] }>('matches')
      const time = new Date().toISOString()
      const event = {
        id, type: 'goal', minute: 12, assistPlayerId: null, timestamp: '', createdAt: time, updatedAt: time, rev: 1, ...fields,
      }
      await matches.updateOne({ _id: String(matchId) }, { $push: { events: event } })
      return id
    },
    /** Something that was done to a match, in its log. */
    async row(matchId: string, fields: Fields) {
      const matches = api.raw.collection<{ _id: string; log: object[] }>('matches')
      await matches.updateOne({ _id: matchId }, { $push: { log: { key: null, at: new Date(), ...fields } } })
    },
    /** How many events all matches have. */
    async countEvents(): Promise<number> {
      const rows = await api.raw.collection<{ events?: unknown[] }>('matches').find().toArray()
      return rows.reduce((sum, { events = [] }) => sum + events.length, 0)
    },
    /** The ids that are left in these collections, in order; what was deleted is hidden. */
    left: (...collections: readonly string[]) => Promise.all(collections.map(async (name) =>
      (await api.raw.collection<{ _id: string }>(name).find({ deleted: null }).sort({ _id: 1 }).toArray()).map(({ _id }) => _id))),
    tournament: (fields: Fields = {}) => insert('tournaments', '1', { name: 'Torneo', year: 2025, rostersClosed: false, ...fields }),
  }
}
