import { groupBy } from '@torneo/domain/schedule/group-by'
import { expect, it } from 'vitest'
import { buildApp } from '../../app'
import { connectDatabase } from '../../platform/database/database'
import { profiled } from '../../testing/profiled'
import { cheapPasswords, useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const at = tournamentScene(api)
const year = new Date().getFullYear()

const firstReads = [
  ...['/api/dashboard', '/api/tournament-sports', '/api/promotions', '/api/teams', '/api/players', '/api/matches'],
  ...['/api/standings', '/api/scorers', '/api/public/tournament', '/api/public/edition', '/api/bin'],
]

/** Copies the archived edition, as editions of the years before. */
async function addEditions(count: number): Promise<void> {
  const [editions, records, tournaments] = ['archived_editions', 'archived_records', 'tournaments'].map((name) =>
    api.raw.collection<{ _id: string; [field: string]: unknown }>(name),
  )
  const [edition, tournament] = [await editions!.findOne(), await tournaments!.findOne({ state: 'archived' })]
  const rows = await records!.find().toArray()
  if (!edition || !tournament) throw new Error('No edition is archived')
  for (let back = 1; back <= count; back += 1) {
    const older = `antes${back}`
    await editions!.insertOne({ ...edition, _id: older, year: year - back })
    await tournaments!.insertOne({ ...tournament, _id: older, year: year - back })
    await records!.insertMany(
      rows.map((row) => ({ ...row, _id: `${row._id}x${back}`, names: [`${row._id}x${back}`], edition: older })),
    )
  }
}

it('a start, first screens, a goal and the page of families read as much with twenty editions as with one', async () => {
  await at.tournament({ year })
  await at.sport('futbol')
  await at.promotion('p98')
  for (const id of ['a', 'b', 'c', 'd']) await at.team(id, { sportId: 'futbol', promotionId: 'p98' })
  for (let number = 1; number <= 50; number += 1) await at.player(`j${number}`, { teamId: 'a', number })
  for (let id = 1; id <= 50; id += 1)
    await at.match(`m${id}`, { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'finished' })
  const boss = await api.as('super')
  const next = { name: 'Copa', year: year + 1, copy: { teams: true, players: true } }
  expect((await boss.post('/api/tournaments', next)).status).toBe(201)
  const [home, away] = (await boss.get('/api/teams')).body.items
  const day = { sportId: home.sportId, date: `${year + 1}-11-15`, time: '10:00', location: 'Campo' }
  const match = (await boss.post('/api/matches', { ...day, homeTeamId: home.id, awayTeamId: away.id })).body
  await boss.post(`/api/matches/${match.id}/start`)

  const { token } = await api.signedIn(boss.user)
  /**
   * Number of stored documents that the database looked at, each query once: a cache reads its collection again if its
   * change stream opens meanwhile. `tournaments` and `archived_editions` have one small record per edition.
   */
  const examined = async () => {
    const operations = await profiled(
      api.raw,
      { ns: { $not: /\.(tournaments|archived_editions|system\..*)$/ }, docsExamined: { $exists: true } },
      async () => {
        const { config } = api.app.services
        const database = await connectDatabase(config.mongodbUri)
        const app = await buildApp({ config, database, passwords: cheapPasswords() })
        await app.ready()
        const fresh = createTestClient(app, token)
        for (const path of firstReads) expect([path, (await fresh.get(path)).status]).toEqual([path, 200])
        expect((await fresh.post(`/api/matches/${match.id}/score`, { side: 'home', step: 1 })).status).toBe(200)
        await app.close()
        await database.close()
      },
    )
    const byQuery = groupBy(operations, ({ ns, op, command: { filter, pipeline, query, q } }) =>
      JSON.stringify([ns, op, filter, pipeline, query, q]),
    )
    return [...byQuery.values()].reduce(
      (sum, same) => sum + Math.max(...same.map(({ docsExamined }) => Number(docsExamined))),
      0,
    )
  }
  const withOne = await examined()
  await addEditions(19)
  const withTwenty = await examined()
  expect(withOne).toBeGreaterThan(100)
  expect(withTwenty).toBeLessThanOrEqual(withOne * 1.1)
})
