import { screen, waitFor, within } from '@testing-library/react'
import { standingsChannel } from '@torneo/contracts/endpoint/realtime'
import { standingsEndpoints } from '@torneo/contracts/tournament/standings'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { standings } from '@torneo/domain/tables/standings'
import { aUser } from '@torneo/testing/builders'
import { catchPrint } from '@torneo/testing/catch-print'
import { FakeApi } from '@torneo/testing/fake-api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { playedCompetition, serveCompetition } from '../../../dev/answer-competition'
import { aRow, basketballId, footballId, someTables } from '../../../dev/answer-tables'
import { unavailable } from '../../../dev/unavailable'
import { openTable, setWidth, tableRows } from '../../testing/tables-screen'
import StandingsScreen from './StandingsScreen'

const path = '/tournament/standings'
const caption = 'Tabla de posiciones'
type Opened = Parameters<typeof openTable>
const open = (address = path, answer?: Opened[2], live?: Opened[3]) => openTable(StandingsScreen, address, answer, live)
const rows = () => tableRows(caption)
const names = async () => (await rows()).map(([position, team]) => `${position} ${team}`)
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
const options = (label: string) =>
  within(select(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

beforeEach(() => setWidth(1280))
afterEach(() => setWidth(1024))

describe('the table', () => {
  test('has the columns of the field, and a row for each team by place', async () => {
    open()
    expect((await rows())[0]?.slice(0, 10)).toEqual(['1', '98Promo 98', '5', '4', '1', '0', '13', '5', '+8', '13'])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Pos',
      'Equipo',
      'PJ',
      'PG',
      'PE',
      'PP',
      'GF',
      'GC',
      'DG',
      'Pts',
      'Por qué este puesto',
    ])
    expect((await rows()).map((cells) => cells[8])).toEqual(
      ['+8', '+8', '+3', '+2', '0', '-2', '-9'].toSpliced(7, 0, '0', '-6'),
    )
  })

  test("renders a team on its own colour, else on its promotion's, else by its first letter", async () => {
    open()
    const mark = (name: string) => screen.getByRole('rowheader', { name }).querySelector<HTMLElement>('[aria-hidden]')
    await rows()
    expect([mark('Promo 98')?.textContent, mark('Promo 98')?.style.background]).toEqual(['98', '#1D4ED8'])
    expect([mark('Promo 87')?.textContent, mark('Promo 87')?.style.background]).toEqual(['87', '#334155'])
    expect(mark('Los sin promoción')?.textContent).toBe('L')
  })

  test.each([
    ['table', 1280],
    ['phone', 390],
  ] as const)('gives no medal to a team that has not played (%s)', async (_case, width) => {
    setWidth(width)
    const items = standings([aRow(98, [1, 0, 0, 2, 0]), aRow(12, [0, 0, 0, 0, 0]), aRow(5, [0, 0, 1, 0, 2])])
    open(path, (api) => api.respond(standingsEndpoints.list, { total: 3, items }))
    await screen.findByText('Promo 98')
    const icons = (name: string) => [
      ...(screen.getByText(name).closest('[data-row-id]')?.querySelectorAll('svg') ?? []),
    ]
    const medal = (name: string) => icons(name).some((icon) => icon.closest('button') === null)
    expect(['Promo 98', 'Promo 12', 'Promo 05'].map((name) => [name, medal(name)])).toEqual([
      ['Promo 98', true],
      ['Promo 12', false],
      ['Promo 05', true],
    ])
  })

  test('has its filters while it is read, so that nothing moves when it comes', async () => {
    const never = () => new Promise<never>(() => undefined)
    open(path, (api) => api.respond(tournamentSportEndpoints.list, never))
    expect(await screen.findByLabelText('Deporte')).toBeDefined()
    expect([options('Deporte'), options('Categoría')[0]]).toEqual([['Cargando...'], 'Todas'])
    expect(screen.getByText('Cargando la tabla...')).toBeDefined()
  })

  test('has a legend of its abbreviations', async () => {
    open()
    await rows()
    expect(
      within(screen.getByRole('list', { name: 'Abreviaturas' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'PJ jugados',
      'PG ganados',
      'PE empatados',
      'PP perdidos',
      'GF goles a favor',
      'GC goles en contra',
      'DG diferencia de gol',
      'Pts puntos',
    ])
  })

  test('says why a team has its place, by keyboard too', async () => {
    const { user } = open()
    await rows()
    const why = screen.getByRole('button', { name: 'Por qué Promo 12 está en el puesto 2' })
    expect(why.getAttribute('aria-expanded')).toBe('false')
    why.focus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('Debajo de Promo 98 por puntos: 12 contra 13.')).toBeDefined()
    expect(screen.getByText('Encima de Promo 05 por puntos: 12 contra 10.')).toBeDefined()
    expect(why.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Enter}')
    expect(screen.queryByText('Debajo de Promo 98 por puntos: 12 contra 13.')).toBeNull()
  })
})

test('the zones of a competition have a table each, with what decided their places', async () => {
  const competition = serveCompetition(new FakeApi(aUser()), playedCompetition()).resolved()
  const tables = competition?.phases.flatMap((phase) => (phase.kind === 'league' ? phase.tables : [])) ?? []
  const items = tables.flatMap(({ zoneId, rows: own }) => own.map((row) => ({ ...row, zoneId })))
  const { user } = open(path, (api) => void api.respond(standingsEndpoints.list, { total: items.length, items }), {
    standings: items,
    scorers: [],
    competition,
  })
  const first = await tableRows(`${caption}: Zona A`)
  expect(first.map(([position, team]) => `${position} ${team}`)).toEqual([
    '1 98Promo 98',
    '2 12Promo 12',
    '3 07Promo 07',
    '4 03Promo 03',
  ])
  await user.click(screen.getByRole('button', { name: 'Por qué Promo 12 está en el puesto 2' }))
  expect(screen.getByText('Por puntos: 9 contra 6')).toBeDefined()
})

describe('the filters', () => {
  test('begin with the first active sport and all categories, inactive sports left out', async () => {
    open()
    await rows()
    expect([select('Deporte').value, options('Deporte')]).toEqual([footballId, ['⚽ Fútbol', '🏀 Básquet', '🏐 Vóley']])
    expect(options('Categoría')).toEqual(['Todas', 'Senior', 'Junior', 'Master'])
  })

  test('a category is renumbered, compared within itself, and kept in the address', async () => {
    const { user, address } = open()
    await rows()
    await user.selectOptions(select('Categoría'), 'Junior')
    expect(await names()).toEqual(['1 12Promo 12', '2 05Promo 05', '3 15Promo 15', '4 03Promo 03'])
    expect(address()).toBe(`${path}?categoria=Junior`)
    await user.click(screen.getByRole('button', { name: 'Por qué Promo 12 está en el puesto 1' }))
    expect(screen.getByText('Encima de Promo 05 por puntos: 12 contra 10.')).toBeDefined()
    await user.selectOptions(select('Categoría'), 'Todas')
    expect(await names()).toHaveLength(9)
    expect(address()).toBe(path)
  })

  test('another sport is read, and an empty table says so', async () => {
    const { user, address, api } = open()
    await rows()
    await user.selectOptions(select('Deporte'), '🏀 Básquet')
    expect(await screen.findByRole('heading', { name: 'No hay datos disponibles para esta categoría' })).toBeDefined()
    expect(address()).toBe(`${path}?deporte=${basketballId}`)
    expect(api.callsTo(standingsEndpoints.list).map(({ query }) => query.sportId)).toEqual([footballId, basketballId])
    expect(screen.getByRole('link', { name: 'Ver equipos' }).getAttribute('href')).toBe('/tournament/teams')
  })

  test('a category without teams says of which sport it has none, and lets go of the filter', async () => {
    const { user, address } = open(`${path}?categoria=Master`, (api) =>
      api.respond(standingsEndpoints.list, { total: 1, items: someTables.standings.slice(0, 1) }),
    )
    expect(await screen.findByText('Ningún equipo de Master en Fútbol.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ver todas las categorías' }))
    expect([await names(), address(), document.activeElement]).toEqual([['1 98Promo 98'], path, select('Categoría')])
  })

  test('start as the address says, but an inactive sport becomes the first one', async () => {
    open(`${path}?deporte=${footballId}&categoria=Master`)
    expect(await names()).toEqual(['1 79Promo 79'])
    expect(select('Categoría').value).toBe('Master')
  })

  test('a sport that is no longer played falls back to the first one', async () => {
    open(`${path}?deporte=nada&categoria=Infantil`)
    expect(await names()).toHaveLength(9)
    expect([select('Deporte').value, select('Categoría').value]).toEqual([footballId, ''])
  })
})

describe('faces', () => {
  test('appear while it loads and when no sport is active', async () => {
    open(path, (api) => api.respond(tournamentSportEndpoints.list, { total: 0, items: [] }))
    expect(await screen.findByText('Cargando la tabla...')).toBeDefined()
    expect(await screen.findByText('Todavía no hay deportes activos.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver deportes' }).getAttribute('href')).toBe('/tournament/sports')
  })

  test('a table that could not be read is announced and can be read again', async () => {
    const { user, api } = open(path, (one) => one.respond(standingsEndpoints.list, unavailable))
    expect(await screen.findByRole('heading', { name: 'No pudimos cargar la tabla' })).toBeDefined()
    api.respond(standingsEndpoints.list, { total: 1, items: someTables.standings.slice(0, 1) })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await names()).toEqual(['1 98Promo 98'])
  })

  test('sports that could not be read say so, and are read again', async () => {
    const { user, api } = open(path, (one) => one.respond(tournamentSportEndpoints.list, unavailable))
    expect(await screen.findByRole('heading', { name: 'No pudimos cargar los deportes' })).toBeDefined()
    api.respond(tournamentSportEndpoints.list, { total: 0, items: [] })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Todavía no hay deportes activos.')).toBeDefined()
  })
})

describe('live', () => {
  const channel = standingsChannel(footballId)
  const twelveWins = {
    ...someTables,
    standings: standings([aRow(98, [4, 1, 0, 13, 5]), aRow(12, [5, 0, 1, 14, 4]), aRow(5, [3, 1, 1, 9, 6])]),
  }

  test('figures change at once, and a second later the rows move', async () => {
    const { realtime } = open(path, undefined, { ...someTables, standings: someTables.standings.slice(0, 3) })
    await waitFor(async () => expect(await names()).toHaveLength(3))
    realtime.push(channel, twelveWins)
    await waitFor(async () =>
      expect((await rows()).map((cells) => `${cells[1]} ${cells[9]}`)).toEqual([
        '98Promo 98 13',
        '12Promo 12 15',
        '05Promo 05 10',
      ]),
    )
    expect(await names()).toEqual(['2 98Promo 98', '1 12Promo 12', '3 05Promo 05'])
    await waitFor(async () => expect(await names()).toEqual(['1 12Promo 12', '2 98Promo 98', '3 05Promo 05']))
  })

  test('keeps the last table offline, with its age', async () => {
    const { realtime } = open(path, undefined, someTables)
    await rows()
    realtime.push(channel, twelveWins)
    await waitFor(async () => expect(await names()).toHaveLength(3))
    expect(screen.getByText('En línea')).toBeDefined()
    realtime.goOffline()
    expect(await screen.findByText('Sin conexión')).toBeDefined()
    expect(screen.getByText(/^Datos de hace \d+ s$/)).toBeDefined()
    expect(await names()).toHaveLength(3)
    realtime.reconnect()
    expect(await screen.findByText('En línea')).toBeDefined()
    expect(screen.queryByText(/^Datos de/)).toBeNull()
  })

  test('a table that only the channel gave is shown', async () => {
    open(path, (api) => api.respond(standingsEndpoints.list, unavailable), twelveWins)
    expect(await names()).toEqual(['1 12Promo 12', '2 98Promo 98', '3 05Promo 05'])
  })
})

describe('the standings on a phone', () => {
  beforeEach(() => setWidth(390))

  test('each team is a card with its figures, and says why it has its place', async () => {
    const { user } = open()
    const cards = within(await screen.findByRole('list', { name: caption })).getAllByRole('listitem')
    const first = within(cards[0] as HTMLElement)
    expect(cards).toHaveLength(9)
    expect(first.getByText('Promo 98')).toBeDefined()
    expect(
      first.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`),
    ).toEqual(['PJ 5', 'PG 4', 'PE 1', 'PP 0', 'GF 13', 'GC 5', 'DG +8'])
    expect(cards[0]?.textContent).toContain('13 Pts')
    await user.click(first.getByRole('button', { name: 'Por qué Promo 98 está en el puesto 1' }))
    expect(first.getByText('Encima de Promo 12 por puntos: 13 contra 12.')).toBeDefined()
  })
})

test('the chosen category goes to paper', async () => {
  const paper = catchPrint()
  const { user } = open('/tournament/standings?categoria=Senior')
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }))
  const [page, ...others] = await paper.pages()
  expect(others).toEqual([])
  expect([...(page?.querySelectorAll('h1, h1 + p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Tabla de posiciones',
    'Fútbol · Senior',
  ])
  expect(page?.querySelectorAll('tbody tr')).toHaveLength((await tableRows('Tabla de posiciones')).length)
})
