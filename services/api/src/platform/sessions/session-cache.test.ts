import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const other = useNode(api)
const sponsor = { name: 'Acme', website: 'https://acme.example', tier: 'gold' }

const areLive = async () => {
  for (const { app } of [api, other]) await expect.poll(() => app.services.changes.isLive()).toBe(true)
}
beforeEach(areLive)

type Client = Awaited<ReturnType<typeof api.signedIn>>

/** Ways in which a user loses the session. */
const endings: readonly [string, (client: Client) => Promise<unknown>][] = [
  ['signed out', (client) => client.delete('/api/account/sessions/current')],
  ['deactivated', async ({ user }) => (await api.as('super')).delete(`/api/users/${user.id}`)],
  [
    'given another role',
    async ({ user }) => (await api.as('super')).patch(`/api/users/${user.id}`, { role: 'admin_tournament' }),
  ],
  [
    'given another password',
    async ({ user }) => (await api.as('super')).post(`/api/users/${user.id}/password`, { password: 'otra-clave-2025' }),
  ],
]

describe.each(endings)('a user who was %s', (_how, end) => {
  it('reads and writes nothing more where it was done', async () => {
    const client = await api.signedIn(await api.addUser({ role: 'admin_landing' }))
    expect((await client.get('/api/account')).status).toBe(200)
    await end(client)
    const before = await api.snapshot()
    expect([(await client.get('/api/account')).status, (await client.post('/api/sponsors', sponsor)).status]).toEqual([
      401, 401,
    ])
    expect(await api.snapshot()).toBe(before)
  })

  it('writes nothing more on another node immediately, and reads nothing there after a second', async () => {
    const client = await api.signedIn(await api.addUser({ role: 'admin_landing' }))
    const there = createTestClient(other.app, client.token)
    expect((await there.get('/api/account')).status).toBe(200)
    await end(client)
    const before = await api.snapshot()
    expect((await there.post('/api/sponsors', sponsor)).status).toBe(401)
    expect(await api.snapshot()).toBe(before)
    await expect.poll(async () => (await there.get('/api/account')).status).toBe(401)
  })
})

it('a session that is over by its time opens nothing, however lately it was asked for', async () => {
  const client = await api.signedIn(await api.addUser({ role: 'admin_landing' }))
  // Written past this node: only the expiry ends the session.
  const endSoon = () =>
    api.raw
      .collection('sessions')
      .updateOne({ userId: client.user.id }, [{ $set: { expiresAt: { $add: ['$$NOW', 400] } } }])
  // A busy machine may end it before the request: such a try proves nothing.
  do await endSoon()
  while ((await client.get('/api/account')).status !== 200)
  await expect.poll(async () => (await client.get('/api/account')).status).toBe(401)
})

it('being seen prolongs a session that was not seen for a minute', async () => {
  const client = await api.signedIn(await api.addUser({ role: 'admin_landing' }))
  const sessions = api.raw.collection('sessions')
  await sessions.updateOne({ userId: client.user.id }, [
    { $set: { lastSeenAt: { $subtract: ['$$NOW', 61_000] }, expiresAt: { $add: ['$$NOW', 3_600_000] } } },
  ])
  await client.get('/api/account')
  const session = await sessions.findOne({ userId: client.user.id })
  expect(Number(session?.expiresAt) - Date.now()).toBeGreaterThan(11 * 3_600_000)
})
