import { type Document, MongoClient } from 'mongodb'

/** A tournament of the size that the bars speak of. */
const size = { teams: 200, players: 2000, matches: 500 }

const stamps = { createdAt: new Date(0), updatedAt: new Date(0), rev: 1 }
const record = (_id: string, fields: Document): Document => ({ _id, ...fields, ...stamps })
const idOf = (kind: string, place: number) => `bench${kind}${place}`

/** Adds 200 teams, 2,000 players and 500 matches to the demo's, straight into the database. */
export async function fillTournament(mongodbUri: string): Promise<void> {
  const client = await MongoClient.connect(mongodbUri)
  try {
    const db = client.db(new URL(mongodbUri).pathname.slice(1) || 'torneo')
    const [sport, promotion] = await Promise.all(['tournament_sports', 'promotions'].map((name) => db.collection(name).findOne({})))
    const refs = { sportId: String(sport?._id), promotionId: String(promotion?._id) }
    const stats = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 }
    const done = { goals: 0, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 0 }
    const fill = (name: string, count: number, make: (place: number) => Document) =>
      db.collection<{ _id: string }>(name).insertMany(Array.from({ length: count }, (_, place) => make(place)) as { _id: string }[])
    await fill('teams', size.teams, (place) => record(idOf('team', place), { ...refs, name: `Equipo ${place}`, color: '#1F5BB5', logo: '', stats }))
    await fill('players', size.players, (place) => record(idOf('player', place), {
      teamId: idOf('team', place % size.teams), name: `Persona ${place}`, number: (place % 99) + 1, position: 'Volante', photo: '', stats: done,
    }))
    await fill('matches', size.matches, (place) => record(idOf('match', place), {
      tournamentId: '1', sportId: refs.sportId, homeTeamId: idOf('team', place % size.teams), awayTeamId: idOf('team', (place + 7) % size.teams),
      date: `2025-11-${String((place % 28) + 1).padStart(2, '0')}`, time: '10:00', location: 'Campo', round: 1, referee: '', field: '',
      status: 'scheduled', isLive: false, homeScore: 0, awayScore: 0, currentMinute: 0, currentHalf: 1,
    }))
  } finally {
    await client.close()
  }
}
