import { describe, expect, test } from 'vitest'
import { capacityOf } from './capacity'
import { violations } from './check-plan.fixture'
import type { Pairing, PlanRequest } from './plan'
import { planFixtures } from './plan-fixtures'
import { bigRequest, daysOf, greedyPlan } from './plans.fixture'

const match = (id: string, home: string | null, away: string | null, changes: Partial<Pairing> = {}): Pairing => ({
  id,
  home,
  away,
  ...changes,
})

const names = { t1: 'Promo 98', t2: 'Promo 01', t3: 'Promo 04', t4: 'Promo 07' }

const requestOf = (changes: Partial<PlanRequest>): PlanRequest => ({
  pairings: [match('a', 't1', 't2')],
  days: daysOf(1, ['1'], '09:00', '12:00'),
  minutes: 50,
  turnover: 10,
  rest: 60,
  names,
  seed: 1,
  ...changes,
})

/** Matches as 'a 15 09:00 1'. */
const listed = (changes: Partial<PlanRequest>) => {
  const request = requestOf(changes)
  const plan = planFixtures(request)
  expect(violations(request, plan)).toEqual([])
  return plan.matches.map(({ id, date, time, field }) => `${id} ${date.slice(8)} ${time} ${field}`)
}

const day = (date: string, from: string, to: string, fields = ['1']) => ({ date, from, to, fields })

describe('a plan', () => {
  test.each<[what: string, changes: Partial<PlanRequest>, expected: readonly string[]]>([
    ['begins when the window opens', {}, ['a 15 09:00 1']],
    ['ends with the window at the latest', { days: [day('2025-11-15', '09:10', '10:00')] }, ['a 15 09:10 1']],
    [
      'lets a team rest',
      { pairings: [match('a', 't1', 't2'), match('b', 't2', 't3', { after: ['a'] })] },
      ['a 15 09:00 1', 'b 15 11:00 1'],
    ],
    [
      'lets people rest who play in two teams',
      {
        pairings: [match('a', 't1', 't2'), match('b', 't3', 't4', { after: ['a'] })],
        people: { t1: 'p98', t3: 'p98' },
        rest: 70,
      },
      ['a 15 09:00 1', 'b 15 11:00 1'],
    ],
    [
      'follows a longer match off the regular hours',
      { pairings: [match('a', 't1', 't2', { minutes: 75 }), match('b', null, null, { after: ['a'] })], rest: 15 },
      ['a 15 09:00 1', 'b 15 10:30 1'],
    ],
    [
      'meets a bound between the regular hours',
      {
        requests: [
          { kind: 'not_before', team: 't1', time: '09:40' },
          { kind: 'not_after', team: 't2', time: '09:40' },
        ],
      },
      ['a 15 09:40 1'],
    ],
    [
      'begins not even a minute before a bound',
      { requests: [{ kind: 'not_before', team: 't1', time: '09:01' }] },
      ['a 15 10:00 1'],
    ],
    [
      'respects a bound of one date on that date',
      { requests: [{ kind: 'not_before', team: 't1', date: '2025-11-16', time: '11:00' }] },
      ['a 15 09:00 1'],
    ],
    [
      'leaves a day out on request',
      { days: daysOf(2, ['1']), requests: [{ kind: 'not_on', team: 't2', date: '2025-11-15' }] },
      ['a 16 09:00 1'],
    ],
    [
      'begins on the first day of a team that comes later',
      { days: daysOf(3, ['1']), requests: [{ kind: 'not_before', team: 't2', date: '2025-11-17' }] },
      ['a 17 09:00 1'],
    ],
    [
      'plays on past midnight',
      {
        pairings: [match('a', null, null), match('b', null, null, { after: ['a'] })],
        days: [day('2025-11-15', '23:00', '01:00')],
      },
      ['a 15 23:00 1', 'b 16 00:00 1'],
    ],
    [
      'counts the wall clock in the night that the clocks change',
      {
        pairings: [match('a', null, null), match('b', null, null, { after: ['a'] })],
        days: [day('2026-03-29', '01:00', '03:00')],
      },
      ['a 29 01:00 1', 'b 29 02:00 1'],
    ],
    [
      'leaves what is fixed in its place',
      {
        fixed: [
          { id: 'f', home: 't3', away: 't4', date: '2025-11-15', time: '09:30', field: '1', minutes: 50 },
          { id: 'g', home: 't1', away: 't4', date: '2025-11-15', time: '07:00', field: '9', minutes: 50 },
        ],
      },
      ['a 15 10:30 1'],
    ],
    [
      'waits for a fixed match, until the next regular hour',
      {
        pairings: [match('a', null, null, { after: ['f'] })],
        fixed: [{ id: 'f', home: null, away: null, date: '2025-11-15', time: '09:30', field: '2', minutes: 45 }],
        rest: 0,
      },
      ['a 15 11:00 1'],
    ],
    [
      'uses the fields of a match only, and leaves them to those that need them',
      {
        pairings: [match('a', 't1', 't2'), match('b', 't3', 't4', { fields: ['2'] })],
        days: [day('2025-11-15', '09:00', '10:00', ['2', '1'])],
      },
      ['a 15 09:00 1', 'b 15 09:00 2'],
    ],
    ['ignores an unknown feeder', { pairings: [match('a', null, null, { after: ['x'] })] }, ['a 15 09:00 1']],
    ['counts a repeated id once', { pairings: [match('a', 't1', 't2'), match('a', 't3', 't4')] }, ['a 15 09:00 1']],
    ['has nothing to do', { pairings: [] }, []],
  ])('%s', (_what, changes, expected) => {
    expect(listed(changes)).toEqual(expected)
  })

  test('is the same for a seed', () => {
    expect(planFixtures(bigRequest(5))).toEqual(planFixtures(bigRequest(5)))
    expect(planFixtures(bigRequest(5))).not.toEqual(planFixtures(bigRequest(6)))
  })
})

const three = ['a', 'b', 'c'].map((id) => match(id, null, null))

describe('a plan that does not fit', () => {
  test.each<[what: string, changes: Partial<PlanRequest>, missing: readonly string[], advice: string]>([
    [
      'has no field',
      { days: [] },
      ['a: No hay canchas con horario'],
      'No hay canchas con horario: sumar un día con al menos una cancha',
    ],
    [
      'has windows that nobody can read',
      { days: [day('2025-02-31', '09:00', '12:00'), day('2025-11-15', '9', '25:00'), day('', '', '')] },
      ['a: No hay canchas con horario'],
      'No hay canchas con horario: sumar un día con al menos una cancha',
    ],
    [
      'has windows shorter than a match',
      { days: [day('2025-11-15', '09:00', '09:45')] },
      ['a: Ningún horario alcanza para un partido de 50 min'],
      'Ningún horario alcanza para un partido de 50 min: alargarlo, o partidos de 45 min',
    ],
    [
      'names a field without hours',
      { pairings: [match('a', 't1', 't2', { fields: ['Pádel'] })] },
      ['a: No hay horario para Pádel'],
      'No hay horario para Pádel: sumar un día en que se usen',
    ],
    [
      'has too few hours',
      { pairings: three, days: [day('2025-11-15', '09:00', '11:00')] },
      ['c: No queda lugar en ninguna cancha'],
      'Hay 1 cancha y 3 partidos: falta 1 h; sumar una cancha, o turnos de 40 min',
    ],
    [
      'has requests that exclude each other',
      {
        requests: [
          { kind: 'not_before', team: 't1', time: '11:00' },
          { kind: 'not_after', team: 't1', time: '09:30' },
        ],
      },
      ['a: Los pedidos de Promo 98 no dejan ninguna hora: no antes de las 11:00; no después de las 09:30'],
      'Entran 1 de 1 sin el pedido de Promo 98 (no antes de las 11:00), o sin el pedido de Promo 98 (no después de las 09:30)',
    ],
    [
      'has a request for every hour',
      { requests: [{ kind: 'not_on', team: 't2', date: '2025-11-15' }] },
      ['a: Promo 01 pidió no jugar el sáb. 15/11'],
      'Entran 1 de 1 sin el pedido de Promo 01 (no jugar el sáb. 15/11), o con un día más',
    ],
    [
      'has no time to rest',
      { pairings: [match('a', 't1', 't2'), match('b', 't1', 't3')], days: [day('2025-11-15', '09:00', '11:30')] },
      ['b: Promo 98 juega a esas horas, o no descansa 60 min'],
      'Entran 2 de 2 con 45 min de descanso, o con turnos de 55 min',
    ],
    [
      'has matches that wait for one another',
      { pairings: [match('a', null, null, { after: ['b'] }), match('b', null, null, { after: ['a'] })] },
      ['a: Espera a un partido que lo espera a él', 'b: Espera a un partido que lo espera a él'],
      'Hay partidos que se esperan entre sí: quitar una de esas esperas',
    ],
    [
      'leaves out what waits for a missing one',
      { pairings: [match('a', null, null, { fields: ['Pádel'] }), match('b', null, null, { after: ['a'] })] },
      ['a: No hay horario para Pádel', 'b: Espera a un partido que no entró'],
      'No hay horario para Pádel: sumar un día en que se usen',
    ],
  ])('%s', (_what, changes, missing, advice) => {
    const request = requestOf(changes)
    const plan = planFixtures(request)
    expect(violations(request, plan)).toEqual([])
    expect(plan.ok ? [] : plan.missing.map(({ id, because }) => `${id}: ${because}`)).toEqual(missing)
    expect(plan.ok ? '' : plan.advice).toBe(advice)
  })

  test('counts the hours of a sport, and says what would do', () => {
    const fields = ['Pádel 1']
    const pairings = Array.from({ length: 34 }, (_, index) =>
      match(`m${index}`, null, null, { fields, sport: 'Pádel' }),
    )
    const request = requestOf({ pairings, days: daysOf(2, [...fields, '1'], '09:00', '19:10'), minutes: 30 })
    expect(capacityOf(request)).toEqual({
      fits: 30,
      total: 34,
      text: 'Entran 30 de 34',
      advice: 'Pádel tiene 1 cancha y 34 partidos: faltan 2 h 40 min; sumar una cancha, o turnos de 35 min',
    })
    const roomy = capacityOf({ ...request, days: daysOf(3, fields) })
    expect(roomy).toEqual({ fits: 34, total: 34, text: 'Entran 34 de 34', advice: null })
  })

  test('is found out for a thousand matches as well, without a violation', () => {
    const pairings = Array.from({ length: 1_000 }, (_, index) =>
      match(`m${index}`, `t${index % 90}`, `t${(index * 7 + 1) % 90}`, index > 0 ? { after: [`m${index >> 1}`] } : {}),
    )
    const request = requestOf({ pairings: pairings.slice(1), days: daysOf(4, ['1', '2', '3', '4', '5', '6']) })
    const plan = planFixtures(request)
    expect(violations(request, plan)).toEqual([])
    expect(plan.ok).toBe(false)
  })
})

describe('64 teams of 16 promotions in four sports, 8 fields, 4 days', () => {
  test.each([1, 2, 3])('all 160 matches are placed, better than by a plain greedy (seed %i)', (seed) => {
    const request = bigRequest(seed)
    const [plan, greedy] = [planFixtures(request), greedyPlan(request)]
    expect(violations(request, plan)).toEqual([])
    expect(violations(request, greedy)).toEqual([])
    expect([plan.ok, plan.matches.length, greedy.matches.length]).toEqual([true, 160, 160])
    const [ours, plain] = [plan, greedy].map((one) => (one.ok ? one.measures : null))
    expect(ours?.backToBacks).toBe(0)
    expect(ours?.longestWait).toBeLessThan(plain?.longestWait ?? 0)
    expect(ours?.fieldChanges).toBeLessThan(plain?.fieldChanges ?? 0)
  })
})
