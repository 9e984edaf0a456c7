import { beforeEach, expect, it } from 'vitest'
import { releasedApp, useReleaseApi } from '../../testing/release-api'
import { storeRelease } from '../../testing/release-scene'
import type { TestClient } from '../../testing/test-client'

const scene = useReleaseApi()
const { api, versionOf, live, back, store, refused } = scene
const app = releasedApp
let chief: ReturnType<typeof scene.chief>
beforeEach(() => {
  chief = scene.chief()
})

async function trial(share: number, roles: string[] = []) {
  for (const version of ['1.0.0', '1.1.0']) await store(version)
  await live('1.0.0')
  return live('1.1.0', { share, roles })
}
const people = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => api.signedIn(await api.addUser({ role: 'admin_landing' }))))

it('a trial is for a share of the people, always the same ones; who has not signed in gets the live version', async () => {
  const clients = await people(24)
  const { body } = await trial(50)
  const first = await Promise.all(clients.map((client) => versionOf(app, client)))
  expect(await Promise.all(clients.map((client) => versionOf(app, client)))).toEqual(first)
  const chosen = [...first, await versionOf()].filter((version) => version === '1.1.0').length
  expect(body.trial).toMatchObject({ version: '1.1.0', share: 50, people: { chosen, all: 25 } })
  expect(chosen).toBeGreaterThan(2)
  expect(chosen).toBeLessThan(23)
  expect(await versionOf(app, api.anonymous)).toBe('1.0.0')
  await live('1.1.0')
  expect(await Promise.all(clients.map((client) => versionOf(app, client)))).toEqual(clients.map(() => '1.1.0'))
})

it('a trial is for some roles, among the people who see the section', async () => {
  const clients = [chief, await api.as('admin_landing'), await api.as('admin_tournament')]
  const given = async () => Promise.all(clients.map((client) => versionOf(app, client)))
  expect((await trial(100, ['admin_landing', 'admin_tournament'])).body.trial.people).toEqual({ chosen: 1, all: 1 })
  expect(await given()).toEqual(['1.0.0', '1.1.0', '1.0.0'])
  expect((await live('1.1.0', { share: 99 })).body.trial.people.all).toBe(2)
  expect((await given())[2]).toBe('1.0.0')
  await back()
  expect(await versionOf(app, await api.as('admin_landing'))).toBe('1.0.0')
})

it('a trial needs something to be compared with', async () => {
  await storeRelease(chief, { app: 'cantina', version: '1.0.0', path: '/cantina' })
  expect((await refused(() => chief.post('/api/releases/cantina/live', { version: '1.0.0', share: 10 })))[0]).toBe(409)
})

const fails = (client: TestClient, version = '1.1.0', more: object = {}) =>
  client.post('/api/client-errors', { kind: 'section-broken', section: app, version, detail: 'x', ...more })
const countsOf = async (version: string) => {
  await api.app.services.releases.counts.write()
  const { versions } = (await chief.get('/api/releases')).body.items[0] as {
    versions: { version: string; visits: number; failures: number }[]
  }
  const { visits, failures } = versions.find((one) => one.version === version) ?? {}
  return { visits, failures }
}

it('a trial for roles that see nothing of the app is refused', async () => {
  await trial(10)
  expect(await refused(() => live('1.1.0', { share: 50, roles: ['admin_tournament', 'referee'] }))).toEqual([
    409,
    'Ninguno de los roles elegidos ve esta parte: Admin Torneo, referee',
  ])
})

it.each([
  ['it threw', { kind: 'section-broken' }, 1],
  ['it threw on a machine that was late with others', { kind: 'section-broken', others: 2 }, 1],
  ['one of its files is gone', { kind: 'section-gone' }, 1],
  ['its code does not end', { kind: 'section-hung', others: 0 }, 1],
  ['its code does not end on a machine that was late with others', { kind: 'section-hung', others: 1 }, 0],
  ['it was late', { kind: 'section-timeout' }, 0],
  ['the line was cut, or an older panel was late', { kind: 'section-unreachable' }, 0],
  ['the panel is too old for it', { kind: 'section-contract' }, 0],
  ['a kind of tomorrow', { kind: 'section-tomorrow' }, 0],
  ['a number of other sections that is none', { kind: 'section-hung', others: 'no' }, 0],
])('a trial counts failures of the code alone: %s', async (_, report, failures) => {
  await trial(100, ['admin_landing'])
  const editor = await api.as('admin_landing')
  await versionOf(app, editor)
  await fails(editor, '1.1.0', report)
  expect(await countsOf('1.1.0')).toEqual({ visits: 1, failures })
})

it('a trial counts visits of those who see the section alone, and says how many it needs', async () => {
  for (const version of ['1.0.0', '1.1.0']) await store(version)
  await live('1.0.0')
  const sample = async () => (await chief.get('/api/releases')).body.items[0].trial?.sample
  for (const client of await people(60)) await versionOf(app, client)
  for (const client of await people(2)) await client.get('/remotes.json?check')
  await versionOf(app, await api.as('admin_tournament'))
  expect(await countsOf('1.0.0')).toEqual({ visits: 60, failures: 0 })
  await live('1.1.0', { share: 100, roles: ['admin_landing'] })
  expect(await sample()).toEqual({ visits: 0, liveVisits: 60, needed: 41 })
  for (const client of await people(2)) await versionOf(app, client)
  await api.app.services.releases.counts.write()
  expect(await sample()).toMatchObject({ visits: 2 })
})

it('a trial hears of every person behind one address, ten times a minute each', async () => {
  const clients = await people(20)
  await trial(100, ['admin_landing'])
  for (const client of clients) await versionOf(app, client)
  const answers = await Promise.all(clients.map((client) => fails(client)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  const [first = chief] = clients
  const more = await Promise.all(Array.from({ length: 12 }, () => fails(first)))
  expect(more.filter(({ status }) => status === 429)).toHaveLength(3)
})

it('a trial that fails more than the live version is rolled back by the service itself', async () => {
  const clients = await people(30)
  await trial(50)
  for (const client of clients) {
    const version = String(await versionOf(app, client))
    if (version !== '1.1.0') continue
    // Repeated failures of a page count as one.
    for (let again = 0; again < 3; again += 1) await fails(client, version)
  }
  await expect.poll(async () => (await chief.get('/api/releases')).body.items[0].trial).toBeNull()
  const { changes, versions } = (await chief.get('/api/releases')).body.items[0] as {
    changes: { action: string; by: object; detail: string }[]
    versions: { version: string; visits: number; failures: number }[]
  }
  expect(changes[0]).toMatchObject({ action: 'taken-back', version: '1.0.0', by: { name: 'El servicio' } })
  const [ours, theirs] = ['1.1.0', '1.0.0'].map((version) => versions.find((one) => one.version === version))
  expect(changes[0]?.detail).toMatch(
    /^1\.1\.0: \d+ fallas en \d+ visitas; la versión en vivo, 0 fallas en \d+ visitas?$/,
  )
  expect((await chief.get('/api/audit?kind=release-changed')).body.items[0]).toMatchObject({
    who: { name: 'El servicio' },
    detail: expect.stringMatching(/^taken-back: 1\.1\.0/) as string,
  })
  expect(ours?.failures).toBe(ours?.visits)
  expect(theirs?.failures).toBe(0)
  expect(await Promise.all(clients.map((client) => versionOf(app, client)))).toEqual(clients.map(() => '1.0.0'))
})

it('a trial cannot be ended by strangers who invent failures', async () => {
  await trial(100, ['admin_landing'])
  for (let i = 0; i < 8; i += 1)
    await api.anonymous.post('/api/client-errors', {
      kind: 'section-broken',
      section: app,
      version: '1.1.0',
      detail: 'x',
    })
  await versionOf(app, await api.as('admin_landing'))
  expect(await countsOf('1.1.0')).toEqual({ visits: 1, failures: 0 })
})
