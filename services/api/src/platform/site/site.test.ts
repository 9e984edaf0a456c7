import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { hashOf } from '@torneo/section-version/integrity'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const folder = mkdtempSync(join(tmpdir(), 'torneo-site-'))
const script = 'console.log("panel")'
const panel =
  '<!doctype html><title>Panel</title><script nonce=""></script><script type="module" crossorigin src="/assets/main-abc.js"></script>'
const files: Record<string, string | Buffer> = {
  'index.html': panel,
  'index.html.br': 'brotli page',
  'index.html.gz': gzipSync(panel),
  'remotes.json': '{"remotes":[]}',
  'remoteEntry.js': 'export {}',
  'sw.js': 'worker',
  'assets/main-abc.js': script,
  'assets/main-abc.js.gz': gzipSync(script),
  'assets/main-abc.js.br': 'brotli',
  'en-vivo/index.html': '<!doctype html><title>Torneo en vivo</title>',
  'vista-previa/index.html': '<!doctype html><title>Vista previa</title>',
  'en-vivo/index.html.br': 'brotli families',
  'en-vivo/404.html': 'Aquí no hay nada',
  'en-vivo/assets/page-abc.js': script,
  'inicio/index.html': '<!-- head -->',
  'inicio/render.cjs': 'exports.render = 1',
  'inicio/preview.html': '<!doctype html><title>Vista previa</title>',
  'inicio/assets/visitor-abc.js': script,
  '.secret': 'x',
  'remotes/landing-admin/history.jsonl': '{"by":"Ana"}',
  'remotes/landing-admin/.0.2.0/section.json': '{}',
  'maps/landing-admin/0.2.0.tar.gz': 'x',
  'notes.bak': 'x',
  'remotes.json.tmp': 'x',
  'backups/yesterday.torneo': 'x',
}
function write(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}
for (const [name, content] of Object.entries(files)) write(name, content)
afterAll(() => rmSync(folder, { recursive: true }))

const [ours, another] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
write(
  'keys',
  JSON.stringify({ 'landing-admin': [ours.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')] }),
)

const code = 'export const screen = 1'
/**
 * Writes a released version of the landing section: a module with its compressed copies, the hashes, the signed
 * manifest.
 */
function release(version: string, { by = ours, named = version }: { by?: typeof ours; named?: string } = {}): void {
  const at = `remotes/landing-admin/${version}`
  const entry = JSON.stringify({ integrity: { 'assets/a.js': hashOf(code), 'assets/a.webp': hashOf('picture') } })
  const manifest = JSON.stringify({ name: 'landing-admin', version: named, integrity: hashOf(entry) })
  write(`${at}/assets/a.js`, code)
  write(`${at}/assets/a.webp`, 'picture')
  write(`${at}/assets/a.js.br`, brotliCompressSync(code))
  write(`${at}/assets/a.js.gz`, gzipSync(code))
  write(`${at}/mf-manifest.json`, entry)
  write(`${at}/section.json`, manifest)
  write(`${at}/section.sig`, sign(null, Buffer.from(manifest), by.privateKey).toString('base64'))
}
release('0.1.0')
for (const name of ['torneo-ui-1.73.0-4e83ddaa.tgz', 'create-torneo-section.tgz']) write(`sdk/${name}`, 'packed')

const api = useTestApi({ SITE_DIR: folder, RELEASE_KEYS: join(folder, 'keys') })
const page = { accept: 'text/html,application/xhtml+xml' }
const withoutNonce = (html: string) => html.replace(/nonce="[^"]*"/, 'nonce=""')
const immutable = 'public, max-age=31536000, immutable'

describe("the panel's files", () => {
  it.each([
    ['/assets/main-abc.js', immutable, 'application/javascript; charset=utf-8'],
    ['/remotes/landing-admin/0.1.0/mf-manifest.json', immutable, 'application/json; charset=utf-8'],
    ['/remotes/landing-admin/0.1.0/assets/a.webp', immutable, 'image/webp'],
    ['/remoteEntry.js', 'no-cache', 'application/javascript; charset=utf-8'],
    ['/sw.js', 'no-cache', 'application/javascript; charset=utf-8'],
    ['/remotes.json', 'public, no-cache', 'application/json; charset=utf-8'],
    ['/index.html', 'no-cache', 'text/html; charset=utf-8'],
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    ['/inicio/assets/visitor-abc.js', immutable, 'application/javascript; charset=utf-8'],
    ['/en-vivo/assets/page-abc.js', immutable, 'application/javascript; charset=utf-8'],
    ['/sdk/torneo-ui-1.73.0-4e83ddaa.tgz', immutable, 'application/octet-stream'],
    ['/sdk/create-torneo-section.tgz', 'no-cache', 'application/octet-stream'],
    ['/en-vivo', 'no-cache', 'text/html; charset=utf-8'],
    ['/en-vivo/', 'no-cache', 'text/html; charset=utf-8'],
  ])('%s is %s', async (url, cache, type) => {
    const { status, headers } = await api.anonymous.get(url)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, cache, type])
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('the list of sections says which release of the shell is installed', async () => {
    expect((await api.anonymous.get('/remotes.json')).body).toEqual({ remotes: [], shell: '/assets/main-abc.js' })
  })

  it('come compressed if a compressed file exists', async () => {
    const small = await api.anonymous.get('/assets/main-abc.js', { 'accept-encoding': 'gzip' })
    expect([small.headers['content-encoding'], small.headers['content-type'], small.headers['cache-control']]).toEqual([
      'gzip',
      'application/javascript; charset=utf-8',
      immutable,
    ])
    expect(
      (await api.anonymous.get('/assets/main-abc.js', { 'accept-encoding': 'br, gzip' })).headers['content-encoding'],
    ).toBe('br')
    expect(
      (await api.anonymous.get('/remotes.json', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined()
    expect((await api.anonymous.get('/assets/main-abc.js')).text).toBe(script)
  })

  it.each(['/', '/?x=1', '/index.html'])('%s is the page for whatever asks, compressed too', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      for (const [accepted, sent] of [
        ['gzip', 'gzip'],
        ['gzip, deflate, br', 'br'],
        ['identity', undefined],
      ] as const) {
        const { status, headers } = await api.anonymous.request({
          method,
          url,
          headers: { accept: '*/*', 'accept-encoding': accepted },
        })
        expect([status, headers['content-encoding'], headers['content-type'], headers['cache-control']]).toEqual([
          200,
          sent,
          'text/html; charset=utf-8',
          'no-cache',
        ])
      }
    }
  })

  it('come whole, whatever part is asked for', async () => {
    for (const range of ['bytes=0-3', 'bytes=999999-', 'nada']) {
      const { status, text } = await api.anonymous.get('/assets/main-abc.js', { range })
      expect([status, text]).toEqual([200, script])
    }
  })

  it('are revalidated by ETag', async () => {
    const { headers } = await api.anonymous.get('/remotes.json')
    expect((await api.anonymous.get('/remotes.json', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })
})

describe('files of sections', () => {
  const at = (version: string, file = 'assets/a.js') => `/remotes/landing-admin/${version}/${file}`
  const damaged = async (version: string) =>
    Number(
      new RegExp(`damaged_section_files_total\\{section="landing-admin",version="${version}"\\} (\\d+)`).exec(
        (await api.anonymous.get('/metrics')).text,
      )?.[1] ?? 0,
    )

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('come as %s, and are revalidated by their hash', async (accepted, sent) => {
    const { status, headers } = await api.anonymous.get(at('0.1.0'), { 'accept-encoding': accepted })
    expect([status, headers['content-encoding'], headers['content-type'], headers['cache-control']]).toEqual([
      200,
      sent,
      'application/javascript; charset=utf-8',
      immutable,
    ])
    expect(
      (await api.anonymous.get(at('0.1.0'), { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) }))
        .status,
    ).toBe(304)
  })

  it.each([
    ['a module', 'assets/a.js', `${code} `],
    ['its compressed copy', 'assets/a.js.br', brotliCompressSync('alert(1)')],
    ['its compressed copy, no longer one', 'assets/a.js.gz', 'x'],
    ['the hashes', 'mf-manifest.json', JSON.stringify({ integrity: { 'assets/a.js': hashOf('alert(1)') } })],
    ['the manifest', 'section.json', '{"name":"landing-admin","version":"1.0.0","integrity":"sha384-"}'],
    ['the signature', 'section.sig', ''],
  ])(
    'are not served when %s was changed, until that is repaired; then memory serves them',
    async (what, file, content) => {
      const version = `1.0.0-${what.replaceAll(/[^a-z]/g, '')}`
      release(version)
      write(at(version, file), content)
      for (const encoding of ['br', 'gzip', 'identity']) {
        const { status, headers, text } = await api.anonymous.get(at(version), { 'accept-encoding': encoding })
        expect([status, headers['cache-control'], text.includes('alert')]).toEqual([500, 'no-store', false])
      }
      expect(await damaged(version)).toBe(3)
      release(version)
      expect((await api.anonymous.get(at(version))).text).toBe(code)
      write(at(version, file), content)
      expect((await api.anonymous.get(at(version))).text).toBe(code)
      expect(await damaged(version)).toBe(3)
    },
  )

  it('are not served when another team, or another version of this one, signed them', async () => {
    release('2.0.0', { by: another })
    release('2.1.0', { named: '2.0.9' })
    for (const version of ['2.0.0', '2.1.0']) expect((await api.anonymous.get(at(version))).status).toBe(500)
  })

  it('are those that were released, and no others', async () => {
    write(at('0.1.0', 'assets/extra.js'), 'alert(1)')
    for (const file of ['assets/extra.js', 'section.sig', 'assets/', 'nada.js'])
      expect((await api.anonymous.get(at('0.1.0', file))).status).toBe(404)
    expect((await api.anonymous.get('/remotes/..%2f../0.1.0/keys')).status).toBe(404)
  })
})

it("the panel's page names a nonce of its own each time, in its policy too", async () => {
  const nonces = await Promise.all(
    ['/', '/hero'].map(async (url) => {
      const { text, headers } = await api.anonymous.get(url, page)
      const [, nonce = ''] = /nonce="([^"]{20,})"/.exec(text) ?? []
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

describe("the families' page", () => {
  // A site without the program that renders the page (features/public/live-page/live-page.test.ts).
  it.each(['/en-vivo', '/en-vivo?tv=1', '/en-vivo/', '/en-vivo/?tv=1'])('is at %s', async (url) => {
    const { status, text, headers } = await api.anonymous.get(url, page)
    expect([status, text, headers['cache-control']]).toEqual([200, files['en-vivo/index.html'], 'no-cache'])
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it.each(['/en-vivo', '/en-vivo/'])('answers whatever asks for %s, compressed too', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { status, headers } = await api.anonymous.request({
        method,
        url,
        headers: { accept: '*/*', 'accept-encoding': 'gzip, br' },
      })
      expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
        200,
        'br',
        'text/html; charset=utf-8',
      ])
    }
  })

  it.each(['/en-vivo/nada', '/en-vivo/partidos/2024.html', '/en-vivo/assets/nada.js', '/en-vivo/nada.css'])(
    '%s says kindly that nothing is there',
    async (url) => {
      const { status, text, headers } = await api.anonymous.get(url)
      expect([status, text, headers['content-type']]).toEqual([
        404,
        files['en-vivo/404.html'],
        'text/html; charset=utf-8',
      ])
    },
  )

  it('is not what a longer name gets', async () => {
    expect(withoutNonce((await api.anonymous.get('/en-vivo-2', page)).text)).toBe(panel)
  })
})

describe('addresses of the panel', () => {
  it.each(['/hero', '/tournament/sports', '/login', '/users?x=1', '/nada/de/nada'])('%s gets the page', async (url) => {
    const { status, text, headers } = await api.anonymous.get(url, page)
    expect([status, withoutNonce(text), headers['cache-control']]).toEqual([200, panel, 'no-cache'])
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it.each([
    '/assets/nada.js',
    '/remotes/landing-admin/9.9.9/x.json',
    '/favicon.ico',
    '/.secret',
    '/assets',
    '/..%2f..%2fetc%2fpasswd',
    '//etc/passwd',
    // Files in the folder that are no part of the site.
    '/remotes/landing-admin/history.jsonl',
    '/remotes/landing-admin/.0.2.0/section.json',
    '/maps/landing-admin/0.2.0.tar.gz',
    '/notes.bak',
    '/remotes.json.tmp',
    '/backups/yesterday.torneo',
  ])('%s is 404', async (url) => {
    expect((await api.anonymous.get(url)).status).toBe(404)
  })

  it('respond below /api without the page', async () => {
    expect((await api.anonymous.get('/api/nada', page)).body).toMatchObject({ code: 404, type: 'not_found' })
    expect((await api.anonymous.get('/sdk/create-torneo-section-1.2.0-aaaaaaaa.tgz')).body).toMatchObject({
      code: 404,
      message: expect.stringContaining("'npm run sdk'") as string,
    })
    expect((await api.anonymous.get('/api', page)).status).toBe(404)
    expect((await api.anonymous.post('/hero', {}, page)).status).toBe(404)
  })
})

it('only the preview of the landing page may stand in a frame, and only in one of our own', async () => {
  const framing = async (path: string) => {
    const { status, headers } = await api.anonymous.get(path, page)
    return [
      status,
      /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
      headers['x-frame-options'],
    ]
  }
  expect(await Promise.all(['/vista-previa/', '/inicio/preview.html', '/en-vivo/404.html', '/'].map(framing))).toEqual([
    [200, "'self'", 'SAMEORIGIN'],
    [200, "'self'", 'SAMEORIGIN'],
    [200, "'none'", 'DENY'],
    [200, "'none'", 'DENY'],
  ])
})
