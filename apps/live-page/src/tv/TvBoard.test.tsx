import { act, screen } from '@testing-library/react'
import { realtimeLimits, standingsChannel } from '@torneo/contracts/endpoint/realtime'
import type { MatchRow } from '@torneo/contracts/match/matches'
import { aGalleryGroup, aGalleryPhoto, aSponsor } from '@torneo/testing/builders'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aTournament, football, match, scorer, standing, volley } from '../testing/a-tournament'
import { renderPage } from '../testing/render-page'

const live = match(1998, 2005, {
  id: 'm1',
  status: 'live',
  isLive: true,
  homeScore: 2,
  awayScore: 1,
  currentMinute: 34,
  rev: 7,
})
const tournament = aTournament({
  matches: [
    live,
    match(1991, 2012, { id: 'm2', date: '2025-11-15', time: '18:30' }),
    match(2001, 2007, { id: 'm3', date: '2025-11-14', status: 'finished', homeScore: 3 }),
  ],
  standings: { [football.id]: [standing(1, [1998, 'Senior'], 13, 8)] },
  scorers: { [football.id]: [scorer(1, 'Ana Sosa', 1998, 7)] },
})

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date(2025, 10, 15, 17, 5),
  })
})
afterEach(() => void vi.useRealTimers())

const title = () => screen.getByRole('heading', { level: 2 }).textContent
const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

it('rotates by itself: live, upcoming, results, tables', async () => {
  renderPage(tournament, { isBoard: true })
  expect(await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })).toBeDefined()
  const shownTexts = [title()]
  for (let round = 0; round < 7; round += 1) {
    advance(15_000)
    shownTexts.push(title())
  }
  const playing = 'EN VIVO'
  expect(shownTexts).toEqual([
    playing,
    'Próximos partidos',
    playing,
    'Resultados',
    playing,
    'Posiciones · ⚽ Fútbol',
    playing,
    'Goleadores · ⚽ Fútbol',
  ])
  expect(screen.getByRole('row', { name: '1 Ana Sosa Promo 98 5 7' })).toBeDefined()
})

it('says the time, what comes next, and offers nothing to press', async () => {
  renderPage(tournament, { isBoard: true })
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  expect(screen.getByText('17:05')).toBeDefined()
  expect(screen.getByText('Promo 91 – Promo 12').closest('p')?.textContent).toBe(
    'A continuaciónPromo 91 – Promo 12 hoy a las 18:30',
  )
  expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).toEqual([])
})

it('names the round of a live match, and its running set once', async () => {
  const final = match(1998, 2005, {
    id: 'mf',
    sportId: volley.id,
    status: 'live',
    tieId: 'f',
    phaseId: 'oro',
    roundName: 'Oro · Final',
    sets: [{ home: 25, away: 20 }],
    homeScore: 1,
    homePoints: 3,
    awayPoints: 1,
  })
  const sets = { ...volley, rules: { ...volley.rules, scoring: 'sets' as const } }
  renderPage(aTournament({ sports: [sets], matches: [final] }), { isBoard: true })
  const cell = (await screen.findByText(/Oro · Final/)).closest('article')
  expect(cell?.textContent).toContain('25-20')
  expect(cell?.textContent).not.toContain('3-1')
})

it('shows a late match beside the next ones', async () => {
  const late = match(1985, 1986, { id: 'm0', date: '2025-11-15', time: '16:30' })
  renderPage({ ...tournament, matches: [late, ...tournament.matches] }, { isBoard: true })
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  expect(screen.getByText('A continuación').parentElement?.textContent).toContain('Promo 91 – Promo 12 hoy a las 18:30')
  expect((await screen.findByText('Demorado')).parentElement?.textContent).toBe(
    'DemoradoPromo 85 – Promo 86 hoy a las 16:30',
  )
  await expect
    .poll(() => {
      advance(1000)
      return title()
    })
    .toBe('Próximos partidos')
  expect(screen.getByText('16:30').parentElement?.textContent).toContain('Demorado · Cancha 1')
})

it('a late match is announced as late where nothing else comes', async () => {
  renderPage(aTournament({ matches: [match(1985, 1986, { id: 'm0', date: '2025-11-15', time: '16:30' })] }), {
    isBoard: true,
  })
  expect((await screen.findByText('Demorado')).parentElement?.textContent).toBe(
    'DemoradoPromo 85 – Promo 86 hoy a las 16:30',
  )
})

it("a goal takes the screen in the team's colour, then the page comes back; live scores stay in the footer", async () => {
  const { realtime } = renderPage(tournament, { isBoard: true })
  await expect.poll(() => realtime.subscribed()).toContain('matches')
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  advance(15_000)
  expect(title()).toBe('Próximos partidos')
  expect(screen.getByText('EN VIVO 34′').parentElement?.textContent).toContain('Promo 98 2 – 1 Promo 05')
  realtime.push('matches', { items: [{ ...live, homeScore: 3, rev: 8 }], removed: [] })
  expect(await screen.findByRole('heading', { name: 'Promo 98 3, Promo 05 1' })).toBeDefined()
  expect(getComputedStyle(screen.getByText('¡Gol de Promo 98!').parentElement ?? document.body).backgroundColor).toBe(
    '#1D4ED8',
  )
  // The scene below stays, so that no empty frame shows while the goal opens.
  expect(screen.getByRole('main', { hidden: true }).textContent).toContain('18:30')
  advance(7000)
  expect(screen.queryByText('¡Gol de Promo 98!')).toBeNull()
  expect(title()).toBe('Próximos partidos')
})

it('several goals take their turn, and a corrected one is not shown', async () => {
  const other = match(1991, 2012, { id: 'm4', status: 'live', isLive: true })
  const { realtime } = renderPage({ ...tournament, matches: [live, other] }, { isBoard: true })
  await expect.poll(() => realtime.subscribed()).toContain('matches')
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  const push = (...items: MatchRow[]) => realtime.push('matches', { items, removed: [] })
  push({ ...live, homeScore: 3, rev: 8 })
  await screen.findByText('¡Gol de Promo 98!')
  push({ ...live, homeScore: 3, awayScore: 2, rev: 9 }, { ...other, awayScore: 1, rev: 9 })
  await screen.findByRole('heading', { name: 'Promo 98 3, Promo 05 2' })
  expect(screen.getByText('¡Gol de Promo 98!')).toBeDefined()
  advance(7000)
  expect(screen.getByText('¡Gol de Promo 05!')).toBeDefined()
  push({ ...live, homeScore: 3, awayScore: 1, rev: 10 })
  expect(await screen.findByText('¡Gol de Promo 12!')).toBeDefined()
  advance(7000)
  expect(screen.queryByText(/^¡Gol/)).toBeNull()
})

it('a won set takes the screen, a basket and a point of a set do not', async () => {
  const sets = match(1998, 2005, {
    id: 'v1',
    sportId: volley.id,
    status: 'live',
    homePoints: 24,
    sport: { id: volley.id, name: volley.name, icon: '', scoring: 'sets' },
  })
  const points = match(1991, 2012, {
    id: 'b1',
    status: 'live',
    isLive: true,
    homeScore: 60,
    awayScore: 58,
    sport: { id: football.id, name: 'Básquet', icon: '', scoring: 'points' },
  })
  const { realtime } = renderPage(
    aTournament({
      sports: [football, { ...volley, rules: { ...volley.rules, scoring: 'sets' } }],
      matches: [sets, points],
    }),
    { isBoard: true },
  )
  await expect.poll(() => realtime.subscribed()).toContain('matches')
  await screen.findByRole('heading', { name: 'Promo 98 0, Promo 05 0' })
  const push = (...items: MatchRow[]) => realtime.push('matches', { items, removed: [] })
  push({ ...points, homeScore: 63, rev: 2 }, { ...sets, homePoints: 25, rev: 2 })
  await screen.findByText('+3')
  expect(screen.getByRole('heading', { name: 'Promo 98 0, Promo 05 0' }).parentElement?.textContent).toContain(
    'Set 1 · Sets 0-0',
  )
  expect(screen.queryByText(/^¡/)).toBeNull()
  // A sport scored by sets has no clock to stop.
  expect(screen.queryByText('Reloj detenido')).toBeNull()
  push({ ...sets, homeScore: 1, homePoints: 0, sets: [{ home: 25, away: 20 }], rev: 3 })
  expect(await screen.findByText('¡Set para Promo 98!')).toBeDefined()
})

it('shows sponsors and photos between its scenes, one after the other', async () => {
  const landing = {
    sponsors: [aSponsor({ name: 'Banco Arroyo', tier: 'gold' })],
    galleryGroups: [aGalleryGroup({ title: 'La final', photos: [aGalleryPhoto({ alt: 'El remate' })] })],
  }
  renderPage(tournament, { isBoard: true, landing })
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  const shownTexts: string[] = []
  for (let round = 0; round < 12; round += 1) {
    advance(15_000)
    if (title() === 'Nos acompañan') shownTexts.push(screen.getByRole('listitem').textContent)
    if (title() === 'Fotos') shownTexts.push(screen.getByRole('figure').textContent)
  }
  expect(shownTexts).toEqual(['Banco Arroyo', 'El remateLa final · 2025', 'Banco Arroyo', 'El remateLa final · 2025'])
})

it('updates its tables from the socket', async () => {
  const realtime = new FakeRealtime().setSnapshot('standings:futbol', {
    standings: tournament.standings.futbol ?? [],
    scorers: tournament.scorers.futbol ?? [],
  })
  renderPage(tournament, { isBoard: true, realtime })
  await expect.poll(() => realtime.subscribed()).toEqual(expect.arrayContaining(['matches', 'standings:futbol']))
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  for (let round = 0; round < 5; round += 1) advance(15_000)
  expect(screen.getByRole('row', { name: '1 Promo 98 5 4 1 0 +8 13' })).toBeDefined()
  realtime.push('standings:futbol', {
    standings: [standing(1, [2005, 'Senior'], 16, 9)],
    scorers: [scorer(1, 'Eva Paz', 2005, 8)],
  })
  expect(await screen.findByRole('row', { name: '1 Promo 05 5 4 1 0 +9 16' })).toBeDefined()
  advance(15_000)
  advance(15_000)
  expect(screen.getByRole('row', { name: '1 Eva Paz Promo 05 5 8' })).toBeDefined()
})

it('subscribes to no more tables than a socket may', async () => {
  const sports = Array.from({ length: 60 }, (_, index) => ({ ...football, id: `deporte${index}` }))
  const realtime = new FakeRealtime().setSnapshot('general-cup', { cup: null })
  for (const { id } of sports) realtime.setSnapshot(standingsChannel(id), { standings: [], scorers: [] })
  renderPage({ ...tournament, sports, standings: {}, scorers: {} }, { isBoard: true, realtime })
  await expect.poll(() => realtime.subscribed().length).toBe(realtimeLimits.channels)
  expect(realtime.subscribed()).toEqual(expect.arrayContaining(['matches', 'general-cup']))
})

it('shows the age of its data when the connection is lost', async () => {
  const { realtime } = renderPage(tournament, { isBoard: true })
  await expect.poll(() => realtime.subscribed()).toContain('matches')
  await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })
  realtime.goOffline()
  expect(await screen.findByText('Sin conexión')).toBeDefined()
})

it('has an idle state before the tournament begins', async () => {
  renderPage(aTournament(), { isBoard: true })
  expect(await screen.findByText('Ahora no se juega ningún partido')).toBeDefined()
})
