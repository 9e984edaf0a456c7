import { afterEach, expect, it, vi } from 'vitest'
import { accountCommands } from './account-commands'
import { testPassword, useTestApi } from './testing/test-api'

const api = useTestApi()
const password = 'otra-clave-del-torneo'
afterEach(() => {
  vi.unstubAllEnvs()
})

/** The editor of the page with a link to the preview, and with a link for the password. */
async function scene() {
  const [carla, boss] = [await api.as('admin_landing'), await api.as('super')]
  const tokenIn = (path: unknown) => String(path).split('#')[1] ?? ''
  const preview = tokenIn((await carla.post('/api/preview/links')).body.path)
  const access = tokenIn((await boss.post(`/api/users/${carla.user.id}/link`)).body.path)
  /** Statuses of the session, of the preview and of the link for the password. */
  const statuses = async () => [
    (await carla.get('/api/account')).status,
    (await api.anonymous.post('/api/preview/shared', { token: preview })).status,
    (await api.anonymous.post('/api/account/link', { token: access })).status,
  ]
  expect(await statuses()).toEqual([200, 200, 200])
  return { carla, boss, access, statuses, address: `/api/users/${carla.user.id}` }
}
type Scene = Awaited<ReturnType<typeof scene>>

const command =
  (name: string) =>
  ({ carla: { user } }: Scene) => {
    vi.stubEnv('TORNEO_PASSWORD', password)
    return accountCommands[name]?.(api.app.services, user.email, '')
  }
/** Gives the account its role and its state back, in the panel. */
async function restored({ boss, carla, address }: Scene) {
  const { body } = await boss.get(address)
  if (!body.active) await boss.post(`${address}/activate`)
  if (body.role === 'super')
    await api.raw.collection('users').updateOne({ email: carla.user.email }, { $set: { role: carla.user.role } })
  else if (body.role !== carla.user.role) await boss.patch(address, { role: carla.user.role })
}

it.each<[what: string, change: (scene: Scene) => unknown, access: 200 | 404]>([
  ['another role, in the panel', ({ boss, address }) => boss.patch(address, { role: 'admin_tournament' }), 404],
  ['a deactivation in the panel', ({ boss, address }) => boss.delete(address), 404],
  ['a password that a super sets', ({ boss, address }) => boss.post(`${address}/password`, { password }), 404],
  [
    'a password that its owner chooses by a link',
    ({ access }) => api.anonymous.put('/api/account/link', { token: access, password }),
    404,
  ],
  ['the command deactivate', command('deactivate'), 404],
  ['the command promote', command('promote'), 404],
  ['the command reset-password', command('reset-password'), 404],
  ['the command reset-second-factor', command('reset-second-factor'), 200],
  ['the command end-sessions', command('end-sessions'), 200],
])('%s ends sessions and preview links for good, also when the right comes back', async (_what, change, access) => {
  const all = await scene()
  await change(all)
  await restored(all)
  expect((await all.boss.get(all.address)).body).toMatchObject({ active: true, role: all.carla.user.role })
  expect(await all.statuses()).toEqual([401, 404, access])
})

it("an owner's new password ends the preview links of before", async () => {
  const { carla, statuses } = await scene()
  expect((await carla.put('/api/account/password', { current: testPassword, next: password })).status).toBe(204)
  expect(await statuses()).toEqual([401, 404, 404])
})
