import { screen, waitFor, within } from '@testing-library/react'
import { publicEndpoints } from '@torneo/contracts/site/public'
import type { FirstScreen } from '@torneo/domain/match/list/first-screen'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTournament, football, match, scorer, standing, volley } from './testing/a-tournament'
import { renderPage } from './testing/render-page'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 15, 17, 0) })
})
afterEach(() => void vi.useRealTimers())

const part = (name: string) => within(screen.getByRole('region', { name }))
const live = match(1998, 2005, {
  id: 'm1',
  status: 'live',
  isLive: true,
  homeScore: 2,
  awayScore: 1,
  currentMinute: 34,
  rev: 7,
})
const later = match(1991, 2012, { id: 'm2', date: '2025-11-15', time: '18:30' })
const played = match(2001, 2007, {
  id: 'm3',
  sportId: volley.id,
  status: 'finished',
  homeScore: 3,
  awayScore: 0,
  date: '2025-11-14',
})

it('shows the round of a match, and the words of a side that is open', async () => {
  const final = match(1998, 2005, {
    id: 'final',
    date: '2025-11-16',
    roundName: 'Oro · Final',
    awayTeamId: null,
    awayTeam: null,
    awayLabel: 'Ganador Semifinal 2',
  })
  renderPage(aTournament({ matches: [final, match(1991, 2012, { id: 'plain', date: '2025-11-16', time: '23:00' })] }))
  const [row, plain] = within(await screen.findByRole('region', { name: 'Próximos partidos' })).getAllByRole('listitem')
  expect(row?.textContent).toMatch(/Promo 98.*Ganador Semifinal 2.*Oro · Final · Campo de deportes · Cancha 1/)
  expect(plain?.textContent).toMatch(/Promo 91.*Promo 12Campo de deportes · Cancha 1/)
  expect(document.body.textContent).not.toContain('Equipo no encontrado')
})

it('says the round of a zone with its name: live, ahead and over', async () => {
  const round = { zoneName: 'Zona A', roundName: 'Fecha 2' }
  renderPage(aTournament({ matches: [live, later, played].map((row) => ({ ...row, ...round })) }))
  await screen.findByRole('region', { name: 'Próximos partidos' })
  for (const name of ['En vivo ahora', 'Próximos partidos'])
    expect(screen.getByRole('region', { name }).textContent).toContain('Zona A · Fecha 2')
})

describe('the live matches', () => {
  it('show score, minute, half, sport and place', async () => {
    renderPage(aTournament({ matches: [live, later] }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Torneo de Exalumnos' })).toBeDefined()
    expect(part('En vivo ahora').getByRole('heading', { name: 'Promo 98 2, Promo 05 1' })).toBeDefined()
    const card = screen.getByRole('region', { name: 'En vivo ahora' })
    expect(card.textContent).toMatch(/EN VIVO.*⚽ Fútbol.*34′ · 1º Tiempo.*Campo de deportes · Cancha 1/)
    expect(card.textContent).not.toContain('Reloj detenido')
  })

  it('say that the clock is stopped, and no half for a sport without halves', async () => {
    renderPage(aTournament({ matches: [{ ...live, isLive: false, sportId: volley.id }] }))
    expect(await screen.findByText('Reloj detenido')).toBeDefined()
    expect(screen.getByRole('region', { name: 'En vivo ahora' }).textContent).toMatch(/34′(?! · 1º)/)
  })

  it('are none: the next one is shown with its time', async () => {
    renderPage(aTournament({ matches: [later, match(1985, 1998, { date: '2025-11-10' })] }))
    expect(await screen.findByText('Ahora no se juega ningún partido')).toBeDefined()
    expect(
      screen.getByText('El próximo: Promo 91 – Promo 12, hoy a las 18:30. Fútbol, Campo de deportes · Cancha 1'),
    ).toBeDefined()
  })

  it('are none: a match past its hour is late, and another is the next one', async () => {
    renderPage(aTournament({ matches: [later, match(1985, 1998, { id: 'm0', date: '2025-11-15', time: '16:30' })] }))
    expect(await screen.findByText(/^El próximo: Promo 91 – Promo 12, hoy a las 18:30/)).toBeDefined()
    expect((await part('Próximos partidos').findByText('Demorado')).parentElement?.textContent).toBe('16:30Demorado')
    expect(part('Próximos partidos').getByText('18:30').parentElement?.textContent).toBe('18:30')
  })

  it('are none: a match missed days ago is late too, and never the next one', async () => {
    renderPage(aTournament({ matches: [match(1985, 1998, { id: 'm0', date: '2025-11-10', time: '16:30' })] }))
    expect(await screen.findByText(/^Demorado: Promo 85 – Promo 98, estaba para lun. 10\/11 a las 16:30/)).toBeDefined()
    expect((await part('Próximos partidos').findByText('Demorado')).parentElement?.textContent).toBe('16:30Demorado')
    expect(screen.queryByText(/quedan partidos/)).toBeNull()
  })

  it('are empty before the first match is planned: shown once, with no team to follow', async () => {
    renderPage(aTournament({ sports: [], standings: {}, scorers: {} }))
    expect(
      await screen.findByText('Todavía no hay partidos programados. Aparecen aquí apenas se programen.'),
    ).toBeDefined()
    expect(screen.queryByText(/quedan partidos/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Seguir a mi promo' })).toBeNull()
  })

  it('are none after the last was played', async () => {
    renderPage(aTournament({ matches: [{ ...live, status: 'finished', isLive: false }] }))
    expect(await screen.findByText('Tampoco quedan partidos por jugar.')).toBeDefined()
    expect(part('Próximos partidos').getByText('No quedan partidos por jugar')).toBeDefined()
  })

  it('follow the socket: a goal is shown, announced and highlighted; a minute is only shown', async () => {
    const { realtime } = renderPage(aTournament({ matches: [live] }))
    await screen.findByText('Al día')
    realtime.push('matches', { items: [{ ...live, currentMinute: 35, rev: 8 }], removed: [] })
    await screen.findByText(/35′/)
    expect(screen.queryByText(/Anota|Marcador/)).toBeNull()
    realtime.push('matches', { items: [{ ...live, homeScore: 3, rev: 9 }], removed: [] })
    const announcement = await screen.findByText('Anota Promo 98: Promo 98 3, Promo 05 1')
    expect(announcement.getAttribute('role')).toBe('status')
    expect(screen.getByText('+1')).toBeDefined()
  })

  it('lose the highlight of a figure that is corrected', async () => {
    const { realtime } = renderPage(aTournament({ matches: [live] }))
    await screen.findByText('Al día')
    realtime.push('matches', { items: [{ ...live, homeScore: 3, rev: 8 }], removed: [] })
    await screen.findByText('+1')
    realtime.push('matches', { items: [{ ...live, homeScore: 2, rev: 9 }], removed: [] })
    await screen.findByText('Marcador corregido: Promo 98 2, Promo 05 1')
    expect(screen.queryByText('+1')).toBeNull()
  })

  it('show a clock that runs past the end as the duration and a plus', async () => {
    renderPage(
      aTournament({
        matches: [
          { ...live, currentMinute: 106 },
          match(1985, 1987, { id: 'm7', status: 'live', isLive: true, currentMinute: 91, currentHalf: 2 }),
          match(1990, 1995, { id: 'm8', status: 'live', isLive: true, currentMinute: 90, currentHalf: 2 }),
        ],
      }),
    )
    await screen.findByText('Al día')
    const clocks = part('En vivo ahora')
      .getAllByText(/^\d+′/)
      .map(({ textContent }) => textContent)
    expect(clocks).toEqual(['90′+', '90′+ · 2º Tiempo', '90′ · 2º Tiempo'])
  })

  it('move to the results when they end', async () => {
    const { realtime } = renderPage(aTournament({ matches: [live] }))
    await screen.findByText('Al día')
    expect(part('Próximos partidos').getByText('No quedan partidos por jugar')).toBeDefined()
    realtime.push('matches', { items: [{ ...live, status: 'finished', isLive: false, rev: 8 }], removed: [] })
    expect(await part('Resultados').findByText('Promo 98 2, Promo 05 1')).toBeDefined()
    expect(part('En vivo ahora').getByText('Ahora no se juega ningún partido')).toBeDefined()
    expect(await screen.findByText('Finalizado: Promo 98 2, Promo 05 1')).toBeDefined()
  })
})

describe('a sport', () => {
  const rows = [
    standing(1, [1998, 'Senior'], 13, 8),
    standing(2, [1985, 'Master'], 12, 0),
    standing(3, [1987, 'Master'], 9, -2),
  ]
  const tables = {
    standings: { [football.id]: rows, [volley.id]: [] },
    scorers: { [football.id]: [scorer(1, 'Ana Sosa', 1998, 7)], [volley.id]: [] },
  }

  it('shows upcoming matches by day, and says when there are none', async () => {
    renderPage(aTournament({ matches: [later, match(1998, 2005, { date: '2025-11-16', time: '09:00' })] }))
    await screen.findByText('Al día')
    const days = part('Próximos partidos').getAllByRole('heading', { level: 3 })
    expect(days.map(({ textContent }) => textContent)).toEqual(['Hoy, sáb. 15/11', 'Mañana, dom. 16/11'])
    expect(part('Resultados').getByText('Todavía no hay resultados')).toBeDefined()
    expect(part('Posiciones').getByText('No hay datos disponibles para esta categoría')).toBeDefined()
    expect(part('Goleadores').getByText('No hay goleadores registrados aún')).toBeDefined()
  })

  it('has standings and scorers by category, with positions of their own', async () => {
    const { user } = renderPage(aTournament({ matches: [live], ...tables }))
    const cells = () =>
      part('Posiciones')
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))
    await screen.findByRole('table', { name: 'Posiciones de Fútbol' })
    expect(cells()).toEqual([
      '1 98Promo 98 5 4 1 0 13 5 +8 13',
      '2 85Promo 85 5 4 1 0 13 5 0 12',
      '3 87Promo 87 5 4 1 0 13 5 -2 9',
    ])
    await user.click(screen.getByRole('radio', { name: 'Master' }))
    expect(cells()).toEqual(['1 85Promo 85 5 4 1 0 13 5 0 12', '2 87Promo 87 5 4 1 0 13 5 -2 9'])
    expect(part('Goleadores').getByText('No hay goleadores registrados aún')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Todas' }))
    expect(part('Goleadores').getByRole('row', { name: /Ana Sosa.*N.º 9 · Promo 98/ })).toBeDefined()
  })

  it('explains each column where that is shown', async () => {
    renderPage(aTournament({ matches: [live], ...tables }))
    const heads = within(await screen.findByRole('table', { name: 'Posiciones de Fútbol' }))
      .getAllByRole<HTMLElement>('columnheader', { hidden: true })
      .slice(2)
    const terms = heads.map(
      ({ textContent }) => part('Posiciones').getByText(textContent, { selector: 'b' }).parentElement,
    )
    expect(terms.map((term) => term?.dataset['room'])).toEqual(heads.map(({ dataset }) => dataset['room']))
    expect(heads.map(({ dataset }) => dataset['room'])).toContain('wide')
  })

  it('gives no medal to a team that has not played', async () => {
    const table = [standing(1, [1998, 'Senior'], 3, 1), { ...standing(2, [1985, 'Master'], 0, 0), played: 0 }]
    renderPage(aTournament({ matches: [live], standings: { [football.id]: table, [volley.id]: [] } }))
    const [, first, second] = within(await screen.findByRole('table', { name: 'Posiciones de Fútbol' })).getAllByRole(
      'row',
    )
    expect([first, second].map((row) => row?.querySelectorAll('td:first-child [aria-hidden]').length)).toEqual([1, 0])
  })

  it('is the one in the address, and choosing another changes it', async () => {
    const { user } = renderPage(aTournament({ matches: [live, played] }), { path: '/en-vivo?deporte=voley' })
    await screen.findByText('Al día')
    expect(part('Resultados').getByText('Promo 01 3, Promo 07 0')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: /Fútbol/ }))
    expect(part('Resultados').getByText('Todavía no hay resultados')).toBeDefined()
    expect(location.search).toBe('?deporte=futbol')
  })

  it('updates its tables from the socket', async () => {
    const realtime = new FakeRealtime().setSnapshot('standings:futbol', { standings: rows, scorers: [] })
    renderPage(aTournament({ matches: [live], ...tables }), { realtime })
    await screen.findByText('Al día')
    realtime.push('standings:futbol', { standings: [standing(1, [1985, 'Master'], 15, 2)], scorers: [] })
    expect(await part('Posiciones').findByRole('row', { name: /^1 Promo 85/ })).toBeDefined()
  })

  it('shows the first matches, and all of them on request', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      match(1990 + index, 2005, { id: `n${index}`, time: `0${index}:00` }),
    )
    const { user } = renderPage(aTournament({ matches: many }))
    await screen.findByText('Al día')
    expect(part('Próximos partidos').getAllByRole('listitem')).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: /^Ver los 9.*Próximos partidos/ }))
    expect(part('Próximos partidos').getAllByRole('listitem')).toHaveLength(9)
  })
})

describe('a match', () => {
  const goal = {
    id: 'e1',
    createdAt: '2025-11-15T20:00:00.000Z',
    updatedAt: '2025-11-15T20:00:00.000Z',
    rev: 1,
    matchId: 'm1',
    type: 'goal',
    playerId: 'j1',
    playerName: 'Ana Sosa',
    playerNumber: 9,
    teamId: 't1998',
    minute: 12,
    assistPlayerId: 'j2',
    assistPlayerName: 'Eva Paz',
    timestamp: '2025-11-15T20:00:00.000Z',
  }

  it('opens with its events, updates them, and closes', async () => {
    const realtime = new FakeRealtime().setSnapshot('match:m1', { match: live, events: [goal], applied: [] })
    const { user } = renderPage(aTournament({ matches: [live] }), { realtime })
    await user.click(await screen.findByRole('link', { name: /^Ver qué pasó.*Promo 98 – Promo 05$/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Promo 98 – Promo 05' }))
    expect((await sheet.findByRole('listitem')).textContent).toBe('12′Gol · 9 Ana SosaPromo 98 · Asist. Eva Paz')
    realtime.push('match:m1', {
      match: { ...live, rev: 8 },
      events: [{ ...goal, id: 'e2', type: 'paliza', minute: 33 }, goal],
      applied: [],
    })
    await waitFor(() =>
      expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toContain(
        '33′Evento · 9 Ana Sosa',
      ),
    )
    await user.click(sheet.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('opens from a shared link, and shows when it was deleted', async () => {
    renderPage(aTournament({ matches: [live] }), { path: '/en-vivo/partido/nadie' })
    expect(await screen.findByText('Este partido ya no está en el torneo')).toBeDefined()
  })
})

describe('a device that follows a promotion', () => {
  const others = match(1985, 1987, { id: 'm4', date: '2025-11-15', time: '09:00' })
  const promotions = [
    { id: 'p2012', name: 'Promo 12', year: 2012 },
    { id: 'p1998', name: 'Promo 98', year: 1998 },
  ].map((fields) => ({
    ...others,
    category: 'Senior' as const,
    color: '#1D4ED8',
    logo: '',
    description: '',
    ...fields,
  }))
  const tournament = aTournament({
    promotions,
    matches: [match(1985, 1987, { id: 'm5', status: 'live' }), live, later, others],
    standings: {
      [football.id]: [standing(1, [1985, 'Senior'], 9, 3), standing(2, [1998, 'Senior'], 6, 1)],
      [volley.id]: [],
    },
  })
  afterEach(() => {
    document.cookie = 'siguiendo=; path=/en-vivo; max-age=0'
  })

  it('sees its matches and its place in the table first', async () => {
    document.cookie = 'siguiendo=p2012.p1998; path=/en-vivo'
    renderPage(tournament, { following: ['p2012', 'p1998'] })
    await screen.findByRole('button', { name: 'Sigues a Promo 12 y Promo 98' })
    expect(
      part('En vivo ahora')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Promo 98 2, Promo 05 1', 'Promo 85 0, Promo 87 0'])
    const links = part('Próximos partidos')
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(links).toEqual(['Ver el partido: Promo 91 – Promo 12', 'Ver el partido: Promo 85 – Promo 87'])
    const [, first] = part('Posiciones').getAllByRole('row')
    expect(first?.textContent).toMatch(/^2.*Promo 98/)
  })

  it('chooses it once, and the device keeps it', async () => {
    const { user } = renderPage(tournament)
    await user.click(await screen.findByRole('button', { name: 'Seguir a mi promo' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Promo 98' }))
    expect(document.cookie).toContain('siguiendo=p1998')
    await user.click(screen.getByRole('button', { name: 'Cerrar' }))
    await screen.findByRole('button', { name: 'Sigues a Promo 98' })
    await user.click(screen.getByRole('button', { name: 'Sigues a Promo 98' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Promo 98' }))
    expect(document.cookie).not.toContain('siguiendo=p')
  })
})

describe('a bad connection', () => {
  it('shows the skeleton, then the error, and retries', async () => {
    const { api, user } = renderPage(networkFailure)
    expect(screen.getByText('Cargando el torneo...')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(screen.getByText('No pudimos cargar el torneo')).toBeDefined()
    api.respond(publicEndpoints.tournament, aTournament({ matches: [live] }))
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { name: 'Promo 98 2, Promo 05 1' })).toBeDefined()
  })

  it('keeps the last data with their age, and catches up with matches that ended meanwhile', async () => {
    const { api, realtime } = renderPage(aTournament({ matches: [live] }))
    await screen.findByText('Al día')
    realtime.goOffline()
    await screen.findByText('Sin conexión')
    vi.setSystemTime(Date.now() + 40_000)
    expect(await screen.findByText('Datos de hace 40 s')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Promo 98 2, Promo 05 1' })).toBeDefined()
    const ended = { ...live, status: 'finished' as const, isLive: false, homeScore: 4, rev: 12 }
    api.respond(publicEndpoints.tournament, aTournament({ matches: [ended] }))
    realtime.setSnapshot('matches', { items: [] }).reconnect()
    expect(await part('Resultados').findByText('Promo 98 4, Promo 05 1')).toBeDefined()
    expect(await screen.findByText('Al día')).toBeDefined()
  })
})

describe('a part of the tournament that came with the page', () => {
  const results = Array.from({ length: 9 }, (_, index) =>
    match(1998, 2005, { id: `r${index}`, status: 'finished', date: `2025-11-0${index + 1}`, homeScore: index }),
  )
  const fullTournament = aTournament({ matches: [...results, played] })
  const part: FirstScreen = {
    sport: football.id,
    day: null,
    days: results.map(({ date }) => date),
    upcoming: [0, 0],
    results: [0, 9],
    scorers: 0,
  }
  const first = { tournament: { ...fullTournament, matches: results.slice(3) }, part }
  const list = () => within(screen.getByRole('region', { name: 'Resultados' })).getAllByRole('listitem')

  it('is shown as if all were there, which is read with the press for more', async () => {
    const { api, user } = renderPage(fullTournament, { first })
    await screen.findByText('Al día')
    expect([list().length, api.callsTo(publicEndpoints.tournament).length]).toEqual([6, 0])
    await user.click(screen.getByRole('button', { name: 'Ver los 9 (Resultados)' }))
    await waitFor(() => expect(list()).toHaveLength(9))
    await user.click(screen.getByRole('button', { name: 'Ver menos (Resultados)' }))
    expect(list()).toHaveLength(6)
    expect(api.callsTo(publicEndpoints.tournament)).toHaveLength(1)
  })

  it('has no other sport: that one is loading, or could not be loaded, and never empty', async () => {
    const { api, user } = renderPage(networkFailure, { first })
    await user.click(screen.getByRole('tab', { name: /Vóley/ }))
    expect(await screen.findByText('No pudimos cargar el torneo')).toBeDefined()
    expect(screen.queryByText('Todavía no hay resultados')).toBeNull()
    api.respond(publicEndpoints.tournament, fullTournament)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(list()).toHaveLength(1))
  })

  it('may be of one day, with the way to all', async () => {
    renderPage(fullTournament, { first: { ...first, part: { ...part, day: '2025-11-05' } } })
    const day = within(screen.getByRole('region', { name: 'Partidos del día' }))
    expect(day.getAllByRole('listitem')).toHaveLength(1)
    expect(day.getByRole('link', { name: 'Ver todos los días' }).getAttribute('href')).toBe('?deporte=futbol')
    expect(screen.queryByRole('region', { name: 'Resultados' })).toBeNull()
  })
})
