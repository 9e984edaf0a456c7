import { beforeEach, expect, it } from 'vitest'
import { releasedApp, useReleaseApi } from '../../testing/release-api'
import { storeRelease } from '../../testing/release-scene'

const scene = useReleaseApi()
const { api, versionOf, live, back, store, refused } = scene
const app = releasedApp
let chief: ReturnType<typeof scene.chief>
beforeEach(() => {
  chief = scene.chief()
})

async function trial(roles: string[], more: object = {}) {
  for (const version of ['1.0.0', '1.1.0']) await store(version)
  await live('1.0.0')
  return live('1.1.0', { roles, ...more })
}
const own = async () => (await chief.get('/api/releases')).body.items[0] as Record<string, unknown>

it('a version is live for some roles first, among the people who see the section, until it is rolled back', async () => {
  const clients = [chief, await api.as('admin_landing'), await api.as('admin_tournament'), api.anonymous]
  const given = async () => Promise.all(clients.map((client) => versionOf(app, client)))
  const { body } = await trial(['admin_landing', 'admin_tournament'])
  expect(body.trial).toMatchObject({ version: '1.1.0', people: { chosen: 1, all: 1 }, by: { name: chief.user.name } })
  expect(await given()).toEqual(['1.0.0', '1.1.0', '1.0.0', '1.0.0'])
  expect((await live('1.1.0', { roles: ['super', 'admin_landing'] })).body.trial.people.all).toBe(2)
  expect(await given()).toEqual(['1.1.0', '1.1.0', '1.0.0', '1.0.0'])
  await back()
  expect(await given()).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.0.0'])
  expect(await own()).toMatchObject({
    trial: null,
    changes: [
      { action: 'rollback', detail: '1.1.0' },
      { action: 'trial', detail: 'super, admin_landing' },
      { action: 'trial', detail: 'admin_landing, admin_tournament' },
      { action: 'release' },
    ],
  })
})

it('a version that is live for some roles goes live for everybody, and its time with them is over', async () => {
  await trial(['admin_landing'])
  await live('1.1.0')
  expect(await versionOf(app, api.anonymous)).toBe('1.1.0')
  expect(await own()).toMatchObject({ live: { version: '1.1.0' }, trial: null })
})

it.each([
  [
    'roles that see nothing of the app',
    () => live('1.1.0', { roles: ['admin_tournament', 'referee'] }),
    [409, 'Ninguno de los roles elegidos ve esta parte: Admin Torneo, referee'],
  ],
  [
    'the version that is live',
    () => live('1.0.0', { roles: ['super'] }),
    [409, '1.0.0 ya está en vivo para todas las personas'],
  ],
  [
    'a first version, before which there is none',
    () => chief.post('/api/releases/cantina/live', { version: '1.0.0', roles: ['super'] }),
    [409, 'Todavía no hay una versión en vivo para las demás personas: publícala para todas'],
  ],
  [
    'a percentage of the people, as earlier clients send it',
    () => live('1.1.0', { share: 10 }),
    [400, 'No se publica por porcentaje: elige roles, o publícala para todas las personas'],
  ],
])('%s is refused', async (_, work, answer) => {
  await storeRelease(chief, { app: 'cantina', version: '1.0.0', path: '/cantina' })
  for (const version of ['1.0.0', '1.1.0']) await store(version)
  await live('1.0.0')
  expect(await refused(work)).toEqual(answer)
})

it('an earlier client sends all of the people, and reads numbers where there are none', async () => {
  const { status, body } = await trial(['admin_landing'], { share: 100 })
  expect([status, body.trial.share, body.trial.sample]).toEqual([200, 100, { visits: 0, liveVisits: 0, needed: null }])
  expect(body.versions[0]).toMatchObject({ version: '1.1.0', visits: 0, failures: 0 })
})

it('a trial for a percentage of the people, begun before the upgrade, is over; one for roles alone is not', async () => {
  const states = api.raw.collection<{ _id: string }>('release_state')
  await trial(['admin_landing'])
  await states.updateOne({ _id: 'live' }, { $set: { [`apps.${app}.trial.share`]: 50 } })
  const editor = await api.as('admin_landing')
  await expect.poll(() => versionOf(app, editor)).toBe('1.0.0')
  expect(await own()).toMatchObject({ live: { version: '1.0.0' }, trial: null })
  await states.updateOne({ _id: 'live' }, { $set: { [`apps.${app}.trial.share`]: 100 } })
  await expect.poll(() => versionOf(app, editor)).toBe('1.1.0')
})
