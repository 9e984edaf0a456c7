import type { FastifyInstance } from 'fastify'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app'
import { readConfig } from '../config'
import { createStatsAudit } from '../data/read-models/stats-audit'
import { connectDatabase, type Database } from '../platform/database/database'
import { cheapPasswords, testDatabaseUri } from '../testing/test-api'
import { createTestClient } from '../testing/test-client'
import { version0, writeVersion0 } from '../testing/version-0'
import { migrate } from './migrate'

const { uri, name } = testDatabaseUri()
const raw = new MongoClient(uri)
const { ids, answers } = version0()
let app: FastifyInstance
let database: Database
let diego: ReturnType<typeof createTestClient>
let lucia: ReturnType<typeof createTestClient>

beforeAll(async () => {
  await writeVersion0(raw.db(name))
  await migrate(raw.db(name))
  database = await connectDatabase(uri)
  app = await buildApp({
    config: readConfig({ MONGODB_URI: uri, LOG_LEVEL: 'silent' }),
    database,
    passwords: cheapPasswords(),
  })
  await app.ready()
  const signedIn = async (email: string) => {
    const account = await app.services.users.secretOf(email)
    return createTestClient(app, await app.services.sessions.open(account ?? expect.fail(`no ${email}`)))
  }
  diego = await signedIn('admin_tournament@torneo.local')
  lucia = await signedIn('super@torneo.local')
})
afterAll(async () => {
  await app.close()
  await database.close()
  await raw.db(name).dropDatabase()
  await raw.close()
})

const at = (match: keyof typeof ids, call: string) => `/api/matches/${ids[match]}/${call}`
const scoreOf = async (match: keyof typeof ids) => {
  const { body } = await diego.get(`/api/matches/${ids[match]}`)
  return [body.homeScore, body.awayScore]
}

it('gives the same responses as before: matches, events, table and scorers; the counters match the matches', async () => {
  // Stored times were shifted to the present, the clock of a live match may have advanced, and version 0 did not send
  // its due time.
  const timeless = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, inner: unknown) =>
        ['createdAt', 'updatedAt', 'timestamp', 'currentMinute', 'nextTickAt', 'restMs', 'rev'].includes(key)
          ? undefined
          : inner,
      ),
    )
  for (const [path, before] of Object.entries(answers)) {
    const { status, body } = await diego.get(path)
    expect([path, status, timeless(body)]).toMatchObject([path, 200, timeless(before)])
  }
  expect((await createStatsAudit(database).check()).drifted).toEqual([])
})

it('an action repeated by a phone has no second effect; an unsent action counts once', async () => {
  const before = await scoreOf('live')
  const key = (name: string) => ({ 'idempotency-key': name })
  const goal = (playerId: string, more = {}) => ({ type: 'goal', teamId: playerId.charAt(0), playerId, ...more })
  const again = [
    await diego.post(at('live', 'score'), { side: 'home', step: 1 }, key('diego-score-1')),
    await diego.post(at('live', 'events'), goal('auno', { assistPlayerId: 'ados', minute: 3 }), key('diego-goal-1')),
    await diego.post(at('live', 'pause'), undefined, key('diego-pause-1')),
    await diego.post(at('live', 'undo'), { key: 'diego-score-2' }, key('diego-undo-1')),
    await lucia.post(at('live', 'events'), goal('bdos', { minute: 11 }), key('lucia-goal-1')),
    await diego.post(at('finished', 'finish'), undefined, key('diego-finish-1')),
    await diego.post(at('walkover', 'result'), { homeScore: 3, awayScore: 0 }, key('diego-result-1')),
  ]
  expect(again.map(({ status, headers }) => [status, headers['idempotency-replayed']])).toEqual(
    again.map((_, index) => [[201, 200][[1, 4].includes(index) ? 0 : 1], 'true']),
  )
  expect(await scoreOf('live')).toEqual(before)
  const other = await diego.post(at('live', 'score'), { side: 'away', step: 1 }, key('diego-score-1'))
  expect([other.status, await scoreOf('live')]).toEqual([409, before])

  const [home, away] = before as [number, number]
  for (const _time of [1, 2]) {
    expect((await diego.post(at('live', 'score'), { side: 'home', step: 1 }, key('diego-queued-1'))).status).toBe(200)
    expect((await lucia.post(at('live', 'events'), goal('bdos', { minute: 12 }), key('lucia-queued-1'))).status).toBe(
      201,
    )
  }
  expect(await scoreOf('live')).toEqual([home + 1, away + 1])
  expect((await createStatsAudit(database).check()).drifted).toEqual([])
})

it("'Deshacer' reaches earlier actions: by key, the latest own one, an event that was deleted, a start that nothing followed", async () => {
  const [home, away] = (await scoreOf('live')) as [number, number]
  const undo = (match: keyof typeof ids, key?: string) =>
    diego.post(at(match, 'undo'), key === undefined ? undefined : { key })
  expect((await undo('live', 'diego-score-2')).body.message).toBe('Esa acción ya se deshizo')
  expect((await undo('live', 'diego-deletion-1')).body.undone).toEqual({
    key: 'diego-deletion-1',
    kind: 'event_deletion',
  })
  expect((await diego.get(at('live', 'events'))).body.items.map((event: { minute: number }) => event.minute)).toContain(
    9,
  )
  expect((await undo('live', 'diego-goal-1')).body).toMatchObject({
    undone: { kind: 'event' },
    match: { homeScore: home - 1, awayScore: away },
  })
  expect((await undo('live', 'diego-half-1')).body.match.currentHalf).toBe(1)

  expect((await undo('corrected')).status).toBe(409)
  expect((await undo('started')).body).toMatchObject({
    undone: { key: 'diego-start-2', kind: 'start' },
    match: { status: 'scheduled' },
  })
})

it('a result from before the migration is reverted completely', async () => {
  expect((await diego.post(at('finished', 'reopen'))).status).toBe(200)
  expect((await createStatsAudit(database).check()).drifted).toEqual([])
})

it('its edition is archived as it was shown, and taken back as it was', async () => {
  const live = (await diego.get('/api/matches?status=live')).body.items as readonly { readonly id: string }[]
  for (const { id } of live) expect((await diego.post(`/api/matches/${id}/finish`)).status).toBe(200)
  const shown = async (query: string) => (await diego.get(`/api/public/tournament${query}`)).body
  const { tournament, earlier: _earlier, ...before } = await shown('')
  const next = { name: 'Otro', year: tournament.year + 1, copy: { teams: true, players: true } }
  const made = await diego.post('/api/tournaments', next)
  expect([made.status, (await shown('')).matches]).toEqual([201, []])
  expect(await shown(`?edition=${tournament.year}`)).toMatchObject(before)
  expect((await diego.post(at('live', 'reopen'))).body.type).toBe('archived')
  expect((await diego.delete(`/api/tournaments/${made.body.id}`)).status).toBe(204)
  expect(await shown('')).toMatchObject(before)
  expect((await createStatsAudit(database).check()).drifted).toEqual([])
})
