import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const json = { 'content-type': 'application/json' }
const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`

describe('addresses', () => {
  it.each([
    '/api/nada',
    '/api',
    '/api/',
    '/api/hero/',
    '/api/tournament-sports/a/b/c',
    '/nada',
    '/%',
    '/api/users/%E0%A4%A',
    '/api/%00',
    `/api/${'x'.repeat(5000)}`,
  ])('GET %s is 404 as JSON, or a clean 4xx', async (url) => {
    const { status, body } = await api.anonymous.get(url)
    expect([400, 404]).toContain(status)
    expect(body).toMatchObject({ code: status, message: expect.any(String) })
  })

  it.each([
    ['DELETE', '/api/hero', 'GET, HEAD, PUT, PATCH'],
    ['OPTIONS', '/api/hero', 'GET, HEAD, PUT, PATCH'],
    ['GET', '/api/account/password', 'PUT'],
    ['PUT', '/api/users/abc', 'GET, HEAD, PATCH, DELETE'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['PUT', '/api/openapi.json', 'GET, HEAD'],
  ] as const)('%s %s is 405 and names the allowed methods', async (method, url, allow) => {
    const { status, body, headers } = await api.anonymous.request({ method, url })
    expect([status, body.type, headers.allow]).toEqual([405, 'method_not_allowed', allow])
  })

  it.each(['no-es-id', 'a'.repeat(37), 'a'.repeat(500), '$ne', '%7B%22$ne%22:1%7D', '..'])(
    'an id like %s is 404',
    async (id) => {
      const boss = await api.as('super')
      for (const url of [`/api/users/${id}`, `/api/tournament-sports/${id}`])
        expect((await boss.get(url)).status).toBe(404)
    },
  )

  it('answers HEAD as GET without the body', async () => {
    const { status, text, headers } = await api.anonymous.request({ method: 'HEAD', url: '/api/hero' })
    expect([status, text, headers['content-length']]).toEqual([200, '', '4'])
  })
})

describe('a malformed request', () => {
  it.each([
    ['no HTTP', 'HOLA\r\n\r\n', '400 Bad Request', 'validation', 'Revisa los datos ingresados'],
    [
      'a head without end',
      `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'too_large',
      'Lo que enviaste es demasiado grande',
    ],
    [
      'a request to two hosts',
      'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n',
      '400 Bad Request',
      'validation',
      'Revisa los datos ingresados',
    ],
  ])('%s is refused in the one shape', async (_case, sent, status, type, message) => {
    if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(sent)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status}\r\n`)
    expect(JSON.parse(body)).toMatchObject({ code: Number(status.slice(0, 3)), type, message })
  })

  it('does not keep the connection, though its client never closes it', async () => {
    if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' })
    const open = () =>
      new Promise<number>((resolve) => api.app.server.getConnections((_error, count) => resolve(count)))
    const before = await open()
    const sockets = Array.from({ length: 20 }, () =>
      connect({ port: (api.app.server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true }),
    )
    for (const socket of sockets) socket.on('error', () => undefined).write('HOLA\r\n\r\n')
    await expect.poll(open).toBe(before + 20)
    await expect.poll(open).toBe(before)
    for (const socket of sockets) socket.destroy()
  })
})

describe('bodies', () => {
  it.each([
    ['broken JSON', '{"title":', 400, 'validation'],
    ['a JSON number', '7', 400, 'validation'],
    ['a JSON list', '[]', 400, 'validation'],
    ['null', 'null', 400, 'validation'],
    ['nothing', '', 400, 'validation'],
    ['__proto__', '{"title":"a","__proto__":{"x":1}}', 400, 'validation'],
    ['constructor', '{"title":"a","constructor":{"prototype":{}}}', 400, 'validation'],
    ['prototype, deep inside', '{"a":[{"prototype":1}]}', 400, 'validation'],
    ['33 levels', nested(33), 400, 'validation'],
    ['a hundred thousand levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, 'validation'],
    ['over 1 MiB', JSON.stringify({ title: 'x'.repeat(1024 * 1024) }), 413, 'too_large'],
    ['an operator', '{"title":{"$gt":""},"subtitle":"b","description":"c"}', 400, 'validation'],
    ['bytes that are no text', '\u0000\u0001', 400, 'validation'],
    [
      'bytes that are no UTF-8',
      Buffer.from('{"title":"a\xff","subtitle":"b","description":"c"}', 'latin1'),
      400,
      'validation',
    ],
  ])('%s is refused and writes nothing', async (_case, payload, status, type) => {
    const landing = await api.as('admin_landing')
    const before = await api.snapshot()
    const answer = await landing.request({ method: 'PUT', url: '/api/hero', payload, headers: json })
    expect([answer.status, answer.body.type, answer.body.code]).toEqual([status, type, status])
    expect(await api.snapshot()).toBe(before)
  })

  it('takes 32 levels', async () => {
    expect(
      (await api.anonymous.request({ method: 'POST', url: '/api/client-errors', payload: nested(32), headers: json }))
        .status,
    ).toBe(204)
    const deeper = await api.anonymous.request({
      method: 'POST',
      url: '/api/client-errors',
      payload: nested(33),
      headers: json,
    })
    expect(deeper.body.details[0].message).toBe('Máximo 32 niveles')
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'nonsense',
  ])('the content type %s is 415', async (type) => {
    const landing = await api.as('admin_landing')
    const answer = await landing.request({
      method: 'PUT',
      url: '/api/hero',
      payload: '{"title":"a"}',
      headers: { 'content-type': type },
    })
    expect([answer.status, answer.body.type]).toEqual([415, 'unsupported_type'])
  })

  it('a body that says it is compressed is 415', async () => {
    const landing = await api.as('admin_landing')
    const payload = '{"title":"a","subtitle":"b","description":"c"}'
    const encoded = (encoding: string) =>
      landing.request({ method: 'PUT', url: '/api/hero', payload, headers: { ...json, 'content-encoding': encoding } })
    expect([(await encoded('gzip')).status, (await encoded('identity')).status]).toEqual([415, 200])
  })

  it('a command or deletion without a body is fine with a JSON content type (R42), with one it is not', async () => {
    const landing = await api.as('admin_landing')
    const url = '/api/account/sessions/current'
    expect(
      (await landing.request({ method: 'DELETE', url, payload: '{"all":true}', headers: json })).body.details[0].path,
    ).toBe('all')
    expect((await landing.request({ method: 'DELETE', url, headers: json })).status).toBe(204)
  })
})

describe('the origin of a change', () => {
  const prefs = async (headers: Record<string, string>) =>
    (await api.as('team_captain')).patch('/api/account/prefs', { theme: 'dark' }, headers)

  it.each([
    [{ origin: 'http://localhost:80' }],
    [{ origin: 'http://panel.lan:4200', host: 'panel.lan:4200' }],
    [{ origin: 'https://panel.lan', host: 'panel.lan' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{}],
  ])('%o is ours', async (headers) => {
    expect((await prefs({ host: 'localhost', ...headers })).status).toBe(200)
  })

  it.each([
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:4201', host: 'localhost:4200' }],
    [{ origin: '' }],
    [{ origin: 'file://localhost' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ] as [Record<string, string>][])('%o is refused before anything else, and changes nothing', async (headers) => {
    const captain = await api.as('team_captain')
    const before = await api.snapshot()
    const answer = await captain.patch('/api/account/prefs', { theme: 'dark' }, { host: 'localhost', ...headers })
    expect([answer.status, answer.body.type]).toEqual([403, 'invalid_origin'])
    expect(answer.body.message).toBe(
      `Invalid Origin. Register your new client (${headers.origin ?? 'null'}) as a new web platform`,
    )
    expect((await api.anonymous.post('/api/account/sessions', {}, { host: 'localhost', ...headers })).status).toBe(403)
    expect(await api.snapshot()).toBe(before)
  })

  it('does not matter for reading', async () => {
    expect((await api.anonymous.get('/api/hero', { origin: 'https://evil.test' })).status).toBe(200)
  })
})

describe('headers', () => {
  it('hold the policy of the panel, which also works on plain http', async () => {
    const { headers } = await api.anonymous.get('/api/hero')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
    expect(policy).toContain("img-src 'self' data: blob: http: https:")
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'public, no-cache',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
    expect((await api.anonymous.get('/api/nada')).headers['content-security-policy']).toBe(policy)
  })
})
