import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ActivityRow, dashboardEndpoints } from '@torneo/contracts/site/dashboard'
import { openPhotosState } from '@torneo/panel/record/use-open-from-state'
import { aMatch, aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { describe, expect, it } from 'vitest'
import { aPanelApi, dashboard, openPanel, setViewport } from '../testing/open-panel'

describe('the dashboard', () => {
  it('shows the counters as links to what the role may see, and the fixed visits', async () => {
    await openPanel('/', aUser({ role: 'admin_landing' }))
    const counters = await screen.findByRole('list', { name: 'Resumen' })
    expect(
      within(counters)
        .getByRole('link', { name: /Deportes.*6/ })
        .getAttribute('href'),
    ).toBe('/sports')
    expect(within(counters).getByText('12.5K')).toBeDefined()
  })

  it('shows the gallery tile as /gallery and leads to the real route', async () => {
    await openPanel('/', aUser())
    const tile = await screen.findByRole('link', { name: /Subir fotos/ })
    expect(tile.textContent).toContain('/gallery')
    expect(tile.getAttribute('href')).toBe('/gallery-groups?abrir=subir')
    fireEvent.click(tile)
    expect([location.pathname, (history.state as { usr: unknown }).usr]).toEqual(['/gallery-groups', openPhotosState])
  })

  it('hides the tiles and the links of sections that the role may not see', async () => {
    await openPanel('/', aUser({ role: 'team_captain' }))
    const counters = await screen.findByRole('list', { name: 'Resumen' })
    expect(within(counters).queryAllByRole('link')).toEqual([])
    const tiles = within(screen.getByRole('region', { name: 'Acciones rápidas' })).getAllByRole('link')
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/my-team'])
  })

  it('leaves the tiles out where a role has none', async () => {
    await openPanel('/', aUser({ role: 'admin_tournament' }))
    await screen.findByRole('list', { name: 'Resumen' })
    expect(screen.queryByText('Acciones rápidas')).toBeNull()
  })

  const row = (id: string, fields: Partial<ActivityRow> = {}): ActivityRow => ({
    id,
    at: '2025-11-15T12:00:00.000Z',
    actor: 'Carla Núñez',
    action: 'Hero actualizado',
    subject: 'Torneo',
    section: 'hero',
    ...fields,
  })
  const activity = async () => within(await screen.findByRole('region', { name: 'Actividad reciente' }))
  const shown = async () =>
    (await activity())
      .getAllByRole('listitem')
      .map((item) => [
        item.querySelector('strong')?.textContent,
        item.querySelector('span')?.textContent,
        within(item).queryByRole('link')?.getAttribute('href'),
      ])

  it('shows what one person did several times running as one row, and rows lead where the role may go', async () => {
    const rows = [
      row('a3'),
      row('a2'),
      row('a1', { actor: 'Ana' }),
      row('b1', { action: 'Equipo actualizado', subject: 'Promo 98', section: 'teams' }),
    ]
    await openPanel(
      '/',
      aPanelApi(aUser({ role: 'admin_landing' })).respond(dashboardEndpoints.get, { ...dashboard, activity: rows }),
    )
    expect(await shown()).toEqual([
      ['Hero actualizado: Torneo', 'Carla Núñez · 2 veces', '/hero'],
      ['Hero actualizado: Torneo', 'Ana', '/hero'],
      ['Equipo actualizado: Promo 98', 'Carla Núñez', undefined],
    ])
    expect((await activity()).queryByRole('link', { name: 'Ver todo' })).toBeNull()
  })

  it('leads a super to all activity, and a captain to the own team', async () => {
    const rows = [row('c1', { action: 'Jugador agregado', subject: 'Leo Paz', section: 'teams' })]
    const api = aPanelApi(aUser({ role: 'team_captain' })).respond(dashboardEndpoints.get, {
      ...dashboard,
      activity: rows,
    })
    await openPanel('/', api)
    expect(await shown()).toEqual([['Jugador agregado: Leo Paz', 'Carla Núñez', '/my-team']])
    cleanup()
    await openPanel('/', aPanelApi(aUser()).respond(dashboardEndpoints.get, { ...dashboard, activity: rows }))
    expect((await activity()).getByRole('link', { name: 'Ver todo' }).getAttribute('href')).toBe('/users/activity')
  })

  it('shows no samples to someone without own rows once others have done something', async () => {
    await openPanel(
      '/',
      aPanelApi(aUser({ role: 'team_captain' })).respond(dashboardEndpoints.get, {
        ...dashboard,
        activityElsewhere: true,
      }),
    )
    expect((await activity()).getByText('Todavía no hay actividad en tus secciones.')).toBeDefined()
    expect((await activity()).queryAllByRole('listitem')).toEqual([])
  })

  it('has the actions before the activity on a phone, after it on a desktop', async () => {
    const headings = () =>
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .filter((text) => /A/.test(text ?? ''))
    await openPanel('/', aUser())
    await activity()
    expect(headings().slice(-2)).toEqual(['Actividad reciente', 'Acciones rápidas'])
    setViewport({ width: 390, height: 800 })
    await expect.poll(() => headings().slice(-2)).toEqual(['Acciones rápidas', 'Actividad reciente'])
  })

  it('shows four samples until there is real activity', async () => {
    const api = await openPanel('/', aUser())
    const samples = within(await screen.findByRole('region', { name: 'Actividad reciente' })).getAllByRole('listitem')
    expect(samples).toHaveLength(4)
    expect(api.callsTo(dashboardEndpoints.get)).toHaveLength(1)
  })

  it('shows that the counters could not be read, and refetches them', async () => {
    const api = aPanelApi(aUser()).respond(dashboardEndpoints.get, networkFailure)
    await openPanel('/', api)
    // Shown for three seconds, in which a busy machine may not find a button by its role.
    expect(await screen.findByText('Error al cargar los datos')).toBeDefined()
    const retry = await screen.findByRole('button', { name: 'Reintentar' })
    expect(screen.queryByText('Actividad reciente')).toBeNull()
    api.respond(dashboardEndpoints.get, dashboard)
    await userEvent.setup().click(retry)
    expect(await screen.findByRole('link', { name: /Eventos.*18/ })).toBeDefined()
  })
})

describe('live matches on the dashboard', () => {
  const team = (name: string) => ({
    id: name,
    name,
    color: '#E50914',
    logo: '',
    promotionId: 'p1',
    promotionYear: 1998,
    promotionColor: null,
  })
  const match = aMatch({
    id: 'm1',
    status: 'live',
    isLive: true,
    homeScore: 2,
    awayScore: 1,
    currentMinute: 34,
    sport: { id: 's1', name: 'Fútbol', icon: '⚽' },
    homeTeam: team('Promo 98'),
    awayTeam: team('Promo 05'),
  })
  const region = () => screen.findByRole('region', { name: 'En vivo' })

  it.each(['super', 'admin_tournament'])('is one tap away for a %s, and moves by itself', async (role) => {
    const realtime = new FakeRealtime().setSnapshot('matches', { items: [aMatch(), match] })
    await openPanel('/', aUser({ role }), realtime)
    const box = await region()
    expect(box.textContent).toContain('EN VIVOPromo 98 2 – 1 Promo 05Fútbol · 34′ · 1º Tiempo')
    const link = within(box).getByRole('link', { name: 'Abrir panel de Promo 98 – Promo 05' })
    expect(link.getAttribute('href')).toBe('/tournament/live?partido=m1')
    realtime.push('matches', { items: [{ ...match, rev: 2, homeScore: 3, isLive: false }], removed: [] })
    expect(await within(box).findByText('3 – 1')).toBeDefined()
    expect(within(box).getByText('Fútbol · 34′ · 1º Tiempo · Reloj detenido')).toBeDefined()
    const basketball = { id: 's2', name: 'Básquet', icon: '🏀', scoring: 'points', periods: 4 } as const
    realtime.push('matches', { items: [{ ...match, rev: 3, sport: basketball, currentHalf: 3 }], removed: [] })
    expect(await within(box).findByText('Básquet · 34′ · 3º Cuarto')).toBeDefined()
    realtime.push('matches', { items: [{ ...match, rev: 4, status: 'finished' }], removed: [] })
    await expect.poll(() => screen.queryByRole('region', { name: 'En vivo' })).toBeNull()
  })

  it('says how many more there are, and leads to all of them', async () => {
    const more = [
      match,
      aMatch({ id: 'm2', status: 'live', time: '18:00' }),
      aMatch({ id: 'm3', status: 'live', time: '19:00' }),
    ]
    await openPanel('/', aUser(), new FakeRealtime().setSnapshot('matches', { items: more }))
    expect(
      within(await region())
        .getByRole('link', { name: '2 más en vivo' })
        .getAttribute('href'),
    ).toBe('/tournament/live')
  })

  it('says how old it is without connection', async () => {
    const realtime = new FakeRealtime().setSnapshot('matches', { items: [match] })
    await openPanel('/', aUser(), realtime)
    const box = await region()
    realtime.goOffline()
    expect(await within(box).findByText(/^Datos de hace \d+ s$/)).toBeDefined()
    realtime.reconnect()
    await expect.poll(() => within(box).queryByText(/^Datos de hace/)).toBeNull()
  })

  it('is no box when nothing is', async () => {
    await openPanel('/', aUser(), new FakeRealtime().setSnapshot('matches', { items: [aMatch()] }))
    await screen.findByRole('list', { name: 'Resumen' })
    expect(screen.queryByRole('region', { name: 'En vivo' })).toBeNull()
  })

  it('is followed by what is to be played today, or next', async () => {
    const [day, later] = [new Intl.DateTimeFormat('sv').format(new Date()), '2999-01-05']
    const items = [
      match,
      aMatch({ id: 'm2', date: day, time: '23:59', field: 'Cancha 2' }),
      aMatch({ id: 'm3', date: later, time: '10:30', homeTeam: team('Promo 87'), awayTeam: team('Promo 91') }),
    ]
    const realtime = new FakeRealtime().setSnapshot('matches', { items })
    await openPanel('/', aUser(), realtime)
    const banner = within(await screen.findByRole('region', { name: 'Bienvenida' }))
    expect(banner.getByText(/Hoy quedan 2 partidos en 2 canchas\.$/)).toBeDefined()
    realtime.push('matches', { items: [{ ...match, rev: 2, status: 'finished' }], removed: ['m2'] })
    expect(await banner.findByText(/Próximo partido: sáb\. 5\/1\/2999, 10:30: Promo 87 – Promo 91\.$/)).toBeDefined()
    realtime.push('matches', { items: [], removed: ['m3'] })
    expect(await banner.findByText(/Todo lo del torneo, en un solo lugar\.$/)).toBeDefined()
  })

  it('is not even requested for users who do not control matches', async () => {
    const realtime = new FakeRealtime()
    await openPanel('/', aUser({ role: 'admin_landing' }), realtime)
    await expect.poll(() => realtime.subscribed()).toEqual(['content'])
  })

  it('is not waited for when nobody says', async () => {
    const realtime = new FakeRealtime()
    realtime.drop()
    await openPanel('/', aUser(), realtime)
    expect(await screen.findByRole('list', { name: 'Resumen' })).toBeDefined()
  })
})

describe('activity of other people', () => {
  it('appears on the dashboard', async () => {
    const realtime = new FakeRealtime()
    const api = await openPanel('/', aUser({ role: 'admin_landing' }), realtime)
    await screen.findByRole('link', { name: /Eventos.*18/ })
    await expect.poll(() => realtime.subscribed()).toEqual(['content'])
    api.respond(dashboardEndpoints.get, { ...dashboard, counters: { ...dashboard.counters, events: 19 } })
    realtime.push('content', { collection: 'activity', id: 'a1' })
    expect(await screen.findByRole('link', { name: /Eventos.*19/ })).toBeDefined()
  })
})
