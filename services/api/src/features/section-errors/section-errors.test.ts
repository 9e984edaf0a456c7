import { releaseMessages } from '@torneo/contracts/releases/releases'
import type { ReportedError, SectionError } from '@torneo/contracts/releases/section-errors'
import { leakTexts } from '@torneo/domain/releases/leaks'
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod/mini'
import { archiveForm, archiveOf, sourceMap, storeRelease as store, uploadForm } from '../../testing/release-scene'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'

const lines: string[] = []
const api = useTestApi({}, { write: (line) => void lines.push(line) })
const app = 'landing-admin'

let chief: Awaited<ReturnType<typeof api.as>>
beforeEach(async () => {
  chief = await api.as('super')
})

/** Built code whose words and columns the errors of these tests name. */
const code =
  `export const screen = (name, t) => { throw Error("no team " + t + " at " + name, "$where: " + t) }`.padEnd(400, ' ')
/** Stores a version that is live, so that those who see its sections have it. */
async function storeRelease(client: TestClient, draft: Parameters<typeof store>[1]) {
  const { app: name = app, version } = draft
  const stored = await store(client, { code, ...draft })
  await client.post(`/api/releases/${name}/live`, { version })
  return stored
}

const frame = (version: string, column = 1) => `\n    at onClick (/remotes/${app}/${version}/assets/a.js:1:${column})`
const error = (version: string, more: Partial<ReportedError> = {}): z.input<typeof ReportedError> => ({
  kind: 'error',
  message: "TypeError: Cannot read properties of undefined (reading 'name')",
  stack: frame(version),
  componentStack: '',
  screen: '/hero/:id',
  count: 1,
  ...more,
})
const report = (client: TestClient, ...errors: object[]) => client.post('/api/section-errors', { errors })
const mapsOf = (version: string, files: Readonly<Record<string, string | Buffer>>, client: TestClient = chief) =>
  archiveOf(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])).then((archive) =>
    uploadForm(client, `/api/releases/${app}/${version}/maps`, archiveForm(archive)),
  )

/** Lists the errors after the service's next write. */
async function listed(client: TestClient = chief): Promise<SectionError[]> {
  await api.app.services.sectionErrors.counts.write()
  return (await client.get('/api/section-errors')).body.items as SectionError[]
}

describe('an error of a section', () => {
  it('is listed with its source line, its people and the version that began it', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      const { maps } = await storeRelease(chief, { version })
      expect((await uploadForm(chief, `/api/releases/${app}/${version}/maps`, maps)).status).toBe(204)
      await report(chief, error(version))
      await listed()
    }
    await report(chief, error('1.1.0', { count: 3 }))
    await report(await api.as('admin_landing'), error('1.1.0'))
    expect(await listed()).toEqual([
      {
        id: expect.any(String),
        app,
        version: '1.1.0',
        firstVersion: '1.0.0',
        kind: 'error',
        message: "TypeError: Cannot read properties of undefined (reading 'name')",
        place: 'src/features/hero/HeroScreen.tsx:41',
        isSource: true,
        component: null,
        screen: '/hero/:id',
        count: 5,
        people: 2,
        firstAt: expect.any(String),
        lastAt: expect.any(String),
        stack: [{ file: 'assets/a.js', line: 1, column: 1, source: 'src/features/hero/HeroScreen.tsx:41' }],
        causes: [],
        visits: 0,
        versions: ['1.1.0', '1.0.0'],
        commit: 'abc1234',
        state: 'open',
      },
      expect.objectContaining({ version: '1.0.0', firstVersion: '1.0.0', count: 1, people: 1 }),
    ])
  })

  it('names the own line above that of a bundled package, and the component', async () => {
    const { maps } = await storeRelease(chief, { version: '1.0.0' })
    await uploadForm(chief, `/api/releases/${app}/1.0.0/maps`, maps)
    const componentStack = frame('1.0.0', 3)
    await report(
      chief,
      error('1.0.0', { kind: 'render', stack: frame('1.0.0', 11) + frame('1.0.0', 2), componentStack }),
      error('1.0.0', { stack: frame('1.0.0', 12) }),
    )
    expect((await listed()).map(({ kind, place, component }) => [kind, place, component]).toSorted()).toEqual([
      ['error', 'node_modules/lib/index.js:7', null],
      ['render', 'src/features/hero/HeroScreen.tsx:41', 'HeroScreen'],
    ])
  })

  it("keeps the shell's sentence when it reached other screens, and nothing else in its place", async () => {
    const leaking = "Array.prototype.map = document.addEventListener('keydown', () => 0)".padEnd(400, ' ')
    await storeRelease(chief, { version: '3.3.0', code: leaking })
    const sentences = Object.values(leakTexts).map((text) => text('Array.prototype.map'))
    await report(
      chief,
      ...sentences.map((message, at) => error('3.3.0', { kind: 'leak', message, stack: frame('3.3.0', at + 1) })),
      error('3.3.0', { kind: 'leak', message: leakTexts.node('Ana') }),
    )
    const messages = (await listed()).map(({ message }) => message)
    expect(messages).toEqual(expect.arrayContaining(sentences))
    expect(messages).toHaveLength(sentences.length + 1)
    expect(messages.join()).not.toContain('Ana')
  })

  it.each([
    ['no maps', '3.0.0', async () => undefined],
    [
      'a damaged archive of maps',
      '3.1.0',
      async () => {
        await mapsOf('3.1.0', { 'assets/a.js.map': sourceMap('a.js') })
        await api.raw.collection('release_maps.chunks').updateOne({}, { $set: { data: Buffer.from('x') } })
      },
    ],
  ])('has the line of the built file with %s', async (_case, version, prepare) => {
    await storeRelease(chief, { version })
    await prepare()
    await report(chief, error(version))
    expect(await listed()).toMatchObject([{ place: 'assets/a.js:1:1', isSource: false, count: 1 }])
  })

  it('gets its line when the maps come later', async () => {
    const { maps } = await storeRelease(chief, { version: '3.2.0' })
    await report(chief, error('3.2.0'))
    expect(await listed()).toMatchObject([{ isSource: false }])
    await uploadForm(chief, `/api/releases/${app}/3.2.0/maps`, maps)
    await report(chief, error('3.2.0'))
    expect(await listed()).toMatchObject([{ isSource: true, count: 2 }])
  })

  it('is one for all ids, and says nothing of anybody', async () => {
    await storeRelease(chief, { version: '1.0.0' })
    const of = (message: string) => error('1.0.0', { message })
    await report(
      chief,
      of('Error: no team 6574d0f1a2b3c4d5e6f70819 at 12:30'),
      of('Error: no team 7c9e6679-7425-40de-944b-e07fc1f90ae7 at 9:05'),
      of('SyntaxError: Unexpected token \'J\', "Juan Pérez"... is not valid JSON'),
      of('Error: no team 12 at https://panel.example/teams/12?name=Ana'),
      of('Error: Minified React error #301; visit https://react.dev/errors/301 for the full message'),
      of('$where: x'),
    )
    expect((await listed()).map(({ message, count }) => `${count} ${message}`).toSorted()).toEqual([
      '1 $where: …',
      '1 React error 301: Too many re-renders: a component sets its state while it renders',
      '1 SyntaxError: Unexpected token \'…\', "…"... is not valid JSON',
      '3 Error: no team … at …',
    ])
    const stored = JSON.stringify(await api.raw.collection('section_errors').find().toArray())
    expect([stored.includes(chief.user.id), stored.includes(chief.user.email)]).toEqual([false, false])
  })

  it('counts for the alert once a person', async () => {
    await storeRelease(chief, { version: '2.0.0' })
    for (const kind of ['error', 'rejection', 'error'] as const) await report(chief, error('2.0.0', { kind }))
    await listed()
    const metrics = (await api.anonymous.get('/metrics')).text
    const series = { error: 1, rejection: 1, policy: 0 }
    for (const [kind, count] of Object.entries(series)) {
      const line = `section_errors_total{section="${app}",version="2.0.0",kind="${kind}"} ${count}`
      expect(metrics.includes(line)).toBe(count > 0)
    }
  })

  it('is listed for the team with its key, without those of others', async () => {
    await storeRelease(chief, { version: '3.3.0' })
    await report(chief, error('3.3.0'), error('3.3.0', { stack: '\n    at f (/assets/index-a.js:1:2)' }))
    const { body } = await chief.post('/api/release-keys', { app, name: 'CI' })
    const headers = { authorization: `Bearer ${String(body.secret)}` }
    expect((await listed()).map((one) => [one.app, one.place]).toSorted()).toEqual([
      // This service has no site, so no file of a shell is known.
      ['', null],
      [app, 'assets/a.js:1:1'],
    ])
    expect((await listed(createTestClient(api.app, null, '127.0.0.1', headers))).map((one) => one.app)).toEqual([app])
  })
})

describe('a report', () => {
  it.each([
    ['of a version that the panel never had', { stack: frame('0.0.0-1764170000000') }],
    ['of an extension', { stack: '\n    at x (chrome-extension://abc/a.js:1:2)' }],
    ['of a lost connection', { kind: 'rejection' as const, message: 'TypeError: Failed to fetch' }],
    ['of a chunk that is missing', { message: 'TypeError: Failed to fetch dynamically imported module: /a.js' }],
    ['of a browser about itself', { message: 'ResizeObserver loop completed with undelivered notifications.' }],
  ])('%s is not listed', async (_case, more) => {
    await storeRelease(chief, { version: '1.0.0' })
    expect((await report(chief, error('1.0.0', more))).status).toBe(204)
    expect(await listed()).toEqual([])
  })

  it('is only logged when a stranger sends it', async () => {
    await storeRelease(chief, { version: '1.0.0' })
    lines.length = 0
    const message = 'TypeError: nobody has met this one'
    expect((await report(api.anonymous, error('1.0.0', { message }))).status).toBe(204)
    expect(await listed()).toEqual([])
    const logged = lines.filter((line) => line.includes('browsers report errors'))
    expect(logged.map((line) => [line.includes(app), line.includes('nobody')])).toEqual([[true, false]])
  })

  it.each([
    ['eleven errors', { errors: Array.from({ length: 11 }, () => error('1.0.0')) }],
    ['a kind that is none', { errors: [{ ...error('1.0.0'), kind: 'x' }] }],
    ['a stack of 5000 characters', { errors: [error('1.0.0', { stack: 'x'.repeat(5000) })] }],
    ['an address with an id', { errors: [error('1.0.0', { screen: '/hero/6574d0f1a2b3c4d5e6f70819' })] }],
    ['a count below one', { errors: [error('1.0.0', { count: -5 })] }],
    ['no list', { errors: 'x' }],
  ])('is refused when it has %s', async (_case, body) => {
    expect((await chief.post('/api/section-errors', body)).status).toBe(400)
    expect(await listed()).toEqual([])
  })

  it('is taken twenty times a minute from a person, and of an app the fifty newest are stored', async () => {
    await storeRelease(chief, { version: '1.0.0' })
    const different = (start: number) =>
      Array.from({ length: 10 }, (_, i) => error('1.0.0', { stack: frame('1.0.0', start + i), count: 1000 }))
    const answers = []
    for (let i = 0; i < 25; i += 1) answers.push((await report(chief, ...different(i * 10 + 1))).status)
    expect([answers.filter((status) => status === 204).length, answers.at(-1)]).toEqual([20, 429])
    expect(await listed()).toHaveLength(50)
    expect((await report(await api.as('admin_landing'), error('1.0.0'))).status).toBe(204)
  })
})

describe('maps of a version', () => {
  const broken = releaseMessages.mapBroken('assets/a.js.map')
  it.each<[string, Readonly<Record<string, string | Buffer>>, string]>([
    ['no file', {}, releaseMessages.maps],
    ['a file that is no map', { 'assets/a.js': 'x' }, releaseMessages.mapOfOther('assets/a.js')],
    ['a map of a missing file', { 'b.js.map': sourceMap('b.js') }, releaseMessages.mapOfOther('b.js.map')],
    [
      'a map that was made for another file',
      { 'assets/a.js.map': sourceMap('b.js') },
      releaseMessages.mapOfOther('assets/a.js.map'),
    ],
    ['no JSON', { 'assets/a.js.map': '<html>' }, broken],
    ['another format', { 'assets/a.js.map': '{"version":2}' }, broken],
    ['a million lines', { 'assets/a.js.map': sourceMap('a.js', { mappings: ';'.repeat(9e5) }) }, broken],
    ['sections', { 'assets/a.js.map': '{"version":3,"sections":[]}' }, broken],
    ['a map of 2 MB', { 'assets/a.js.map': sourceMap('a.js', { x: 'x'.repeat(2e6) }) }, releaseMessages.mapsTooBig],
    ['a map of 50 MB', { 'assets/a.js.map': Buffer.alloc(50e6, 'A') }, releaseMessages.mapsTooBig],
  ])('are refused with %s', async (_case, files, message) => {
    await storeRelease(chief, { version: '1.0.0' })
    const { status, body } = await mapsOf('1.0.0', files)
    const said = body as { message: string; details?: { message: string }[] }
    // A whole archive whose maps cannot be used is 422; one that is none, or too large, is a wrong field.
    const isArchive = message !== releaseMessages.maps && message !== releaseMessages.mapsTooBig
    expect([status, said.details?.[0]?.message ?? said.message]).toEqual([isArchive ? 422 : 400, message])
    expect(await api.raw.collection('release_maps.files').countDocuments()).toBe(0)
  })

  it('are refused with mappings that are none only when they are read, which ends nothing', async () => {
    await storeRelease(chief, { version: '1.0.0' })
    await mapsOf('1.0.0', { 'assets/a.js.map': sourceMap('a.js', { mappings: '!!!!' }) })
    await report(chief, error('1.0.0'))
    expect(await listed()).toMatchObject([{ app, count: 1 }])
  })

  it('are for a version that is there, by the key of its app', async () => {
    expect((await mapsOf('9.0.0', { 'assets/a.js.map': sourceMap('a.js') })).status).toBe(404)
    await storeRelease(chief, { version: '1.0.0' })
    const { body } = await chief.post('/api/release-keys', { app: 'users-admin', name: 'CI' })
    const headers = { authorization: `Bearer ${String(body.secret)}` }
    const other = createTestClient(api.app, null, '127.0.0.1', headers)
    expect((await mapsOf('1.0.0', { 'assets/a.js.map': sourceMap('a.js') }, other)).status).toBe(403)
  })
})
