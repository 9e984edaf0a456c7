import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveOf, storePage, storeRelease, uploadRelease, versionFiles } from '@torneo/api/testing/release-scene'
import { useTestApi } from '@torneo/api/testing/test-api'
import { createTestClient, type TestClient } from '@torneo/api/testing/test-client'
import { useNode } from '@torneo/api/testing/use-node'
import { afterAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { useFamilies } from '../testing/use-families'

const folder = mkdtempSync(join(tmpdir(), 'torneo-page-releases-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const path of ['en-vivo', 'inicio', 'vista-previa']) mkdirSync(join(folder, path))
const requires = { shell: 1, api: 1 }
for (const [name, text] of [
  ['index.html', 'Panel'],
  ['contracts.json', '{"shell":1,"shellAdditions":7}'],
  ['remotes.json', '{"remotes":[]}'],
  ['en-vivo/404.html', 'Aquí no hay nada'],
  ['vista-previa/index.html', '<title>0.1.0</title>'],
  ['inicio/index.html', ''],
  ['inicio/section.json', JSON.stringify({ name: 'landing-page', version: '0.1.0', requires, sections: [] })],
  ['inicio/render.cjs', "exports.render = ({ landing }) => ({ html: '0.1.0: ' + landing.hero?.title, css: '' })"],
] as const)
  writeFileSync(join(folder, name), text)

const environment = { SITE_DIR: folder }
const api = useTestApi(environment)
const node = useNode(api, { environment })
const families = useFamilies(api, node, environment)
const app = 'landing-page'
const hero = { title: 'Torneo', subtitle: 'Volvemos', description: 'Todas las promociones' }

// A version's bytes never change, so nodes keep them: each test has versions of its own.
let major = 0
const first = () => `${major}.0.0`
const second = () => `${major}.1.0`

let chief: Awaited<ReturnType<typeof api.as>>
beforeEach(async () => {
  major += 1
  chief = await api.as('super')
  await chief.put('/api/hero', hero)
  await vi.waitUntil(async () => (await shown()) === '0.1.0: Torneo', inject('waitMs'))
})

const other = () => createTestClient(node.app)
const shown = async () => {
  const { status, text } = await families.get('/inicio')
  return status === 200 ? text.replace(/<.*>/, '') : `${status} ${text}`
}
const live = (version: string, more: object = {}, client: TestClient = chief) =>
  client.post(`/api/releases/${app}/live`, { version, ...more })
async function back(body: object = {}) {
  const answer = await chief.post(`/api/releases/${app}/rollback`, body)
  return answer
}
const releases = async () => (await chief.get('/api/releases')).body.items as { app: string; live: object | null }[]
const own = async () => (await releases()).find((one) => one.app === app)
async function save(title: string): Promise<void> {
  await chief.put('/api/hero', { ...hero, title })
}
async function published(version: string, program?: string): Promise<void> {
  await storePage(chief, version, program)
  expect((await live(version)).status).toBe(200)
  await expect.poll(shown).toMatch(new RegExp(`^${version}: `))
}

/** Program of a page that shows this version, and runs `code` once the hero is 'Roto'. */
const breaksLater = (version: string, code: string) =>
  `exports.render = ({ landing }) => { if (landing.hero?.title === 'Roto') { ${code} } return { html: '${version}: ' + landing.hero?.title, css: '' } }`

describe('a version that is released by key', () => {
  it("is on the page within a second, and back again; the panel's sections stay", async () => {
    await storeRelease(chief, { version: '1.0.0' })
    await chief.post('/api/releases/landing-admin/live', { version: '1.0.0' })
    const { body } = await chief.post('/api/release-keys', { app, name: 'Lucía, CI' })
    const headers = { authorization: `Bearer ${String(body.secret)}` }
    const key = createTestClient(api.app, null, '127.0.0.1', headers)
    await storePage(key, first(), undefined, headers)
    expect(await shown()).toBe('0.1.0: Torneo')

    expect((await live(first(), {}, key)).status).toBe(200)
    await expect.poll(shown).toBe(`${first()}: Torneo`)

    const remotes = (await chief.get('/remotes.json')).body.remotes as { name: string; version: string }[]
    expect(remotes.map(({ name, version }) => `${name} ${version}`)).toEqual(['landing-admin 1.0.0'])
    expect((await key.get('/api/releases')).body.items).toMatchObject([
      { app, title: 'Página pública', installed: '0.1.0', live: { version: first() }, earlier: { version: null } },
    ])
    expect((await live(first(), {}, key)).status).toBe(200)
    expect((await key.post('/api/releases/landing-admin/rollback', {})).status).toBe(403)

    expect((await back()).status).toBe(200)
    await expect.poll(shown).toBe('0.1.0: Torneo')
    expect((await releases()).find((one) => one.app === 'landing-admin')?.live).toMatchObject({ version: '1.0.0' })
  })

  it('has its files at an address of its own, for open pages after it too, and its preview in the panel', async () => {
    await published(first())
    const { text } = await families.get('/inicio')
    const [, address = ''] = /src="(.*?)"/.exec(text) ?? []
    expect(address).toBe(`/inicio/version/${first()}/assets/a.js`)
    expect((await other().get('/vista-previa/')).text).toContain(`<title>${first()}</title><script src="${address}">`)
    expect((await api.anonymous.get('/vista-previa/')).headers['x-frame-options']).toBe('SAMEORIGIN')
    await back()
    expect((await api.anonymous.get('/vista-previa/')).text).toBe('<title>0.1.0</title>')
    const file = await other().get(address)
    expect(file.headers['access-control-allow-origin']).toBe('*')
    expect([file.status, file.text, file.headers['cache-control']]).toEqual([
      200,
      `export const page = '${first()}'`,
      'public, max-age=31536000, immutable',
    ])
    for (const path of [
      `${first()}/render.cjs`,
      `${first()}/assets/b.js`,
      '0.0.9/assets/a.js',
      `${first()}/assets/../render.cjs`,
    ])
      expect([path, (await api.anonymous.get(`/inicio/version/${path}`)).status]).toEqual([path, 404])
  })

  it('may be looked at by super admins before it is live, and by no one else', async () => {
    await storePage(chief, first())
    const address = `/inicio?vista=${first()}`
    const { text, headers } = await chief.get(address)
    expect([text, headers['cache-control']]).toEqual([
      expect.stringContaining(`${first()}: Torneo`),
      'private, no-store',
    ])
    expect(headers['content-security-policy']).toMatch(/;sandbox allow-same-origin (?!.*allow-scripts)/)
    expect((await chief.get(`/inicio/promos?vista=${first()}`)).text).toContain(`${first()}: Torneo`)
    for (const client of [api.anonymous, await api.as('admin_landing')]) {
      const refused = await client.get(address)
      expect([refused.status, refused.text.includes('Solo la ven los super admins')]).toEqual([403, true])
      expect((await client.get(`/inicio/version/${first()}/assets/a.js`)).status).toBe(404)
    }
    expect((await chief.get(`/inicio/version/${first()}/assets/a.js`)).status).toBe(200)
    expect((await chief.get('/inicio?vista=0.0.9')).status).toBe(404)
    expect(await shown()).toBe('0.1.0: Torneo')
  })

  it.each(['index.html', 'preview.html', 'render.cjs'])('is refused without %s', async (missing) => {
    const pages = ['index.html', 'preview.html', 'render.cjs'].filter((name) => name !== missing)
    const more = Object.fromEntries(pages.map((name) => [name, 'x']))
    const archive = await archiveOf(versionFiles({ app, version: first(), rows: [], more }))
    const { status, body } = await uploadRelease(chief, { app, version: first() }, archive)
    expect([status, body.type, body.message]).toEqual([422, 'unusable', expect.stringContaining(`no trae ${missing}`)])
  })

  it.each([
    ['throws', 'exports.render = () => { throw new Error("Falla") }'],
    ['returns no texts', 'exports.render = () => ({ html: 1 })'],
    ['is no program', 'undefined.render = 1'],
    ['reads files', 'require("fs")'],
    ['loops', 'exports.render = () => { for (;;); }'],
    [
      'fails in one of its views',
      'exports.render = ({ view }) => { if (view.kind === "galleries") throw 1; return { html: "", css: "" } }',
    ],
  ])('does not become live when it %s', async (_, program) => {
    await storePage(chief, first(), program)
    const { status, body } = await live(first())
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^La versión \d+\.0\.0 no puede dibujar \/inicio/),
    ])
    expect([await shown(), (await own())?.live]).toEqual(['0.1.0: Torneo', null])
  })

  it('is neither paused nor live for some roles first', async () => {
    await published(first())
    await storePage(chief, second())
    const answers = [
      await chief.post(`/api/releases/${app}/off`, { message: 'Vuelve a las 18.' }),
      await live(second(), { roles: ['super'] }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    expect(await shown()).toBe(`${first()}: Torneo`)
  })

  it('is rolled back while visitors read, without an error for any of them', async () => {
    await published(first())
    await published(second())
    let isOver = false
    const seen = new Set<string>()
    const visitors = [1, 2].map(async () => {
      while (!isOver) {
        seen.add(await shown())
        await new Promise(setImmediate)
      }
    })
    await back()
    await expect.poll(shown).toBe(`${first()}: Torneo`)
    isOver = true
    await Promise.all(visitors)
    expect([...seen].filter((text) => !/^\d+\.[01]\.0: Torneo$/.test(text))).toEqual([])
  })
})

describe('a live version that later', () => {
  it.each([
    ['throws', 'throw new Error("Falla")'],
    ['loops', 'for (;;);'],
    ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length))'],
  ])('%s returns to the one before by itself, while its last page is shown', async (_, code) => {
    await published(first())
    await published(second(), breaksLater(second(), code))
    expect(await shown()).toBe(`${second()}: Torneo`)
    await save('Roto')
    expect(await shown()).toMatch(/^\d+\.(1\.0: Torneo|0\.0: Roto)$|^0\.1\.0: Roto$/)
    await expect.poll(shown).toBe(`${first()}: Roto`)
    expect(await own()).toMatchObject({
      live: { version: first(), by: { name: 'El servicio' } },
      earlier: { version: null },
    })
  })

  it("fails where the site's own fails too stays, with its last page", async () => {
    await published(first(), breaksLater(first(), 'throw new Error("Falla")'))
    expect(await shown()).toBe(`${first()}: Torneo`)
    const program = join(folder, 'inicio/render.cjs')
    writeFileSync(program, breaksLater('0.1.0', 'throw new Error("Falla")'))
    writeFileSync(join(folder, 'inicio/index.html'), ' ')
    await new Promise(setImmediate)
    await save('Roto')
    expect(await shown()).toBe(`${first()}: Torneo`)
    await save('Volvemos')
    expect([await shown(), (await own())?.live]).toMatchObject([`${first()}: Volvemos`, { version: first() }])
  })
})
