import { describe, expect, it } from 'vitest'
import { passHolder } from '../../testing/pass-scene'
import { archiveForm, archiveOf, sourceMap, storeRelease, uploadForm } from '../../testing/release-scene'
import { app, at, error, other, report, useSectionErrors } from '../../testing/section-errors-scene'

const scene = useSectionErrors()
const { api, lines, written, listed, keyOf, mark } = scene
const board = 'tournament-admin'
/** Releases the section of the board, which holders of a pass load. */
const releaseBoard = async (version = '1.0.0') => {
  const rows = [{ id: 'live_control', path: '/live', label: 'En vivo', group: 'tournament', owner: board, order: 1 }]
  const draft = { app: board, version, path: '/live', code: ''.padEnd(400, ' ') }
  await storeRelease(scene.chief(), { ...draft, rows: rows.map((row) => ({ ...row, roles: ['super'] })) })
  await scene.chief().post(`/api/releases/${board}/live`, { version })
}
/** Signs in different people who see the app. */
const editors = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => api.signedIn(await api.addUser({ role: 'admin_landing' }))))
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

describe('error lists of teams are independent', () => {
  it.each([
    ['has a line of a source that it does not list', { sources: [], mappings: 'AAAA' }],
    ['has a line of a source before its first', { sources: ['a.ts'], mappings: 'ADAA' }],
    ['has a source without a name', { sources: [null], mappings: 'AAAA' }],
  ])('a map that %s', async (_case, map) => {
    await storeRelease(scene.chief(), { app, version: '1.1.0', code: ''.padEnd(400, ' ') })
    const files = [['assets/a.js.map', Buffer.from(sourceMap('a.js', map))]] as const
    const form = archiveForm(await archiveOf(files))
    expect((await uploadForm(scene.chief(), `/api/releases/${app}/1.1.0/maps`, form)).status).toBe(204)
    await report(scene.chief(), error({ stack: at(1, app, 'assets/a.js', '1.1.0') }), error({ stack: at(1, other) }))
    expect((await listed()).map((one) => [one.app, one.place, one.isSource]).toSorted()).toEqual([
      [app, 'assets/a.js:1:1', false],
      [other, 'src/features/hero/HeroScreen.tsx:41', true],
    ])
  })

  it('a stored row that cannot be added to, which the log names', async () => {
    await report(scene.chief(), error())
    await listed()
    await api.raw.collection('section_errors').updateOne({}, { $set: { people: 'x', count: 'x' } })
    const [editor = expect.fail('nobody')] = await editors(1)
    for (const request of numbers(6)) {
      await written()
      await report(scene.chief(), ...numbers(10).map((index) => error({ stack: at(request * 10 + index + 2) })))
    }
    await report(editor, error())
    await report(scene.chief(), error({ stack: at(1, other) }))
    const all = await listed()
    expect(all.filter((one) => one.app === other)).toHaveLength(1)
    expect(all.filter((one) => one.app === app)).toHaveLength(50)
    expect(lines.filter((line) => line.includes('were not written'))).toHaveLength(1)
  })
})

describe('a list', () => {
  it('counts all who opened a pass as one person', async () => {
    await releaseBoard()
    await releaseBoard('1.1.0')
    const holders = await Promise.all(numbers(4).map((index) => passHolder(api, { id: `h${index}` })))
    for (const holder of holders) await report(holder, error({ stack: at(1, board, 'assets/a.js', '1.1.0') }))
    await report(
      await passHolder(api, { id: 'x', passId: 'otro' }),
      error({ stack: at(1, board, 'assets/a.js', '1.1.0') }),
    )
    expect(await listed()).toMatchObject([{ app: board, people: 2 }])
  })

  it('keeps and takes reports of single people when two people fill it alike', async () => {
    const [first = expect.fail('nobody'), second = expect.fail('nobody'), ...others] = await editors(12)
    const reporting = async (from: number, some = others) => {
      for (const [index, one] of some.entries()) await report(one, error({ stack: at(from + index) }))
      await written()
    }
    await reporting(300, others.slice(0, 5))
    for (const request of numbers(6)) {
      const forged = numbers(10, request * 10 + 1).map((column) => error({ stack: at(column), count: 100 }))
      // Each of the two is the first with some of them.
      for (const one of request % 2 ? [first, second] : [second, first]) await report(one, ...forged)
      await written()
    }
    await reporting(305, others.slice(5))
    const all = await listed(`/sections/${app}/errors`)
    expect(all).toHaveLength(50)
    const single = all.flatMap(({ people, stack: [top] }) => (people === 1 ? (top?.column ?? 0) : []))
    expect(single.toSorted()).toEqual(numbers(10, 300))
  })

  it('takes what somebody reports while four others fill what waits for a write', async () => {
    const [last = expect.fail('nobody'), ...flooders] = await editors(5)
    for (const [index, one] of flooders.entries())
      for (const request of numbers(5))
        await report(one, ...numbers(10, index * 50 + request * 10 + 1).map((column) => error({ stack: at(column) })))
    await report(last, error({ stack: at(300) }))
    const columns = (await listed(`/sections/${app}/errors`)).map(({ stack: [top] }) => top?.column)
    expect(columns).toHaveLength(50)
    expect(columns).toContain(300)
  })

  it('takes the report of one more person when fifty fill it', async () => {
    const people = await editors(51)
    for (const [index, one] of people.slice(0, 50).entries())
      await report(one, error({ stack: at(index + 1), count: 9 }))
    await written()
    const [last = expect.fail('nobody')] = people.slice(50)
    await report(last, error({ stack: at(300) }))
    const all = await listed(`/sections/${app}/errors`)
    expect(all).toHaveLength(50)
    expect(all.filter(({ stack: [top] }) => top?.column === 300)).toHaveLength(1)
  })

  it("holds the service's first report of an error, whatever later ones say", async () => {
    const [first = expect.fail('nobody'), second = expect.fail('nobody')] = await editors(2)
    const causes = [{ message: 'Error: Fallo al guardar', stack: at(5) }]
    await report(first, error({ kind: 'render', stack: at(1) + at(2), causes }))
    const [before = expect.fail('nothing is listed')] = await listed()
    const forged = error({ kind: 'render', stack: at(1) + at(9), componentStack: at(3), causes: [], screen: '/users' })
    // In one write with another, and in one of its own.
    await report(second, forged)
    await written()
    await report(first, error({ kind: 'render', stack: at(1) + at(7) }))
    await report(second, { ...forged, screen: '/' })
    const { count: _count, people: _people, lastAt: _lastAt, ...stays } = before
    expect(await listed()).toEqual([expect.objectContaining({ ...stays, component: null, count: 4, people: 2 })])
  })

  it('gives an error the lines of its own stack once the maps are there, not those of a later report', async () => {
    const { maps } = await storeRelease(scene.chief(), { app, version: '2.0.0', code: ''.padEnd(400, ' ') })
    const lineAt = (column: number) => at(column, app, 'assets/a.js', '2.0.0')
    await report(scene.chief(), error({ stack: lineAt(11) + lineAt(2) }))
    expect(await listed()).toMatchObject([{ place: 'assets/a.js:1:11', isSource: false }])
    await uploadForm(scene.chief(), `/api/releases/${app}/2.0.0/maps`, maps)
    await report(scene.chief(), error({ stack: lineAt(11) + lineAt(12) }))
    expect(await listed()).toMatchObject([{ place: 'assets/a.js:1:11', isSource: false, count: 2 }])
    await report(scene.chief(), error({ stack: lineAt(11) + lineAt(2) }))
    expect(await listed()).toMatchObject([{ place: 'src/features/hero/HeroScreen.tsx:41', isSource: true, count: 3 }])
  })

  it('counts of one person a hundred events of an error at most, and none of who cannot have it', async () => {
    const [first = expect.fail('nobody'), second = expect.fail('nobody')] = await editors(2)
    await report(first, error())
    await report(await api.as('team_captain'), error({ count: 50 }))
    await written()
    for (const count of [100_000, 100_000]) {
      await report(second, error({ count }))
      await written()
    }
    expect(await listed()).toMatchObject([{ count: 101, people: 2 }])
  })

  it('is not found for an unknown app and empty for one that has no errors', async () => {
    const team = await keyOf(other)
    expect((await scene.chief().get('/api/sections/zzz/errors')).body).toMatchObject({ code: 404, type: 'not_found' })
    expect((await team.get('/api/sections/zzz/errors')).status).toBe(403)
    for (const name of [app, 'shell', '-'])
      expect((await scene.chief().get(`/api/sections/${name}/errors`)).body).toEqual({ total: 0, items: [] })
    expect((await team.get(`/api/sections/${other}/errors`)).body).toEqual({ total: 0, items: [] })
  })

  it('is read and marked by super admins alone when no team owns it', async () => {
    await report(scene.chief(), error({ stack: at(1, app, 'assets/b.js') }), error())
    const [row = expect.fail('nothing is listed'), ...more] = await listed('/sections/-/errors')
    expect([row.app, more]).toEqual(['', []])
    const team = await keyOf(app)
    expect((await team.get('/api/sections/-/errors')).status).toBe(403)
    expect((await mark(team, '-', row.id, 'fixed')).status).toBe(403)
    expect((await mark(await api.as('admin_landing'), '-', row.id, 'fixed')).status).toBe(403)
    expect(await mark(scene.chief(), '-', row.id, 'fixed')).toMatchObject({
      status: 200,
      body: { app: '', state: 'fixed' },
    })
  })
})

describe('a failed section', () => {
  const broken = { kind: 'section-broken', section: other, version: '1.0.0', others: 0, detail: 'x' }
  /** Events of all sections, which a process counts from its start. */
  const alerts = async () =>
    [...(await api.anonymous.get('/metrics')).text.matchAll(/^failed_sections_total\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    )

  it.each<[string, 'super' | 'admin_landing' | 'team_captain' | null, object, number]>([
    ['who sees it', 'super', broken, 1],
    ['who does not see it', 'admin_landing', broken, 0],
    ['who sees nothing', 'team_captain', { ...broken, section: app }, 0],
    ['who is not signed in', null, broken, 0],
    ['a super admin, of a version that was never shown', 'super', { ...broken, version: '1.1.0' }, 1],
    ['who never had the version', 'admin_landing', { ...broken, section: app, version: '1.1.0' }, 0],
    ['somebody, of an app that there is not', 'super', { ...broken, section: 'zzz', version: undefined }, 0],
  ])('counts for the alert or not: %s', async (_case, role, body, count) => {
    for (const name of [app, other]) await storeRelease(scene.chief(), { app: name, version: '1.1.0' })
    const client = role ? await api.as(role) : api.anonymous
    const before = await alerts()
    expect((await client.post('/api/client-errors', body)).status).toBe(204)
    expect((await alerts()) - before).toBe(count)
  })
})
