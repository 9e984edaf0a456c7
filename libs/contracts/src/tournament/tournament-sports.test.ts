import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../fields/validation'
import {
  defaultSportRules,
  SportRulesInput,
  TournamentSportDraft,
  TournamentSportForm,
  TournamentSportUpdate,
} from './tournament-sports'

const details = (shape: Parameters<typeof check>[0], value: unknown) => {
  const checked = check(shape, value)
  return checked.ok ? [] : checked.details
}

const sport = { name: 'Fútbol', icon: '⚽' }

test('rules may be an object or its JSON text, and are parsed (R5)', () => {
  const read = { ok: true, value: { ...sport, rules: defaultSportRules } }
  expect(check(TournamentSportDraft, { ...sport, rules: defaultSportRules })).toEqual(read)
  expect(check(TournamentSportDraft, { ...sport, rules: JSON.stringify(defaultSportRules) })).toEqual(read)
})

test.each(['', 'once', '[]', '3', 'null', '{"playersPerTeam":', '"{}"'])(
  'rules as the text %j are rejected',
  (rules) => {
    expect(details(TournamentSportDraft, { ...sport, rules })).toEqual([
      { path: 'rules', message: 'El valor no es válido' },
    ])
  },
)

test.each([
  ['playersPerTeam', 12.7, 'Debe ser un número entero'],
  ['playersPerTeam', '1e1', 'Debe ser un número entero'],
  ['playersPerTeam', '11', 'Debe ser un número entero'],
  ['playersPerTeam', 0, 'Debe ser 1 o más'],
  ['playersPerTeam', -1, 'Debe ser 1 o más'],
  ['playersPerTeam', 101, 'Debe ser 100 o menos'],
  ['playersPerTeam', null, 'Los jugadores por equipo son requeridos'],
  ['playersPerTeam', Number.NaN, 'Los jugadores por equipo son requeridos'],
  ['matchDuration', 12.7, 'Debe ser un número entero'],
  ['matchDuration', '1e1', 'Debe ser un número entero'],
  ['matchDuration', 0, 'Debe ser 1 o más'],
  ['matchDuration', -1, 'Debe ser 1 o más'],
  ['matchDuration', 601, 'Debe ser 600 o menos'],
  ['matchDuration', null, 'La duración es requerida'],
  ['pointsForWin', -1, 'Debe ser 0 o más'],
  ['pointsForDraw', 0.5, 'Debe ser un número entero'],
  ['pointsForLoss', null, 'Los puntos son requeridos'],
  ['hasHalves', 'true', 'El valor no es válido'],
  ['hasHalves', 1, 'El valor no es válido'],
  ['extraTime', 30, 'Este campo no se puede enviar'],
])('rules.%s as %j is rejected in every shape', (field, value, message) => {
  const rules = { ...defaultSportRules, [field]: value }
  const errors = [{ path: `rules.${field}`, message }]
  expect(details(TournamentSportForm, { ...sport, description: '', active: true, order: 1, rules })).toEqual(errors)
  expect(details(TournamentSportDraft, { ...sport, rules })).toEqual(errors)
  expect(details(TournamentSportUpdate, { rules })).toEqual(errors)
})

test('points may be 0', () => {
  expect(
    details(SportRulesInput, { ...defaultSportRules, pointsForWin: 0, pointsForDraw: 0, pointsForLoss: 0 }),
  ).toEqual([])
})

test('the form requires every rule, each with its message', () => {
  expect(
    details(TournamentSportForm, {
      ...sport,
      name: '',
      description: '',
      active: true,
      order: 1,
      rules: { hasHalves: true },
    }),
  ).toEqual([
    { path: 'name', message: 'El nombre es requerido' },
    { path: 'rules.playersPerTeam', message: 'Los jugadores por equipo son requeridos' },
    { path: 'rules.matchDuration', message: 'La duración es requerida' },
    { path: 'rules.pointsForWin', message: 'Los puntos son requeridos' },
    { path: 'rules.pointsForDraw', message: 'Los puntos son requeridos' },
    { path: 'rules.pointsForLoss', message: 'Los puntos son requeridos' },
  ])
})

describe('a partial update adds no defaults', () => {
  test.each([
    {},
    { name: 'Básquet' },
    { active: false },
    { order: 0 },
    { description: '' },
    { rules: {} },
    { rules: { matchDuration: 40 } },
  ])('%j is unchanged', (value) => {
    expect(check(TournamentSportUpdate, value)).toEqual({ ok: true, value })
  })
})

test.each([
  [{ name: '  ' }, 'name', 'El nombre es requerido'],
  [{ icon: '' }, 'icon', 'El ícono es requerido'],
  [{ order: -1 }, 'order', 'Debe ser 0 o más'],
  [{ order: '1' }, 'order', 'Debe ser un número entero'],
  [{ active: 'false' }, 'active', 'El valor no es válido'],
  [{ id: 'x' }, 'id', 'Este campo no se puede enviar'],
  [{ stats: {} }, 'stats', 'Este campo no se puede enviar'],
])('an update with %j is rejected', (value, path, message) => {
  expect(details(TournamentSportUpdate, value)).toEqual([{ path, message }])
})

test('parsing a draft is idempotent', () => {
  const rules = fc.record(
    {
      playersPerTeam: fc.integer({ min: 1, max: 100 }),
      matchDuration: fc.integer({ min: 1, max: 600 }),
      hasHalves: fc.boolean(),
      pointsForWin: fc.nat(100),
      pointsForDraw: fc.nat(100),
      pointsForLoss: fc.nat(100),
    },
    { requiredKeys: [] },
  )
  const draft = fc.record(
    {
      name: fc.string({ minLength: 1, maxLength: 40 }).map((name) => `a ${name} `),
      icon: fc.constantFrom('⚽', ' 🏀 '),
      description: fc.string(),
      active: fc.boolean(),
      order: fc.nat(1_000_000),
      rules: fc.oneof(
        rules,
        rules.map((value) => JSON.stringify(value)),
      ),
    },
    { requiredKeys: ['name', 'icon'] },
  )
  fc.assert(
    fc.property(draft, (value) => {
      const first = check(TournamentSportDraft, value)
      expect(first.ok && check(TournamentSportDraft, first.value)).toEqual(first)
    }),
  )
})
