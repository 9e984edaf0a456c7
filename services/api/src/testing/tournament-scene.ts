import type { Match } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import type { TestApi } from './test-api'

const stamps = () => ({ createdAt: new Date(), updatedAt: new Date(), rev: 1 })

type Fields = Record<string, unknown>

/** Inserts complete, valid tournament records into a test's database. The id is also the name. */
export function tournamentScene(api: Pick<TestApi, 'raw'>) {
  const insert = async (collection: string, id: string, fields: Fields) => {
    // Replaces, because the app creates a tournament when it starts.
    await api.raw
      .collection<{ _id: string }>(collection)
      .replaceOne({ _id: id }, { ...stamps(), ...fields }, { upsert: true })
    return id
  }
  const rules = {
    playersPerTeam: 11,
    matchDuration: 60,
    hasHalves: true,
    pointsForWin: 3,
    pointsForDraw: 1,
    pointsForLoss: 0,
  }
  return {
    sport: (id: string, fields: Fields = {}) =>
      insert('tournament_sports', id, {
        name: id,
        icon: '⚽',
        description: '',
        rules,
        active: true,
        order: 100,
        ...fields,
      }),
    promotion: (id: string, fields: Fields = {}) =>
      insert('promotions', id, {
        year: 1998,
        name: id,
        category: 'Senior',
        color: '#1F5BB5',
        logo: '',
        description: '',
        ...fields,
      }),
    team: (id: string, fields: { sportId: string; promotionId: string } & Fields) =>
      insert('teams', id, {
        name: id,
        logo: '',
        color: '#1F5BB5',
        stats: { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 },
        ...fields,
      }),
    player: (id: string, fields: Pick<Player, 'teamId'> & Fields) =>
      insert('players', id, {
        name: id,
        number: 10,
        position: 'Volante',
        photo: '',
        stats: { goals: 0, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 0 },
        ...fields,
      }),
    match: (id: string, fields: Pick<Match, 'sportId' | 'homeTeamId' | 'awayTeamId'> & Fields) =>
      insert('matches', id, {
        tournamentId: '1',
        date: '2025-11-15',
        time: '10:00',
        location: 'Campo',
        round: 1,
        referee: '',
        field: '',
        status: 'scheduled',
        isLive: false,
        homeScore: 0,
        awayScore: 0,
        currentMinute: 0,
        currentHalf: 1,
        ...(fields['isLive'] === true ? { nextTickAt: new Date(Date.now() + 58_000) } : {}),
        ...fields,
      }),
    /** Adds an event to an existing match, without a new rev. */
    async event(id: string, { matchId, ...fields }: Fields) {
      const matches = api.raw.collection<{ _id: string; events: object[] }>('matches')
      const time = new Date().toISOString()
      const event = {
        id,
        type: 'goal',
        minute: 12,
        assistPlayerId: null,
        timestamp: '',
        createdAt: time,
        updatedAt: time,
        rev: 1,
        ...fields,
      }
      await matches.updateOne({ _id: String(matchId) }, { $push: { events: event } })
      return id
    },
    /** Adds a row to a match's log. */
    async row(matchId: string, fields: Fields) {
      const matches = api.raw.collection<{ _id: string; log: object[] }>('matches')
      await matches.updateOne({ _id: matchId }, { $push: { log: { key: null, at: new Date(), ...fields } } })
    },
    /** Counts the events of all matches. */
    async countEvents(): Promise<number> {
      const rows = await api.raw.collection<{ events?: unknown[] }>('matches').find().toArray()
      return rows.reduce((sum, { events = [] }) => sum + events.length, 0)
    },
    /** Returns the ids of the records in these collections that are not deleted, in order. */
    visibleIds: (...collections: readonly string[]) =>
      Promise.all(
        collections.map(async (name) =>
          (await api.raw.collection<{ _id: string }>(name).find({ deleted: null }).sort({ _id: 1 }).toArray()).map(
            ({ _id }) => _id,
          ),
        ),
      ),
    tournament: (fields: Fields = {}) =>
      insert('tournaments', '1', { name: 'Torneo', year: 2025, rostersClosed: false, ...fields }),
  }
}
