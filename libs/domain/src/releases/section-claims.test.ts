import { sections as sectionTable } from '@torneo/contracts/releases/sections'
import { describe, expect, it } from 'vitest'
import { claimedByOthers, rowProblems } from './section-claims'

const live = [
  { name: 'users-admin', sections: [{ id: 'users', path: '/users', label: 'Usuarios' }] },
  { name: 'canteen', sections: [{ id: 'canteen', path: '/shop/canteen', label: 'Cantina' }] },
]
const claim = (path: string, id = 'referees', label = 'Árbitros') => ({
  name: 'referees-admin',
  sections: [{ id, path, label }],
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

  it('of each app in the table is taken for every other app, above and below too, though that app is not installed', () => {
    for (const { path, owner } of sectionTable.filter((row) => row.path !== '/')) {
      for (const taken of [path, `${path}/x`, `${path}/x/y`])
        expect(claimedByOthers(claim(taken), [])).toEqual([{ kind: 'path', value: taken, owner }])
    }
  })

  it('of the same app may be below another of its own', () => {
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

  it('has a path and an id of its own', () => {
    const [row] = claim('/referees').sections
    expect(rowProblems({ name: 'referees-admin', sections: row ? [row, row] : [] }).map(({ kind }) => kind)).toEqual([
      'path',
      'id',
    ])
  })
})
