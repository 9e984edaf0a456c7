import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { releasedApp, useReleaseApi } from '../../testing/release-api'
import { archiveOf, storeRelease, uploadRelease, versionFiles, withDeepField } from '../../testing/release-scene'
import type { TestClient } from '../../testing/test-client'

const scene = useReleaseApi()
const { api, versionOf, live, store, refused, keyOf } = scene
const app = releasedApp
let chief: ReturnType<typeof scene.chief>
beforeEach(() => {
  chief = scene.chief()
})

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
