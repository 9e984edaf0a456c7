import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { accountEndpoints } from '@torneo/contracts/people/account'
import type { Role } from '@torneo/contracts/people/roles'
import { recordNameEndpoints, type RecordName } from '@torneo/contracts/records/record-names'
import { appearanceEndpoints } from '@torneo/contracts/site/appearance'
import { dashboardEndpoints } from '@torneo/contracts/site/dashboard'
import { editionEndpoints } from '@torneo/contracts/site/edition'
import { defaultTournamentId, type Tournament, tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'
import { openNewState } from '@torneo/panel/record/use-open-from-state'
import { aHero, aMatch, anAppearance, aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeRealtime } from '@torneo/testing/fake-socket'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aPanelApi, dashboard, openPanel } from '../testing/open-panel'

const nothing = { sports: 0, events: 0, galleries: 0, sponsors: 0, hallOfFame: 0, visits: '12.5K' }
const namesOf = (...sections: readonly string[]): RecordName[] =>
  sections.map((section, index) => ({ id: `${section}${index}`, section, name: section, detail: '' }))

const at = '2026-01-01T00:00:00.000Z'
const aTournament = (rev: number): Tournament => ({
  id: defaultTournamentId,
  createdAt: at,
  updatedAt: at,
  rev,
  name: 'Torneo de Ex Alumnos',
  year: 2026,
  rostersClosed: false,
})

const emptyPanel = (role: Role = 'super', items = namesOf('users')) =>
  aPanelApi(aUser({ role }))
    .respond(dashboardEndpoints.get, { ...dashboard, counters: nothing })
    .respond(tournamentEndpoints.find, aTournament(1))
    .respond(heroEndpoints.get, null)
    .respond(appearanceEndpoints.get, null)
    .respond(recordNameEndpoints.list, { items })

const guide = async () => within(await screen.findByRole('region', { name: 'Primeros pasos' }))
const paths = async () => (await guide()).getAllByRole('link').map((link) => link.getAttribute('href'))
const tickedPaths = async () =>
  (await guide()).getAllByRole('link', { name: /Listo/ }).map((link) => link.getAttribute('href'))

// Steps of a team and a match link to their first missing prerequisite.
const tournament = ['/tournament/sports', '/tournament/promotions', '/tournament/sports', '/tournament/sports'].map(
  (path) => `${path}?abrir=nuevo`,
)
const landing = ['/hero', '/gallery-groups?abrir=nuevo', '/sponsors?abrir=nuevo']

afterEach(() => void vi.unstubAllGlobals())

describe('the first steps', () => {
  it.each([
    ['super', ['/appearance', '/settings', '/users?abrir=nuevo', ...tournament, ...landing]],
    ['admin_tournament', ['/settings', ...tournament]],
    ['admin_landing', ['/appearance', ...landing]],
  ] as const)('first steps of a %s are what the role may do', async (role, expected) => {
    await openPanel('/', emptyPanel(role))
    await expect.poll(paths).toEqual(expected)
    expect((await guide()).getByText(`0 de ${expected.length} listos`)).toBeDefined()
  })

  it('give way to the matches of the day', async () => {
    const realtime = new FakeRealtime()
    realtime.setSnapshot('matches', { items: [aMatch({ id: 'm1', status: 'live' })] })
    await openPanel('/', emptyPanel(), realtime)
    await screen.findByRole('list', { name: 'Resumen' })
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
  })

  it('end with sending the public page, where the service has one: sent, it is ticked and not offered again', async () => {
    const api = emptyPanel('admin_landing', namesOf('gallery', 'sponsors'))
      .respond(heroEndpoints.get, aHero())
      .respond(appearanceEndpoints.get, anAppearance())
      .respond(editionEndpoints.find, { name: 'Copa San José', year: 2031, page: '/inicio' })
    await openPanel('/', api)
    const step = await (await guide()).findByRole('link', { name: /^Envía la página/ })
    const text = new URL(step.getAttribute('href') ?? '').searchParams.get('text')
    expect([text, step.getAttribute('target')]).toEqual([`${location.origin}/inicio?utm_source=whatsapp`, '_blank'])
    expect(await (await guide()).findByText('4 de 5 listos')).toBeDefined()
    // A share sheet that is closed sends nothing.
    const choices = [() => Promise.reject(new Error('closed')), () => Promise.resolve()]
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: () => choices.shift()?.() }))
    await userEvent.click(step)
    expect((await guide()).getByText('4 de 5 listos')).toBeDefined()
    await userEvent.click(step)
    await expect.poll(() => screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
  })

  it('lead to the form of a new record, or to the form there is', async () => {
    await openPanel('/', emptyPanel())
    const user = userEvent.setup()
    await user.click((await guide()).getByRole('link', { name: /^Primera promoción/ }))
    expect([location.pathname + location.search, (history.state as { usr: unknown }).usr]).toEqual([
      '/tournament/promotions?abrir=nuevo',
      openNewState,
    ])
    cleanup()
    await openPanel('/', emptyPanel())
    await user.click((await guide()).getByRole('link', { name: /^Nombre y año/ }))
    expect([location.pathname, (history.state as { usr: unknown }).usr]).toEqual(['/settings', null])
  })

  it('lead to what is to be made before, and say what that is', async () => {
    await openPanel('/', emptyPanel('admin_tournament', namesOf('tournament_sports')))
    const user = userEvent.setup()
    const team = await (await guide()).findByRole('link', { name: 'Primer equipo Antes: Primera promoción' })
    expect((await guide()).getByRole('link', { name: 'Primer partido Antes: Primera promoción' })).toBeDefined()
    await user.click(team)
    expect([location.pathname + location.search, (history.state as { usr: unknown }).usr]).toEqual([
      '/tournament/promotions?abrir=nuevo',
      openNewState,
    ])
    cleanup()
    await openPanel('/', emptyPanel('admin_tournament', namesOf('tournament_sports', 'promotions')))
    expect(await (await guide()).findByRole('link', { name: 'Primer partido Antes: Primer equipo' })).toBeDefined()
    expect((await guide()).getByRole('link', { name: /^Primer equipo Une una promoción/ }).getAttribute('href')).toBe(
      '/tournament/teams?abrir=nuevo',
    )
  })

  it('are ticked off by what is there, also while one looks', async () => {
    const official = { id: 'ana', section: 'fixtures', page: 'officials', name: 'Ana Ríos', detail: '' }
    const api = emptyPanel('super', [...namesOf('users', 'users', 'promotions', 'tournament_sports'), official])
      .respond(tournamentEndpoints.find, aTournament(2))
      .respond(heroEndpoints.get, aHero())
      .respond(appearanceEndpoints.get, anAppearance())
    const realtime = new FakeRealtime()
    await openPanel('/', api, realtime)
    expect(await (await guide()).findByText('6 de 10 listos')).toBeDefined()
    expect(await tickedPaths()).toEqual([
      '/appearance',
      '/settings',
      '/users',
      '/tournament/sports',
      '/tournament/promotions',
      '/hero',
    ])
    await expect.poll(() => realtime.subscribed()).toContain('content')
    api.respond(recordNameEndpoints.list, {
      items: namesOf('users', 'users', 'promotions', 'tournament_sports', 'teams'),
    })
    realtime.push('content', { collection: 'teams', id: 'e1' })
    expect(await (await guide()).findByText('7 de 10 listos')).toBeDefined()
  })

  it('count nothing while it is unknown what is done, nor when there is no answer', async () => {
    let answer: (items: RecordName[]) => void = () => undefined
    const api = emptyPanel('super').respond(
      recordNameEndpoints.list,
      () =>
        new Promise((resolve) => {
          answer = (items) => resolve({ items })
        }),
    )
    await openPanel('/', api)
    expect((await guide()).queryByText(/ listos$/)).toBeNull()
    expect(screen.getByRole('region', { name: 'Primeros pasos' }).getAttribute('aria-busy')).toBe('true')
    answer(namesOf('users', 'promotions'))
    expect(await (await guide()).findByText('1 de 10 listos')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Primeros pasos' }).getAttribute('aria-busy')).toBeNull()
    cleanup()
    await openPanel('/', emptyPanel('super').respond(recordNameEndpoints.list, networkFailure))
    await expect.poll(() => screen.getByRole('region', { name: 'Primeros pasos' }).getAttribute('aria-busy')).toBeNull()
    expect((await guide()).queryByText(/ listos$/)).toBeNull()
  })

  it('go away for good by Ocultar', async () => {
    const api = emptyPanel()
    await openPanel('/', api)
    await userEvent.setup().click((await guide()).getByRole('button', { name: 'Ocultar Primeros pasos' }))
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
    await expect
      .poll(() => api.callsTo(accountEndpoints.updatePrefs).map(({ body }) => body))
      .toEqual([{ guideHidden: true }])
    cleanup()
    await openPanel('/', api)
    await screen.findByRole('list', { name: 'Resumen' })
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
  })

  it('go away once all are done, and are remembered as done', async () => {
    const api = emptyPanel('admin_landing', namesOf('gallery', 'sponsors'))
      .respond(heroEndpoints.get, aHero())
      .respond(appearanceEndpoints.get, anAppearance())
    await openPanel('/', api)
    await expect
      .poll(() => api.callsTo(accountEndpoints.updatePrefs).map(({ body }) => body))
      .toEqual([{ guideHidden: true }])
    expect(screen.queryByRole('region', { name: 'Primeros pasos' })).toBeNull()
  })

  it('are hidden from a captain, and not requested when the panel has records', async () => {
    const captain = emptyPanel('team_captain', [])
    await openPanel('/', captain)
    await screen.findByRole('list', { name: 'Resumen' })
    expect([
      screen.queryByRole('region', { name: 'Primeros pasos' }),
      captain.callsTo(accountEndpoints.updatePrefs).length,
    ]).toEqual([null, 0])
    cleanup()
    const full = aPanelApi(aUser())
    await openPanel('/', full)
    await screen.findByRole('list', { name: 'Resumen' })
    expect(full.callsTo(recordNameEndpoints.list)).toEqual([])
  })
})
