import { screen, waitFor, within } from '@testing-library/react'
import { closingEndpoints } from '@torneo/contracts/competition/closing'
import { standingsChannel } from '@torneo/contracts/endpoint/realtime'
import { scorersEndpoints } from '@torneo/contracts/tournament/scorers'
import { scorers } from '@torneo/domain/tables/scorers'
import { catchPrint } from '@torneo/testing/catch-print'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aScorer, footballId, someTables } from '../../../dev/answer-tables'
import { unavailable } from '../../../dev/unavailable'
import { openTable, setWidth, tableRows } from '../../testing/tables-screen'
import ScorersScreen from './ScorersScreen'

const path = '/tournament/scorers'
const caption = 'Tabla de goleadores'
type Opened = Parameters<typeof openTable>
const open = (address = path, answer?: Opened[2], live?: Opened[3]) => openTable(ScorersScreen, address, answer, live)
const rows = () => tableRows(caption)
const steps = () =>
  within(screen.getByRole('list', { name: 'Podio' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)

beforeEach(() => setWidth(1280))
afterEach(() => setWidth(1024))

test('ranks the players with number, name and position, team, matches, goals, assists and average', async () => {
  open()
  expect(await rows()).toEqual([
    ['1', '9Martín SosaDelantero', '98Promo 98', '5', '7', '3', '1.40'],
    ['2', '11Tomás VeraDelantero', '05Promo 05', '5', '6', '1', '1.20'],
    ['3', '10Pablo RíosDelantero', '98Promo 98', '5', '4', '4', '0.80'],
    ['4', '7Nicolás ArceMediocampista', '12Promo 12', '3', '4', '2', '1.33'],
    ['5', '8Julián PeñaMediocampista', '91Promo 91', '5', '3', '0', '0.60'],
    ['6', '5Iván LunaMediocampista', '05Promo 05', '0', '1', '1', '0.00'],
  ])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Pos',
    'Jugador',
    'Equipo',
    'PJ',
    'Goles',
    'Asist.',
    'Prom.',
  ])
})

describe('the podium', () => {
  test('is read in its order, with goals, name, number, team, and assists above 0', async () => {
    open(path, (api) =>
      api.respond(scorersEndpoints.list, {
        total: 3,
        items: scorers([
          aScorer('Ana Gil', 9, 98, { goals: 1 }),
          aScorer('Eva Paz', 4, 12, { goals: 3, assists: 1 }),
          aScorer('Sol Rey', 10, 5, { goals: 2, assists: 2 }),
        ]),
      }),
    )
    await rows()
    expect(steps()).toEqual([
      '1.º puesto12Eva PazN.º 4 · Promo 123goles1 asistencia',
      '2.º puesto05Sol ReyN.º 10 · Promo 052goles2 asistencias',
      '3.º puesto98Ana GilN.º 9 · Promo 981gol',
    ])
  })

  test('explains with the table how players of equal goals are ordered', async () => {
    open()
    await rows()
    expect(screen.getByText('Por goles; si empatan, por asistencias, y después por nombre.')).toBeDefined()
  })

  test('needs three: with two there is the table only', async () => {
    open(path, (api) => api.respond(scorersEndpoints.list, { total: 2, items: someTables.scorers.slice(0, 2) }))
    expect(await rows()).toHaveLength(2)
    expect(screen.queryByRole('list', { name: 'Podio' })).toBeNull()
  })

  test('is that of the chosen category', async () => {
    const { user, address } = open()
    await rows()
    await user.selectOptions(select('Categoría'), 'Junior')
    await waitFor(async () =>
      expect((await rows()).map((cells) => `${cells[0]} ${cells[2]}`)).toEqual([
        '1 05Promo 05',
        '2 12Promo 12',
        '3 05Promo 05',
      ]),
    )
    expect(steps()[0]).toContain('Tomás Vera')
    expect(address()).toBe(`${path}?categoria=Junior`)
  })
})

test.each([
  [true, ['9Martín SosaDelanteroGoleador']],
  [false, []],
])('marks the best scorer only once the sport is over: %s', async (isOver, expected) => {
  const pending = { matches: 0, ties: [], lotsDue: false }
  const closing = { sportId: footballId, isOver, pending, podiums: [], fairPlay: [] }
  const items = [{ ...closing, scorers: someTables.scorers.slice(0, 1) }]
  const { api } = open(path, (one) => one.respond(closingEndpoints.list, { total: 1, items }))
  await waitFor(() => expect(api.callsTo(closingEndpoints.list)).toHaveLength(1))
  await waitFor(async () =>
    expect((await rows()).map((cells) => cells[1]).filter((cell) => cell?.endsWith('Goleador'))).toEqual(expected),
  )
})

test('says when nobody has scored yet', async () => {
  const { user } = open()
  await rows()
  await user.selectOptions(select('Categoría'), 'Master')
  expect(await screen.findByRole('heading', { name: 'Ningún goleador de Master todavía' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Ver todas las categorías' }))
  await rows()
  await user.selectOptions(select('Deporte'), '🏐 Vóley')
  expect(await screen.findByRole('heading', { name: 'No hay goleadores registrados aún' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver partidos' }).getAttribute('href')).toBe('/tournament/fixtures')
})

test('can be read again after a failed read', async () => {
  const { user, api } = open(path, (one) => one.respond(scorersEndpoints.list, unavailable))
  expect(await screen.findByRole('heading', { name: 'No pudimos cargar los goleadores' })).toBeDefined()
  api.respond(scorersEndpoints.list, { total: 1, items: someTables.scorers.slice(0, 1) })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await rows()).toHaveLength(1)
})

test("follows the sport's channel", async () => {
  const { realtime } = open(path, undefined, { ...someTables, scorers: someTables.scorers.slice(0, 2) })
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  const made = [aScorer('Tomás Vera', 11, 5, { goals: 9 }), aScorer('Martín Sosa', 9, 98, { goals: 7 })]
  realtime.push(standingsChannel(footballId), { ...someTables, scorers: scorers(made) })
  await waitFor(async () => expect((await rows()).map((cells) => cells[4])).toEqual(['7', '9']))
  await waitFor(async () => expect((await rows()).map((cells) => cells[4])).toEqual(['9', '7']))
})

test('each player is a card on a phone', async () => {
  setWidth(390)
  open()
  const cards = within(await screen.findByRole('list', { name: caption })).getAllByRole('listitem')
  const [first] = cards
  expect(
    within(first as HTMLElement)
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`),
  ).toEqual(['Equipo 98Promo 98', 'PJ 5', 'Asist. 3', 'Prom. 1.40'])
  expect(first?.textContent).toContain('7 Goles')
  expect(cards.at(-1)?.textContent).toContain('1 Gol')
  expect(cards.at(-1)?.textContent).not.toContain('1 Goles')
})

test('the scorers go to paper', async () => {
  const paper = catchPrint()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }))
  const [page] = await paper.pages()
  expect(page?.querySelector('h1')?.textContent).toBe('Tabla de goleadores')
  expect([...(page?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Pos',
    'Jugador',
    'Equipo',
    'PJ',
    'Goles',
    'Asist.',
    'Prom.',
  ])
  expect(page?.querySelectorAll('tbody tr')).toHaveLength(someTables.scorers.length)
})
