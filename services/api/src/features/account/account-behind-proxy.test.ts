import { expect, it } from 'vitest'
import { createTestClient } from '../../testing/test-client'
import { testPassword, useTestApi } from '../../testing/test-api'

const api = useTestApi({ PUBLIC_URL: 'https://panel.example.org', TRUST_PROXY: '10.0.0.1, 192.168.0.0/16' })

const signIn = (address: string, forwardedFor: string, password = testPassword) =>
  createTestClient(api.app, null, address).post('/api/account/sessions', { email: 'super@torneo.local', password }, { 'x-forwarded-for': forwardedFor })

it('believes the address that a known proxy names, not what came before it', async () => {
  await api.addUser({ role: 'super', email: 'super@torneo.local' })
  for (let i = 0; i < 10; i += 1) expect((await signIn('10.0.0.1', `198.51.100.${i}, 203.0.113.5`, 'otra-clave')).status).toBe(401)
  expect((await signIn('10.0.0.1', '203.0.113.5')).status).toBe(429)
  expect((await signIn('10.0.0.1', '203.0.113.6')).status).toBe(201)
  expect((await signIn('203.0.113.5', '203.0.113.77')).status).toBe(429)
})

it('marks the cookies Secure and asks for https only where people open https', async () => {
  await api.addUser({ role: 'super', email: 'super@torneo.local' })
  const { headers } = await signIn('10.0.0.1', '203.0.113.6')
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^torneo_session=.*; Secure/), expect.stringMatching(/^torneo_device=.*; Secure/)])
  expect(headers['strict-transport-security']).toBe('max-age=15552000')
})

it('takes the public address as its own origin, and no other', async () => {
  const landing = await api.as('admin_landing')
  const prefs = (origin: string) => landing.patch('/api/account/prefs', { theme: 'dark' }, { origin })
  expect((await prefs('https://panel.example.org')).status).toBe(200)
  expect((await prefs('https://panel.example.org.evil.test')).status).toBe(403)
})
