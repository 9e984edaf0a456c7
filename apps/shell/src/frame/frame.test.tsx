import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountEndpoints } from '@torneo/contracts/people/account'
import type { User } from '@torneo/contracts/people/users'
import { sections } from '@torneo/contracts/releases/sections'
import { editionEndpoints } from '@torneo/contracts/site/edition'
import { aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { describe, expect, it } from 'vitest'
import { remotes } from '../remotes/remotes'
import { aPanelApi, live, openPanel } from '../testing/open-panel'

describe("the tournament's one name and year", () => {
  const brand = () => within(document.getElementById('sidebar') as HTMLElement)

  it("stand in the sidebar and in the window's title", async () => {
    await openPanel('/', aUser())
    expect(
      (await within(await screen.findByRole('complementary')).findByText('Copa San José')).parentElement?.textContent,
    ).toBe('Copa San JoséEdición 2031')
    await waitFor(() => expect(document.title).toBe('Dashboard · Copa San José'))
  })

  it('stand on the sign-in screen, for whoever has no session', async () => {
    await openPanel('/login', null)
    expect(await screen.findByText('Copa San José')).toBeDefined()
    expect(screen.getByText('Edición 2031')).toBeDefined()
    await waitFor(() => expect(document.title).toBe('Panel de Administración · Copa San José'))
    expect(document.body.textContent).not.toMatch(/Exalumnos|Edición 2025/)
  })

  it('start as the device last knew them until the service responds, and follow changes of others', async () => {
    localStorage.setItem('torneo:edition', JSON.stringify({ name: 'Copa de ayer', year: 2030 }))
    const realtime = new FakeRealtime()
    const api = aPanelApi(aUser()).respond(editionEndpoints.find, networkFailure)
    await openPanel('/', api, realtime)
    await screen.findByRole('complementary')
    expect(brand().getByText('Copa de ayer')).toBeDefined()
    await expect.poll(() => realtime.subscribed()).toContain('content')
    api.respond(editionEndpoints.find, { name: 'Copa Azul', year: 2032 })
    realtime.push('content', { collection: 'tournaments', id: '1' })
    expect((await brand().findByText('Copa Azul')).parentElement?.textContent).toBe('Copa AzulEdición 2032')
    expect(JSON.parse(localStorage.getItem('torneo:edition') ?? '')).toEqual({ name: 'Copa Azul', year: 2032 })
  })
})

describe('earlier editions', () => {
  const edition = { name: 'Copa San José', year: 2031, earlier: [{ name: 'Copa San José', year: 2030 }] }

  it.each([
    ['admin_tournament', '/tournament/competition/edition?anio=2030'],
    ['admin_landing', '/en-vivo?edicion=2030'],
  ] as const)('are chosen beside the name: a %s sees one at %s', async (role, address) => {
    await openPanel('/', aPanelApi(aUser({ role })).respond(editionEndpoints.find, edition))
    const user = userEvent.setup()
    const sidebar = within(await screen.findByRole('complementary'))
    await user.click(await sidebar.findByRole('button', { name: 'Edición 2031' }))
    const menu = within(await screen.findByRole('menu', { name: 'Ediciones' }))
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edición 2031En curso',
      'Edición 2030Archivada',
    ])
    expect(menu.getByRole('menuitem', { name: /2030/ }).getAttribute('href')).toBe(address)
  })
})

describe('the sidebar', () => {
  const labels = (role: User['role']) =>
    sections.filter((row) => row.path === '/' || row.roles.some((allowed) => allowed === role)).map((row) => row.label)

  it.each(['super', 'admin_tournament', 'admin_landing', 'team_captain', 'nobody-knows'])(
    'shows a %s only its own sections',
    async (role) => {
      await openPanel('/', aUser({ role }))
      const nav = await screen.findByRole('navigation', { name: 'Secciones' })
      expect(
        within(nav)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(labels(role))
    },
  )

  it('keeps the entries of an app that is switched off, marked, and their address says why', async () => {
    const [landing] = live.remotes
    if (!landing) throw new Error('The section table has no landing-admin')
    await openPanel('/', aUser())
    await remotes.replace({ ...landing, off: 'Vuelve a las 18' })
    const nav = within(await screen.findByRole('navigation', { name: 'Secciones' }))
    await expect
      .poll(() =>
        nav
          .getAllByRole('link')
          .slice(0, 3)
          .map((link) => link.textContent),
      )
      .toEqual(['Dashboard', 'HeroEn pausa', 'SobreEn pausa'])
    await userEvent.click(nav.getByRole('link', { name: /Hero/ }))
    expect(await screen.findByText('Vuelve a las 18')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hero')
    await remotes.replace(landing)
  })

  it.each([
    ['the title that its app gives', { groupTitle: 'Arbitraje' }, 'Arbitraje'],
    ['its word', {}, 'Officials'],
    ['its word, whatever objects have', { group: 'constructor' }, 'Constructor'],
  ])('heads a group that only an app knows with %s, after the others', async (_case, fields, title) => {
    const row = {
      id: 'constructor',
      path: '/referees',
      label: 'Árbitros',
      group: 'officials',
      roles: ['super', 'head_referee'],
      owner: 'referees-admin',
      order: -1,
      mark: 'star',
      ...fields,
    }
    const app = { name: 'referees-admin', version: '1.0.0', entry: '/x', requires: { shell: 1, api: 1 } }
    await openPanel('/', aUser())
    await remotes.replace({ ...app, sections: [row] })
    const nav = await screen.findByRole('navigation', { name: 'Secciones' })
    const group = await within(nav).findByRole('list', { name: title })
    expect(
      within(nav)
        .getAllByRole('list')
        .map((list) => list.getAttribute('aria-label')),
    ).toEqual(['Contenido', 'Sistema de torneo', 'Administración', title])
    expect(within(group).getByRole('link', { name: 'Árbitros' }).getAttribute('href')).toBe('/referees')
    await remotes.replace({ ...app, sections: [] })
  })

  it('collapses to a rail and is remembered in the own settings', async () => {
    const api = await openPanel('/', aUser())
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Contraer el menú' }))
    expect(screen.getByRole('button', { name: 'Expandir el menú' }).getAttribute('aria-expanded')).toBe('false')
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
    api.respond(accountEndpoints.signOut, undefined)
    await userEvent.setup().click(within(bar).getByRole('button', { name: 'Salir' }))
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeDefined()
    expect(api.callsTo(accountEndpoints.signOut)).toHaveLength(1)
  })
})

describe('a cut line', () => {
  it('is shown on every screen while it lasts', async () => {
    const realtime = new FakeRealtime()
    await openPanel('/users', aUser({ role: 'admin_landing' }), realtime)
    await screen.findByText('Acceso Denegado')
    await expect.poll(() => realtime.subscribed()).toContain('content')
    expect(screen.queryByText('En línea')).toBeNull()
    realtime.goOffline()
    expect(await within(screen.getByRole('banner')).findByText('Sin conexión')).toBeDefined()
    realtime.reconnect()
    await expect.poll(() => screen.queryByText('Sin conexión')).toBeNull()
  })
})
