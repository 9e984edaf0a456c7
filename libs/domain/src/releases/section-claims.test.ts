import type { SectionRow } from '@torneo/contracts/releases/remotes'
import { sections as sectionTable } from '@torneo/contracts/releases/sections'
import { describe, expect, it } from 'vitest'
import { claimedByOthers, rowProblems } from './section-claims'

const live = [
  { name: 'users-admin', sections: [{ id: 'users', path: '/users', label: 'Usuarios' }] },
  { name: 'canteen', sections: [{ id: 'canteen', path: '/shop/canteen', label: 'Cantina' }] },
]
const claim = (path: string, id = 'referees', label = 'Árbitros', more: Partial<SectionRow> = {}) => ({
  name: 'referees-admin',
  sections: [{ id, path, label, group: 'content', roles: ['super'], owner: 'referees-admin', order: 100, ...more }],
})
const problemOf = (path: string, id?: string) =>
  claimedByOthers(claim(path, id), live).map(({ kind, owner }) => [kind, owner])

describe('a path', () => {
  it.each([
    ['/referees'],
    ['/tournament/referees'],
    ['/shop/referees'],
    ['/users-of-the-year'],
    ['/heroes'],
    ['/gallery-of-referees'],
    ['/accesorios'],
    ['/apis'],
    ['/teams'],
    ['/libre'],
    ['/cuentas'],
  ])('%s is free', (path) => expect(problemOf(path)).toEqual([]))

  it.each([
    ['/users', 'users-admin'],
    ['/users/releases', 'users-admin'],
    ['/shop', 'canteen'],
    ['/shop/canteen/today', 'canteen'],
    ['/tournament', 'tournament-admin'],
    ['/hero/x', 'landing-admin'],
    ['/', 'shell'],
    ['/acceso', 'shell'],
    ['/acceso/x', 'shell'],
    ['/pase', 'shell'],
    ['/login', 'shell'],
    ['/gallery', 'shell'],
    ['/cuenta', 'shell'],
    ['/despliegues', 'shell'],
    ['/despliegues/x', 'shell'],
    ['/ayuda', 'shell'],
    ['/api', 'torneo'],
    ['/api/x', 'torneo'],
    ['/en-vivo', 'torneo'],
    ['/vista-previa', 'torneo'],
  ])('%s belongs to %s', (path, owner) => expect(problemOf(path)).toEqual([['path', owner]]))

  it('is taken for every other app, above and below too, even if its own app is not installed', () => {
    for (const { path, owner } of sectionTable.filter((row) => row.path !== '/')) {
      for (const taken of [path, `${path}/x`, `${path}/x/y`])
        expect(claimedByOthers(claim(taken), [])).toEqual([{ kind: 'path', value: taken, owner }])
    }
  })

  it('may be below another path of the same app', () => {
    expect(
      claimedByOthers(
        { name: 'users-admin', sections: [{ id: 'releases', path: '/users/releases', label: 'Versiones' }] },
        live,
      ),
    ).toEqual([])
  })
})

it.each([
  ['users', 'users-admin'],
  ['canteen', 'canteen'],
  ['dashboard', 'shell'],
  ['hero', 'landing-admin'],
])('the id %s belongs to %s', (id, owner) => {
  expect(problemOf('/referees', id)).toEqual([['id', owner]])
})

describe('a row by itself', () => {
  it.each(['', ' ', '\u200b', '\u3164', '—'])('needs a label that can be read: %j', (label) => {
    expect(rowProblems(claim('/referees', 'referees', label))).toEqual([
      { kind: 'label', value: '/referees', owner: 'referees-admin' },
    ])
  })

  it.each(['/referees/', '//referees', '/referees//x', '/-/..', 'referees'])(
    'has a path of plain words: %s',
    (path) => {
      expect(rowProblems(claim(path)).map(({ kind }) => kind)).toEqual(['form'])
    },
  )

  it.each<[string, Partial<SectionRow>, string[]]>([
    ['a label of 40 letters and an order of 999', { label: 'á'.repeat(40), order: 999 }, []],
    ['a label of 41 letters', { label: 'á'.repeat(41) }, ['label-form']],
    ['a label that turns the text round', { label: 'Usuarios\u202e' }, ['label-form']],
    ['a title of 41 letters', { title: 'á'.repeat(41) }, ['label-form']],
    ['a heading of 41 letters', { groupTitle: 'á'.repeat(41) }, ['label-form']],
    ['a screen of 41 letters', { pages: [{ path: 'x', title: 'á'.repeat(41) }] }, ['label-form']],
    ['an order below 0', { order: -1 }, ['order']],
    ['an order of 1000', { order: 1000 }, ['order']],
    ['half an order', { order: 0.5 }, ['order']],
    ['a role that nobody has', { roles: ['super', 'pass'] }, ['role']],
    ['no role', { roles: [] }, ['roles']],
    ['a role twice', { roles: ['super', 'super'] }, ['roles']],
    ['a group that heads the sidebar with 1,200 letters', { group: 'x'.repeat(1200) }, ['label-form']],
    ['a group that turns the text round', { group: 'Contenido\u202e' }, ['label-form']],
    ['an empty group', { group: '' }, ['label-form']],
    ['an empty heading', { groupTitle: '' }, ['label-form']],
    ['an empty title', { title: '' }, ['label-form']],
    ['an empty id', { id: '' }, ['id-form']],
    ['an id of 100 kB', { id: 'x'.repeat(100_000) }, ['id-form']],
    ['an id of signs', { id: '<script>' }, ['id-form']],
    ['a mark of 100 kB', { mark: 'x'.repeat(100_000) }, ['id-form']],
    ['an owner that is no app', { owner: '../x' }, ['id-form']],
    ['50 screens', { pages: Array.from({ length: 50 }, (_, i) => ({ path: `x/${i}`, title: 'Una' })) }, []],
    ['51 screens', { pages: Array.from({ length: 51 }, () => ({ path: 'x', title: 'Una' })) }, ['pages']],
    ['a screen without a title', { pages: [{ path: 'x', title: '' }] }, ['label-form']],
    ...['*', '../users', '/users', '', 'x/', '<script> (', ':id', 'x'.repeat(101)].map(
      (path): [string, Partial<SectionRow>, string[]] => [
        `a screen at ${path.slice(0, 20)}`,
        { pages: [{ path, title: 'Una' }] },
        ['pages'],
      ],
    ),
    ['a path of 3,000 letters', { path: `/${'x'.repeat(3000)}` }, ['form']],
  ])('is bounded: %s', (_case, more, kinds) => {
    expect(rowProblems(claim('/referees', 'referees', 'Árbitros', more)).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('names its path in a sentence as far as it can be read', () => {
    const [problem] = rowProblems(claim(`/${'x'.repeat(3000)}`))
    expect(problem?.value).toHaveLength(100)
  })

  it('keeps every row of the section table within the bounds', () => {
    const rows = sectionTable
      .filter(({ owner }) => owner !== 'shell')
      .map((row, order) => ({ ...row, roles: [...row.roles], order }))
    expect(rows.flatMap((row) => rowProblems({ name: row.owner, sections: [row] }))).toEqual([])
  })

  it('is one of at most 20', () => {
    const rows = Array.from({ length: 21 }, (_, index) => claim(`/referees/${index}`, `r${index}`).sections).flat()
    expect(rowProblems({ name: 'referees-admin', sections: rows.slice(1) })).toEqual([])
    expect(rowProblems({ name: 'referees-admin', sections: rows }).map(({ kind }) => kind)).toEqual(['rows'])
  })

  it('has a path and an id of its own', () => {
    const [row] = claim('/referees').sections
    expect(rowProblems({ name: 'referees-admin', sections: row ? [row, row] : [] }).map(({ kind }) => kind)).toEqual([
      'path',
      'id',
    ])
  })
})
