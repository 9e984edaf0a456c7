import type { Role } from '@torneo/contracts/people/roles'
import type { SectionError } from '@torneo/contracts/releases/section-errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeRelease } from '../../testing/release-scene'
import { app, at, code, error, other, report, useSectionErrors } from '../../testing/section-errors-scene'

const scene = useSectionErrors()
const { api, lines, release, written, listed, keyOf, mark } = scene
let chief: ReturnType<typeof scene.chief>
beforeEach(() => {
  chief = scene.chief()
})

const react = '\n    at Qe (/assets/react-c.js:8:1)'
type Draft = ReturnType<typeof error>

describe('an error tells its team', () => {
  it('the whole stack, the caller of a helper in it, and the causes with theirs', async () => {
    await report(
      chief,
      error({
        stack: at(11) + at(2) + at(3),
        causes: [
          { message: 'Error: Fallo al guardar', stack: at(5) },
          { message: 'Error: Ana Gómez', stack: '' },
        ],
      }),
    )
    const source = 'src/features/hero/HeroScreen.tsx:41'
    const frame = (column: number, of = source) => ({ file: 'assets/a.js', line: 1, column, source: of })
    expect(await listed()).toMatchObject([
      {
        place: source,
        stack: [frame(11, 'node_modules/lib/index.js:7'), frame(2), frame(3)],
        causes: [
          { message: 'Error: Fallo al guardar', stack: [frame(5)] },
          { message: 'Error: …', stack: [] },
        ],
      },
    ])
  })

  it('ten lines of a longer stack', async () => {
    await report(chief, error({ stack: Array.from({ length: 15 }, (_, index) => at(index + 1)).join('') }))
    expect((await listed())[0]?.stack.map(({ column }) => column)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it.each<[string, Partial<Draft>, Partial<SectionError>]>([
    [
      "React's own throw, by its component",
      {
        kind: 'render',
        message: 'Error: Minified React error #31; visit https://react.dev/errors/31?args[]=Ana',
        stack: react,
        componentStack: `\n    at p${at(3)}\n    at Frame (/assets/index-a.js:1:2)`,
      },
      {
        message: 'React error 31: Objects are not valid as a React child',
        place: 'src/features/hero/HeroScreen.tsx:41',
        component: 'HeroScreen',
      },
    ],
    [
      'a thrown object, by the screen',
      { message: 'Object: María Gómez', stack: '', open: { app, version: '1.0.0' } },
      { message: 'Object: …', place: null },
    ],
    [
      'an error that the shell wraps, by its cause',
      { stack: react, causes: [{ message: 'Error: Fallo al guardar', stack: at(3) }] },
      { place: 'src/features/hero/HeroScreen.tsx:41' },
    ],
    ['a sentence of a browser inside of the own one', { message: 'Error: Failed to fetch: Fallo al dibujar' }, {}],
  ])('%s', async (_case, more, expected) => {
    await report(chief, error(more))
    expect(await listed(`/sections/${app}/errors`)).toMatchObject([{ app, ...expected }])
  })

  it('counts its people and lists its versions', async () => {
    await report(chief, error())
    await written()
    await release(app, '1.1.0', '/hero')
    await report(chief, error({ stack: at(2, app, 'assets/a.js', '1.1.0') }))
    expect(await listed()).toMatchObject([
      { version: '1.1.0', versions: ['1.1.0', '1.0.0'], commit: 'abc1234' },
      { version: '1.0.0', people: 1 },
    ])
  })
})

describe('an error is no invention', () => {
  it.each([
    ['a file that the version does not have', at(1, other, 'assets/b.js')],
    ['a line that the file does not have', at(1, other).replace(':1:1', ':99:1')],
    ['a column that the line does not have', at(99_999, other)],
    ['a number of seven digits', at(1, other).replace(':1:1', ':5491155:1')],
  ])('%s is for super admins alone', async (_case, stack) => {
    await report(chief, error({ stack }))
    expect(await listed()).toMatchObject([{ app: '', place: null, stack: [] }])
    expect(await listed(`/sections/${other}/errors`)).toEqual([])
    expect(await listed('/section-errors', await keyOf(other))).toEqual([])
  })

  it.each<[string, Role, Draft, number]>([
    ['somebody who sees the section', 'admin_landing', error(), 1],
    ['somebody who does not', 'team_captain', error(), 0],
    [
      'somebody who does not, by the screen',
      'admin_landing',
      error({ stack: '', open: { app: other, version: '1.0.0' } }),
      0,
    ],
    [
      'somebody who does not, by the component',
      'admin_landing',
      error({ kind: 'render', stack: '', componentStack: at(1, other) }),
      0,
    ],
    ['a super admin', 'super', error({ stack: at(1, other) }), 1],
  ])('%s reports it or not', async (_case, role, draft, count) => {
    expect((await report(await api.as(role), draft)).status).toBe(204)
    expect(await listed()).toHaveLength(count)
  })

  it('is reported for a version that was never shown by super admins only', async () => {
    await storeRelease(chief, { app, version: '1.2.0', code })
    const draft = error({ stack: at(1, app, 'assets/a.js', '1.2.0') })
    await report(await api.as('admin_landing'), draft)
    await report(api.anonymous, draft)
    expect(await listed()).toEqual([])
    expect(lines.filter((line) => line.includes('browsers report errors'))).toEqual([])
    await report(chief, draft)
    expect(await listed()).toHaveLength(1)
  })

  it("is never pushed out by another person's reports, in any app", async () => {
    await report(chief, error(), error({ stack: at(1, other) }))
    await written()
    const flooder = await api.as('admin_landing')
    for (let request = 0; request < 20; request += 1) {
      const invented = Array.from({ length: 10 }, (_, index) =>
        error({ stack: at(request * 10 + index + 2), count: 1000 }),
      )
      await report(
        flooder,
        ...invented.map((one, index) =>
          index % 2 ? one : { ...one, stack: at(1, app, `assets/${request}${index}.js`) },
        ),
      )
      await written()
    }
    const all = await listed()
    expect(
      all
        .filter(({ stack: [top], count }) => top?.column === 1 && count === 1)
        .map((one) => one.app)
        .toSorted(),
    ).toEqual([app, other])
    expect(all.filter((one) => one.app === app)).toHaveLength(50)
  })

  it('one person fills no more than a quarter of what waits for a write', async () => {
    const flooder = await api.as('admin_landing')
    for (let request = 0; request < 20; request += 1)
      await report(flooder, ...Array.from({ length: 10 }, (_, index) => error({ stack: at(request * 10 + index + 2) })))
    await report(chief, error())
    expect((await listed()).some(({ stack: [top] }) => top?.column === 1)).toBe(true)
  })
})

it('invented texts of a browser are neither stored nor logged', async () => {
  const secret = 'juan-perez'
  const own = { app, version: '1.0.0' }
  await report(
    chief,
    error({ message: `Error: ${secret}` }),
    error({ message: 'x', stack: `\n    at ${secret} (/remotes/${app}/1.0.0/assets/a.js:1:2)` }),
    error({ message: 'x', stack: at(1, app, `assets/${secret}.js`) }),
    error({ message: 'x', stack: `\n    at f (/assets/${secret}.js:1:2)` }),
    error({ message: 'x', stack: at(1, secret) }),
    error({ message: 'x', stack: at(1, app, 'assets/a.js', `0-${secret}`) }),
    error({ message: 'x', stack: '', open: { ...own, version: `0-${secret}` } }),
    error({ message: 'x', screen: `/hero/${secret}` }),
    error({ message: 'x', kind: 'render', componentStack: at(1, app, `assets/${secret}.js`) }),
    error({ message: 'x', causes: [{ message: secret, stack: at(1, app, `assets/${secret}.js`) }] }),
  )
  await report(
    api.anonymous,
    error({ message: secret, screen: `/${secret}`, stack: at(1, secret) }),
    error({ message: secret }),
  )
  expect((await listed()).length).toBeGreaterThan(3)
  expect(JSON.stringify(await api.raw.collection('section_errors').find().toArray())).not.toContain(secret)
  expect(lines.some((line) => line.includes('browsers report errors'))).toBe(true)
  expect(lines.filter((line) => line.includes(secret))).toEqual([])
})

describe('a state', () => {
  it('is set by the team with its key, stays while the version fails, and is open in the next', async () => {
    await report(chief, error())
    const [{ id } = expect.fail('nothing is listed')] = await listed()
    const team = await keyOf(app)
    expect(await mark(team, app, id, 'fixed')).toMatchObject({ status: 200, body: { id, state: 'fixed' } })
    await release(app, '1.1.0', '/hero')
    await report(chief, error(), error({ stack: at(1, app, 'assets/a.js', '1.1.0') }))
    const states = (await listed()).map(({ version, count, state }) => [version, count, state]).toSorted()
    expect(states).toEqual([
      ['1.0.0', 2, 'fixed'],
      ['1.1.0', 1, 'open'],
    ])
    expect(await mark(chief, app, id, 'open')).toMatchObject({ status: 200, body: { state: 'open' } })
  })

  it('is refused for another team, an unknown error and an unknown word', async () => {
    await report(chief, error())
    const [{ id } = expect.fail('nothing is listed')] = await listed()
    const stranger = await keyOf(other)
    expect((await mark(stranger, app, id, 'fixed')).status).toBe(403)
    expect((await stranger.get(`/api/sections/${app}/errors`)).status).toBe(403)
    expect((await mark(stranger, other, id, 'fixed')).status).toBe(404)
    expect((await mark(chief, app, 'nothing', 'fixed')).status).toBe(404)
    expect((await mark(chief, app, id, 'muted')).status).toBe(400)
    expect((await mark(await api.as('admin_landing'), app, id, 'fixed')).status).toBe(403)
    expect((await listed()).map(({ state }) => state)).toEqual(['open'])
  })
})

it('errors that an earlier release stored, with any words, are not listed and go with the next write', async () => {
  await api.raw
    .collection<{ _id: string }>('section_errors')
    .insertOne({
      _id: 'old',
      ...{ app, version: '1.0.0', kind: 'error', message: 'Error: Juan Perez', place: null, isSource: false },
      ...{ component: null, screen: '/', count: 1, people: [], firstAt: new Date(), lastAt: new Date() },
    })
  expect(await listed()).toEqual([])
  await report(chief, error())
  expect((await listed()).map(({ message }) => message)).toEqual(['Error: Fallo al dibujar'])
  expect(await api.raw.collection('section_errors').countDocuments()).toBe(1)
})
