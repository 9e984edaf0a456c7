import { init } from '@module-federation/runtime'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountEndpoints } from '@torneo/contracts/account'
import { dashboardEndpoints, type ActivityRow, type Dashboard } from '@torneo/contracts/dashboard'
import { editionEndpoints } from '@torneo/contracts/edition'
import { sections } from '@torneo/contracts/sections'
import { systemEndpoints } from '@torneo/contracts/system'
import type { User } from '@torneo/contracts/users'
import { aMatch, aUser } from '@torneo/testing/builders'
import { askingNew } from '@torneo/panel/use-asked-new'
import { FakeApi } from '@torneo/testing/fake-api'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { noAnswer, refuse, sessionEnded } from '@torneo/testing/refuse'
import { App } from './App'
import { remotes } from './remotes/remotes'

const dashboard: Dashboard = {
  counters: { sports: 6, events: 18, galleries: 12, sponsors: 9, hallOfFame: 31, visits: '12.5K' },
  activity: [],
}

const live = {
  remotes: (['landing-admin', 'tournament-admin', 'users-admin'] as const).map((name) => ({
    name, version: '1.0.0', entry: `/remotes/${name}/1.0.0/mf-manifest.json`, requires: { shell: 1, api: 1 },
    sections: sections.flatMap((section, order) => (section.owner === name ? [{ ...section, order }] : [])),
  })),
}

function aPanelApi(user: User | null): FakeApi {
  return new FakeApi(user).answer(dashboardEndpoints.get, dashboard).answer(systemEndpoints.version, { version: '1', contracts: { api: 1 } })
    .answer(systemEndpoints.clientError, undefined).answer(editionEndpoints.find, { name: 'Copa San José', year: 2031 })
}

// In a build the federation plugin does this.
init({ name: 'shell', remotes: [] })

// The test browser's own control, which its types do not put on the window.
const setViewport = (size: { width: number; height: number }) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport(size)

async function openPanel(path: string, who: User | FakeApi | null, realtime = new FakeRealtime()): Promise<FakeApi> {
  const api = who instanceof FakeApi ? who : aPanelApi(who)
  realtime.takeOver()
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    if (address === '/remotes.json') return Promise.resolve(Response.json(live))
    if (address.startsWith('/api')) return api.fetch(input, init)
    return Promise.resolve(new Response('not found', { status: 404 }))
  }
  window.history.replaceState(null, '', path)
  await remotes.discover()
  render(<App />)
  return api
}

beforeEach(() => {
  localStorage.clear()
  setViewport({ width: 1440, height: 900 })
})

describe('the guard', () => {
  it('sends someone without a session to /login and back to where they were going', async () => {
    const api = await openPanel('/', null)
    const user = userEvent.setup()
    expect(await screen.findByRole('heading', { name: 'Panel de Administración' })).toBeDefined()
    expect(location.pathname).toBe('/login')
    api.answer(accountEndpoints.signIn, () => {
      api.user = aUser()
      return api.user
    })
    await user.type(screen.getByLabelText('Correo electrónico'), 'lucia@torneo.local')
    await user.type(screen.getByLabelText('Contraseña'), 'torneo2025{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
    expect(location.pathname).toBe('/')
  })

  it('denies a section that the role may not see, and its data is not asked for', async () => {
    await openPanel('/users', aUser({ role: 'admin_landing' }))
    expect(await screen.findByText('Acceso Denegado')).toBeDefined()
    expect(screen.getByText('No tienes permisos para gestionar usuarios')).toBeDefined()
    await userEvent.setup().click(screen.getByRole('link', { name: 'Ir al Dashboard' }))
    expect(location.pathname).toBe('/')
  })

  it('says the general sentence outside /users', async () => {
    await openPanel('/hero', aUser({ role: 'team_captain' }))
    expect(await screen.findByText('No tienes permisos para acceder a esta sección')).toBeDefined()
  })

  it('offers to try again when the server does not answer, and goes on when it does', async () => {
    const api = aPanelApi(aUser()).answer(accountEndpoints.current, noAnswer)
    await openPanel('/', api)
    const retry = await screen.findByRole('button', { name: 'Reintentar' })
    api.answer(accountEndpoints.current, aUser())
    await userEvent.setup().click(retry)
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
  })

  it('leads unknown addresses to the dashboard, and says so', async () => {
    await openPanel('/nada/de/esto', aUser())
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
    expect(location.pathname).toBe('/')
    expect(await screen.findByText('Esa dirección no existe. Te llevamos al inicio.')).toBeDefined()
  })
})

describe('signing in', () => {
  it('begins in the email where there is a mouse, and tells a Super Admin too whom to ask for a new password', async () => {
    await openPanel('/login', null)
    const email = await screen.findByLabelText('Correo electrónico')
    expect(document.activeElement).toBe(email)
    expect(screen.getByText(/Si tú eres Super Admin, pídela a quien administra el servidor/)).toBeDefined()
  })

  it('says what is missing, at its field, before asking the server', async () => {
    await openPanel('/login', null)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }))
    expect(screen.getByText('El correo es requerido')).toBeDefined()
    expect(screen.getByText('La contraseña es requerida')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico'))
    await user.type(screen.getByLabelText('Correo electrónico'), 'nadie')
    await user.type(screen.getByLabelText('Contraseña'), '12345')
    expect(screen.getByText('Correo electrónico inválido')).toBeDefined()
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeDefined()
  })

  it('keeps what was typed when the credentials are wrong, with the focus on the password', async () => {
    const api = await openPanel('/login', null)
    const message = 'Credenciales incorrectas. Por favor, intenta de nuevo.'
    api.answer(accountEndpoints.signIn, refuse({ code: 401, type: 'bad_credentials', message }))
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('Correo electrónico'), 'lucia@torneo.local')
    await user.type(screen.getByLabelText('Contraseña'), 'otra-clave{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect((screen.getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('lucia@torneo.local')
    expect((screen.getByLabelText('Contraseña') as HTMLInputElement).value).toBe('otra-clave')
    expect(document.activeElement).toBe(screen.getByLabelText('Contraseña'))
  })
})

describe('the tournament\'s one name and year', () => {
  const brand = () => within(document.getElementById('sidebar') as HTMLElement)

  it('stand in the sidebar and in the window\'s title', async () => {
    await openPanel('/', aUser())
    expect((await within(await screen.findByRole('complementary')).findByText('Copa San José')).textContent).toBe('Copa San JoséEdición 2031')
    await waitFor(() => expect(document.title).toBe('Dashboard · Copa San José'))
  })

  it('stand on the sign-in screen, for whoever has no session', async () => {
    await openPanel('/login', null)
    expect(await screen.findByText('Copa San José')).toBeDefined()
    expect(screen.getByText('Edición 2031')).toBeDefined()
    await waitFor(() => expect(document.title).toBe('Panel de Administración · Copa San José'))
    expect(document.body.textContent).not.toMatch(/Exalumnos|Edición 2025/)
  })

  it('are those that the device last knew until the service says, and follow what somebody else changes', async () => {
    localStorage.setItem('torneo:edition', JSON.stringify({ name: 'Copa de ayer', year: 2030 }))
    const realtime = new FakeRealtime()
    const api = aPanelApi(aUser()).answer(editionEndpoints.find, noAnswer)
    await openPanel('/', api, realtime)
    await screen.findByRole('complementary')
    expect(brand().getByText('Copa de ayer')).toBeDefined()
    await expect.poll(() => realtime.subscribed()).toContain('content')
    api.answer(editionEndpoints.find, { name: 'Copa Azul', year: 2032 })
    realtime.push('content', { collection: 'tournaments', id: '1' })
    expect((await brand().findByText('Copa Azul')).textContent).toBe('Copa AzulEdición 2032')
    expect(JSON.parse(localStorage.getItem('torneo:edition') ?? '')).toEqual({ name: 'Copa Azul', year: 2032 })
  })
})

describe('leaving', () => {
  const signOut = async () => userEvent.setup().click(await screen.findByRole('button', { name: 'Salir' }))
  const keep = (name: string, value: object) => localStorage.setItem(`torneo:${name}`, JSON.stringify(value))

  /** Somebody signs in on the page as it is. */
  async function signIn(api: FakeApi, as: User): Promise<void> {
    const user = userEvent.setup()
    api.answer(accountEndpoints.signIn, () => {
      api.user = as
      return as
    })
    await user.type(await screen.findByLabelText('Correo electrónico'), as.email)
    await user.type(screen.getByLabelText('Contraseña'), 'torneo2025{Enter}')
  }

  it('leads the next one to the Dashboard, not to where the last one was', async () => {
    const api = await openPanel('/users', aUser({ id: 'lucia', role: 'super' }))
    api.answer(accountEndpoints.signOut, undefined)
    await signOut()
    await signIn(api, aUser({ id: 'carla', role: 'admin_landing' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
    expect(location.pathname).toBe('/')
  })

  it('a session that ended keeps its way back, and says whom to ask when it opens no more', async () => {
    const lucia = aUser({ id: 'lucia', role: 'super', email: 'lucia@torneo.local' })
    const realtime = new FakeRealtime()
    const api = await openPanel('/users', lucia, realtime)
    await expect.poll(() => realtime.subscribed()).toContain('content')
    api.user = null
    realtime.end()
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' })
    expect(within(dialog).getByText(/Si ya no puedes ingresar, consulta a un Super Admin/)).toBeDefined()
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Ir a la pantalla de ingreso' }))
    await signIn(api, lucia)
    await expect.poll(() => location.pathname).toBe('/users')
  })

  it('with actions that wait asks first, and the sign-in says that they wait', async () => {
    keep('live:1:diego:m1:k1', { state: 'waiting' })
    keep('live:1:diego:m1:k2', { state: 'waiting' })
    keep('live:1:diego:m1:k3', { state: 'done' })
    const api = await openPanel('/', aUser({ id: 'diego' }))
    api.answer(accountEndpoints.signOut, undefined)
    await signOut()
    const question = await screen.findByRole('alertdialog', { name: 'Tienes 2 acciones por enviar' })
    const user = userEvent.setup()
    await user.click(within(question).getByRole('button', { name: 'Quedarme' }))
    expect(screen.getByRole('list', { name: 'Resumen' })).toBeDefined()
    expect(api.callsTo(accountEndpoints.signOut)).toHaveLength(0)
    await signOut()
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salir' }))
    expect(await screen.findByText(/Acciones por enviar en este dispositivo: 2/)).toBeDefined()
    expect(localStorage.getItem('torneo:live:1:diego:m1:k1')).not.toBeNull()
  })

  it('names the drafts that go, and takes them along', async () => {
    keep('draft:lucia:hero', { at: Date.now(), path: '/hero' })
    keep('draft:lucia:user:new', { at: Date.now(), path: '/users' })
    keep('draft:carla:hero', { at: Date.now(), path: '/hero' })
    const api = await openPanel('/', aUser({ id: 'lucia' }))
    api.answer(accountEndpoints.signOut, undefined)
    await signOut()
    const question = await screen.findByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
    expect(within(question).getByText('Al salir se borra de este dispositivo lo que escribiste y no guardaste en Hero y Usuarios.')).toBeDefined()
    await userEvent.setup().click(within(question).getByRole('button', { name: 'Salir y borrar' }))
    await screen.findByRole('button', { name: 'Iniciar sesión' })
    await expect.poll(() => Object.keys(localStorage).filter((name) => name.startsWith('torneo:draft:'))).toEqual(['torneo:draft:carla:hero'])
  })

  it('without a line says that the server is still to be told, and lets nobody in', async () => {
    const api = await openPanel('/', aUser())
    api.answer(accountEndpoints.signOut, noAnswer)
    await signOut()
    const note = 'Falta avisar al servidor: la sesión se cerrará al volver la conexión.'
    expect(await screen.findByText(note)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeDefined()
    api.answer(accountEndpoints.signOut, undefined)
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => screen.queryByText(note)).toBeNull()
  })

  it('in another tab, for somebody else, is said over the screen', async () => {
    await openPanel('/', aUser({ id: 'diego', email: 'diego@torneo.local' }))
    await screen.findByRole('list', { name: 'Resumen' })
    localStorage.setItem('torneo:session', 'in lucia')
    window.dispatchEvent(new StorageEvent('storage', { key: 'torneo:session' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' })
    expect(within(dialog).getByText(/Otra persona ingresó en este navegador/)).toBeDefined()
    expect((within(dialog).getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('diego@torneo.local')
  })
})

describe('the sidebar', () => {
  const labels = (role: User['role']) => sections.filter((row) => row.path === '/' || row.roles.some((allowed) => allowed === role)).map((row) => row.label)

  it.each(['super', 'admin_tournament', 'admin_landing', 'team_captain', 'nobody-knows'])('shows a %s only what is theirs', async (role) => {
    await openPanel('/', aUser({ role }))
    const nav = await screen.findByRole('navigation', { name: 'Secciones' })
    expect(within(nav).getAllByRole('link').map((link) => link.textContent)).toEqual(labels(role))
  })

  it('collapses to a rail and is remembered in the own settings', async () => {
    const api = await openPanel('/', aUser())
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Contraer el menú' }))
    expect((screen.getByRole('button', { name: 'Expandir el menú' })).getAttribute('aria-expanded')).toBe('false')
    const hero = screen.getByRole('link', { name: 'Hero' })
    expect(hero.getAttribute('title')).toBeNull()
    await user.hover(hero)
    expect(await screen.findByText('Hero', { selector: '[popover]' })).toBeDefined()
    expect(api.callsTo(accountEndpoints.updatePrefs).map(({ body }) => body)).toEqual([{ sidebarCollapsed: true }])
  })
})

describe('the top bar', () => {
  it('shows the name, its initial and the way out', async () => {
    const api = await openPanel('/', aUser({ name: '', email: 'carla@torneo.local' }))
    const bar = await screen.findByRole('banner')
    expect(within(bar).getByText('carla')).toBeDefined()
    expect(within(bar).getByText('Administrador')).toBeDefined()
    expect(within(bar).getByText('C')).toBeDefined()
    api.answer(accountEndpoints.signOut, undefined)
    await userEvent.setup().click(within(bar).getByRole('button', { name: 'Salir' }))
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeDefined()
    expect(api.callsTo(accountEndpoints.signOut)).toHaveLength(1)
  })
})

describe('a cut line', () => {
  it('is told on every screen while it lasts', async () => {
    const realtime = new FakeRealtime()
    await openPanel('/users', aUser({ role: 'admin_landing' }), realtime)
    await screen.findByText('Acceso Denegado')
    await expect.poll(() => realtime.subscribed()).toContain('content')
    expect(screen.queryByText('En línea')).toBeNull()
    realtime.cut()
    expect(await within(screen.getByRole('banner')).findByText('Sin conexión')).toBeDefined()
    realtime.comeBack()
    await expect.poll(() => screen.queryByText('Sin conexión')).toBeNull()
  })
})

describe('the dashboard', () => {
  it('shows the counters as links to what the role may see, and the fixed visits', async () => {
    await openPanel('/', aUser({ role: 'admin_landing' }))
    const counters = await screen.findByRole('list', { name: 'Resumen' })
    expect((within(counters).getByRole('link', { name: /Deportes.*6/ })).getAttribute('href')).toBe('/sports')
    expect(within(counters).getByText('12.5K')).toBeDefined()
  })

  it('shows the gallery tile as /gallery and leads to the real route', async () => {
    await openPanel('/', aUser())
    const tile = await screen.findByRole('link', { name: /Subir fotos/ })
    expect((tile).textContent).toContain('/gallery')
    expect((tile).getAttribute('href')).toBe('/gallery-groups')
    fireEvent.click(tile)
    expect([location.pathname, (history.state as { usr: unknown }).usr]).toEqual(['/gallery-groups', askingNew])
  })

  it('hides the tiles and the links of sections that the role may not see', async () => {
    await openPanel('/', aUser({ role: 'team_captain' }))
    const counters = await screen.findByRole('list', { name: 'Resumen' })
    expect(within(counters).queryAllByRole('link')).toEqual([])
    expect(screen.queryByText('Acciones rápidas')).toBeNull()
  })

  const row = (id: string, fields: Partial<ActivityRow> = {}): ActivityRow => ({
    id, at: '2025-11-15T12:00:00.000Z', actor: 'Carla Núñez', action: 'Hero actualizado', subject: 'Torneo', section: 'hero', ...fields,
  })
  const activity = async () => within(await screen.findByRole('region', { name: 'Actividad reciente' }))
  const shown = async () => (await activity()).getAllByRole('listitem').map((item) => (
    [item.querySelector('strong')?.textContent, item.querySelector('span')?.textContent, within(item).queryByRole('link')?.getAttribute('href')]))

  it('shows what one person did several times running as one row, and rows lead where the role may go', async () => {
    const rows = [row('a3'), row('a2'), row('a1', { actor: 'Ana' }), row('b1', { action: 'Equipo actualizado', subject: 'Promo 98', section: 'teams' })]
    await openPanel('/', aPanelApi(aUser({ role: 'admin_landing' })).answer(dashboardEndpoints.get, { ...dashboard, activity: rows }))
    expect(await shown()).toEqual([
      ['Hero actualizado: Torneo', 'Carla Núñez · 2 veces', '/hero'],
      ['Hero actualizado: Torneo', 'Ana', '/hero'],
      ['Equipo actualizado: Promo 98', 'Carla Núñez', undefined],
    ])
    expect((await activity()).queryByRole('link', { name: 'Ver todo' })).toBeNull()
  })

  it('leads a super to all activity, and a captain to the own team', async () => {
    const rows = [row('c1', { action: 'Jugador agregado', subject: 'Leo Paz', section: 'teams' })]
    const api = aPanelApi(aUser({ role: 'team_captain' })).answer(dashboardEndpoints.get, { ...dashboard, activity: rows })
    await openPanel('/', api)
    expect(await shown()).toEqual([['Jugador agregado: Leo Paz', 'Carla Núñez', '/my-team']])
    cleanup()
    await openPanel('/', aPanelApi(aUser()).answer(dashboardEndpoints.get, { ...dashboard, activity: rows }))
    expect((await activity()).getByRole('link', { name: 'Ver todo' }).getAttribute('href')).toBe('/users/activity')
  })

  it('shows no samples to someone without own rows once others have done something', async () => {
    await openPanel('/', aPanelApi(aUser({ role: 'team_captain' })).answer(dashboardEndpoints.get, { ...dashboard, activityElsewhere: true }))
    expect((await activity()).getByText('Todavía no hay actividad en tus secciones.')).toBeDefined()
    expect((await activity()).queryAllByRole('listitem')).toEqual([])
  })

  it('has the actions before the activity on a phone, after it on a desktop', async () => {
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent).filter((text) => /A/.test(text ?? ''))
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

  it('says that the counters could not be read, and reads them again', async () => {
    const api = aPanelApi(aUser()).answer(dashboardEndpoints.get, noAnswer)
    await openPanel('/', api)
    const retry = await screen.findByRole('button', { name: 'Reintentar' })
    expect(await screen.findByText('Error al cargar los datos')).toBeDefined()
    expect(screen.queryByText('Actividad reciente')).toBeNull()
    api.answer(dashboardEndpoints.get, dashboard)
    await userEvent.setup().click(retry)
    expect(await screen.findByRole('link', { name: /Eventos.*18/ })).toBeDefined()
  })
})

describe('what is live now', () => {
  const team = (name: string) => ({ id: name, name, color: '#E50914', logo: '', promotionId: 'p1', promotionYear: 1998, promotionColor: null })
  const match = aMatch({
    id: 'm1', status: 'live', isLive: true, homeScore: 2, awayScore: 1, currentMinute: 34, sport: { id: 's1', name: 'Fútbol', icon: '⚽' },
    homeTeam: team('Promo 98'), awayTeam: team('Promo 05'),
  })
  const region = () => screen.findByRole('region', { name: 'En vivo' })

  it.each(['super', 'admin_tournament'])('is one tap away for a %s, and moves by itself', async (role) => {
    const realtime = new FakeRealtime().holds('matches', { items: [aMatch(), match] })
    await openPanel('/', aUser({ role }), realtime)
    const box = await region()
    expect(box.textContent).toContain('EN VIVOPromo 98 2 – 1 Promo 05Fútbol · 34′ · 1º Tiempo')
    const link = within(box).getByRole('link', { name: 'Abrir panel de Promo 98 – Promo 05' })
    expect(link.getAttribute('href')).toBe('/tournament/live?partido=m1')
    realtime.push('matches', { items: [{ ...match, rev: 2, homeScore: 3, isLive: false }], removed: [] })
    expect(await within(box).findByText('3 – 1')).toBeDefined()
    expect(within(box).getByText('Fútbol · 34′ · 1º Tiempo · Reloj detenido')).toBeDefined()
    realtime.push('matches', { items: [{ ...match, rev: 3, status: 'finished' }], removed: [] })
    await expect.poll(() => screen.queryByRole('region', { name: 'En vivo' })).toBeNull()
  })

  it('says how many more there are, and leads to all of them', async () => {
    const more = [match, aMatch({ id: 'm2', status: 'live', time: '18:00' }), aMatch({ id: 'm3', status: 'live', time: '19:00' })]
    await openPanel('/', aUser(), new FakeRealtime().holds('matches', { items: more }))
    expect(within(await region()).getByRole('link', { name: '2 más en vivo' }).getAttribute('href')).toBe('/tournament/live')
  })

  it('says how old it is without connection', async () => {
    const realtime = new FakeRealtime().holds('matches', { items: [match] })
    await openPanel('/', aUser(), realtime)
    const box = await region()
    realtime.cut()
    expect(await within(box).findByText(/^Datos de hace \d+ s$/)).toBeDefined()
    realtime.comeBack()
    await expect.poll(() => within(box).queryByText(/^Datos de hace/)).toBeNull()
  })

  it('is no box when nothing is', async () => {
    await openPanel('/', aUser(), new FakeRealtime().holds('matches', { items: [aMatch()] }))
    await screen.findByRole('list', { name: 'Resumen' })
    expect(screen.queryByRole('region', { name: 'En vivo' })).toBeNull()
  })

  it('is followed by what is to be played today, or next', async () => {
    const [day, later] = [new Intl.DateTimeFormat('sv').format(new Date()), '2999-01-05']
    const items = [match, aMatch({ id: 'm2', date: day, time: '23:59', field: 'Cancha 2' }), aMatch({ id: 'm3', date: later, time: '10:30', homeTeam: team('Promo 87'), awayTeam: team('Promo 91') })]
    const realtime = new FakeRealtime().holds('matches', { items })
    await openPanel('/', aUser(), realtime)
    const banner = within(await screen.findByRole('region', { name: 'Bienvenida' }))
    expect(banner.getByText(/Hoy quedan 2 partidos en 2 canchas\.$/)).toBeDefined()
    realtime.push('matches', { items: [{ ...match, rev: 2, status: 'finished' }], removed: ['m2'] })
    expect(await banner.findByText(/Próximo partido: sáb\. 5\/1\/2999, 10:30: Promo 87 – Promo 91\.$/)).toBeDefined()
    realtime.push('matches', { items: [], removed: ['m3'] })
    expect(await banner.findByText(/Todo lo del torneo, en un solo lugar\.$/)).toBeDefined()
  })

  it('is not even asked for those who do not control matches', async () => {
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

describe('what others do', () => {
  it('appears on the dashboard', async () => {
    const realtime = new FakeRealtime()
    const api = await openPanel('/', aUser({ role: 'admin_landing' }), realtime)
    await screen.findByRole('link', { name: /Eventos.*18/ })
    await expect.poll(() => realtime.subscribed()).toEqual(['content'])
    api.answer(dashboardEndpoints.get, { ...dashboard, counters: { ...dashboard.counters, events: 19 } })
    realtime.push('content', { collection: 'activity', id: 'a1' })
    expect(await screen.findByRole('link', { name: /Eventos.*19/ })).toBeDefined()
  })
})

describe('a session that ends', () => {
  it('elsewhere asks to sign in over the screen as soon as the server says so', async () => {
    const realtime = new FakeRealtime()
    const api = await openPanel('/', aUser({ email: 'lucia@torneo.local' }), realtime)
    await screen.findByRole('list', { name: 'Resumen' })
    await expect.poll(() => realtime.subscribed()).toContain('content')
    const before = api.user
    api.user = null
    realtime.end()
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' })
    expect(screen.getByRole('list', { name: 'Resumen', hidden: true })).toBeDefined()
    expect(realtime.subscribed()).toEqual([])
    api.answer(accountEndpoints.signIn, () => {
      api.user = before
      return before as User
    })
    await userEvent.setup().type(within(dialog).getByLabelText('Contraseña'), 'torneo2025{Enter}')
    await expect.poll(() => realtime.subscribed()).toContain('content')
  })

  it('here closes the socket', async () => {
    const realtime = new FakeRealtime()
    const api = await openPanel('/', aUser(), realtime)
    await expect.poll(() => realtime.subscribed()).toContain('content')
    api.answer(accountEndpoints.signOut, undefined)
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Salir' }))
    await expect.poll(() => realtime.subscribed()).toEqual([])
  })

  it('asks to sign in over the screen, and then makes the call that failed', async () => {
    const api = await openPanel('/', aUser({ email: 'lucia@torneo.local' }))
    await screen.findByRole('list', { name: 'Resumen' })
    const before = api.user
    api.user = null
    api.answer(accountEndpoints.updatePrefs, ({ body }) => (api.user ? { ...api.user, prefs: body as User['prefs'] } : sessionEnded()))
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Contraer el menú' }))
    const dialog = await screen.findByRole('dialog', { name: 'Tu sesión terminó' })
    expect((within(dialog).getByLabelText('Correo electrónico') as HTMLInputElement).value).toBe('lucia@torneo.local')
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Contraseña'))
    api.answer(accountEndpoints.signIn, () => {
      api.user = before
      return before as User
    })
    await user.type(within(dialog).getByLabelText('Contraseña'), 'torneo2025{Enter}')
    await expect.poll(() => api.callsTo(accountEndpoints.updatePrefs).at(-1)?.body).toEqual({ sidebarCollapsed: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not ask to sign in again when someone leaves a session that had ended', async () => {
    const api = await openPanel('/', aUser())
    api.answer(accountEndpoints.signOut, sessionEnded())
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Salir' }))
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeDefined()
    await expect.poll(() => api.callsTo(accountEndpoints.signOut)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
