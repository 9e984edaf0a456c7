import { expect, it } from 'vitest'
import { testPassword, useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'

const api = useTestApi({ PUBLIC_URL: 'https://panel.example.org', TRUST_PROXY: '10.0.0.1, 192.168.0.0/16' })

const signIn = (address: string, forwardedFor: string, password = testPassword) =>
  createTestClient(api.app, null, address).post(
    '/api/account/sessions',
    { email: 'super@torneo.local', password },
    { 'x-forwarded-for': forwardedFor },
  )

it('believes the address that a known proxy names, not what came before it', async () => {
  await api.addUser({ role: 'super', email: 'super@torneo.local' })
  for (let i = 0; i < 10; i += 1)
    expect((await signIn('10.0.0.1', `198.51.100.${i}, 203.0.113.5`, 'otra-clave')).status).toBe(401)
  expect((await signIn('10.0.0.1', '203.0.113.5')).status).toBe(429)
  expect((await signIn('10.0.0.1', '203.0.113.6')).status).toBe(201)
  expect((await signIn('203.0.113.5', '203.0.113.77')).status).toBe(429)
})

it('marks the cookies Secure and asks for https only where people open https', async () => {
  await api.addUser({ role: 'super', email: 'super@torneo.local' })
  const { headers } = await signIn('10.0.0.1', '203.0.113.6')
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-torneo_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^torneo_device=.*; Secure/),
  ])
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

it('takes the public address as its own origin, and no other', async () => {
  const landing = await api.as('admin_landing')
  const prefs = (origin: string) => landing.patch('/api/account/prefs', { theme: 'dark' }, { origin })
  expect((await prefs('https://panel.example.org')).status).toBe(200)
  expect((await prefs('https://panel.example.org.evil.test')).status).toBe(403)
})

it('continues a session under the previous name of the cookie, and removes that cookie at the next sign-in or sign-out', async () => {
  const user = await api.addUser({ role: 'super', email: 'super@torneo.local' })
  const { token } = await api.signedIn(user)
  const former = createTestClient(api.app, token)
  expect((await former.get('/api/account')).status).toBe(200)
  const { headers } = await former.post('/api/account/sessions', { email: user.email, password: testPassword })
  const cookies = (headers['set-cookie'] as unknown as string[]).filter((cookie) => cookie.includes('torneo_session'))
  expect(cookies).toHaveLength(2)
  expect(cookies[1]).toMatch(/^torneo_session=; Max-Age=0; Path=\//)
  expect((await former.get('/api/account')).status).toBe(401)
  const [, next = ''] = /^__Host-torneo_session=([^;]*)/.exec(cookies[0] ?? '') ?? []
  // A cookie of the plain name, which another host of the domain may set, neither ends nor opens a session.
  const own = { cookie: `torneo_session=${'a'.repeat(43)}; __Host-torneo_session=${next}` }
  expect((await api.anonymous.get('/api/account', own)).body.id).toBe(user.id)
  const left = await api.anonymous.delete('/api/account/sessions/current', undefined, own)
  expect(left.headers['set-cookie']).toHaveLength(2)
  expect((await api.anonymous.get('/api/account', own)).status).toBe(401)
})

it('takes no other name for its own, though a stranger points one at it; a bare address cannot be pointed anywhere', async () => {
  const landing = await api.as('admin_landing')
  const prefs = (host: string, origin: string) =>
    landing.patch('/api/account/prefs', { theme: 'light' }, { host, origin })
  const before = await api.snapshot()
  for (const [host, origin] of [
    ['evil.test', 'http://evil.test'],
    ['panel.example.org', 'http://panel.example.org'],
    ['10.0.0.9', 'https://10.0.0.9'],
  ] as const) {
    expect((await prefs(host, origin)).body.type).toBe('invalid_origin')
  }
  expect(await api.snapshot()).toBe(before)
  for (const host of ['10.0.0.9:4200', '[::1]:4200', 'localhost:4200'])
    expect((await prefs(host, `http://${host}`)).status).toBe(200)
})
