import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Binary } from 'mongodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { releasedApp, useReleaseApi } from '../../testing/release-api'
import { archiveOf, storeRelease, uploadRelease, versionFiles } from '../../testing/release-scene'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'

const scene = useReleaseApi()
const { api, site, install, installed, users, listed, versionOf, live, back, store, refused } = scene
const app = releasedApp
let chief: ReturnType<typeof scene.chief>
beforeEach(() => {
  chief = scene.chief()
})

/** Adds a field that no program can write as JSON again. */
const withDeepField = (json: string) => `${json.slice(0, -1)},"extra":${'['.repeat(25_000)}${']'.repeat(25_000)}}`

/** Creates a team's key, with the header that sends it. */
async function keyOf(name = app): Promise<{ id: string; headers: Record<string, string>; client: TestClient }> {
  const { body } = await chief.post('/api/release-keys', { app: name, name: 'Lucía, CI' })
  const headers = { authorization: `Bearer ${String(body.secret)}` }
  return { id: String(body.key.id), headers, client: createTestClient(api.app, null, '127.0.0.1', headers) }
}

describe('a version', () => {
  it('is stored, is not live yet, and its files are served as they are', async () => {
    await store('1.0.0')
    expect(await versionOf()).toBe('0.9.0')
    const plain = await chief.get(`/remotes/${app}/1.0.0/assets/a.js`)
    expect([plain.status, plain.text, plain.headers['cache-control']]).toEqual([
      200,
      "export const screen = '1.0.0'",
      'private, no-cache',
    ])
    const packed = await chief.get(`/remotes/${app}/1.0.0/assets/a.js`, { 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
    const fresh = await chief.get(`/remotes/${app}/1.0.0/~17/assets/a.js`)
    expect([fresh.status, fresh.text]).toEqual([200, plain.text])
    for (const file of ['assets/b.js', '~17/assets/b.js', '~x/assets/a.js', '~1/~2/assets/a.js', '~1/'])
      expect((await api.anonymous.get(`/remotes/${app}/1.0.0/${file}`)).status).toBe(404)
    expect((await api.anonymous.get(`/remotes/${app}/2.0.0/assets/a.js`)).status).toBe(404)
    const { items } = (await chief.get('/api/releases')).body as {
      items: { app: string; versions: object[]; installed: string }[]
    }
    expect(items.map((one) => [one.app, one.installed, one.versions.length])).toEqual([
      [app, '0.9.0', 1],
      ['users-admin', '0.5.0', 0],
    ])
    expect(items[0]?.versions[0]).toMatchObject({
      version: '1.0.0',
      commit: 'abc1234',
      files: 4,
      signed: false,
      roles: ['super', 'admin_landing'],
      visits: 0,
      failures: 0,
      by: { name: chief.user.name },
    })
  })

  it('may have styles for its own section alone', async () => {
    const more = { 'a.css': '@layer torneo-section{:where([data-section=landing-admin]) button{color:red}}' }
    await storeRelease(chief, { version: '1.0.1', more, shared: [{ name: 'react', version: '19.9.9' }] })
    expect((await chief.get(`/remotes/${app}/1.0.1/a.css`)).text).toBe(more['a.css'])
  })

  it('may be sent again; other bytes under its name are refused', async () => {
    await store('1.0.0')
    const same = await archiveOf(versionFiles({ version: '1.0.0' }))
    const before = await api.snapshot()
    expect((await uploadRelease(chief, { app, version: '1.0.0' }, same)).status).toBe(201)
    expect(await api.snapshot()).toBe(before)
    const other = await archiveOf(versionFiles({ version: '1.0.0', code: 'export {}' }))
    expect(await refused(() => uploadRelease(chief, { app, version: '1.0.0' }, other))).toEqual([
      409,
      'La versión 1.0.0 ya existe con otro contenido. Publica con otro número.',
    ])
    const shadow = await archiveOf(versionFiles({ version: '0.9.0' }))
    expect((await refused(() => uploadRelease(chief, { app, version: '0.9.0' }, shadow)))[0]).toBe(409)
  })

  const files = versionFiles({ version: '1.0.0' })
  const cases: [string, () => Promise<Buffer>, RegExp][] = [
    ['no archive', async () => Buffer.from('x'.repeat(600)), /^Envía el archivo de la versión/],
    ['a cut one', async () => (await archiveOf(files)).subarray(0, 300), /^Envía el archivo/],
    ['no tar in it', async () => gzipSync(randomBytes(4096)), /^Envía el archivo|manifiesto/],
    ['an empty one', () => archiveOf([]), /section\.json no es lo que dice/],
    ['a bomb', async () => gzipSync(Buffer.alloc(40 * 1024 * 1024)), /demasiado grande/],
    ['more than is taken', async () => randomBytes(8 * 1024 * 1024 + 1), /demasiado grande/],
    [
      'too many files',
      () => archiveOf(Array.from({ length: 1001 }, (_, i) => [`f${i}`, Buffer.from('x')] as const)),
      /demasiado grande/,
    ],
    [
      'a path that climbs out',
      () => archiveOf([...files, ['../../etc/passwd', Buffer.from('x')]]),
      /ruta que no se acepta: \.\.\/\.\.\/etc/,
    ],
    [
      'one that climbs in the middle',
      () => archiveOf([...files, ['assets/../../x.js', Buffer.from('x')]]),
      /ruta que no se acepta/,
    ],
    ['an absolute path', () => archiveOf([...files, ['/etc/passwd', Buffer.from('x')]]), /ruta que no se acepta/],
    [
      'a link',
      () => archiveOf([...files, [{ name: 'a', type: 'symlink', linkname: '/etc/passwd' }, Buffer.alloc(0)]]),
      /ruta que no se acepta: a/,
    ],
    ['a hidden file', () => archiveOf([...files, ['.env', Buffer.from('x')]]), /ruta que no se acepta/],
    [
      'a file twice',
      () => archiveOf([...files, ['assets/a.js', Buffer.from('x')]]),
      /ruta que no se acepta: assets\/a\.js/,
    ],
    [
      'other bytes than its hash',
      () => archiveOf(versionFiles({ version: '1.0.0', files: { 'assets/a.js': 'evil()' } })),
      /^assets\/a\.js no es lo que dice/,
    ],
    [
      'a compressed copy of something else',
      () => archiveOf(versionFiles({ version: '1.0.0', files: { 'assets/a.js.gz': gzipSync('evil()') } })),
      /^assets\/a\.js\.gz no es lo que dice/,
    ],
    [
      'a file that nobody listed',
      () => archiveOf(versionFiles({ version: '1.0.0', files: { 'assets/b.js': 'evil()' } })),
      /^assets\/b\.js no es lo que dice/,
    ],
    [
      'a listed file that is missing',
      () => archiveOf(versionFiles({ version: '1.0.0', files: { 'assets/a.js': null } })),
      /^assets\/a\.js no es lo que dice/,
    ],
    [
      'another version inside',
      () => archiveOf(versionFiles({ version: '1.0.1' })),
      /^El archivo es de landing-admin 1\.0\.1/,
    ],
    [
      'another app inside',
      () => archiveOf(versionFiles({ app: 'users-admin', version: '1.0.0' })),
      /^El archivo es de users-admin/,
    ],
    [
      'a manifest that is none',
      () => archiveOf(versionFiles({ version: '1.0.0', files: { 'section.json': '[]' } })),
      /section\.json no es/,
    ],
    [
      'a manifest of 10 MB',
      () =>
        archiveOf(versionFiles({ version: '1.0.0', files: { 'section.json': `{"x":"${'a'.repeat(10_000_000)}"}` } })),
      /section\.json no es/,
    ],
  ]
  it.each(cases)('%s is refused, and nothing is stored', async (_, archive, message) => {
    const bytes = await archive()
    const [status, said] = await refused(() => uploadRelease(chief, { app, version: '1.0.0' }, bytes))
    expect(status).toBe(400)
    expect(said).toMatch(message)
  })

  const row = { id: 'hero', path: '/hero', label: 'Hero', group: 'content', roles: ['super'], owner: app, order: 1 }
  const rowsOf = (...changes: object[]) => ({ rows: changes.map((change) => ({ ...row, ...change })) })
  const assets = (file: string) => ({ js: { sync: [file], async: [] }, css: { sync: [], async: [] } })
  const unusable: [string, Partial<Parameters<typeof versionFiles>[0]>, RegExp][] = [
    ['a section without a name', { label: ' ' }, /^La sección \/hero no tiene un nombre/],
    ['a name that turns the text round', rowsOf({ label: 'Usuarios\u202e' }), /^El nombre de la sección \/hero/],
    ['a name of 41 letters', rowsOf({ label: 'á'.repeat(41) }), /hasta 40 letras/],
    ['a heading of 500 letters', rowsOf({ group: 'own', groupTitle: 'x'.repeat(500) }), /hasta 40 letras/],
    [
      'a place before the first',
      rowsOf({ order: -1000 }),
      /^El orden de la sección \/hero es un número entero de 0 a 999/,
    ],
    ['half a place', rowsOf({ order: 1.5 }), /^El orden de la sección/],
    [
      'a role that nobody has',
      rowsOf({ roles: ['super', 'dueño'] }),
      /^La sección \/hero es para un rol que no existe/,
    ],
    [
      'more sections than the sidebar takes',
      rowsOf(...Array.from({ length: 21 }, (_, index) => ({ id: `h${index}`, path: `/hero/${index}` }))),
      /^Una app puede tener hasta 20 secciones/,
    ],
    ['a path that is none', { path: '/hero/' }, /^La ruta \/hero\/ no se acepta/],
    [
      'a style of the whole page',
      { more: { 'assets/a.css': '.a{}\n\nhtml{font-size:20px}' } },
      /^assets\/a\.css, línea 3: 'html' cambia todo el panel\. Arma la sección con el kit/,
    ],
    [
      "a style of another app's section",
      { more: { 'a.css': ':where([data-section=users-admin]) b{top:0}' } },
      /^a\.css, línea 1: ':where\(\[data-section=users-admin\]\) b' cambia todo/,
    ],
    ['styles nested 100,000 deep', { more: { 'a.css': '@media print{'.repeat(1e5) } }, /^a\.css no es lo que dice/],
    ...['js', 'mjs', 'cjs', 'css'].map((ending): (typeof unusable)[number] => [
      `a file of 5 MB that ends in .${ending}`,
      { more: { [`big.${ending}`]: 'x'.repeat(5e6) } },
      new RegExp(`^big\\.${ending} pesa 5,0 MB; cada archivo de código puede pesar hasta 2 MB`),
    ]),
    [
      'another React',
      { shared: [{ name: 'react', version: '18.3.1' }] },
      /^La versión se armó con react 18\.3\.1 y el panel usa react 19/,
    ],
    ['no entry', { federation: { metaData: { remoteEntry: { name: 'entry.js' } } } }, /^La versión no trae entry\.js/],
    ['no federation at all', { federation: { exposes: null } }, /^La versión no trae mf-manifest\.json/],
    [
      'the name of another app',
      { federation: { name: 'users_admin' } },
      /es de 'users_admin' y el panel la busca como 'landing_admin'/,
    ],
    ['no section to open', { federation: { exposes: [] } }, /no ofrece '\.\/Section'/],
    [
      'a start file that is not there',
      { federation: { exposes: [{ path: './Section', assets: assets('assets/start.js') }] } },
      /^La versión no trae assets\/start\.js, que mf-manifest\.json necesita/,
    ],
    [
      'an import that is not there',
      { code: `import './b.js'` },
      /^La versión no trae assets\/b\.js, que assets\/a\.js necesita/,
    ],
    [
      'code that does not parse',
      { code: 'const a = 1\nconst = 2' },
      /^assets\/a\.js, línea 2: no es código que un navegador/,
    ],
    ...[{}, null, [null], 'react', 1, [{ name: 1 }], [{ name: 'react', version: null }]].map(
      (shared): (typeof unusable)[number] => [
        `shared packages that are ${JSON.stringify(shared)}`,
        { shared },
        /^La versión no trae mf-manifest\.json/,
      ],
    ),
    ...[null, [], {}, 1, [null], [{ path: './Section' }]].map((exposes): (typeof unusable)[number] => [
      `exposed parts that are ${JSON.stringify(exposes)}`,
      { federation: { exposes } },
      /mf-manifest\.json/,
    ]),
    ...[null, [], { remoteEntry: null }, { remoteEntry: { name: 1 } }, { remoteEntry: { name: '' } }].map(
      (metaData): (typeof unusable)[number] => [
        `metadata that are ${JSON.stringify(metaData)}`,
        { federation: { metaData } },
        /^La versión no trae/,
      ],
    ),
    ['a section.json of 65 kB', { manifest: { note: 'x'.repeat(65_536) } }, /^section\.json puede pesar hasta 64 kB/],
    [
      'a section.json of 20 MB',
      { manifest: { note: 'x'.repeat(20_000_000) } },
      /^section\.json puede pesar hasta 64 kB/,
    ],
    [
      'an mf-manifest.json of 2 MB',
      { federation: { note: 'x'.repeat(2_000_000) } },
      /^mf-manifest\.json puede pesar hasta 1024 kB/,
    ],
    [
      'a section.json nested 25,000 deep',
      { files: { 'section.json': withDeepField(String(files.get('section.json'))) } },
      /^section\.json tiene más de 20 niveles, unos dentro de otros\. Ármalo con/,
    ],
    [
      'a section.json nested 21 deep',
      { manifest: { extra: JSON.parse('['.repeat(20) + ']'.repeat(20)) as unknown } },
      /^section\.json tiene más de 20 niveles/,
    ],
    [
      'an mf-manifest.json nested 21 deep',
      { federation: { extra: JSON.parse('['.repeat(20) + ']'.repeat(20)) as unknown } },
      /^mf-manifest\.json tiene más de 20 niveles/,
    ],
    ['a commit of 50 kB', { manifest: { commit: 'a'.repeat(50_000) } }, /^El commit de section\.json/],
    ['half a contract', { requires: { shell: 1.5, api: 1 } }, /^Los contratos que pide section\.json/],
    ['a group of 1,200 letters that heads the sidebar', rowsOf({ group: `${'x'.repeat(1200)}\u202e` }), /de su grupo/],
    ['an id that is empty', rowsOf({ id: '' }), /^El id o la marca de la sección \/hero/],
    ['a path of 3,000 letters', { path: `/${'x'.repeat(3000)}` }, /^La ruta \/x{99} no se acepta/],
    [
      'a screen that leaves its section',
      rowsOf({ pages: [{ path: '../users', title: 'Una' }] }),
      /^Las pantallas de la sección \/hero/,
    ],
    ['a section for no role', rowsOf({ roles: [] }), /^La sección \/hero no dice para qué roles es/],
    [
      'a section for 1,000 roles',
      rowsOf({ roles: Array.from({ length: 1000 }, () => 'super') }),
      /^La sección \/hero no dice para qué roles es, o dice uno dos veces/,
    ],
    ...['e.txt', 'e.JS'].map((name): (typeof unusable)[number] => [
      `an entry that is ${name}`,
      { federation: { metaData: { remoteEntry: { name } } }, more: { [name]: ')(' } },
      new RegExp(`^${name}, que mf-manifest\\.json nombra como código, no termina en \\.js ni en \\.mjs`),
    ]),
    ...[
      { publicPath: 'https://other.example/' },
      { publicPath: '/' },
      { publicPath: null },
      { getPublicPath: 'a' },
    ].map((where): (typeof unusable)[number] => [
      `files elsewhere, ${JSON.stringify(where)}`,
      { federation: { metaData: { remoteEntry: { name: 'remoteEntry.js' }, ...where } } },
      /^mf-manifest\.json busca los archivos en otra dirección/,
    ]),
    ...['global', 'var', null].map((type): (typeof unusable)[number] => [
      `an entry of the type ${type}`,
      { federation: { metaData: { remoteEntry: { name: 'remoteEntry.js', type } } } },
      /^mf-manifest\.json no ofrece su entrada como módulo/,
    ]),
    ...['a.txt', 'a.CSS'].map((name): (typeof unusable)[number] => [
      `a style sheet that is ${name}`,
      {
        federation: {
          exposes: [{ path: './Section', assets: { ...assets('assets/a.js'), css: { sync: [], async: [name] } } }],
        },
        more: { [name]: 'html{top:0}' },
      },
      new RegExp(
        `^${name.replace('.', '\\.')}, que mf-manifest\\.json nombra como hoja de estilos, no termina en \\.css`,
      ),
    ]),
    [
      'a start chunk that is no code',
      {
        federation: { exposes: [{ path: './Section', assets: assets('assets/a.txt') }] },
        more: { 'assets/a.txt': ')(' },
      },
      /^assets\/a\.txt, que mf-manifest\.json nombra como código/,
    ],
    ...[`import 'no-such-package'`, `export * from 'https://other.example/x.js'`, `export { x } from '#x'`].map(
      (code): (typeof unusable)[number] => [
        code,
        { code },
        /^assets\/a\.js importa '.+', que un navegador no encuentra/,
      ],
    ),
    ...['', 'export const get = 1', 'const get = 1, init = 2', `export * from './assets/a.js'`].map(
      (entry): (typeof unusable)[number] => [
        `an entry with the code "${entry}"`,
        { entry },
        /^remoteEntry\.js no exporta 'init' y 'get'/,
      ],
    ),
    ...['['.repeat(1e5), `export const sum = 1${'+1'.repeat(9e5)}`].map((code): (typeof unusable)[number] => [
      `code nested very deep, "${code.slice(0, 24)}"`,
      { code },
      /^assets\/a\.js, línea 1: el código tiene demasiados niveles, unos dentro de otros\. Divídelo/,
    ]),
  ]
  it.each(unusable)('is refused and not stored when it cannot run: %s', async (_, draft, message) => {
    const archive = await archiveOf(versionFiles({ version: '1.0.0', ...draft }))
    const [status, said] = await refused(() => uploadRelease(chief, { app, version: '1.0.0' }, archive))
    expect([status, said]).toEqual([422, expect.stringMatching(message)])
  })

  it("counts against its key's 30 an hour, but not when refused or sent again", async () => {
    const { client } = await keyOf()
    const send = async (version: string, draft: object = {}) =>
      (await uploadRelease(client, { app, version }, await archiveOf(versionFiles({ version, ...draft })))).status
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await send('2.0.0', { code: '(' })).toBe(422)
      expect(await send('1.0.0')).toBe(201)
      expect(await send('1.0.0', { code: 'export {}' })).toBe(409)
    }
    for (let patch = 1; patch < 30; patch += 1) expect(await send(`1.0.${patch}`)).toBe(201)
    expect(await send('1.0.30')).toBe(429)
    expect(await send('1.0.29')).toBe(201)
    const { items } = (await chief.get('/api/releases')).body as {
      items: { app: string; versions: { version: string }[] }[]
    }
    const versions = items.find((one) => one.app === app)?.versions.map(({ version }) => version) ?? []
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([20, '1.0.29', '1.0.10'])
  })

  it('sent with one key are 60 an hour, refused ones too, and other keys continue', async () => {
    const [{ client }, other] = [await keyOf(), await keyOf()]
    const broken = await archiveOf(versionFiles({ version: '2.0.0', code: '(' }))
    const send = (by: TestClient) => uploadRelease(by, { app, version: '2.0.0' }, broken)
    for (let attempt = 0; attempt < 60; attempt += 1) expect((await send(client)).status).toBe(422)
    const { status, body, headers } = await send(client)
    expect([status, body.message]).toEqual([
      429,
      'Se enviaron 60 versiones en una hora con esta llave. Espera y vuelve a intentar.',
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(other.client)).status).toBe(422)
  })

  it('stays while it is live, however many come later', async () => {
    await store('6.0.0')
    await live('6.0.0')
    for (let minor = 1; minor <= 22; minor += 1) await store(`6.${minor}.0`)
    expect((await chief.get(`/remotes/${app}/6.0.0/assets/a.js`)).status).toBe(200)
    expect((await chief.get(`/remotes/${app}/6.1.0/assets/a.js`)).status).toBe(404)
  })
})

describe('the live version', () => {
  it('is the released version for everybody, with words that this service does not know; the installation stays for other apps', async () => {
    await store('1.0.0')
    const { status, body } = await live('1.0.0')
    expect([status, body.live.version, body.changes.length]).toEqual([200, '1.0.0', 1])
    for (const client of [chief, api.anonymous])
      expect((await listed(client)).map(({ name, version }) => [name, version])).toEqual([
        [app, '1.0.0'],
        ['users-admin', '0.5.0'],
      ])
    expect((await listed())[0]).toMatchObject({
      ofTomorrow: { kept: true },
      entry: `/remotes/${app}/1.0.0/mf-manifest.json`,
    })
    const before = await api.snapshot()
    expect((await live('1.0.0')).status).toBe(200)
    expect(await api.snapshot()).toBe(before)
  })

  it('goes back step by step, never forward, at last to the installation; the answer says where the next step leads', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await store(version)
      await live(version)
    }
    const steps: unknown[] = []
    for (let step = 0; step < 3; step += 1) {
      const { body } = await back()
      steps.push([await versionOf(), body.earlier])
    }
    expect(steps).toEqual([
      ['1.1.0', { version: '1.0.0' }],
      ['1.0.0', { version: null }],
      ['0.9.0', null],
    ])
    expect(await refused(() => back())).toEqual([409, 'No hay una versión anterior a la que volver'])
    expect((await back({ version: '1.1.0' })).body).toMatchObject({
      live: { version: '1.1.0' },
      earlier: { version: null },
    })
    await back({ version: '0.9.0' })
    expect(await versionOf()).toBe('0.9.0')
    expect((await chief.get('/api/activity')).text).toContain('Vuelta a la versión anterior')
  })

  it('goes back past a version that is not stored any more', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await store(version)
      await live(version)
    }
    await api.app.services.database.transaction((transaction) =>
      api.app.services.releases.versions.remove(app, ['1.1.0'], transaction),
    )
    expect((await chief.get('/api/releases')).body.items[0].earlier).toEqual({ version: '1.0.0' })
    expect((await back()).body.live.version).toBe('1.0.0')
  })

  it('tells when each change was made, not since when its version is live', async () => {
    for (const version of ['1.0.0', '1.1.0']) await store(version)
    await live('1.0.0')
    await live('1.1.0', { roles: ['super'] })
    const { changes } = (await chief.post(`/api/releases/${app}/off`, { message: 'Ya volvemos' })).body as {
      changes: { at: string; action: string }[]
    }
    const times = changes.map(({ at }) => Date.parse(at))
    expect(changes.map(({ action }) => action)).toEqual(['off', 'trial', 'release'])
    expect(new Set(times).size).toBe(3)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('a version that tabs of the last seven days may run stays, however many changes followed; older ones make room', async () => {
    const versions = Array.from({ length: 14 }, (_, i) => `1.${i + 10}.0`)
    for (const version of versions) await store(version)
    for (const version of versions.slice(0, 4)) await live(version)
    await live('1.14.0', { roles: ['super'] })
    const age = (filter: object, ageDays: number) =>
      api.raw
        .collection('release_changes')
        .updateMany(filter, { $set: { at: new Date(Date.now() - ageDays * 24 * 3_600_000) } })
    await age({}, 9)
    await api.raw
      .collection('releases.files')
      .updateMany({}, { $set: { uploadDate: new Date(Date.now() - 30 * 24 * 3_600_000) } })
    // It was taken back from its roles yesterday, followed by more changes than a response lists.
    await back()
    await live('1.16.0')
    await age({ version: '1.13.0', action: 'rollback' }, 1)
    for (let i = 0; i < 26; i += 1) {
      await chief.post(`/api/releases/${app}/off`, { message: 'Ya volvemos' })
      await chief.post(`/api/releases/${app}/on`)
    }
    await live('1.17.0')
    await store('2.0.0')
    const left = (await chief.get('/api/releases')).body.items[0].versions.map(
      ({ version }: { version: string }) => version,
    )
    expect(left.toSorted()).toEqual([
      '1.13.0',
      '1.14.0',
      '1.16.0',
      '1.17.0',
      '1.19.0',
      '1.20.0',
      '1.21.0',
      '1.22.0',
      '1.23.0',
      '2.0.0',
    ])
    expect((await api.anonymous.get(`/remotes/${app}/1.15.0/assets/a.js`)).status).toBe(404)
    expect((await api.anonymous.get(`/remotes/${app}/1.14.0/assets/a.js`)).status).toBe(200)
  })

  it('goes back one step however often the same press arrives, also by a key', async () => {
    const { client } = await keyOf()
    for (const sender of [chief, client]) {
      for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
        await store(version)
        await live(version)
      }
      const press = () => sender.post(`/api/releases/${app}/rollback`, {}, { 'idempotency-key': 'press-0001' })
      const [first, again] = [await press(), await press()]
      expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([200, 200, 'true'])
      expect(again.body).toEqual(first.body)
      expect(await versionOf()).toBe('1.1.0')
    }
  })

  it('the first release can be rolled back: to the installation, or to none', async () => {
    await store('1.0.0')
    await live('1.0.0')
    await back()
    expect(await versionOf()).toBe('0.9.0')
    await storeRelease(chief, { app: 'cantina', version: '1.0.0', path: '/cantina' })
    await chief.post('/api/releases/cantina/live', { version: '1.0.0' })
    expect(await versionOf('cantina')).toBe('1.0.0')
    await chief.post('/api/releases/cantina/rollback', {})
    expect(await versionOf('cantina')).toBeUndefined()
  })

  it.each([
    ['a version that is not there', () => live('7.7.7'), 404, 'No existe la versión 7.7.7'],
    [
      'a version that goes back in time',
      () => live('0.8.0'),
      409,
      "0.8.0 es anterior a 1.0.0, que está en vivo. Para volver atrás usa 'Volver a la anterior'.",
    ],
    [
      'needs that this panel does not meet',
      () => live('1.2.0'),
      409,
      'Esta versión necesita shell 2.0, api 1.9999; este panel ofrece shell 1.7, api 1.x',
    ],
    ['a path of another app', () => live('1.3.0'), 409, 'La ruta /users es de users-admin'],
    ['a path of the panel itself', () => live('1.4.0'), 409, 'La ruta / es de shell'],
    ['a path below one of another app', () => live('1.5.0'), 409, 'La ruta /users/releases es de users-admin'],
    ['a path above one of another app', () => live('1.6.0'), 409, 'La ruta /tournament es de tournament-admin'],
    ['an address of the service', () => live('1.7.0'), 409, 'La ruta /en-vivo/partido es de torneo'],
    ['the id of another row', () => live('1.8.0'), 409, "La sección 'users' es de users-admin"],
    ['a rollback to what never was', () => back({ version: '6.6.6' }), 404, 'No existe la versión 6.6.6'],
    [
      'no sentence',
      () => chief.post(`/api/releases/${app}/off`, { message: ' ' }),
      400,
      'Escribe la frase que verán las personas',
    ],
    [
      'an app that cannot be one',
      () => chief.post('/api/releases/NO!/live', { version: '1.1.0' }),
      404,
      'No encontramos lo que buscas',
    ],
    [
      'a rollback of an app that was never released',
      () => chief.post('/api/releases/users-admin/rollback', {}),
      409,
      'Esta app no está publicada desde aquí',
    ],
  ] as const)('%s changes nothing', async (_, work, status, message) => {
    await store('1.0.0')
    await live('1.0.0')
    await store('1.1.0')
    await store('0.8.0')
    await storeRelease(chief, { version: '1.2.0', requires: { shell: 2, api: 1, apiAdditions: 9999 } })
    await storeRelease(chief, { version: '1.3.0', path: '/users' })
    for (const [version, path] of [
      ['1.4.0', '/'],
      ['1.5.0', '/users/releases'],
      ['1.6.0', '/tournament'],
      ['1.7.0', '/en-vivo/partido'],
    ] as const) {
      await storeRelease(chief, { version, path })
    }
    await storeRelease(chief, { version: '1.8.0', path: '/arbitros', id: 'users' })
    const [code, said = ''] = await refused(work)
    expect([code, said.replace(/1\.\d+$/, '1.x')]).toEqual([status, message])
  })

  it('is hidden behind a sentence, and shown again', async () => {
    await chief.post(`/api/releases/${app}/off`, { message: 'Vuelve a las 18' })
    expect((await listed())[0]).toMatchObject({ version: '0.9.0', off: 'Vuelve a las 18' })
    await chief.post(`/api/releases/${app}/on`)
    expect((await listed())[0]).not.toHaveProperty('off')
  })

  it('a list of the folder that cannot be read never reaches anybody', async () => {
    expect((await listed()).length).toBe(2)
    install('{"remotes": [')
    expect((await listed()).map(({ name }) => name)).toEqual([app, 'users-admin'])
    install(JSON.stringify({ remotes: [installed, users] }))
  })

  it('a row of the folder that is none stops neither the list nor a release', async () => {
    install(
      JSON.stringify({ remotes: [null, installed, { ...users, sections: [null, { id: 'x' }, ...users.sections] }] }),
    )
    expect(await listed()).toMatchObject([
      { name: app, sections: installed.sections },
      { name: 'users-admin', sections: users.sections },
    ])
    await storeRelease(chief, { version: '1.0.0' })
    expect((await chief.post(`/api/releases/${app}/live`, { version: '1.0.0' })).status).toBe(200)
    install(JSON.stringify({ remotes: [installed, users] }))
  })

  it('twenty concurrent releases by three keys are all stored, in one order', async () => {
    const names = ['uno', 'dos', 'tres']
    const keys = await Promise.all(names.map(keyOf))
    const rounds = Array.from({ length: 20 }, (_, i) => ({
      name: names[i % 3] ?? '',
      client: keys[i % 3]?.client ?? chief,
      version: `1.0.${i}`,
    }))
    for (const { name, client, version } of rounds) await storeRelease(client, { app: name, version, path: `/${name}` })
    const answers = await Promise.all(
      rounds.map(({ name, client, version }) => client.post(`/api/releases/${name}/live`, { version })),
    )
    // Versions of one app race: one that follows a higher one would be a downgrade.
    const [done, late] = [
      answers.filter(({ status }) => status === 200),
      answers.filter(({ status }) => status === 409),
    ]
    expect(done.length + late.length).toBe(20)
    const rows = await api.raw.collection('release_changes').find().sort({ rev: 1 }).toArray()
    expect(rows.map(({ rev }) => rev as number)).toEqual(rows.map((_, i) => i + 1))
    expect(rows.length).toBe(done.length)
    for (const name of names)
      expect(await versionOf(name)).toBe(rows.findLast((row) => row['app'] === name)?.['version'])
  })
})

describe('a version that was never live', () => {
  const address = `/remotes/${app}/1.0.0/assets/a.js`

  it('is served to super admins alone, who preview it; once live, for some roles too, to all, also after a rollback', async () => {
    await store('1.0.0')
    const others = [api.anonymous, await api.as('admin_landing'), (await keyOf()).client]
    const seen = async () =>
      (await Promise.all([chief, ...others].map((client) => client.get(address)))).map(({ status }) => status)
    expect(await seen()).toEqual([200, 404, 404, 404])
    await live('1.0.0', { roles: ['super'] })
    expect(await seen()).toEqual([200, 200, 200, 200])
    await back()
    expect((await api.anonymous.get(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // A fresh address is for one attempt: no shared cache fills with them.
    expect((await api.anonymous.get(address.replace('assets', '~1/assets'))).headers['cache-control']).toBe(
      'private, no-cache',
    )
  })

  it('is in the audit log from its upload on', async () => {
    await store('1.0.0')
    await store('1.0.0')
    const rows = (await chief.get('/api/audit')).body.items as { kind: string; detail: string }[]
    expect(rows.filter(({ kind }) => kind === 'release-changed').map(({ detail }) => detail)).toEqual(['upload: 1.0.0'])
  })

  it('runs nothing in what could be a page, an SVG or an unknown file', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script href="a.js"/></svg>'
    await storeRelease(chief, {
      version: '7.0.0',
      more: { 'assets/logo.svg': svg, 'assets/page.html': '<script src="a.js"></script>' },
    })
    for (const file of ['logo.svg', 'page.html']) {
      expect((await chief.get(`/remotes/${app}/7.0.0/assets/${file}`)).headers['content-security-policy']).toMatch(
        /^sandbox; default-src 'none'/,
      )
    }
    const script = await chief.get(`/remotes/${app}/7.0.0/assets/a.js`)
    expect([script.status, String(script.headers['content-security-policy']).includes('sandbox')]).toEqual([200, false])
  })
})

describe('a stored version that is damaged', () => {
  const chunks = () => api.raw.collection<{ files_id: string; data: Binary }>('releases.chunks')
  const spoil = async (version: string) => {
    const chunk = await chunks().findOne({ files_id: `${app}@${version}` })
    const bytes = Buffer.from(chunk?.data.buffer ?? [])
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff
    await chunks().updateOne({ files_id: `${app}@${version}` }, { $set: { data: new Binary(bytes) } })
  }
  const sentence = 'Los archivos guardados de la versión 1.0.0 están dañados. Súbela otra vez.'

  it.each<[string, () => Promise<unknown>]>([
    ['changed byte', () => spoil('1.0.0')],
    ['missing part', () => chunks().deleteMany({ files_id: `${app}@1.0.0` })],
    ['part that is none', () => chunks().updateMany({ files_id: `${app}@1.0.0` }, { $set: { data: 'x' as never } })],
  ])('is not made live when a %s damaged it, and can be sent again', async (_, damage) => {
    await store('1.0.0')
    await damage()
    expect(await refused(() => live('1.0.0'))).toEqual([409, sentence])
    expect(await versionOf()).toBe('0.9.0')
    await store('1.0.0')
    expect([(await live('1.0.0')).status, await versionOf()]).toEqual([200, '1.0.0'])
    expect((await api.anonymous.get(`/remotes/${app}/1.0.0/assets/a.js`)).status).toBe(200)
  })

  it.each(['in the database', 'in the folder'])(
    'is left out of the list when its manifest cannot be written, %s; other apps stay',
    async (place) => {
      await store('1.0.0')
      await live('1.0.0')
      if (place === 'in the folder')
        install(
          `{"remotes":[${withDeepField(JSON.stringify({ ...installed, name: 'match-admin' }))},${JSON.stringify(users)}]}`,
        )
      else {
        const rows = api.raw.collection<{ _id: string; metadata: { manifest: string } }>('releases.files')
        const found = await rows.findOne({ _id: `${app}@1.0.0` })
        const manifest = withDeepField(found?.metadata.manifest ?? '')
        await rows.updateOne({ _id: `${app}@1.0.0` }, { $set: { 'metadata.manifest': manifest } })
        await chief.post('/api/releases/users-admin/off', { message: 'Vuelve a las 18' })
      }
      const names = place === 'in the folder' ? [app, 'users-admin'] : ['users-admin']
      await expect.poll(async () => (await listed()).map(({ name }) => name)).toEqual(names)
      install(JSON.stringify({ remotes: [installed, users] }))
    },
  )

  it('is skipped by a rollback, and rejected by name', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await store(version)
      await live(version)
    }
    await spoil('1.1.0')
    expect((await refused(() => back({ version: '1.1.0' })))[0]).toBe(409)
    expect([(await back()).status, await versionOf()]).toEqual([200, '1.0.0'])
  })
})

describe('a key', () => {
  it('releases its own app from upload to live, in its name', async () => {
    const { client } = await keyOf()
    await storeRelease(client, { version: '1.0.0' })
    expect((await live('1.0.0', {}, client)).body).toMatchObject({
      live: { version: '1.0.0', by: { name: 'Lucía, CI' } },
    })
    expect((await client.get('/api/releases')).body.items.map((one: { app: string }) => one.app)).toEqual([app])
    const { items } = (await chief.get('/api/audit?kind=release-changed')).body as {
      items: { who: { name: string }; detail: string }[]
    }
    expect(items).toMatchObject(['release', 'upload: 1.0.0'].map((detail) => ({ who: { name: 'Lucía, CI' }, detail })))
  })

  it("releases and opens nothing else when it is unknown, revoked or another app's", async () => {
    await store('1.0.0')
    const [other, own] = [await keyOf('users-admin'), await keyOf()]
    // The first use is recorded.
    await other.client.get('/api/releases')
    expect(await refused(() => live('1.0.0', {}, other.client))).toEqual([403, 'Esta llave es de otra app'])
    const archive = await archiveOf(versionFiles({ version: '1.1.0' }))
    expect(await refused(() => uploadRelease(other.client, { app, version: '1.1.0' }, archive))).toEqual([
      403,
      'Esta llave es de otra app',
    ])
    expect((await own.client.get('/api/release-keys')).status).toBe(401)
    expect((await own.client.get('/api/users')).status).toBe(401)
    expect((await own.client.post('/api/sponsors', { name: 'a', website: 'x.com', tier: 'gold' })).status).toBe(401)
    const stolen = { authorization: `Bearer torneo_rk_${'a'.repeat(43)}` }
    expect((await api.anonymous.post(`/api/releases/${app}/live`, { version: '1.0.0' }, stolen)).status).toBe(401)
    expect((await chief.delete(`/api/release-keys/${own.id}`)).status).toBe(204)
    expect((await live('1.0.0', {}, own.client)).status).toBe(401)
    expect((await chief.delete(`/api/release-keys/${own.id}`)).status).toBe(404)
    expect(await versionOf()).toBe('0.9.0')
  })

  it('is stored nowhere', async () => {
    const { headers } = await keyOf()
    expect(await api.allText()).not.toContain(headers['authorization']?.slice('Bearer '.length))
  })
})

describe('a folder that earlier tools released into', () => {
  const inFolder = { ...installed, version: '2.0.0', commit: 'abc1234567', off: 'Vuelve a las 18' }
  beforeAll(() => {
    install(JSON.stringify({ remotes: [{ ...inFolder, entry: `/remotes/${app}/2.0.0/mf-manifest.json` }, users] }))
    for (const version of ['1.0.0', '2.0.0'])
      for (const [file, content] of versionFiles({ version })) {
        const path = join(site, 'remotes', app, version, file)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, content)
      }
  })
  afterAll(() => {
    install(JSON.stringify({ remotes: [installed, users] }))
    rmSync(join(site, 'remotes'), { recursive: true })
  })

  it('shows what was live, paused as it was, and serves the files of earlier versions', async () => {
    expect((await listed()).map(({ name, version, off }) => [name, version, off])).toEqual([
      [app, '2.0.0', 'Vuelve a las 18'],
      ['users-admin', '0.5.0', undefined],
    ])
    for (const version of ['1.0.0', '2.0.0'])
      expect((await chief.get(`/remotes/${app}/${version}/assets/a.js`)).text).toBe(
        `export const screen = '${version}'`,
      )
  })

  it('is what a key resumes, releases over, and goes back to', async () => {
    const { client } = await keyOf()
    await client.post(`/api/releases/${app}/on`, {})
    expect((await listed())[0]).toMatchObject({ version: '2.0.0' })
    expect((await listed())[0]).not.toHaveProperty('off')
    await store('2.1.0')
    expect((await live('2.1.0', {}, client)).status).toBe(200)
    expect(await versionOf()).toBe('2.1.0')
    await back()
    expect(await versionOf()).toBe('2.0.0')
  })
})

describe('signature keys of an app', () => {
  const [ours, another] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
  writeFileSync(
    join(site, 'keys'),
    JSON.stringify({ [app]: [ours.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')] }),
  )
  const signed = useTestApi({ SITE_DIR: site, RELEASE_KEYS: join(site, 'keys') })

  it("stores only what one of the app's keys signed", async () => {
    const client = await signed.as('super')
    const send = async (by?: typeof ours) =>
      (
        await uploadRelease(
          client,
          { app, version: '1.0.0' },
          await archiveOf(versionFiles({ version: '1.0.0', ...(by ? { by: by.privateKey } : {}) })),
        )
      ).status
    expect([await send(), await send(another), await send(ours)]).toEqual([400, 400, 201])
    expect((await client.get(`/remotes/${app}/1.0.0/assets/a.js`)).status).toBe(200)
  })
})
