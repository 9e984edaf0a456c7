import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const folder = mkdtempSync(join(tmpdir(), 'torneo-site-host-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const path of ['en-vivo', 'inicio/assets']) mkdirSync(join(folder, path), { recursive: true })
for (const [name, text] of [
  ['en-vivo/404.html', 'Aquí no hay nada'],
  ['en-vivo/index.html', 'Partidos'],
  ['inicio/assets/a.js', 'script'],
  ['index.html', 'Panel'],
] as const)
  writeFileSync(join(folder, name), text)

const own = useTestApi({ SITE_DIR: folder, PUBLIC_URL: 'https://panel.example', SITE_URL: 'https://torneo.example' })
const read = (url: string, headers: Record<string, string>) =>
  own.app.inject({ url, headers: { accept: 'text/html', ...headers } })

describe('a host of its own for the page', () => {
  const host = { host: 'torneo.example' }

  it('serves what the page needs, and neither the panel nor its sessions', async () => {
    for (const url of ['/inicio/assets/a.js', '/en-vivo', '/api/public/landing'])
      expect([url, (await read(url, host)).statusCode]).toEqual([url, 200])
    for (const url of ['/hero', '/index.html', '/login', '/remotes.json']) {
      const { statusCode, payload } = await read(url, host)
      expect([url, statusCode, payload]).toEqual([url, 404, 'Aquí no hay nada'])
    }
    for (const url of ['/api/hero', '/api/account', '/metrics'])
      expect([url, (await read(url, host)).statusCode]).toEqual([url, 404])
    const signIn = { method: 'POST', url: '/api/account/sessions', payload: { email: 'a', password: 'b' } } as const
    expect((await own.app.inject({ ...signIn, headers: host })).statusCode).toBe(404)
    expect((await read('/hero', { host: 'panel.example' })).payload).toBe('Panel')
  })

  it('is our own where origins are checked, on that host alone', async () => {
    const post = async (headers: Record<string, string>) =>
      (await own.app.inject({ method: 'POST', url: '/api/public/nada', payload: {}, headers })).statusCode
    expect(await post({ ...host, origin: 'https://torneo.example' })).toBe(404)
    expect(await post({ ...host, origin: 'https://otra.example' })).toBe(403)
    expect(await post({ host: 'panel.example', origin: 'https://torneo.example' })).toBe(403)
  })
})
