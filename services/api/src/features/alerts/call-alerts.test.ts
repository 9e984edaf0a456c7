import { beforeEach, describe, expect, it } from 'vitest'
import { passHolder, storedPass } from '../../testing/pass-scene'
import { usePushService } from '../../testing/push-service'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const push = await usePushService()
const environment = { PUSH_SERVICES: push.address }
const api = useTestApi(environment)
// A second node that watches the same calls.
useNode(api, { environment })
const at = tournamentScene(api)
const url = '/api/calls/alerts'

type Client = Awaited<ReturnType<typeof api.as>>
type Device = ReturnType<typeof push.aDevice>

let volunteer: Awaited<ReturnType<typeof passHolder>>

beforeEach(async () => {
  push.reset()
  await at.sport('futbol')
  await at.promotion('promo')
  for (const team of ['Pérez / Gómez', 'visita']) await at.team(team, { sportId: 'futbol', promotionId: 'promo' })
  await at.match('uno', {
    sportId: 'futbol',
    homeTeamId: 'Pérez / Gómez',
    awayTeamId: 'visita',
    location: 'Campo',
    field: 'Cancha 1',
  })
  await storedPass(api, { field: 'Cancha 1' })
  volunteer = await passHolder(api, { scope: { field: 'Cancha 1' } })
})

const turnOn = async (client: Pick<Client, 'put'>, { endpoint, keys }: Device) =>
  (await client.put(url, { endpoint, keys })).status
async function call(fields: object = {}, client: Pick<Client, 'post'> = volunteer) {
  const answer = await client.post('/api/matches/uno/calls', { kind: 'absent_team', ...fields })
  expect(answer.status).toBe(201)
  return answer
}
const stored = () => api.raw.collection('call_devices').countDocuments()
async function count(device: Device, expected: number) {
  await expect.poll(() => device.alerts().length).toBe(expected)
}

describe('a device of staff with alerts of calls', () => {
  it('gets one alert per call on two nodes, opened at its match, without names or the sentence', async () => {
    const [mine, other] = [push.aDevice(), push.aDevice('/otro')]
    const [staff, chief] = [await api.as('admin_tournament'), await api.as('super')]
    expect([await turnOn(staff, mine), await turnOn(chief, other)]).toEqual([204, 204])
    expect((await staff.get(url)).body).toEqual({ on: true })
    const { body } = await call({ text: 'Juan Pérez se lastimó' })
    await Promise.all([count(mine, 1), count(other, 1)])
    await staff.patch(`/api/calls/${body.id}`, { read: true })
    await call({ kind: 'rain' })
    await Promise.all([count(mine, 2), count(other, 2)])
    const alert = { title: 'Aviso de Cancha 1', url: '/tournament/live?partido=uno' }
    expect(mine.alerts()).toEqual([
      { ...alert, body: 'No se presentó un equipo', tag: `call-${body.id}` },
      { ...alert, body: 'Lluvia', tag: expect.stringMatching(/^call-/) },
    ])
    expect(JSON.stringify(other.alerts())).not.toMatch(/Pérez|Ríos|Gómez/)
  })

  it('gets none of a call that its own user makes', async () => {
    const [mine, other] = [push.aDevice(), push.aDevice('/otro')]
    const staff = await api.as('admin_tournament')
    await turnOn(staff, mine)
    await turnOn(await api.as('super'), other)
    await call({}, staff)
    await count(other, 1)
    expect(mine.alerts()).toEqual([])
  })

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['signed out', (client) => client.delete('/api/account/sessions/current')],
    [
      'lost the role',
      async (client) => (await api.as('super')).patch(`/api/users/${client.user.id}`, { role: 'admin_landing' }),
    ],
    [
      'got another role by hand',
      (client) =>
        api.raw.collection('users').updateOne({ email: client.user.email }, { $set: { role: 'admin_landing' } }),
    ],
    ['was deactivated', async (client) => (await api.as('super')).delete(`/api/users/${client.user.id}`)],
    ['turned them off', (client) => client.delete(url)],
  ])('gets nothing once its user %s, and is deleted at the next call', async (_case, leave) => {
    const [gone, stays] = [push.aDevice(), push.aDevice('/otro')]
    const leaver = await api.signedIn(await api.addUser({ role: 'admin_tournament' }))
    await turnOn(leaver, gone)
    await turnOn(await api.as('super'), stays)
    await leave(leaver)
    await call()
    await count(stays, 1)
    await expect.poll(stored).toBe(1)
    expect(gone.alerts()).toEqual([])
  })

  it('belongs to the session that turned them on last, and is deleted when its push service answers 410', async () => {
    const device = push.aDevice()
    const [first, second] = [await api.as('admin_tournament'), await api.as('super')]
    await turnOn(first, device)
    await turnOn(second, device)
    expect([(await first.get(url)).body, (await second.get(url)).body]).toEqual([{ on: false }, { on: true }])
    push.answer(410)
    await call()
    await expect.poll(stored).toBe(0)
  })

  it('is of staff alone, and of a push service that is allowed', async () => {
    const device = push.aDevice()
    const captain = await api.as('team_captain')
    for (const client of [captain, await api.as('admin_landing'), volunteer])
      expect([await turnOn(client, device), (await client.get(url)).status]).toEqual([403, 403])
    const { keys } = device
    const wrong = await (await api.as('super')).put(url, { endpoint: 'https://10.0.0.7/push', keys })
    expect([wrong.status, wrong.body.details[0].path, await stored()]).toEqual([400, 'endpoint', 0])
  })
})
