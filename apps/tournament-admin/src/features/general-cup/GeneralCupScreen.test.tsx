import { screen, waitFor, within } from '@testing-library/react'
import { generalCupEndpoints as endpoints } from '@torneo/contracts/competition/general-cup'
import type { GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { aUser } from '@torneo/testing/builders'
import { catchPrint } from '@torneo/testing/catch-print'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { promo05, promo15, promo98 } from '../../../dev/answer-promotions'
import { serveSports, someSports } from '../../../dev/sports-fake'
import { unavailable } from '../../../dev/unavailable'
import { setWidth, tableRows } from '../../testing/tables-screen'
import GeneralCupScreen from './GeneralCupScreen'

const path = '/tournament/general-cup'
const [football, basketball, , tennis] = someSports.map(({ id }) => id) as [string, string, string, string]
const named = ({ id, name, year, category, color }: typeof promo98) => ({ id, name, year, category, color })
const parade = { id: 'desfile', name: 'Desfile', points: [12, 8], places: [[promo05.id], [promo98.id]] }

const lineOf = (sportId: string, name: string, place: number | null, now: number, sure = true) => ({
  from: { sportId },
  name,
  place,
  points: sure ? now : 0,
  now,
  sure,
})
const paradeLine = (place: number, points: number) => ({
  from: { contestId: 'desfile' },
  name: 'Desfile',
  place,
  points,
  now: points,
  sure: true,
})
const cup: GeneralCup = {
  rev: 4,
  name: 'Copa General',
  visible: true,
  sports: [
    { sportId: football, points: [50, 40], participation: 10 },
    { sportId: basketball, points: [50, 40] },
    { sportId: tennis, points: [9] },
  ],
  contests: [parade],
  adjustments: [
    { id: 'a1', promotionId: promo98.id, points: -3, reason: 'Llegó tarde', by: 'Ana', at: '2025-11-15T12:00:00Z' },
  ],
  table: [
    {
      position: 1,
      promotion: named(promo98),
      points: 55,
      now: 95,
      lines: [
        lineOf(football, 'Fútbol', 1, 50),
        lineOf(basketball, 'Básquet', 2, 40, false),
        paradeLine(2, 8),
        { from: { adjustmentId: 'a1' }, name: 'Llegó tarde', place: null, points: -3, now: -3, sure: true },
      ],
      firsts: 1,
      seconds: 1,
      thirds: 0,
    },
    {
      position: 2,
      promotion: named(promo05),
      points: 52,
      now: 102,
      lines: [lineOf(football, 'Fútbol', 2, 40), lineOf(basketball, 'Básquet', 1, 50, false), paradeLine(1, 12)],
      firsts: 1,
      seconds: 1,
      thirds: 0,
    },
  ],
  champions: { all: null, Senior: null, Junior: null, Master: null },
}

async function open(
  shown: GeneralCup | null = cup,
  { address = path, answer = (_api: FakeApi): void => undefined } = {},
) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  serveSports(api)
  api.respond(promotionEndpoints.list, { total: 3, items: [promo15, promo05, promo98] })
  api.respond(hallOfFameOfferEndpoints.list, { items: [] })
  api.respond(endpoints.find, shown)
  api.respond(endpoints.save, cup)
  api.respond(endpoints.adjust, cup)
  api.respond(endpoints.removeAdjustment, cup)
  answer(api)
  return renderScreen(<GeneralCupScreen />, { path: address, as, api })
}
const press = (name: string) => screen.findByRole('button', { name })
/** The dialog, once its code is loaded. */
const opened = async (name: string) => {
  await screen.findByRole('button', { name: 'Guardar' })
  return within(screen.getByRole('dialog', { name }))
}
const bodiesOf = (api: FakeApi, endpoint: Parameters<FakeApi['callsTo']>[0]) =>
  api.callsTo(endpoint).map(({ body, headers }) => [body, headers['if-match']])

beforeEach(() => setWidth(1440))
afterEach(() => setWidth(1024))

test('says who won places on the last day, unless the table is of a category or of now', async () => {
  const moved = { ...cup, table: cup.table.map((row, index) => ({ ...row, moved: index === 0 ? 1 : -1 })) }
  const { user } = await open(moved)
  expect(await screen.findByText('subió 1')).toBeDefined()
  expect(screen.getByText('bajó 1')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Si terminara hoy' }))
  expect(screen.queryByText('subió 1')).toBeNull()
})

test('keeps the opened promotion in its address, one at a time', async () => {
  const { user } = await open()
  const more = () => screen.findAllByRole('button', { name: /^De qué está hecho|Promo/ })
  const buttons = (await more()).filter((one) => one.hasAttribute('aria-expanded'))
  await user.click(buttons[0] as HTMLElement)
  await user.click(buttons[1] as HTMLElement)
  expect(buttons.map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  expect(location.search).toContain(`promo=${promo05.id}`)
})

test('is set up from the active sports, with contests, and stays hidden until it is published', async () => {
  const { api, user } = await open(null)
  await user.click(await press('Armar la copa'))
  const dialog = await opened('Cómo se suma')
  const points = dialog.getAllByLabelText<HTMLInputElement>(/^Puntos por puesto/)
  await user.clear(points[0] as HTMLInputElement)
  await user.type(points[0] as HTMLInputElement, '30 20 diez')
  const own = await dialog.findByLabelText('Puntos por puesto en Básquet')
  await user.clear(own)
  await user.type(own, '15, 10')
  await user.click(dialog.getByRole('switch', { name: /Vóley/ }))
  await user.click(dialog.getByRole('button', { name: 'Agregar concurso' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(dialog.getByText('El nombre del concurso es requerido')).toBeDefined()
  expect(dialog.getByLabelText('Puntos por puesto en Fútbol').getAttribute('aria-invalid')).toBe('true')
  expect(api.callsTo(endpoints.save)).toEqual([])
  await user.clear(points[0] as HTMLInputElement)
  await user.type(points[0] as HTMLInputElement, '30, 20')
  await user.type(dialog.getByLabelText('Concurso'), 'Desfile')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Copa guardada')).toBeDefined()
  expect(bodiesOf(api, endpoints.save)).toEqual([
    [
      {
        name: 'Copa General',
        visible: false,
        sports: [
          { sportId: football, points: [30, 20], participation: 10 },
          { sportId: basketball, points: [15, 10], participation: 10 },
        ],
        contests: [{ id: expect.any(String), name: 'Desfile', points: [12, 8, 5], places: [] }],
      },
      '0',
    ],
  ])
})

describe('the table', () => {
  test('counts what is sure, what would be now, and each category by itself', async () => {
    const { user, address } = await open()
    expect((await tableRows('Copa General')).map((cells) => cells.slice(0, 7))).toEqual([
      ['1', '98Promo 98Senior', '50', '–', '8', '-3', '55'],
      ['2', '05Promo 05Junior', '40', '–', '12', '–', '52'],
    ])
    await user.click(screen.getByRole('radio', { name: 'Si terminara hoy' }))
    expect((await tableRows('Copa General')).map((cells) => cells.slice(0, 7))).toEqual([
      ['1', '05Promo 05Junior', '40', '50', '12', '–', '102'],
      ['2', '98Promo 98Senior', '50', '40', '8', '-3', '95'],
    ])
    // Provisional points are italic.
    expect(screen.getAllByRole('cell', { name: '50' }).map((cell) => cell.querySelector('em') !== null)).toEqual([
      true,
      false,
    ])
    await user.click(screen.getByRole('radio', { name: 'Senior' }))
    expect((await tableRows('Copa General')).map(([place]) => place)).toEqual(['1'])
    expect(address()).toBe(`${path}?vista=hoy&categoria=Senior`)
    await user.click(screen.getByRole('button', { name: 'De qué está hecho el puesto 1 de Promo 98' }))
    expect(screen.getByText('va 2.º')).toBeDefined()
    expect(screen.getByRole('link', { name: /Fútbol/ }).getAttribute('href')).toBe(
      `/tournament/competition?deporte=${football}`,
    )
  })

  test('is printed with every column', async () => {
    const { user } = await open()
    await tableRows('Copa General')
    const printed = catchPrint()
    await user.click(screen.getByRole('button', { name: 'Más acciones de la copa' }))
    await user.click(screen.getByRole('menuitem', { name: 'Imprimir' }))
    const [page] = await printed.pages()
    expect(page?.textContent).toMatch(/Un deporte suma cuando termina\..*Básquet/)
  })

  test('says who won, and leads to the closing', async () => {
    await open({ ...cup, champions: { ...cup.champions, all: named(promo98) } })
    expect(await screen.findByText(/Promo 98 ganó la Copa General/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver el cierre' }).getAttribute('href')).toBe(
      '/tournament/competition/closing',
    )
  })
})

test('takes the places of a contest by promotion; two with one place share it', async () => {
  const { api, user } = await open()
  await user.click(await press('Cargar puestos de Desfile'))
  const dialog = await opened('Puestos de Desfile')
  const place = (name: string) => dialog.getByLabelText<HTMLInputElement>(`Puesto de ${name}`)
  expect(['Promo 05', 'Promo 98', 'Promo 15'].map((name) => place(name).value)).toEqual(['1', '2', ''])
  await user.type(place('Promo 15'), 'x')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(dialog.getByText('Un puesto de 1 a 99')).toBeDefined()
  await user.clear(place('Promo 15'))
  await user.type(place('Promo 15'), '1')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Copa guardada')
  const [[body, rev] = []] = bodiesOf(api, endpoints.save) as [{ contests: object[]; sports: object[] }, string][]
  expect([body?.contests, body?.sports, rev]).toEqual([
    [{ ...parade, places: [expect.arrayContaining([promo05.id, promo15.id]), [promo98.id]] }],
    cup.sports,
    '4',
  ])
})

test('adds and takes points with a reason, and takes that back', async () => {
  const { api, user } = await open()
  await user.click(await press('Sumar o descontar'))
  const dialog = await opened('Sumar o descontar puntos')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(dialog.getByText('El motivo es requerido')).toBeDefined()
  await user.selectOptions(dialog.getByLabelText(/^Promoción/), 'Promo 05')
  await user.type(dialog.getByLabelText(/^Puntos/), '-5')
  await user.type(dialog.getByLabelText(/^Motivo/), 'Faltó al desfile')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodiesOf(api, endpoints.adjust)[0]?.[0]).toEqual({
    promotionId: promo05.id,
    points: -5,
    reason: 'Faltó al desfile',
  })
  await user.click(screen.getByRole('button', { name: 'Deshacer: Promo 98: −3, Llegó tarde' }))
  expect(await screen.findByText('Se deshizo')).toBeDefined()
  expect(api.callsTo(endpoints.removeAdjustment).map(({ params }) => params)).toEqual([{ id: 'a1' }])
})

test('says that another person saved it meanwhile, and keeps what was typed', async () => {
  const stale = errorReply({
    code: 409,
    type: 'stale',
    message: 'x',
    current: { ...cup, rev: 7 },
    changedBy: { name: 'Ana', at: '2025-11-15T12:00:00Z' },
  })
  const { api, user } = await open(cup, { answer: (fake) => void fake.respond(endpoints.save, stale) })
  await user.click(await press('Cómo se suma'))
  const dialog = await opened('Cómo se suma')
  await user.type(dialog.getByLabelText(/^Nombre/), ' 2025')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Ana guardó la copa mientras tanto')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Copa General 2025')
  api.respond(endpoints.save, cup)
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Copa guardada')
  expect(api.callsTo(endpoints.save).map(({ headers }) => headers['if-match'])).toEqual(['4', '7'])
  // The sport that is switched off keeps its settings.
  expect(api.callsTo(endpoints.save)[1]?.body).toMatchObject({
    sports: [{ sportId: football }, { sportId: basketball }, { sportId: tennis }],
  })
})

test.each<[string, GeneralCup | null, (api: FakeApi) => void, string]>([
  ['a failed read', cup, (api) => void api.respond(endpoints.find, unavailable), 'No pudimos cargar la Copa General'],
  [
    'no sport',
    null,
    (api) => void api.respond(tournamentSportEndpoints.list, { total: 0, items: [] }),
    'Primero hacen falta deportes activos.',
  ],
  ['an empty table', { ...cup, table: [] }, () => undefined, 'La Copa empieza con el primer resultado'],
  ['a hidden cup', { ...cup, visible: false }, () => undefined, 'Las familias todavía no ven la copa.'],
])('has a face for %s', async (_what, shown, answer, words) => {
  await open(shown, { answer })
  expect(await screen.findByText(words)).toBeDefined()
})
