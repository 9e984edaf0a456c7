import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { entryCode, federationEntry } from '@torneo/api/testing/release-scene'
import { useTestApi } from '@torneo/api/testing/test-api'
import { createTestProxy } from '@torneo/api/testing/test-proxy'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestMongo } from '../mongo/test-mongo.ts'
import { runTool } from '../shared/run-tool.ts'
import { workspace } from '../shared/workspace.ts'
import {
  changeReleases,
  listOn,
  makeLiveOn,
  releasesOf,
  releaseTo,
  rollBackOn,
  switchOffOn,
} from './change-releases.ts'
import { panelCalls } from './panel-calls.ts'
import { createSteps } from './steps.ts'

const app = 'landing-admin'

/** The real service with its own database, on a port; its installation does not contain this app. */
const mongo = await startTestMongo()
afterAll(() => mongo.stop())
process.env.TEST_MONGODB_URI = mongo.uri
const work = await mkdtemp(join(tmpdir(), 'torneo-panel-'))
afterAll(() => rm(work, { recursive: true }))
await mkdir(join(work, 'site'))
await writeFile(join(work, 'site/index.html'), '<!doctype html>')
await writeFile(join(work, 'site/contracts.json'), JSON.stringify({ shell: 1, shellAdditions: 99 }))
const api = useTestApi({ SITE_DIR: join(work, 'site') })
/** A service that demands signatures, by a key that the team made with `npm run keys`. */
const keyFile = join(work, 'landing.key')
await writeFile(join(work, 'keys.json'), (await makeKey(app, keyFile)).split('\n')[1] ?? '')
const signed = useTestApi({ SITE_DIR: join(work, 'site'), RELEASE_KEYS: join(work, 'keys.json') })

let address: string
let key: string
let said: string

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
})
beforeEach(async () => {
  said = ''
  key = await keyOf(app)
})

async function makeKey(name: string, file: string): Promise<string> {
  const { output } = await runTool(process.execPath, [join(workspace, 'tools/bootstrap.mjs'), 'keys', name, file])
  return output
}

async function keyOf(name: string, at = api): Promise<string> {
  const { body } = await (await at.as('super')).post('/api/release-keys', { app: name, name: 'Lucía, CI' })
  return String(body.secret)
}

function target(at = address, secret = key) {
  const steps = createSteps((text) => {
    said += text
  })
  return { app, steps, panel: panelCalls(at, secret, steps.remark) }
}

/** A module of some size. */
const codeFor = (version: string) => `'${version}'\n`.repeat(2000)

/** Writes a small build and releases it. */
async function release(
  version: string | null,
  more: {
    code?: string
    isPreview?: boolean
    roles?: string[]
    at?: string
    requires?: object
    named?: string
    to?: ReturnType<typeof target>
    map?: string
  } = {},
): Promise<void> {
  const {
    code = String(version),
    isPreview = false,
    roles = [],
    at,
    requires = { shell: 1, api: 1 },
    named = app,
    to = target(at),
    map,
  } = more
  const section = { id: 'hero', path: '/hero', label: 'Hero', group: 'content', roles: ['super'], owner: app, order: 1 }
  const files = {
    'package.json': { version: '1.0.0' },
    'dist/section.json': { name: named, version: '0.0.0', requires, sections: [section] },
    'dist/mf-manifest.json': federationEntry(named, 'assets/Section.js'),
    'dist/remoteEntry.js': entryCode,
    'dist/assets/Section.js': codeFor(code),
    ...(map === undefined ? {} : { 'dist/assets/Section.js.map': map }),
  }
  await rm(join(work, 'app/dist'), { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(work, 'app', name)), { recursive: true })
    await writeFile(join(work, 'app', name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  await releaseTo(to, { distDir: join(work, 'app/dist'), commit: 'abc1234567', version, isPreview, roles })
}

const releases = async () => releasesOf(target())
const codeOf = async (version: string) => (await fetch(`${address}/remotes/${app}/${version}/assets/Section.js`)).text()

describe('a release to a running panel', () => {
  test('is live under its version, logs its steps, and may be repeated', async () => {
    await release('1.4.0')
    expect(said).toMatch(
      /^  Its heaviest first visit, Section, loads 0\.2 kB of 90\.\nPacking\.\.\. \d\.\d s\nUploading \d+ kB\.\.\. \d\.\d s\nMaking it live\.\.\. \d\.\d s\nLive: landing-admin 1\.4\.0\.\n$/,
    )
    expect(await codeOf('1.4.0')).toBe(codeFor('1.4.0'))
    expect(await releases()).toMatchObject({
      live: { version: '1.4.0', by: { name: 'Lucía, CI' } },
      versions: [{ version: '1.4.0', commit: 'abc1234567' }],
    })
    await release('1.4.0')
    expect((await releases()).changes).toHaveLength(1)
  })

  test("announces a visitor's download and the address of the public page", async () => {
    const { steps } = target()
    const to = { app: 'landing-page', steps, panel: panelCalls(address, await keyOf('landing-page'), steps.remark) }
    const program = `exports.render = () => ({ html: '', css: '' })`
    const files = {
      'package.json': '{"version":"1.0.0"}',
      'dist/section.json': '{"name":"landing-page","version":"0.0.0","requires":{"shell":1,"api":1},"sections":[]}',
      'dist/index.html': '<script src="/inicio/assets/index-a.js"></script>',
      'dist/preview.html': '',
      'dist/render.cjs': program,
      'dist/assets/index-a.js': 'page()',
    }
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(work, 'page', name)), { recursive: true })
      await writeFile(join(work, 'page', name), content)
    }
    const build = { distDir: join(work, 'page/dist'), commit: 'abc1234567', roles: [], isPreview: false }
    await releaseTo(to, { ...build, version: '1.4.0' })
    expect(said).toMatch(
      /^ {2}A visitor loads 0\.0 kB of script\.\nPacking.*\nUploading .*\n.*\nLive: landing-page 1\.4\.0\.\n$/,
    )
    await releaseTo(to, { ...build, version: '1.5.0', isPreview: true })
    expect(said).toContain(`landing-page 1.5.0-preview can be looked at: ${address}/inicio?vista=1.5.0-preview\n`)
  })

  test('uploads source maps without their sources, apart from the version', async () => {
    const map = { version: 3, sources: ['../../src/Section.tsx'], mappings: 'AAAA', sourcesContent: ['secret'] }
    await release('1.4.0', { map: JSON.stringify(map) })
    expect(said).toMatch(/\nUploading source maps, 1 kB\.\.\. \d\.\d s\nMaking it live/)
    const [data] = await api.raw.collection('release_maps.chunks').distinct('data')
    const stored = String(gunzipSync((data as { readonly buffer: Uint8Array }).buffer))
    expect([stored.includes('src/Section.tsx'), stored.includes('secret')]).toEqual([true, false])
    expect((await fetch(`${address}/remotes/${app}/1.4.0/assets/Section.js.map`)).status).toBe(404)
  })

  test.each([
    ['that is none', '<html>', 'Section.js.map is left out: it is no source map.'],
    ['of 50 MB', JSON.stringify({ mappings: 'A'.repeat(50e6) }), 'it is bigger than 1 MB without its sources.'],
    ['of another file', JSON.stringify({ version: 3, file: 'b.js', sources: [], mappings: '' }), 'otro archivo'],
  ])('goes live without a map %s, and says so', async (_case, map, remark) => {
    await release('1.4.0', { map })
    expect(said).toContain(remark)
    expect(said).toMatch(/Live: landing-admin 1\.4\.0\.\n$/)
  })

  test('is not live as a preview, whose address is printed', async () => {
    await release('1.4.0')
    await release('1.5.0', { isPreview: true })
    expect(said).toContain(
      `landing-admin 1.5.0-preview can be looked at: ${address}/?vista=landing-admin@1.5.0-preview`,
    )
    expect((await releases()).live?.version).toBe('1.4.0')
    const preview = `/remotes/${app}/1.5.0-preview/assets/Section.js`
    expect((await (await api.as('super')).get(preview)).text).toBe(codeFor('1.5.0'))
    expect((await (await api.as('admin_landing')).get(preview)).status).toBe(404)
  })

  test('a preview goes live as it was looked at, for some and then for all', async () => {
    await release('1.4.0')
    await release('1.5.0', { isPreview: true })
    await makeLiveOn(target(), { version: '1.5.0-preview', roles: ['super'] })
    expect(said).toMatch(/Live for super: landing-admin 1\.5\.0-preview, 1 people\.\n--promote/)
    await makeLiveOn(target(), { version: '1.5.0-preview', roles: [] })
    expect(said).toMatch(/Live: landing-admin 1\.5\.0-preview\.\n$/)
    expect((await releases()).live?.version).toBe('1.5.0-preview')
    expect(await codeOf('1.5.0-preview')).toBe(codeFor('1.5.0'))
  })

  test('is named by its content when it has no version', async () => {
    await release(null, { code: 'a' })
    expect((await releases()).live?.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/)
  })

  test('counts the people of a trial by role and rolls it back', async () => {
    await release('1.4.0')
    await release('1.5.0', { roles: ['super'] })
    expect(said).toMatch(/Live for super: landing-admin 1\.5\.0, 1 people\.\n/)
    await rollBackOn(target(), null)
    expect(await releases()).toMatchObject({ trial: null, live: { version: '1.4.0' } })
    expect(said).toMatch(/Live: landing-admin 1\.4\.0\.\n/)
  })

  test('continues after a lost connection', async () => {
    const proxy = await createTestProxy(Number(new URL(address).port))
    await proxy.cut()
    const done = release('1.4.0', { at: `http://127.0.0.1:${proxy.port}` })
    await expect.poll(() => said).toContain('no answer, again in')
    await proxy.restore()
    await done
    await proxy.cut()
    expect((await releases()).live?.version).toBe('1.4.0')
  })
})

test('going back whose answer is lost on the way goes back once', async () => {
  for (const version of ['1.4.0', '1.5.0', '1.6.0']) await release(version)
  // A proxy in front of the service that drops the first response.
  let lost = 0
  const proxy = createServer((request, response) => {
    // Its length is that of the body, which fetch counts itself.
    const { 'content-length': _length, ...headers } = request.headers
    const { method, url } = request
    void buffer(request)
      .then((body) =>
        fetch(`${address}${url}`, {
          method: String(method),
          headers: headers as Record<string, string>,
          ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
        }),
      )
      .then(async (answer) => {
        if (method === 'POST' && lost++ === 0) return response.destroy()
        return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
      })
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  await rollBackOn(target(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`), null)
  proxy.close()
  expect(lost).toBe(2)
  expect(said).toContain('no answer, again in')
  expect((await releases()).live?.version).toBe('1.5.0')
})

test('going back, hiding, showing and the list', async () => {
  await release('1.4.0')
  await release('1.5.0')
  await rollBackOn(target(), null)
  expect((await releases()).live?.version).toBe('1.4.0')
  await rollBackOn(target(), '1.5.0')
  await switchOffOn(target(), 'Vuelve a las 18.')
  const errors = ['one', 'two', 'three', 'four'].map((word) => ({
    kind: 'error',
    message: `Error: ${word}`,
    stack: [word.length, 2].map((column) => `at f (/remotes/${app}/1.4.0/assets/Section.js:1:${column})`).join('\n'),
    causes: [
      { message: 'RangeError: Invalid array length', stack: `at g (/remotes/${app}/1.4.0/assets/Section.js:1:1)` },
    ],
    screen: '/hero',
    count: 7,
  }))
  for (const error of errors) {
    await (await api.as('super')).post('/api/section-errors', { errors: [error] })
    await api.app.services.sectionErrors.counts.write()
  }
  said = ''
  await listOn(target())
  expect(said).toMatch(
    /landing-admin 1\.5\.0 is live, hidden: Vuelve a las 18\.\n.*  off +1\.5\.0  Lucía, CI  Vuelve a las 18\.\n.*  rollback +1\.5\.0/,
  )
  expect(said).toMatch(
    /There:\n  1\.5\.0  0 errors\n  1\.4\.0  4 errors\n    assets\/Section\.js:1:4  7 x, 1 people  Error: …\n      at assets\/Section\.js:1:4\n      at assets\/Section\.js:1:2\n      caused by RangeError: Invalid array length\n      at assets\/Section\.js:1:1\n/,
  )
  expect(said).toContain('    and 1 more')
  await switchOffOn(target(), null)
  expect((await releases()).off).toBeNull()
  await rollBackOn(target(), '1.4.0')
  // The first release can be rolled back too.
  await rollBackOn(target(), null)
})

describe('is rejected with one line, and what is live stays', () => {
  test.each([
    [
      'other bytes under its version',
      () => release('1.4.0', { code: 'other' }),
      'says: La versión 1.4.0 ya existe con otro contenido. Publica con otro número.',
    ],
    ['a version that goes back in time', () => release('1.3.0'), 'says: 1.3.0 es anterior a 1.4.0, que está en vivo.'],
    [
      'a newer shell',
      () => release('2.0.0', { requires: { shell: 2, api: 1 } }),
      /says: Esta versión necesita shell 2\.0/,
    ],
    ['a build of another app', () => release('1.5.0', { named: 'users-admin' }), 'is one of users-admin, not of'],
    ['an unknown key', () => releasesOf(target(address, 'torneo_rk_stolen')), /says: /],
    [
      'a version to go back to that is not there',
      () => rollBackOn(target(), '9.9.9'),
      'says: No existe la versión 9.9.9',
    ],
    [
      "another app's key",
      async () => releasesOf(target(address, await keyOf('users-admin'))),
      'This key is for users-admin, not for landing-admin.',
    ],
    ['no key', async () => panelCalls(address, undefined, () => undefined), 'TORNEO_RELEASE_KEY is missing'],
    ['a key in the open', async () => panelCalls('http://panel.test', 'torneo_rk_x', () => undefined), 'use https'],
    ['no address', async () => panelCalls('panel', 'torneo_rk_x', () => undefined), "'panel' is no address"],
  ])('%s', async (_what, work, message) => {
    await release('1.4.0')
    await expect(work()).rejects.toThrow(message)
    expect((await releases()).live?.version).toBe('1.4.0')
  })
})

describe('is rejected before the build', () => {
  const folder = join(workspace, 'apps/landing-admin')
  const impostor = join(work, 'impostor')
  beforeAll(async () => {
    const row = { id: 'x', path: '/users/x', label: '', group: 'g', roles: ['super'], order: 1 }
    await mkdir(impostor)
    await writeFile(
      join(impostor, 'vite.config.js'),
      `export default { plugins: [[{ name: 'torneo:section-manifest', api: { rows: [${JSON.stringify(row)}] } }]] }`,
    )
  })

  test.each([
    ['roles without a live version', {}, { roles: ['super'] }, null, 'Todavía no hay una versión en vivo'],
    ['a version that goes back in time', {}, { version: '1.3.0' }, '1.4.0', '1.3.0 es anterior a 1.4.0'],
    [
      'roles that see nothing of it',
      {},
      { roles: ['referee'] },
      '1.4.0',
      'Ninguno de los roles elegidos ve esta parte: referee',
    ],
    ['a path of another app', { folder: impostor }, {}, null, 'claims /users/x, which belongs to users-admin'],
    ['a label that nobody can read', { folder: impostor }, {}, null, 'has no label that can be read at /users/x'],
    ['a key of another app', {}, {}, 'other', 'This key is for users-admin'],
  ])('%s', async (_, source, action, live, message) => {
    if (live === '1.4.0') await release(live)
    let builds = 0
    const build = () => Promise.resolve(String((builds += 1)))
    const secret = live === 'other' ? await keyOf('users-admin') : key
    await expect(
      changeReleases(
        { app, root: workspace, inputs: ['LICENSE'], folder, build, ...source },
        { address, key: secret },
        { kind: 'release', version: null, isPreview: false, roles: [], ...action },
      ),
    ).rejects.toThrow(message)
    expect(builds).toBe(0)
  })
})

test('a version is signed with RELEASE_KEY, where the service demands it', async () => {
  await signed.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = signed.app.server.address() as AddressInfo
  const to = target(`http://127.0.0.1:${port}`, await keyOf(app, signed))
  await makeKey('landing-admin', join(work, 'another.key'))
  for (const file of ['', join(work, 'another.key')]) {
    vi.stubEnv('RELEASE_KEY', file)
    await expect(release('1.0.0', { to })).rejects.toThrow('says: La versión no está firmada con una llave de esta app')
  }
  vi.stubEnv('RELEASE_KEY', keyFile)
  await release('1.0.0', { to })
  vi.unstubAllEnvs()
  expect(await releasesOf(to)).toMatchObject({ live: { version: '1.0.0' }, versions: [{ signed: true }] })
})
