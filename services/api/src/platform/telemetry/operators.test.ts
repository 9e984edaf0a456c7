import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { describe, expect, it } from 'vitest'
import { storeRelease } from '../../testing/release-scene'
import { useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'

const token = 'un-token-de-dieciseis'
const api = useTestApi({ METRICS_TOKEN: token, SITE_DIR: tmpdir() })

describe('health', () => {
  it('says that the process answers, and that it can work', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const { status, body, headers } = await api.anonymous.get(url)
      expect([status, body, headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store'])
    }
  })
})

describe('metrics', () => {
  const from = (address: string, headers: Record<string, string> = {}) =>
    createTestClient(api.app, null, address).get('/metrics', headers)

  it('has every number that an alert or the dashboard asks for', async () => {
    const folder = new URL('../../../../../deploy/', import.meta.url)
    const [rules, dashboard] = await Promise.all(
      ['prometheus/torneo.rules.yml', 'grafana/torneo.json'].map((file) => readFile(new URL(file, folder), 'utf8')),
    )
    const asked = [...(rules ?? '').matchAll(/^ +expr: (.+)$/gm), ...(dashboard ?? '').matchAll(/"expr": "(.+)"/g)].map(
      ([, expression]) => expression ?? '',
    )
    expect(asked.length).toBeGreaterThan(20)
    const names = new Set(
      asked.flatMap(
        (expression) => expression.replaceAll(/\\?"[^"]*"/g, '').match(/(?<![\w:])[a-z]+_[a-z0-9_]+\b/g) ?? [],
      ),
    )
    const functions = ['histogram_quantile']
    const { text } = await from('127.0.0.1')
    const served = new Set(
      [...text.matchAll(/^# HELP (\S+)/gm)].flatMap(([, name = '']) => [name, `${name}_count`, `${name}_bucket`]),
    )
    expect([...names].filter((name) => !served.has(name) && !functions.includes(name))).toEqual([])
  })

  it('has alerts that count series from their first sample: an increase needs a second one', async () => {
    const rules = await readFile(new URL('../../../../../deploy/prometheus/torneo.rules.yml', import.meta.url), 'utf8')
    const increases = [...rules.matchAll(/^ +expr: (.*increase\((\w+(?:\{[^}]*\})?)\[10m\]\).*)$/gm)]
    expect(increases.length).toBeGreaterThan(3)
    for (const [, expression, series] of increases)
      expect(expression).toContain(`increase(${series}[10m]) > 0 or (${series} unless ${series} offset 10m)`)
  })

  it('counts the events of the audit log, operations on the database, and sections that fail, whatever strangers report', async () => {
    const chief = await api.as('super')
    await storeRelease(chief, { version: '1.2.0-a' })
    const before = await from('127.0.0.1')
    await api.anonymous.post('/api/account/sessions', { email: 'nadie@torneo.local', password: 'equivocada' })
    const broken = { kind: 'section-broken', section: 'landing-admin', version: '1.2.0-a', detail: 'x' }
    for (const client of [chief, api.anonymous]) await client.post('/api/client-errors', broken)
    await api.anonymous.post('/api/client-errors', { kind: 'section-broken', section: 'x"} 1\\n', version: '1' })
    const ownBuild = { kind: 'section-broken', section: 'landing-admin', version: '0.0.0-1795880879726' }
    await chief.post('/api/client-errors', ownBuild)
    const { text } = await from('127.0.0.1')
    expect(before.text).not.toContain('failed_sections_total{')
    expect(text).toContain('failed_sections_total{kind="broken",section="landing-admin",version="1.2.0-a"} 1\n')
    expect(text.match(/^failed_sections_total\{/gm)).toHaveLength(1)
    expect(text).toMatch(/^audit_events_total\{kind="sign-in-refused"\} 1$/m)
    expect(text).toMatch(/^mongodb_operation_seconds_bucket\{le="\+Inf"\} [1-9]/m)
    expect(text).toMatch(/^mongodb_pool_connections\{state="idle"\} [1-9]/m)
    expect(text).toMatch(/^torneo_info\{version="\d+\.\d+\.\d+",shapes="\d+",node="[\d.]+"\} 1$/m)
    expect(text).toMatch(/^change_stream_live 1$/m)
  })

  it('are for the machine itself, and for who knows the token', async () => {
    await api.anonymous.get('/api/users/abc')
    const { status, text } = await from('127.0.0.1')
    expect(status).toBe(200)
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/users/:id",status="401"}')
    expect(text).toContain('process_resident_memory_bytes')
    expect((await from('::1')).status).toBe(200)
    expect((await from('203.0.113.5', { authorization: `Bearer ${token}` })).status).toBe(200)
    expect(
      (await from('127.0.0.1', { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.5' })).status,
    ).toBe(200)
  })

  it.each([
    ['203.0.113.5', {}],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['127.0.0.1', { forwarded: 'for=203.0.113.5' }],
    ['203.0.113.5', { authorization: 'Bearer otro' }],
    ['203.0.113.5', { authorization: token }],
  ])('are 404 from %s with %o', async (address, headers) => {
    expect((await from(address, headers as Record<string, string>)).body).toMatchObject({
      code: 404,
      type: 'not_found',
    })
  })
})

describe('OpenAPI', () => {
  it('lists every call of the contract', async () => {
    const { body, headers } = await api.anonymous.get('/api/openapi.json')
    const listed = Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{([A-Za-z]+)\}/g, ':$1')}`),
    )
    expect(listed.toSorted()).toEqual(allEndpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
    expect(body.openapi).toBe('3.1.0')
    expect(headers.etag).toBeDefined()
    const create = body.paths['/tournament-sports'].post
    expect(create.requestBody.content['application/json'].schema.required).toEqual(['name', 'icon'])
    expect(create.parameters.map((parameter: { name: string }) => parameter.name)).toEqual([
      'Idempotency-Key',
      'X-User',
    ])
    expect(body.paths['/hero'].put.parameters[0].name).toBe('If-Match')
  })

  it('has a page to read, with a policy for nothing but its own style', async () => {
    const { status, text, headers } = await api.anonymous.get('/api/docs')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const { path } of allEndpoints) expect(text).toContain(path)
    expect(text).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })
})
