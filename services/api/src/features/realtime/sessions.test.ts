import type { AccountSession } from '@torneo/contracts/people/own-account'
import type { User } from '@torneo/contracts/people/users'
import { describe, expect, it } from 'vitest'
import { testPassword, useTestApi } from '../../testing/test-api'
import { type Answer, createTestClient, type TestClient } from '../../testing/test-client'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const here = useNode(api)
const there = useNode(api)

/** Opens sockets of a user on both nodes, one of them with another session. */
async function person(fields: Partial<User> & { role: string }) {
  const user = await api.addUser(fields)
  const [one, other] = [await api.signedIn(user), await api.signedIn(user)]
  const sockets = {
    here: here.open({ token: one.token }),
    there: there.open({ token: one.token }),
    other: there.open({ token: other.token }),
  }
  const bystander = here.open({ token: (await api.as('super')).token })
  for (const socket of [...Object.values(sockets), bystander]) await socket.subscribe('content')
  return { user, client: one, other, sockets, bystander }
}

describe('a session that ends closes its sockets with 1008, and no others', () => {
  it('signing out', async () => {
    const { client, sockets, bystander } = await person({ role: 'admin_landing' })
    await client.delete('/api/account/sessions/current')
    expect(await Promise.all([sockets.here, sockets.there].map((socket) => socket.ended()))).toEqual([1008, 1008])
    await sockets.other.ping()
    await bystander.ping()
  })

  it('deactivation', async () => {
    const { user, sockets, bystander } = await person({ role: 'admin_landing' })
    await (await api.as('super')).delete(`/api/users/${user.id}`)
    expect(await Promise.all(Object.values(sockets).map((socket) => socket.ended()))).toEqual([1008, 1008, 1008])
    await bystander.ping()
  })

  it('a changed role, by the panel or by hand', async () => {
    const chief = await api.as('super')
    const first = await person({ role: 'admin_landing' })
    await chief.patch(`/api/users/${first.user.id}`, { role: 'admin_tournament' })
    const second = await person({ role: 'admin_landing' })
    await api.raw
      .collection<{ _id: string }>('users')
      .updateOne({ _id: second.user.id }, { $set: { role: 'admin_tournament' } })
    for (const { sockets } of [first, second]) {
      expect(await Promise.all(Object.values(sockets).map((socket) => socket.ended()))).toEqual([1008, 1008, 1008])
    }
    const again = here.open({ token: second.client.token })
    await again.subscribe('content')
  })

  it('a new password that somebody else set', async () => {
    const { user, sockets, bystander } = await person({ role: 'team_captain' })
    await (await api.as('super')).post(`/api/users/${user.id}/password`, { password: 'otra-clave-2025' })
    expect(await Promise.all(Object.values(sockets).map((socket) => socket.ended()))).toEqual([1008, 1008, 1008])
    await bystander.ping()
  })

  it.each<[string, (client: TestClient) => Promise<Answer>]>([
    [
      "a new password of one's own",
      (client) => client.put('/api/account/password', { current: testPassword, next: 'otra-clave-2025' }),
    ],
    ['the end of the own other sessions', (client) => client.delete('/api/account/sessions')],
  ])('%s, while the own sockets are closed to reconnect with the new token', async (_case, send) => {
    const { client, sockets, bystander } = await person({ role: 'admin_landing' })
    const { status, headers } = await send(client)
    expect(status).toBe(204)
    expect(await sockets.other.ended()).toBe(1008)
    expect(await Promise.all([sockets.here, sockets.there].map((socket) => socket.ended()))).toEqual([4001, 4001])
    const [, token = ''] = /torneo_session=([^;]*)/.exec(String(headers['set-cookie'])) ?? []
    await there.open({ token }).subscribe('content')
    expect(await here.open({ token: client.token }).ended()).toBe(1008)
    await bystander.ping()
  })

  it('one of the own, ended from another', async () => {
    const { client, sockets } = await person({ role: 'admin_landing' })
    const { sessions } = (await client.get('/api/account/sessions')).body as { sessions: AccountSession[] }
    expect((await client.delete(`/api/account/sessions/${sessions.find(({ current }) => !current)?.id}`)).status).toBe(
      204,
    )
    expect(await sockets.other.ended()).toBe(1008)
    for (const socket of [sockets.here, sockets.there]) await socket.ping()
  })

  it('closes when its time is over, moved by hand or elapsed', async () => {
    const { client, sockets, bystander } = await person({ role: 'admin_landing' })
    const sessions = api.raw.collection<{ _id: string }>('sessions')
    const opened = await sessions.find({ userId: client.user.id }).sort({ createdAt: 1 }).toArray()
    await sessions.updateOne({ _id: opened[1]!._id }, { $set: { expiresAt: new Date(Date.now() - 1) } })
    expect(await sockets.other.ended()).toBe(1008)
    await sessions.updateOne({ _id: opened[0]!._id }, { $set: { expiresAt: new Date(Date.now() + 1500) } })
    expect(await Promise.all([sockets.here, sockets.there].map((socket) => socket.ended()))).toEqual([1008, 1008])
    const stillRunning = { userId: client.user.id, $expr: { $gt: ['$expiresAt', '$$NOW'] } }
    expect(await sessions.countDocuments(stillRunning)).toBe(0)
    await bystander.ping()
  })

  it('all accounts are replaced, as by a restore', async () => {
    const { sockets, bystander } = await person({ role: 'admin_landing' })
    await api.raw.collection('sessions').drop()
    expect(await Promise.all([...Object.values(sockets), bystander].map((socket) => socket.ended()))).toEqual([
      1008, 1008, 1008, 1008,
    ])
  })
})

describe('a socket survives', () => {
  it('other settings, a new name, being seen', async () => {
    const { user, client, sockets, bystander } = await person({ role: 'admin_landing' })
    await client.patch('/api/account/prefs', { theme: 'dark' })
    await (await api.as('super')).patch(`/api/users/${user.id}`, { name: 'Otra' })
    await api.raw.collection('sessions').updateMany({}, { $set: { lastSeenAt: new Date(0) } })
    await client.get('/api/account')
    await expect.poll(() => bystander.on('content').length).toBeGreaterThan(2)
    for (const socket of Object.values(sockets)) await socket.ping()
  })

  it('a public socket has no session that could end', async () => {
    const client = await api.as('admin_landing')
    const socket = here.open({ isPublic: true, token: client.token })
    await socket.subscribe('matches')
    const witness = here.open({ token: client.token })
    await witness.opened()
    await client.delete('/api/account/sessions/current')
    expect(await witness.ended()).toBe(1008)
    await socket.ping()
  })
})

it('a session that ends while its socket opens closes it: forty tries of the moment between', async () => {
  const user = await api.addUser({ role: 'admin_landing' })
  const endings = Array.from({ length: 40 }, async (_one, wait) => {
    const { token } = await api.signedIn(user)
    const socket = here.open({ token })
    for (let turn = 0; turn < wait; turn += 1) await new Promise(setImmediate)
    await createTestClient(here.app, token).delete('/api/account/sessions/current')
    return socket.ended()
  })
  expect(new Set(await Promise.all(endings))).toEqual(new Set([1008]))
})
