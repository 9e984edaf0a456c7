import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { createTestProxy } from '../../testing/test-proxy'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
let proxy: Awaited<ReturnType<typeof createTestProxy>>
beforeAll(async () => {
  const { mongodbUri } = api.app.services.config
  proxy = await createTestProxy(Number(new URL(mongodbUri).port))
})
const node = useNode(api, {
  databaseUri: () => `mongodb://127.0.0.1:${proxy.port}/${api.raw.databaseName}?directConnection=true`,
})
afterAll(() => proxy.cut())
const at = tournamentScene(api)
const away = async () => {
  await proxy.cut()
  await expect.poll(() => node.app.services.changes.isLive()).toBe(false)
}

describe('an unreachable database', () => {
  it('sockets stay and commands are rejected; missed changes arrive when it is back', async () => {
    await at.match('m1', { sportId: 'x', homeTeamId: 'y', awayTeamId: 'z' })
    await at.match('m2', { sportId: 'x', homeTeamId: 'y', awayTeamId: 'z' })
    const chief = await api.as('admin_tournament')
    const [signedIn, other] = [node.open({ token: chief.token }), await api.as('admin_tournament')]
    const leaver = node.open({ token: other.token })
    await signedIn.subscribe('matches', 'match:m1', 'content')
    await leaver.subscribe('content')
    const client = createTestClient(node.app, chief.token)

    await away()
    await other.delete('/api/account/sessions/current')
    await at.match('m1', { sportId: 'x', homeTeamId: 'y', awayTeamId: 'z', rev: 2, status: 'live', homeScore: 3 })
    await api.raw.collection<{ _id: string }>('matches').deleteOne({ _id: 'm2' })
    const newcomer = node.open({ isPublic: true })
    await newcomer.opened()
    newcomer.send({ type: 'subscribe', channels: ['match:m1', 'match:m2'] })
    const { status, body } = await client.post('/api/matches/m1/score', { side: 'home', step: 1 })
    expect([status, body.type]).toEqual([503, 'unavailable'])
    for (const socket of [signedIn, leaver, newcomer]) await socket.ping()
    // Channels that are open on this node serve their last known state.
    await expect.poll(() => newcomer.last('match:m1')?.match.rev).toBe(1)
    await expect.poll(() => newcomer.on('match:m2').at(-1)).toMatchObject({ type: 'error', code: 503 })
    expect(signedIn.received.filter(({ type }) => type !== 'pong')).toHaveLength(3)

    await proxy.restore()
    await expect.poll(() => signedIn.last('match:m1').match.homeScore).toBe(3)
    await expect
      .poll(() => signedIn.last('matches'))
      .toMatchObject({ items: [{ id: 'm1', status: 'live' }], removed: ['m2'] })
    await expect.poll(() => signedIn.on('content').at(-1)?.type).toBe('snapshot')
    await expect.poll(() => newcomer.last('match:m1').match.homeScore).toBe(3)
    await expect.poll(() => newcomer.on('match:m2').at(-1)).toMatchObject({ type: 'error', code: 404 })
    expect(await leaver.ended()).toBe(1008)
    await at.match('m3', { sportId: 'x', homeTeamId: 'y', awayTeamId: 'z' })
    await expect.poll(() => signedIn.last('matches').items).toMatchObject([{ id: 'm3' }])
  })

  it('a socket with a session is refused with 503 before the upgrade, so that it is tried again', async () => {
    const { token } = await api.as('admin_tournament')
    await away()
    const refused = node.open({ token })
    expect(await refused.ended()).toBe(1006)
    await proxy.restore()
    await expect.poll(() => node.app.services.changes.isLive()).toBe(true)
    await node.open({ token }).subscribe('content')
  })
})
