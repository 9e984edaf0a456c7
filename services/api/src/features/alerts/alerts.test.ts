import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { usePushService } from '../../testing/push-service'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'
import { lookupPublic } from './public-lookup'

const push = await usePushService()
const { address: service, received, aDevice } = push
const environment = { PUSH_SERVICES: service, SECOND_FACTOR_KEY: 'una-clave-larga-de-prueba' }
const api = useTestApi(environment)
// A second node that watches the same matches.
useNode(api, { environment })
const at = tournamentScene(api)
const url = '/api/public/alerts'

const save = ({ endpoint, keys }: ReturnType<typeof push.aDevice>, promotionIds: readonly string[]) =>
  api.anonymous.put(url, { endpoint, keys, promotionIds })
let minute = 10
/** Moves the match until that shows: a node alerts only about changes after it has seen the match with a follower. */
async function moveUntil(isSeen: () => Promise<boolean>): Promise<void> {
  const chief = await api.as('admin_tournament')
  await expect
    .poll(
      async () => {
        await chief.patch('/api/matches/m1', { time: `12:${(minute += 1)}` })
        return isSeen()
      },
      { interval: 500 },
    )
    .toBe(true)
}
const stored = () => api.raw.collection('alert_subscriptions').find().toArray()

beforeEach(async () => {
  push.reset()
  await at.sport('futbol')
  for (const year of ['98', '05', '10']) {
    await at.promotion(`p${year}`)
    await at.team(`Promo ${year}`, { sportId: 'futbol', promotionId: `p${year}` })
  }
  await at.match('m1', { sportId: 'futbol', homeTeamId: 'Promo 98', awayTeamId: 'Promo 05' })
})

describe('a device that follows a promotion', () => {
  it('is notified of a moved match, its start, each goal and the end, once, encrypted for it', async () => {
    const [ours, others] = [aDevice(), aDevice('/otro')]
    expect([(await save(ours, ['p98'])).status, (await save(others, ['p10'])).status]).toEqual([204, 204])
    const chief = await api.as('admin_tournament')
    const told = () => ours.alerts().filter(({ title }) => !title.startsWith('Cambió'))
    const next = async (count: number) => {
      await expect.poll(() => told().length).toBe(count)
    }
    await moveUntil(() => Promise.resolve(ours.alerts().length > 0))
    expect(ours.alerts()[0]).toMatchObject({
      title: 'Cambió Promo 98 – Promo 05',
      tag: 'm1',
      url: '/en-vivo/partido/m1',
    })
    await chief.post('/api/matches/m1/start')
    await next(1)
    await chief.post('/api/matches/m1/score', { side: 'home', step: 1 })
    await next(2)
    // Reverted and scored again: no alert is repeated, nor sent for a decreasing score.
    await chief.post('/api/matches/m1/score', { side: 'home', step: -1 })
    await chief.post('/api/matches/m1/score', { side: 'home', step: 1 })
    await chief.post('/api/matches/m1/finish')
    await next(3)
    expect(told()).toMatchObject([
      { title: 'Empieza el partido', body: 'Promo 98 – Promo 05' },
      { title: '¡Anota Promo 98!', body: 'Promo 98 1 – 0 Promo 05' },
      { title: 'Finalizado', body: 'Promo 98 1 – 0 Promo 05' },
    ])
    expect([received[0]?.headers['content-encoding'], received[0]?.headers.authorization]).toEqual([
      'aes128gcm',
      expect.stringContaining((await api.anonymous.get(url)).body.key),
    ])
    expect(others.alerts()).toEqual([])
  })

  it('is stored as its browser gave it, changes its promotions on request, and is deleted in one call', async () => {
    const device = aDevice()
    await save(device, ['p98'])
    await save(device, ['p05', 'p10'])
    const { endpoint, keys } = device
    expect(await stored()).toEqual([
      { _id: expect.any(String), endpoint, keys, promotionIds: ['p05', 'p10'], usedAt: expect.any(Date) },
    ])
    await save(device, [])
    expect(await stored()).toEqual([])
  })

  it.each([404, 410])('is dropped when its push service answers %i; a redirect is not followed', async (gone) => {
    const device = aDevice()
    await save(device, ['p98'])
    await expect.poll(async () => (await stored()).length).toBe(1)
    push.answer(307)
    await moveUntil(() => Promise.resolve(received.length > 0))
    expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/telefono']))
    push.answer(gone)
    await moveUntil(async () => (await stored()).length === 0)
  })
})

describe('no request leaves to where it should not', () => {
  it.each([
    'https://10.0.0.7/push',
    'https://127.0.0.1/push',
    'https://localhost/push',
    `https://${service}.example.org/push`,
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://fcm.googleapis.com.example.org/a',
    'https://xfcm.googleapis.com/a',
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com@10.0.0.7/a',
    'https://10.0.0.7\\@fcm.googleapis.com/a',
    'https://[::1]/a',
    'https://push.services.mozilla.com.evil.org/a',
  ])('%s is refused, and nothing is stored', async (endpoint) => {
    const before = await api.snapshot()
    const { keys } = aDevice()
    expect((await api.anonymous.put(url, { endpoint, keys, promotionIds: ['p98'] })).status).toBe(400)
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    'fcm.googleapis.com/fcm/send/a',
    'updates.push.services.mozilla.com/wpush/v2/a',
    'wns2-par02p.notify.windows.com/w/?token=a%3d',
    'web.push.apple.com/a',
  ])("https://%s is a browser's", async (address) => {
    const { keys } = aDevice()
    expect((await api.anonymous.put(url, { endpoint: `https://${address}`, keys, promotionIds: ['p98'] })).status).toBe(
      204,
    )
  })
})

describe('limits on devices of strangers', () => {
  const stored = () => api.raw.collection<{ _id: string }>('alert_subscriptions')
  const day = 24 * 3_600_000

  it('takes no device for a promotion that does not exist', async () => {
    const { status, body } = await save(aDevice(), ['ninguna'])
    expect([status, body.details]).toEqual([
      400,
      [{ path: 'promotionIds', message: 'Las promociones elegidas ya no existen: vuelve a elegirlas' }],
    ])
    expect(await stored().countDocuments()).toBe(0)
    expect((await save(aDevice(), ['p98', 'borrada'])).status).toBe(204)
    expect(await stored().findOne()).toMatchObject({ promotionIds: ['p98'] })
  })

  it('takes 300 new devices a day of one network; those that are known continue, and so do other networks', async () => {
    const from = (address: string, path: string) =>
      createTestClient(api.app, null, address).put(url, {
        endpoint: `https://${service}${path}`,
        keys,
        promotionIds: ['p98'],
      })
    const { keys } = aDevice()
    let now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    onTestFinished(() => void vi.restoreAllMocks())
    for (let i = 0; i < 300; i += 1) {
      // Sixty per minute.
      now += 1001
      expect((await from('10.9.9.9', `/${i}`)).status).toBe(204)
    }
    now += 61_000
    expect((await from('10.9.9.9', '/uno-mas')).body).toMatchObject({
      code: 429,
      message: expect.stringContaining('Desde esta red'),
    })
    expect([(await from('10.9.9.9', '/7')).status, (await from('10.8.8.8', '/otra')).status]).toEqual([204, 204])
  })

  it('makes room by the device that got nothing for the longest time', async () => {
    const { keys } = aDevice()
    const rows = Array.from({ length: 20_000 }, (_, i) => ({
      _id: `d${i}`,
      endpoint: `https://${service}/${i}`,
      keys,
      promotionIds: ['p98'],
      usedAt: new Date(),
    }))
    await stored().insertMany(rows)
    expect((await save(aDevice(), ['p98'])).status).toBe(400)
    await stored().updateOne({ _id: 'd7' }, { $set: { usedAt: new Date(Date.now() - 31 * day) } })
    expect([(await save(aDevice(), ['p98'])).status, await stored().countDocuments({ _id: 'd7' })]).toEqual([204, 0])
    const ttl = (await stored().listIndexes().toArray()).find((index) => index['key'].usedAt === 1)
    expect(ttl?.['expireAfterSeconds']).toBe(180 * 24 * 3600)
  })
})

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['10.0.0.7', true],
  ['169.254.169.254', true],
  ['::1', true],
  ['::ffff:10.0.0.7', true],
  ['93.184.215.14', false],
])('a connection to %s is refused: %s, whatever the name was allowed as', async (name, isRejected) => {
  const error = await new Promise((resolve) => {
    lookupPublic(name, {}, resolve)
  })
  expect(error instanceof Error).toBe(isRejected)
})

it('has one key for all nodes, whose secret half is sealed where there is a key for that', async () => {
  const keys = await Promise.all([1, 2, 3].map(async () => String((await api.anonymous.get(url)).body.key)))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{87}$/)
  expect(await api.raw.collection('alert_keys').find().toArray()).toEqual([
    { _id: 'vapid', publicKey: keys[0], privateKey: expect.stringMatching(/^sealed:/) },
  ])
})
