import { type Db, type Document, MongoClient } from 'mongodb'
import { rawAnswer, signIn } from '../scene/client.ts'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { percentile, timeOf } from '../table/numbers.ts'
import { figureOf, ratios } from '../table/ratios.ts'

const [turns, editions, goals, visits] = [7, 20, 20, 20]

type Stored = Document & { readonly _id: string }

interface Found {
  readonly items: readonly { readonly id: string; readonly year: number; readonly sportId?: string }[]
}

/** Reads of the panel's first screens. */
const firstReads = [
  ...['/dashboard', '/tournament-sports', '/promotions', '/teams', '/players', '/matches', '/standings'],
  ...['/scorers', '/public/edition', '/bin'],
]

const stored = (database: Db, name: string) => database.collection<Stored>(name)

async function copyDatabase(from: Db, to: Db): Promise<void> {
  for (const { name } of await from.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()) {
    const documents = await stored(from, name).find().toArray()
    if (documents.length > 0) await stored(to, name).insertMany(documents)
  }
}

/** Adds copies of the archived edition as editions of the years before. */
async function addEarlier(database: Db, count: number): Promise<void> {
  const edition = await stored(database, 'archived_editions').findOne()
  const tournament = await stored(database, 'tournaments').findOne({ state: 'archived' })
  if (!edition || !tournament) throw new Error('No edition is archived')
  const records = await stored(database, 'archived_records').find().toArray()
  for (let back = 1; back <= count; back += 1) {
    const [_id, year] = [`antes${back}`, Number(edition['year']) - back]
    await stored(database, 'archived_editions').insertOne({ ...edition, _id, year })
    await stored(database, 'tournaments').insertOne({ ...tournament, _id, year })
    await stored(database, 'archived_records').insertMany(
      records.map((record) => ({
        ...record,
        ...{ _id: `${record._id}x${back}`, names: [`${record._id}x${back}`], edition: _id },
      })),
    )
  }
}

/** Start, first screens, a goal and a visit of the families with twenty editions, over those with one (B40). */
export const twentyEditions: Measurement<Scene> = {
  id: 'twenty-editions',
  rows: ['start', 'first screens', 'goal', '/en-vivo'].map((what) => ({
    title: `${editions} editions of 400 matches: ${what}, over one`,
    bar: 'at most 1.1 x',
  })),
  async measure(scene) {
    const siteDir = await scene.site()
    const target = await scene.tournament('edition')
    for (const { id } of (await target.get<Found>('/matches?status=live')).items)
      await target.send(`/matches/${id}/finish`)
    const year = Math.max(...(await target.get<Found>('/tournaments')).items.map((one) => one.year)) + 1
    await target.send('/tournaments', { name: 'Torneo', year, copy: { teams: true, players: true } })
    const {
      items: [home, away],
    } = await target.get<Found>('/teams')
    const match = await target.send<{ id: string }>('/matches', {
      ...{ sportId: home?.sportId, homeTeamId: home?.id, awayTeamId: away?.id },
      ...{ date: `${year}-11-15`, time: '10:00', location: 'Campo' },
    })
    await target.send(`/matches/${match.id}/start`)
    await target.send(`/matches/${match.id}/pause`)

    const [one, twenty] = [
      await MongoClient.connect(await scene.uriOf('edition')),
      await MongoClient.connect(await scene.uriOf('twenty')),
    ]
    await copyDatabase(one.db(), twenty.db())
    await addEarlier(twenty.db(), editions - 1)
    await Promise.all([one.close(), twenty.close()])

    const timesOf = (name: 'edition' | 'twenty') => async () => {
      const since = performance.now()
      const process = await scene.start(name, { siteDir })
      const start = performance.now() - since
      const { get, send } = await signIn(process.address)
      try {
        const screens = await timeOf(async () => {
          for (const path of firstReads) await get(path)
        })
        const times = async (count: number, call: (index: number) => Promise<unknown>) => {
          const all: number[] = []
          while (all.length < count) all.push(await timeOf(() => call(all.length)))
          return percentile(all, 0.5)
        }
        const goal = await times(goals, (index) =>
          send(`/matches/${match.id}/score`, { side: 'home', step: index % 2 ? -1 : 1 }),
        )
        const visit = await times(visits, () => rawAnswer(`${process.address}/en-vivo`, {}))
        return { start, screens, goal, visit }
      } finally {
        await process.stop()
      }
    }
    const { start, screens, goal, visit } = await ratios(turns, timesOf('twenty'), timesOf('edition'))
    return [start, screens, goal, visit].map((ratio) => figureOf('ms', ratio))
  },
}
