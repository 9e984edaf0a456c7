import { describe, expect, it } from 'vitest'
import { alertOf, type AlertedMatch } from './match-alerts'

const before = {
  status: 'live',
  date: '2025-11-08',
  time: '10:00',
  location: 'Campo',
  field: '1',
  homeScore: 0,
  awayScore: 0,
  homeTeamId: 'p98',
  awayTeamId: 'p05',
} as const
const team = (name: string) => ({ name }) as AlertedMatch['homeTeam']
const after = (scoring: 'goals' | 'points' | 'sets') =>
  alertOf(before, {
    ...before,
    id: 'uno',
    awayScore: 1,
    homeLabel: null,
    awayLabel: null,
    tieId: null,
    roundName: null,
    homeTeam: team('Promo 98'),
    awayTeam: team('Promo 05'),
    sport: { scoring } as AlertedMatch['sport'],
  })

it.each([
  ['goals', '¡Anota Promo 05!'],
  ['sets', 'Set para Promo 05'],
  ['points', undefined],
] as const)('score of the other side, counted by %s, is announced as %s', (scoring, title) =>
  expect(after(scoring)?.title).toBe(title),
)

it.each([
  ['as it was played', { result: null }, 'Finalizado'],
  ['by a walkover', { result: { kind: 'walkover', absent: 'home', reason: '' } }, 'Finalizado · W.O.'],
  ['without either side', { result: { kind: 'walkover', absent: 'both', reason: '' } }, 'Finalizado · W.O. de ambos'],
] as const)("the end of a match for the third place %s is announced, and is no 'Final'", (_how, ending, title) => {
  const ended = {
    ...before,
    ...ending,
    status: 'finished',
    id: 'tercero',
    tieId: 'third',
    roundName: 'Tercer puesto',
    homeLabel: null,
    awayLabel: null,
    homeTeam: team('Promo 98'),
    awayTeam: team('Promo 05'),
    sport: null,
  } as const
  expect(alertOf(before, ended)?.title).toBe(title)
})

describe('a filled slot', () => {
  const open = { ...before, status: 'scheduled', homeTeamId: null, awayTeamId: null } as const
  const known = {
    ...open,
    id: 'semi',
    tieId: 's1',
    roundName: 'Semifinal 1',
    homeTeamId: 'p98',
    homeTeam: team('Promo 98'),
    awayTeam: null,
    homeLabel: null,
    awayLabel: 'Ganador Cuartos 2',
    sport: null,
  } satisfies AlertedMatch
  const both = { ...known, awayTeamId: 'p05', awayTeam: team('Promo 05'), awayLabel: null }

  it.each([
    ['one side', open, known, 'Promo 98 juega la Semifinal 1'],
    ['the other side', known, both, 'Promo 05 juega la Semifinal 1'],
    ['both sides', open, both, 'Promo 98 y Promo 05 juegan la Semifinal 1'],
    ['a cup', open, { ...known, roundName: 'Oro · Final' }, 'Promo 98 juega la Final de Oro'],
    ['quarter-finals', open, { ...known, roundName: 'Cuartos 2' }, 'Promo 98 juega Cuartos 2'],
    ['the third place', open, { ...known, roundName: 'Tercer puesto' }, 'Promo 98 juega el Tercer puesto'],
    ['a correction', { ...known, homeTeamId: 'p91' }, known, 'Promo 98 juega la Semifinal 1'],
    ['nothing new', known, known, undefined],
    ['a slot that is emptied', both, { ...known, awayTeam: null, awayTeamId: null }, undefined],
    ['a match outside a knock-out', open, { ...known, tieId: null, roundName: 'Fecha 1' }, undefined],
    ['a match that began', open, { ...known, status: 'live' as const }, 'Empieza el partido'],
  ])('names the round when it was %s', (_, from, to, title) => expect(alertOf(from, to)?.title).toBe(title))

  it('says against whom, when and where', () =>
    expect(alertOf(open, known)?.body).toBe('Promo 98 – Ganador Cuartos 2. sábado, 8 de noviembre, 10:00. Campo · 1'))
})

describe('rain', () => {
  const planned = { ...before, status: 'scheduled' } as const
  const stopped = (kind: string) =>
    ({
      ...before,
      status: 'cancelled',
      interruption: { kind, reason: 'Lluvia', date: '2025-11-08', time: '10:00' },
      id: 'uno',
      rev: 7,
      homeLabel: null,
      awayLabel: null,
      tieId: null,
      roundName: null,
      homeTeam: team('Promo 98'),
      awayTeam: team('Promo 05'),
      sport: null,
    }) as const
  it('tells the families of a postponed match, and of one that stopped', () => {
    expect(alertOf(planned, stopped('postponed'))).toMatchObject({
      title: 'Se postergó Promo 98 – Promo 05',
      body: 'Lluvia. Te avisamos cuando tenga nueva fecha',
    })
    expect(alertOf(before, stopped('abandoned'))?.title).toBe('Se suspendió Promo 98 – Promo 05')
  })

  it('that was taken back is told too', () => {
    const again = { ...stopped('postponed'), status: 'scheduled', interruption: null } as const
    expect(alertOf({ ...before, status: 'cancelled' }, again)?.title).toBe('Se juega Promo 98 – Promo 05')
    expect(alertOf(planned, again)).toBeNull()
  })
})
