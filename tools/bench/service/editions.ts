import { type Db, MongoClient } from 'mongodb'
import type { Scene, Target } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { figureOf, ratios } from '../table/ratios.ts'

const turns = 5

interface Found {
  readonly items: readonly { readonly id: string; readonly year: number }[]
}

/** Opens the next edition with all teams and players; returns its milliseconds, and takes it back. */
async function openNext({ get, send, remove }: Target): Promise<{ readonly open: number }> {
  const years = (await get<Found>('/tournaments')).items.map(({ year }) => year)
  const next = { name: 'Torneo', year: Math.max(...years) + 1, copy: { teams: true, players: true } }
  const start = performance.now()
  const { id } = await send<{ id: string }>('/tournaments', next)
  const open = performance.now() - start
  await remove(`/tournaments/${id}`)
  return { open }
}

/** Moves documents to another collection and back, each way in one transaction; returns the milliseconds of the first. */
async function move(client: MongoClient, database: Db): Promise<{ readonly open: number }> {
  const pass = (from: string, to: string) =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        const documents = await database.collection(from).find({}, { session }).toArray()
        await database.collection(to).insertMany(documents, { session })
        await database.collection(from).deleteMany({}, { session })
      }),
    )
  const start = performance.now()
  await pass('here', 'there')
  const open = performance.now() - start
  await pass('there', 'here')
  return { open }
}

/** Time of 'Nueva edición', relative to the driver alone, which moves the same matches, teams and players once. */
export const editions: Measurement<Scene> = {
  id: 'editions',
  rows: [
    {
      title: "'Nueva edición' with 64 teams, 1,024 players, 400 matches: time over moving as many documents",
      bar: 'at most 8 x',
    },
  ],
  async measure(scene) {
    const target = await scene.tournament('edition')
    for (const { id } of (await target.get<Found>('/matches?status=live')).items)
      await target.send(`/matches/${id}/finish`)
    const uri = await scene.uriOf('edition')
    const client = await MongoClient.connect(uri)
    try {
      const bare = client.db('bench_move', { writeConcern: { w: 'majority' } })
      for (const name of ['tournament_sports', 'teams', 'players', 'matches'])
        await bare.collection('here').insertMany(await client.db().collection(name).find().toArray())
      await bare.createCollection('there')
      const { open } = await ratios(
        turns,
        () => openNext(target),
        () => move(client, bare),
      )
      return [figureOf('ms', open)]
    } finally {
      await client.close()
    }
  },
}
