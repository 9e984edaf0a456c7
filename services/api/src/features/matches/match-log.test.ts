import { setTimeout as delay } from 'node:timers/promises'
import { matchBounds, newestRows } from '@torneo/domain/match/match-aggregate'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { MatchDocument } from '../../data/matches/matches.repository'
import { profiled } from '../../testing/profiled'
import { startStandaloneApp } from '../../testing/standalone-app'
import { testDatabaseUri, useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { createTestProxy } from '../../testing/test-proxy'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const scene = tournamentScene(api)
const node = useNode(api)

const match = { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' }
beforeEach(async () => {
  await scene.sport('futbol', {
    rules: {
      playersPerTeam: 11,
      matchDuration: 60,
      hasHalves: true,
      pointsForWin: 3,
      pointsForDraw: 1,
      pointsForLoss: 0,
    },
  })
  for (const team of ['a', 'b']) await scene.team(team, { sportId: 'futbol', promotionId: 'p' })
  await scene.player('auno', { teamId: 'a' })
  await scene.match('m1', match)
})

const organiser = () => api.as('admin_tournament')
const at = (call: string) => `/api/matches/m1/${call}`
const keyed = (index: number) => ({ 'idempotency-key': `accion-${String(index).padStart(4, '0')}` })
const plus = { side: 'home', step: 1 }
const goal = { type: 'goal', teamId: 'a', playerId: 'auno' }
const stored = async () =>
  (await api.raw.collection<{ _id: string }>('matches').findOne({ _id: 'm1' })) as unknown as MatchDocument

/** Counts the writes to matches during `work`, by the database's profiler. */
async function writesDuring(work: () => Promise<unknown>): Promise<number> {
  return (await profiled(api.raw, { op: 'update', ns: `${api.raw.databaseName}.matches` }, work)).length
}

describe('the log of a match', () => {
  it('is stored with it: author, time, key and change; only staff reads it', async () => {
    const client = await organiser()
    await client.post(at('score'), plus, keyed(1))
    const answers = [
      await client.post(at('events'), goal, keyed(2)),
      await client.post(at('undo'), {}, keyed(3)),
      await client.patch('/api/matches/m1', { currentMinute: 7 }),
    ]
    const {
      user: { id, name },
    } = client
    const by = { id, name }
    expect((await stored()).log).toMatchObject([
      { key: 'accion-0001', rev: 2, at: expect.any(Date), by, kind: 'score', effect: { home: 1 } },
      {
        rev: 3,
        by,
        kind: 'event',
        effect: { home: 1, added: [{ playerId: 'auno' }] },
        undone: { by, at: expect.any(Date) },
      },
      { rev: 4, by, kind: 'undo', effect: { home: -1, undid: { rev: 3, key: 'accion-0002', kind: 'event' } } },
      { key: null, rev: 5, by, kind: 'counters', effect: { minute: 7 } },
    ])
    const reads = await Promise.all(
      ['/api/matches', '/api/matches?limit=5', '/api/matches/m1', at('events'), '/api/public/tournament'].map((url) =>
        client.get(url),
      ),
    )
    expect([...answers, ...reads].filter(({ text }) => /"log"|"effect"|clockSince/.test(text))).toEqual([])
  })

  it('says that bonus points of a finished match can be undone, and a goal cannot', async () => {
    const client = await organiser()
    const rules = { playersPerTeam: 15, matchDuration: 80, hasHalves: true, scoring: 'points', usesBonus: true }
    await api.raw.collection<{ _id: string }>('tournament_sports').updateOne({ _id: 'futbol' }, { $set: { rules } })
    await client.post(at('score'), plus)
    await client.post(at('finish'), {})
    const { status } = await client.put(at('bonus'), { home: 1, away: 0 })
    expect(status).toBe(200)
    const items = (await client.get(at('log'))).body.items as {
      key: string
      kind: string
      canUndo: boolean
      rev: number
    }[]
    expect(items.map(({ kind, canUndo }) => [kind, canUndo])).toEqual([
      ['bonus', true],
      ['finish', false],
      ['score', false],
    ])
    const undone = await client.post(at(`log/${items[0]?.rev}/undo`), {})
    expect([undone.status, undone.body.bonus ?? null]).toEqual([200, null])
  })

  it('counts for each of twenty concurrent users, and is written together', async () => {
    const clients = [await organiser(), await api.as('super')]
    await clients[0]!.post(at('score'), plus)
    const revs: number[] = []
    const writes = await writesDuring(async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          clients[index % 2]!.post(at(index % 4 === 0 ? 'events' : 'score'), index % 4 === 0 ? goal : plus),
        ),
      )
      revs.push(...answers.map(({ body }) => (body.match ?? body).rev as number))
    })
    expect(revs.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 3))
    expect(writes).toBeLessThan(10)
    expect(await stored()).toMatchObject({ homeScore: 21, rev: 22 })
  })

  it('rejected among others, takes nothing from them', async () => {
    const client = await organiser()
    const answers = await Promise.all([
      client.post(at('score'), plus),
      client.post(at('score'), { side: 'up' }),
      client.post(at('events'), { ...goal, playerId: 'nadie' }),
      client.post(at('reopen')),
      client.delete(at('events/nada')),
      client.post(at('score'), plus),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 409, 404, 200])
    expect(await stored()).toMatchObject({ homeScore: 2, rev: 3 })
  })

  it('is not done to a match that was deleted meanwhile', async () => {
    const client = await organiser()
    await client.post(at('score'), plus)
    await api.raw
      .collection<{ _id: string }>('matches')
      .updateOne({ _id: 'm1' }, { $set: { deleted: { at: new Date(), by: { id: '', name: '' }, batch: 'm1' } } })
    const before = await api.snapshot()
    const answers = [
      await client.post(at('score'), plus),
      await client.post(at('finish')),
      await client.post(at('undo'), {}),
      await client.get(at('events')),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await api.snapshot()).toBe(before)
  })
})

it('a deleted player keeps the name in earlier rows and is in no new ones', async () => {
  const client = await organiser()
  await client.post(at('events'), goal, keyed(1))
  await api.raw
    .collection<{ _id: string }>('players')
    .updateOne({ _id: 'auno' }, { $set: { deleted: { at: new Date(), by: { id: '', name: '' }, batch: 'auno' } } })
  expect((await client.get(at('events'))).body.items).toMatchObject([{ playerId: 'auno', playerName: 'auno' }])
  expect((await client.post(at('events'), goal, keyed(1))).body.event).toMatchObject({ playerName: 'auno' })
  const before = await api.snapshot()
  expect((await client.post(at('events'), goal)).body.details).toEqual([
    { path: 'playerId', message: 'Ese jugador no es de ese equipo' },
  ])
  expect(await api.snapshot()).toBe(before)
})

describe('a repeat', () => {
  it('is answered by the event and the match as they are now', async () => {
    const client = await organiser()
    const first = await client.post(at('events'), goal, keyed(1))
    await client.post(at('score'), plus)
    const again = await client.post(at('events'), goal, keyed(1))
    expect([again.status, again.headers['idempotency-replayed'], first.headers['idempotency-replayed']]).toEqual([
      201,
      'true',
      undefined,
    ])
    expect(again.body).toMatchObject({ event: first.body.event, match: { homeScore: 2, rev: 3 } })
    await client.delete(at(`events/${first.body.event.id}`))
    expect((await client.post(at('events'), goal, keyed(1))).body).toMatchObject({
      event: { id: first.body.event.id },
      match: { rev: 4 },
    })
    await client.post(at('undo'), {}, keyed(2))
    expect((await client.post(at('undo'), {}, keyed(2))).body).toMatchObject({
      undone: { kind: 'event_deletion' },
      match: { rev: 5 },
    })
    await client.post(at('finish'), undefined, keyed(3))
    expect((await client.post(at('finish'), undefined, keyed(3))).body).toMatchObject({ status: 'finished', rev: 6 })
    expect((await client.get('/api/teams/a')).body.stats).toMatchObject({ played: 1 })
  })

  it("is one person's: the same key of another is another action", async () => {
    await (await organiser()).post(at('score'), plus, keyed(1))
    expect((await (await api.as('super')).post(at('score'), { side: 'away', step: 1 }, keyed(1))).body).toMatchObject({
      homeScore: 1,
      awayScore: 1,
    })
  })
})

it.each(['probe-key-0003', '12345678', 'a/b?c#d%41', '..%2f..//', '~!@$&()*+,;=:\'"<>[]{}|^`\\_', 'x'.repeat(64)])(
  'a row is undone by the key that the log shows: %s',
  async (key) => {
    const client = await organiser()
    await client.post(at('score'), plus, { 'idempotency-key': key })
    const {
      body: {
        items: [row],
      },
    } = await client.get(at('log'))
    expect([row.key, row.canUndo]).toEqual([key, true])
    const undone = await client.post(at(`log/${encodeURIComponent(row.key as string)}/undo`))
    expect([undone.status, undone.body.homeScore]).toEqual([200, 0])
  },
)

it.each(['short', 'x'.repeat(65), 'con espacio', 'ñandú-0001', '12345678901'])(
  'an impossible key is not found: %s',
  async (key) => {
    expect((await (await organiser()).post(at(`log/${encodeURIComponent(key)}/undo`))).status).toBe(404)
  },
)

describe('a long log', () => {
  it('keeps the newest rows with the match and all keys for ever, on every node', async () => {
    const client = await organiser()
    const taps = 3 * newestRows
    for (let index = 0; index < taps; index += 1) await client.post(at('score'), plus, keyed(index))
    const { log, logCut } = await stored()
    expect([logCut + log.length, log.length >= newestRows, log.length < 2 * newestRows]).toEqual([taps, true, true])
    const buckets = await api.raw.collection('match_log').find().sort({ 'rows.0.rev': 1 }).toArray()
    expect(buckets.flatMap(({ rows }) => (rows as { rev: number }[]).map(({ rev }) => rev))).toEqual(
      Array.from({ length: logCut }, (_, index) => index + 2),
    )
    expect(buckets.map(({ _id, matchId }) => [String(_id), matchId])).toEqual(
      buckets.map(({ rows }) => [`m1:${(rows as { rev: number }[])[0]?.rev}`, 'm1']),
    )

    for (const one of [client, createTestClient(node.app, client.token)]) {
      const again = await one.post(at('score'), plus, keyed(0))
      expect([again.status, again.headers['idempotency-replayed'], again.body.homeScore]).toEqual([200, 'true', taps])
      expect((await one.post(at('score'), { side: 'away', step: 1 }, keyed(5))).status).toBe(409)
    }
    expect((await client.delete('/api/matches/m1')).status).toBe(409)
    expect((await client.post(at('undo'), {})).body.match).toMatchObject({ homeScore: taps - 1 })
  })

  it('accepts only the end of the match at its limit', async () => {
    const client = await organiser()
    await api.raw
      .collection<{ _id: string }>('matches')
      .updateOne({ _id: 'm1' }, { $set: { logCut: matchBounds.actions } })
    const before = await api.snapshot()
    const refused = [
      await client.post(at('score'), plus),
      await client.post(at('events'), goal),
      await client.patch('/api/matches/m1', { homeScore: 4 }),
    ]
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      refused.map(() => [409, 'Este partido ya tiene 4.000 acciones: finalízalo o cancélalo']),
    )
    expect(await api.snapshot()).toBe(before)
    expect((await client.post(at('finish'))).body).toMatchObject({ status: 'finished' })
  })

  it('full of events takes no more of them', async () => {
    const client = await organiser()
    const time = new Date().toISOString()
    const events = Array.from({ length: matchBounds.events }, (_, index) => ({
      id: `e${index}`,
      ...goal,
      minute: 1,
      assistPlayerId: null,
      timestamp: time,
      createdAt: time,
      updatedAt: time,
      rev: 1,
    }))
    await api.raw.collection<{ _id: string }>('matches').updateOne({ _id: 'm1' }, { $set: { events } })
    const before = await api.snapshot()
    const { status, body } = await client.post(at('events'), goal)
    expect([status, body.message]).toEqual([409, 'Este partido ya tiene 400 eventos: no se pueden registrar más'])
    expect(await api.snapshot()).toBe(before)
    expect((await client.get(at('events'))).body.total).toBe(matchBounds.events)
  })
})

describe('the history of a match', () => {
  const other = () => api.as('super')
  const log = async (query = '') => await (await organiser()).get(`${at('log')}${query}`)
  /** Returns the response of a rejected write, after checking that nothing changed. */
  async function rejected(call: string, body?: object, headers?: Record<string, string>) {
    const client = await organiser()
    const before = await api.snapshot()
    const {
      status,
      body: { message },
    } = await client.post(at(call), body, headers)
    expect(await api.snapshot()).toBe(before)
    return [status, message] as const
  }

  it('is read newest first, with names, by staff alone', async () => {
    const client = await organiser()
    await client.post(at('events'), goal, { ...keyed(1), 'x-device-time': new Date(Date.now() - 3000).toISOString() })
    await client.post(at('score'), plus)
    await (await other()).post(at('log/2/undo'), undefined, keyed(2))
    const { body, headers } = await log()
    const { id, name } = client.user
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toMatchObject({
      total: 3,
      items: [
        {
          kind: 'undo',
          rev: 4,
          key: 'accion-0002',
          effect: { undid: { rev: 2, kind: 'event' }, removed: [{ playerName: 'auno' }] },
          undone: null,
          canUndo: true,
        },
        {
          kind: 'score',
          rev: 3,
          key: null,
          deviceAt: null,
          minute: 0,
          by: { id, name },
          effect: { home: 1 },
          canUndo: true,
        },
        {
          kind: 'event',
          rev: 2,
          deviceAt: expect.any(String),
          effect: { added: [{ playerName: 'auno', playerNumber: 10 }] },
          undone: { at: expect.any(String), by: { name: expect.any(String) } },
          canUndo: false,
        },
      ],
    })
    expect((await log('?limit=1&offset=1')).body).toMatchObject({ total: 3, items: [{ rev: 3 }] })
    expect([
      (await log('?limit=0')).status,
      (await client.get('/api/matches/nada/log')).status,
      (await (await api.as('team_captain')).get(at('log'))).status,
    ]).toEqual([400, 404, 403])
  })

  it('undoes what another person did, once, and does it again', async () => {
    await (await other()).post(at('events'), goal, keyed(1))
    const client = await organiser()
    expect((await client.post(at('log/2/undo'), undefined, keyed(2))).body).toMatchObject({ homeScore: 0, rev: 3 })
    expect((await client.post(at('log/2/undo'), undefined, keyed(2))).body).toMatchObject({ homeScore: 0, rev: 3 })
    expect(await rejected('log/2/undo')).toEqual([409, 'Esa acción ya se deshizo'])
    expect((await client.post(at('log/3/undo'))).body).toMatchObject({ homeScore: 1, rev: 4 })
    await client.delete(at(`events/${(await client.get(at('events'))).body.items[0].id}`))
    expect(await rejected('log/2/undo')).toEqual([409, 'El evento ya no está: no se puede deshacer'])
    expect((await rejected('log/77/undo'))[0]).toBe(404)
  })

  it('takes a start back, and notes it', async () => {
    await scene.match('m1', { ...match, status: 'scheduled' })
    await (await other()).post(at('start'))
    expect((await (await organiser()).post(at('log/2/undo'))).body).toMatchObject({ status: 'scheduled', rev: 3 })
    expect(await api.raw.collection('activity').findOne({}, { sort: { _id: -1 } })).toMatchObject({
      action: 'Inicio del partido deshecho',
    })
  })

  it('goes back to a moment of long ago by one action, which can be undone', async () => {
    const client = await organiser()
    await client.post(at('events'), goal)
    await client.put(at('minute'), { minute: 33 })
    for (let tap = 0; tap < 2 * newestRows; tap += 1) await client.post(at('score'), plus)
    await client.delete(at(`events/${(await client.get(at('events'))).body.items[0].id}`))
    expect((await stored()).logCut).toBeGreaterThan(0)
    expect((await client.post(at('restore'), { rev: 3 }, keyed(1))).body).toMatchObject({
      homeScore: 1,
      currentMinute: 33,
      status: 'live',
    })
    expect((await client.get(at('events'))).body).toMatchObject({ total: 1, items: [{ playerName: 'auno' }] })
    expect(await rejected('restore', { rev: 3 })).toEqual([409, 'El partido ya está como en ese momento'])
    expect((await client.post(at('undo'), { key: 'accion-0001' })).body).toMatchObject({
      undone: { kind: 'score' },
      match: { homeScore: 2 * newestRows + 1 },
    })
    expect(await rejected('log/2/undo')).toEqual([409, 'Esa acción es muy antigua: usa «Volver a este momento»'])
  })

  it('rejects a moment that is not there, or of a finished match, and changes nothing', async () => {
    const client = await organiser()
    await client.post(at('score'), plus)
    expect((await rejected('restore', { rev: 9 }))[0]).toBe(404)
    expect((await rejected('restore', { rev: 0 }))[0]).toBe(400)
    await client.post(at('finish'))
    expect(await rejected('restore', { rev: 2 })).toEqual([409, 'El partido no está programado ni en vivo'])
    expect(await rejected('log/2/undo')).toEqual([409, 'El partido no está programado ni en vivo'])
  })

  it('rejects the time of a device that cannot be read, or of another day', async () => {
    const times = ['ayer', new Date(Date.now() + 48 * 3_600_000).toISOString()]
    for (const time of times) expect((await rejected('score', plus, { 'x-device-time': time }))[0]).toBe(400)
  })
})

describe('an action from an offline device', () => {
  // A second more, because the service measures the database's clock with an error of half a round trip.
  const ago = (minutes: number) => ({ 'x-device-time': new Date(Date.now() - minutes * 60_000 - 1000).toISOString() })

  it('begins, stops and is over when it was pressed', async () => {
    const client = await organiser()
    await scene.match('m1', { ...match, status: 'scheduled' })
    expect((await client.post(at('start'), undefined, ago(50))).body).toMatchObject({
      status: 'live',
      currentMinute: 50,
    })
    expect((await client.post(at('period-end'), undefined, ago(18))).body).toMatchObject({
      isLive: false,
      periodOver: true,
      currentMinute: 32,
      nextTickAt: null,
    })
    const { body } = await client.post(at('period-start'), { period: 2 }, ago(5))
    expect(body).toMatchObject({ isLive: true, currentHalf: 2, currentMinute: 35 })
    expect(Date.parse(body.nextTickAt as string)).toBeGreaterThan(Date.now())
    expect((await client.post(at('events'), { ...goal, minute: 33 })).body.event).toMatchObject({ minute: 33 })
    expect((await client.post(at('events'), { ...goal, minute: 150 })).body.event).toMatchObject({ minute: 35 })
  })

  it.each([
    ['put', 'half', { half: 3 }],
    ['put', 'minute', { minute: 600 }],
    ['post', 'period-start', { period: 3 }],
    ['post', 'period-start', { period: 0 }],
  ] as const)('%s %s %j is no such thing', async (method, call, body) => {
    const client = await organiser()
    const before = await api.snapshot()
    expect([(await client[method](at(call), body)).status, (await api.snapshot()) === before]).toEqual([400, true])
  })
})

it('a node that dies between its read and its write changes nothing, and leaves nothing open', async () => {
  const { uri, name } = testDatabaseUri()
  const proxy = await createTestProxy(Number(new URL(uri).port))
  const standalone = await startStandaloneApp(`mongodb://127.0.0.1:${proxy.port}/${name}?directConnection=true`, uri)
  onTestFinished(standalone.stop)
  await tournamentScene(standalone).match('m1', match)
  await standalone.client.post(at('score'), plus)
  const read = async () => await standalone.raw.collection<{ _id: string }>('matches').findOne({ _id: 'm1' })
  const before = await read()
  proxy.stall()
  const underWay = standalone.client.post(at('score'), plus)
  await delay(100)
  await proxy.cut()
  expect((await underWay).status).toBe(503)
  expect(await read()).toEqual(before)
  // Transactions of the app that shares the database may be under way.
  await expect
    .poll(() =>
      standalone.raw.admin().command({ currentOp: true, transaction: { $exists: true }, ns: new RegExp(name) }),
    )
    .toMatchObject({ inprog: [] })
})
