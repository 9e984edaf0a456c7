import { deviceTimeHeader } from '@torneo/contracts/endpoint/endpoint'
import { beforeEach, describe, expect, it } from 'vitest'
import { type RealtimeTimes, realtimeTimes } from '../../platform/realtime/realtime-times'
import { passHolder } from '../../testing/pass-scene'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import type { TestSocket } from '../../testing/test-socket'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

/** Announces its boards often. */
const quick: RealtimeTimes['boards'] = { ...realtimeTimes.boards, check: 20, renewal: 100 }

const api = useTestApi()
const scene = tournamentScene(api)
const here = useNode(api, { realtimeTimes: { boards: quick } })
const there = useNode(api, { realtimeTimes: { boards: { ...quick, silence: 300 } } })
/** Forgets a node that announces nothing. */
const forgetful = useNode(api, { realtimeTimes: { boards: { ...quick, trust: 600 } } })

beforeEach(async () => {
  for (const team of ['a', 'b']) {
    await scene.team(team, { sportId: 'futbol', promotionId: 'p' })
    await scene.player(`${team}uno`, { teamId: team })
  }
  await scene.match('m1', { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', status: 'live' })
})

/** Ana on one node, Diego on the other. */
async function two() {
  const [ana, diego] = await Promise.all(
    ['Ana', 'Diego'].map(async (name) => api.signedIn(await api.addUser({ role: 'admin_tournament', name }))),
  )
  return {
    ana: { ...ana!, ...createTestClient(here.app, ana!.token) },
    diego: { ...diego!, ...createTestClient(there.app, diego!.token) },
  }
}

const at = (call: string) => `/api/matches/m1/${call}`
const goal = { type: 'goal', teamId: 'a', playerId: 'auno', isAnother: false }
const plus = (side: 'home' | 'away') => ({ side, step: 1, isAnother: false })
const current = async (client: TestClient) => (await client.get('/api/matches/m1')).body
const logged = async (client: TestClient) =>
  (await client.get(at('log'))).body.items.map(
    ({ kind, by }: { kind: string; by: { name: string } }) => `${kind} ${by.name}`,
  )

describe('the same event of two people', () => {
  it('is held back with the first report, counts if it is another event, and leaves no trace otherwise', async () => {
    const { ana, diego } = await two()
    expect((await ana.post(at('events'), goal)).status).toBe(201)
    const held = await diego.post(at('events'), goal, { 'idempotency-key': 'gol-de-diego-1' })
    expect(held).toMatchObject({
      status: 409,
      body: {
        type: 'same_event',
        message: 'Otra persona registró lo mismo hace un momento',
        changedBy: { name: 'Ana' },
        current: { type: 'goal', playerName: 'auno', teamId: 'a', matchId: 'm1' },
      },
    })
    expect((await diego.post(at('score'), plus('home'))).body).toMatchObject({
      type: 'same_event',
      changedBy: { name: 'Ana' },
    })
    await expect.poll(() => current(diego)).toMatchObject({ homeScore: 1, rev: 2 })
    expect(
      (await diego.post(at('events'), { ...goal, isAnother: true }, { 'idempotency-key': 'gol-de-diego-1' })).body
        .match,
    ).toMatchObject({ homeScore: 2 })
    expect((await diego.post(at('score'), plus('away'))).status).toBe(200)
    expect((await ana.post(at('score'), plus('away'))).body).toEqual({
      code: 409,
      type: 'same_event',
      message: 'Otra persona registró lo mismo hace un momento',
      changedBy: { name: 'Diego', at: expect.any(String) },
    })
    await expect.poll(() => logged(ana)).toEqual(['score Diego', 'event Diego', 'event Ana'])
  })

  it('counts once at the same moment on two nodes; the other is held', async () => {
    const { ana, diego } = await two()
    const answers = await Promise.all([ana.post(at('events'), goal), diego.post(at('events'), goal)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    await expect.poll(() => current(ana)).toMatchObject({ homeScore: 1 })
  })

  it('is judged by the time at which an offline device saw it', async () => {
    const { ana, diego } = await two()
    const minutesAgo = (minutes: number) => ({
      [deviceTimeHeader]: new Date(Date.now() - minutes * 60_000).toISOString(),
    })
    expect((await ana.post(at('events'), goal, minutesAgo(5))).status).toBe(201)
    expect((await diego.post(at('events'), goal, minutesAgo(5))).body.type).toBe('same_event')
    expect((await diego.post(at('events'), goal, minutesAgo(4))).status).toBe(201)
  })
})

describe('repeats that change nothing', () => {
  it.each<[call: string, first: 'post' | 'put', body: object | undefined, before: object]>([
    ['start', 'post', undefined, { status: 'scheduled' }],
    ['period-end', 'post', undefined, { isLive: true }],
    ['period-start', 'post', { period: 2 }, { periodOver: true }],
    ['finish', 'post', undefined, {}],
  ])('%s: 200 with the match as it is, and no row', async (call, method, body, before) => {
    await api.raw.collection<{ _id: string }>('matches').updateOne({ _id: 'm1' }, { $set: before })
    const { ana, diego } = await two()
    const first = await ana[method](at(call), body)
    const second = await diego[method](at(call), body)
    expect([first.status, second.status]).toEqual([200, 200])
    expect({ ...second.body, restMs: 0 }).toEqual({ ...first.body, restMs: 0 })
    expect(second.headers['idempotency-replayed']).toBe('already')
    expect(await logged(ana)).toHaveLength(1)
  })
})

describe('the board of a match', () => {
  const namesIn = (board: unknown) =>
    ((board as { here?: unknown } | undefined)?.here as { name: string }[] | undefined)?.map(({ name }) => name)
  const names = (socket: TestSocket) => namesIn(socket.last('board:m1'))
  function stayAwake(socket: TestSocket): () => void {
    const timer = setInterval(() => socket.send({ type: 'ping' }), 50)
    return () => clearInterval(timer)
  }

  it('names its users on every node, once per person, until their last device leaves or goes silent', async () => {
    const { ana, diego } = await two()
    const [tablet, phone, other] = [here.open(ana), here.open(ana), there.open(diego)]
    await tablet.subscribe('board:m1', 'boards')
    const tabletAsleep = stayAwake(tablet)
    expect(tablet.last('board:m1')).toEqual({ matchId: 'm1', lead: null, here: [{ id: ana.user.id, name: 'Ana' }] })
    await phone.subscribe('board:m1')
    await other.subscribe('board:m1')
    let asleep = stayAwake(other)
    await expect
      .poll(() => [names(tablet), names(other)])
      .toEqual([
        ['Ana', 'Diego'],
        ['Ana', 'Diego'],
      ])
    expect(tablet.last('boards').items).toMatchObject([{ matchId: 'm1', lead: null }])

    phone.close()
    tablet.send({ type: 'unsubscribe', channels: ['board:m1'] })
    await expect.poll(() => names(other)).toEqual(['Diego'])
    await tablet.subscribe('board:m1')
    await expect.poll(() => names(other)).toEqual(['Ana', 'Diego'])
    // The phone disappears without closing its socket.
    asleep()
    await expect.poll(() => names(tablet)).toEqual(['Ana'])
    asleep = stayAwake(other)
    await expect.poll(() => names(tablet)).toEqual(['Ana', 'Diego'])
    await expect.poll(() => api.raw.collection('open_boards').countDocuments()).toBe(2)
    asleep()
    tabletAsleep()
    tablet.close()
    other.close()
    await expect.poll(() => api.raw.collection('open_boards').countDocuments()).toBe(0)
  })

  it('is believed of a node that died for a while only', async () => {
    const { diego } = await two()
    const dead = { _id: 'muerto', at: new Date(), open: [{ matchId: 'm1', person: { id: 'z', name: 'Zoe' } }] }
    const socket = forgetful.open(diego)
    await socket.subscribe('board:m1')
    const asleep = stayAwake(socket)
    await api.raw.collection<{ _id: string }>('open_boards').insertOne(dead)
    // Polls all received frames: her lease may end between two reads of the last one.
    await expect
      .poll(() => socket.on('board:m1').map((message) => namesIn('data' in message ? message.data : undefined)))
      .toContainEqual(['Diego', 'Zoe'])
    await expect.poll(() => names(socket)).toEqual(['Diego'])
    asleep()
  })

  it('is led by the user who starts it or takes it over; all open boards are notified, and none is blocked', async () => {
    await api.raw.collection<{ _id: string }>('matches').updateOne({ _id: 'm1' }, { $set: { status: 'scheduled' } })
    const { ana, diego } = await two()
    const socket = there.open(diego)
    await socket.subscribe('board:m1', 'boards')
    await ana.post(at('start'))
    await expect.poll(() => socket.last('board:m1')?.lead?.name).toBe('Ana')
    // A second start does not change the lead.
    await diego.post(at('start'))
    expect((await diego.post(at('lead'))).body).toMatchObject({
      matchId: 'm1',
      lead: { id: diego.user.id, name: 'Diego' },
    })
    await expect.poll(() => socket.last('boards')?.items).toMatchObject([{ matchId: 'm1', lead: { name: 'Diego' } }])
    expect((await ana.post(at('events'), goal)).status).toBe(201)
    expect(await logged(ana)).toEqual(['event Ana', 'start Ana'])
    await ana.post(at('finish'))
    expect(await ana.post(at('lead'))).toMatchObject({
      status: 409,
      body: { message: 'El partido no está programado ni en vivo' },
    })
    expect(await ana.post('/api/matches/nada/lead')).toMatchObject({ status: 404 })
    await expect.poll(() => socket.last('boards')?.items).toEqual([])
  })

  it('is not for captains, editors of the page or families to read, and for a pass holder as far as the pass reaches', async () => {
    const sockets = [
      here.open(await api.as('team_captain')),
      here.open(await api.as('admin_landing')),
      here.open({ isPublic: true }),
    ]
    for (const socket of sockets) {
      await socket.subscribe('board:m1', 'boards')
      expect(socket.received).toMatchObject([
        { type: 'error', code: 403, channel: 'board:m1' },
        { type: 'error', code: 403, channel: 'boards' },
      ])
    }
    expect(await api.raw.collection('open_boards').countDocuments()).toBe(0)
    const holder = await passHolder(api)
    await scene.match('m2', { sportId: 'futbol', homeTeamId: 'b', awayTeamId: 'a', location: 'Otro club' })
    const socket = here.open(holder)
    await socket.subscribe('match:m1')
    await socket.subscribe('board:m1', 'board:m2', 'boards')
    expect(socket.last('board:m1').here).toMatchObject([{ name: 'Planillero: Ana Ríos' }])
    expect(['board:m2', 'boards'].map((channel) => socket.on(channel))).toMatchObject(
      ['board:m2', 'boards'].map((channel) => [{ type: 'error', code: 403, channel }]),
    )
    expect((await holder.post(at('lead'))).body.lead).toEqual({ id: holder.user.id, name: 'Planillero: Ana Ríos' })
    expect((await holder.post('/api/matches/m2/lead')).status).toBe(403)
    for (const name of ['board:nada', 'board:']) {
      const socket = here.open((await two()).ana)
      await socket.subscribe(name)
      expect(socket.received).toMatchObject([{ type: 'error', code: 404, channel: name }])
    }
  })
})
