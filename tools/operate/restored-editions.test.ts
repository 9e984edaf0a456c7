import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandaloneApp } from '@torneo/api/testing/standalone-app'
import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedMongo } from '../mongo/start-mongo.ts'
import { startTestMongo } from '../mongo/test-mongo.ts'
import { backUp, restore } from './database-copy.ts'

let mongo: EmbeddedMongo
let client: MongoClient
let dir: string

beforeAll(async () => {
  mongo = await startTestMongo()
  client = await new MongoClient(mongo.uri).connect()
  dir = await mkdtemp(join(tmpdir(), 'torneo-editions-'))
})
afterAll(async () => {
  await client.close()
  await mongo.stop()
  await rm(dir, { recursive: true, force: true })
})

const uriOf = (name: string) => mongo.uri.replace(/\/[^/?]*\?/, `/${name}?`)
const times = { createdAt: new Date(), updatedAt: new Date(), rev: 1 }
const stats = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 }

/** Records as the release before editions stored them: the tournament has no state, and there is no archive. */
const beforeEditions = {
  tournaments: { _id: '1', ...times, name: 'Copa', year: 2025, rostersClosed: false },
  tournament_sports: {
    ...{ _id: 's', ...times, name: 'Fútbol', icon: '⚽', description: '', active: true, order: 1 },
    rules: defaultSportRules,
  },
  promotions: {
    ...{ _id: 'p', ...times, year: 1998, name: 'Promo 98', category: 'Senior' },
    ...{ color: '#E50914', logo: '', description: '' },
  },
  teams: { _id: 't', ...times, name: 'Los 98', sportId: 's', promotionId: 'p', logo: '', color: '#E50914', stats },
}

test('a backup of the release before editions is the open edition, which is archived, and a backup of that restores both', async () => {
  const [before, middle, last] = ['antes', 'medio', 'luego'].map((name) => `${name}_${randomBytes(4).toString('hex')}`)
  const [first, second] = [join(dir, 'a.torneo'), join(dir, 'b.torneo')]
  for (const [name, document] of Object.entries(beforeEditions))
    await client.db(before).collection<{ _id: string }>(name).insertOne(document)
  await backUp(uriOf(before!), first)

  await restore(uriOf(middle!), first)
  const restored = await startStandaloneApp(uriOf(middle!))
  const { body } = await restored.client.get('/api/tournaments')
  expect(body).toMatchObject({ total: 1, items: [{ id: '1', name: 'Copa', year: 2025 }] })
  expect((await restored.client.get('/api/teams')).body).toMatchObject({ items: [{ id: 't' }] })
  const next = { name: 'Copa', year: 2026, copy: { teams: true, players: false } }
  expect((await restored.client.post('/api/tournaments', next)).status).toBe(201)
  await backUp(uriOf(middle!), second)
  await restored.stop()

  await restore(uriOf(last!), second)
  // The application of the test signs in as a user of its own.
  await client.db(last).collection('users').deleteMany({})
  const again = await startStandaloneApp(uriOf(last!))
  expect((await again.client.get('/api/teams?tournamentId=1')).body).toMatchObject({ items: [{ id: 't' }] })
  expect((await again.client.get('/api/teams')).body).toMatchObject({ items: [{ copiedFrom: 't' }] })
  expect((await again.client.patch('/api/teams/t', { name: 'Otro' })).body.type).toBe('archived')
  await again.stop()
})
