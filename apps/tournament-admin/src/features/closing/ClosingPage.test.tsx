import { screen, within } from '@testing-library/react'
import { closingEndpoints, type SportClosing } from '@torneo/contracts/competition/closing'
import { generalCupEndpoints } from '@torneo/contracts/competition/general-cup'
import type { GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import { hallOfFameOfferEndpoints } from '@torneo/contracts/content/hall-of-fame-offers'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'
import { aUser } from '@torneo/testing/builders'
import { catchPrint } from '@torneo/testing/catch-print'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import { competitionTeams, playedCompetition, serveCompetition } from '../../../dev/answer-competition'
import { serveTables, someTables } from '../../../dev/answer-tables'
import { serveSports, someSports } from '../../../dev/sports-fake'
import { unavailable } from '../../../dev/unavailable'
import ArchivedEditionPage from './ArchivedEditionPage'
import ClosingPage from './ClosingPage'

const [football, basketball] = someSports
const teamAt = (index: number) => {
  const { id, name, color, logo, promotionId, promotionYear, promotionColor } = competitionTeams[index] ?? ({} as never)
  return { id, name, color, logo, promotionId, promotionYear, promotionColor }
}
const decided = (category: string, first: number) => ({
  name: category,
  category,
  places: [1, 2, 3].map((place) => ({ place, team: teamAt(first + place - 1) })),
})

const over: SportClosing = {
  sportId: football?.id ?? '',
  isOver: true,
  pending: { matches: 0, ties: [], lotsDue: false },
  podiums: [decided('Fútbol · Oro', 0), decided('Fútbol · Plata', 3)],
  scorers: someTables.scorers.slice(0, 1),
  fairPlay: [{ team: teamAt(1), points: 3, yellows: 3, reds: 0 }],
}
const open: SportClosing = {
  sportId: basketball?.id ?? '',
  isOver: false,
  pending: { matches: 1, ties: ['Final'], lotsDue: false },
  podiums: [{ name: 'Llave', category: 'Básquet', places: [] }],
  scorers: [],
  fairPlay: [],
}
const tournament = {
  id: '1',
  createdAt: '2025-11-15T14:00:00.000Z',
  updatedAt: '2025-11-15T14:00:00.000Z',
  rev: 1,
  name: 'Torneo de Ex Alumnos',
  year: 2025,
  rostersClosed: false,
}
const offer = { year: 2025, category: 'Fútbol · Oro', winner: 'Promo 98', sportId: over.sportId }

function openClosing(
  role: 'super' | 'admin_tournament' = 'admin_tournament',
  items = [over, open],
  answer: (api: FakeApi) => void = () => undefined,
) {
  const as = aUser({ role })
  const api = new FakeApi(as)
  serveSports(api)
  serveTables(api)
  serveCompetition(api, playedCompetition())
  api.respond(tournamentEndpoints.list, { total: 1, items: [tournament] })
  api.respond(closingEndpoints.list, { total: items.length, items })
  api.respond(hallOfFameOfferEndpoints.list, { items: [offer] })
  api.respond(generalCupEndpoints.find, null)
  answer(api)
  return renderScreen(<ClosingPage />, { path: '/tournament/competition/closing', as, api })
}
const sport = async (name: string) => within(await screen.findByRole('region', { name }))

test('shows the podium of each cup, the prizes, and what is still open', async () => {
  openClosing()
  const football5 = await sport('Fútbol')
  expect(football5.getByRole('heading', { name: 'Promo 98, campeón' })).toBeDefined()
  expect(
    within(football5.getByRole('list', { name: 'Podio de Fútbol · Oro' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['98Promo 98Campeón1', '04Promo 04Subcampeón2', '96Promo 96Tercer puesto3'])
  expect(football5.getByText('Goleador').parentElement?.textContent).toBe('GoleadorMartín SosaPromo 98')
  expect(football5.getByText('Fair play').parentElement?.textContent).toBe('Fair playPromo 043 amarillas, ninguna roja')
  expect(screen.getByText('Básquet: falta jugar la final')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Básquet' })).toBeNull()
})

test('leads to the next edition once every sport is over, and not before', async () => {
  const { unmount } = openClosing()
  await sport('Fútbol')
  expect(screen.queryByRole('link', { name: 'Nueva edición' })).toBeNull()
  unmount()
  openClosing('admin_tournament', [over])
  const link = await screen.findByRole('link', { name: 'Nueva edición' })
  expect(link.getAttribute('href')).toBe('/settings?abrir=edicion')
})

test('an archived edition promises nothing: open decisions stay unfinished, and prizes are lasting', async () => {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  serveSports(api)
  api.respond(tournamentEndpoints.list, { total: 1, items: [{ ...tournament, state: 'archived' }] })
  const unfinished = { ...open, scorers: over.scorers }
  api.respond(closingEndpoints.list, { total: 1, items: [unfinished] })
  renderScreen(<ArchivedEditionPage />, { path: '/tournament/competition/edition?anio=2025', as, api })
  const basketball5 = await sport('Básquet')
  expect(basketball5.getByText('Sin terminar')).toBeDefined()
  expect(basketball5.getByText('Quedó sin campeón.')).toBeDefined()
  expect(basketball5.queryByText(/hasta ahora|todavía/)).toBeNull()
})

test('tells the organiser which champions were offered, and which are in the Hall of Fame', async () => {
  openClosing()
  const board = (name: string) => within(screen.getByRole('list', { name }).closest('article') as HTMLElement)
  expect(await screen.findByText('Ofrecido al Hall of Fame')).toBeDefined()
  expect(board('Podio de Fútbol · Oro').queryByRole('link')).toBeNull()
  expect(board('Podio de Fútbol · Plata').getByText('Ya está en el Hall of Fame')).toBeDefined()
})

test('leads whoever may write the Hall of Fame to its form, filled', async () => {
  openClosing('super')
  const link = await screen.findByRole('link', { name: 'Agregar al Hall of Fame' })
  const address = new URL(link.getAttribute('href') ?? '', 'https://torneo.local')
  expect([address.pathname, address.searchParams.get('abrir')]).toEqual([
    '/hall-of-fame',
    `nuevo.${over.sportId}.Fútbol · Oro`,
  ])
})

test('champions and players that are level share their place', async () => {
  const shared = { ...decided('Fútbol', 0), places: [0, 1].map((index) => ({ place: 1, team: teamAt(index) })) }
  openClosing('admin_tournament', [{ ...over, podiums: [shared], scorers: someTables.scorers.slice(0, 2) }])
  expect(await screen.findByRole('heading', { name: 'Promo 98 y Promo 04, campeones' })).toBeDefined()
  expect(screen.getByText('Martín Sosa y Tomás Vera')).toBeDefined()
  expect(screen.getByText('Terminaron todos los deportes.')).toBeDefined()
})

test('prints all results by sport, phase and zone, brackets as rounds, and nothing else', async () => {
  const paper = catchPrint()
  const { user } = openClosing('admin_tournament', [over])
  await user.click(await screen.findByRole('button', { name: 'Imprimir resultados' }))
  const [sheet] = await paper.pages()
  expect(
    within(sheet as HTMLElement)
      .getAllByRole('heading', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Resultados · Torneo de Ex Alumnos',
    'Fútbol',
    'Zonas',
    'Zona A',
    'Zona B',
    'Zona C',
    'Oro',
    'Cuartos',
    'Semifinales',
    'Final',
    'Tercer puesto',
    'Plata',
    'Semifinales',
    'Final',
    'Tercer puesto',
  ])
  expect(sheet?.textContent).toContain('Podio de Fútbol · Oro: 1.º Promo 98 · 2.º Promo 04 · 3.º Promo 96')
  const [table] = within(sheet as HTMLElement).getAllByRole('table', { hidden: true })
  expect(within(table as HTMLElement).getAllByRole('row', { hidden: true })).toHaveLength(5)
})

test('results that could not be read are not printed', async () => {
  const paper = catchPrint()
  const { user, api } = openClosing('admin_tournament', [over])
  await screen.findByRole('button', { name: 'Imprimir resultados' })
  api.respond(matchEndpoints.list, unavailable)
  await user.click(screen.getByRole('button', { name: 'Imprimir resultados' }))
  expect(await screen.findByText(/^No pudimos preparar la impresión/)).toBeDefined()
  expect([paper.count(), paper.found()]).toEqual([0, []])
})

test('can be read again after a failed read', async () => {
  const { user, api } = openClosing('admin_tournament', [over], (one) =>
    one.respond(closingEndpoints.list, unavailable),
  )
  expect(await screen.findByText('No pudimos cargar el cierre')).toBeDefined()
  api.respond(closingEndpoints.list, { total: 1, items: [over] })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'Promo 98, campeón' })).toBeDefined()
})

test('offers the champions of the Copa General to the Hall of Fame, shared ones too', async () => {
  const row = (position: number, name: string, category: 'Senior' | 'Junior') => ({
    position,
    promotion: { id: name, name, year: 1998, category, color: '#123456' },
    points: 50,
    now: 50,
    lines: [],
    firsts: 1,
    seconds: 0,
    thirds: 0,
  })
  const table = [row(1, 'Promo 05', 'Junior'), row(1, 'Promo 98', 'Senior')]
  const cup: GeneralCup = {
    ...{ rev: 1, name: 'Copa General', visible: true, sports: [], contests: [], adjustments: [], table },
    champions: { all: null, Senior: table[1]?.promotion ?? null, Junior: null, Master: null },
  }
  const shared = { year: 2025, category: 'Copa General', winner: 'Promo 05 y Promo 98', sportId: 'general_cup' }
  openClosing('super', [over], (api) => {
    api.respond(generalCupEndpoints.find, cup)
    api.respond(hallOfFameOfferEndpoints.list, { items: [shared] })
  })
  const section = await sport('Copa General')
  expect(await section.findByRole('heading', { name: 'Promo 05 y Promo 98, campeones' })).toBeDefined()
  expect(section.getByRole('heading', { name: 'Promo 98, campeón' })).toBeDefined()
  expect(section.getAllByRole('link', { name: 'Agregar al Hall of Fame' })).toHaveLength(1)
  expect(section.getByRole('link', { name: 'Ya está en el Hall of Fame' })).toBeDefined()
})
