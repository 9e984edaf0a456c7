import { readFileSync } from 'node:fs'
import { contractAdditions } from '@torneo/contracts/endpoint/contract-additions'
import { withoutEmails } from '@torneo/serving/describe-error'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'

const manifest = JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

const lines: string[] = []
const api = useTestApi({}, { write: (line) => void lines.push(line) })
const logged = () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>)

describe('GET /api/version', () => {
  it('is public, and names the version that a release raises, as the documentation of the calls does', async () => {
    expect((await api.anonymous.get('/api/openapi.json')).body.info.version).toBe(manifest.version)
    expect((await api.anonymous.get('/api/version')).body).toEqual({
      version: manifest.version,
      contracts: { shell: 1, api: 2, apiFrom: 1, apiAdditions: contractAdditions.api },
    })
  })
})

describe('POST /api/client-errors', () => {
  it.each<[string, object, object]>([
    [
      'any object',
      { message: 'TypeError: Ana Gómez is not a function', code: 40123456, 'Ana Gómez': 'ana@torneo.local' },
      { detail: 'TypeError: … is not a function' },
    ],
    [
      'a failed section',
      { kind: 'section-missing', section: 'landing-admin', detail: 'Error: Ana Gómez', others: 1, phone: '11 5555' },
      { kind: 'section-missing', section: 'landing-admin', version: '', others: 1, detail: 'Error: …' },
    ],
    [
      'a section of another name',
      { kind: 'section-missing', section: 'ana-gomez' },
      { kind: 'section-missing', detail: '' },
    ],
    ['a version of another name', { kind: 'section-broken', section: 'ana', version: '0-gomez' }, { detail: '' }],
    [
      'a kind of another name',
      { kind: 'section-ana', section: 'landing-admin', detail: 'Error: null' },
      { detail: 'Error: null' },
    ],
    ['a text that is none', { detail: { name: 'Ana' } }, { detail: '[object Object]' }],
  ])('logs %s with its request id, in words of browsers alone', async (_case, body, expected) => {
    logged()
    const answer = await api.anonymous.post('/api/client-errors', body)
    expect([answer.status, answer.text]).toEqual([204, ''])
    const report = logged().find((line) => line.clientError !== undefined)
    expect(report?.reqId).toBe(answer.headers['x-request-id'])
    expect(JSON.parse(String(report?.clientError))).toEqual(expected)
  })

  it('takes objects of 8 kB at most', async () => {
    expect((await api.anonymous.post('/api/client-errors', [1])).status).toBe(400)
    expect((await api.anonymous.post('/api/client-errors', { text: 'x'.repeat(8200) })).body).toMatchObject({
      code: 413,
      type: 'too_large',
    })
  })

  it('takes ten a minute from an address', async () => {
    const one = createTestClient(api.app, null, '10.2.2.2')
    for (let i = 0; i < 10; i += 1) expect((await one.post('/api/client-errors', { i })).status).toBe(204)
    const refused = await one.post('/api/client-errors', { i: 10 })
    expect(refused.body).toMatchObject({ code: 429, type: 'rate_limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await createTestClient(api.app, null, '10.2.2.3').post('/api/client-errors', {})).status).toBe(204)
  })

  it('takes ten a minute from each person behind one address', async () => {
    for (const client of [await api.as('admin_landing'), await api.as('admin_tournament')]) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => client.post('/api/client-errors', {})))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    }
  })
})

describe('the log', () => {
  it.each([
    ['ana@torneo.local', '[email]'],
    ['<ana.ríos+x@mail.torneo.local>', '<[email]>'],
    ['/users/ana%40torneo.local/x', '/users/[email]/x'],
    ['ana%2540torneo.local', '[email]'],
    ['{"a":"ana@b.co","c":1}', '{"a":"[email]","c":1}'],
    ['dup key: { email: "a@b.co" }', 'dup key: { email: "[email]" }'],
    ['node_modules/@fastify/static/index.js:1:2', 'node_modules/@fastify/static/index.js:1:2'],
    ['a @ b.co', 'a @ b.co'],
    ['@a@b.co', '[email]'],
  ])('%s reads %s', (given, read) => {
    expect(withoutEmails(given)).toBe(read)
  })

  it('is fast on texts that only resemble emails', () => {
    // Catastrophic backtracking would take years on this: the test would time out.
    const [signs, words] = ['%40'.repeat(300_000), 'a.@'.repeat(300_000)]
    expect([withoutEmails(signs), withoutEmails(words)]).toEqual([signs, '[email]'])
  })

  it('has one line for each answer and nothing personal', async () => {
    const user = await api.addUser({ role: 'super', email: 'secreta@torneo.local' })
    const client = await api.signedIn(user)
    logged()
    await api.anonymous.post('/api/account/sessions', { email: user.email, password: 'clave-secreta' })
    await client.get('/api/users?active=true')
    await client.get('/api/users/secreta@torneo.local')
    const text = JSON.stringify(lines)
    // Jobs log lines of their own.
    const answers = logged().filter(({ reqId }) => reqId !== undefined)
    expect(answers.map(({ msg, req, status }) => [msg, req, status])).toEqual([
      ['answered', { method: 'POST', path: '/api/account/sessions' }, 401],
      ['answered', { method: 'GET', path: '/api/users' }, 200],
      ['answered', { method: 'GET', path: '/api/users/[email]' }, 404],
    ])
    expect(text).not.toMatch(/secreta@|clave-secreta|torneo_session|127\.0\.0\.1/)
    expect(text).not.toContain(client.token)
  })
})
