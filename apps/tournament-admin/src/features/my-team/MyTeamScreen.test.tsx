import { screen, waitFor, within } from '@testing-library/react'
import { type Match, matchEndpoints } from '@torneo/contracts/match/matches'
import { playerEndpoints as endpoints } from '@torneo/contracts/tournament/players'
import { promotionEndpoints } from '@torneo/contracts/tournament/promotions'
import { suspensionEndpoints } from '@torneo/contracts/tournament/suspensions'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import { aMatch, aSuspension, aTournamentSport, aUser } from '@torneo/testing/builders'
import { catchPrint } from '@torneo/testing/catch-print'
import { networkFailure, errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { coria, futbol98, gaston, promo98, serveMyTeam, sosa, voley98 } from '../../../dev/answer-my-team'
import '../../parts/suspensions/SuspensionsModal'
import { openMyTeam, rosterRows } from '../../testing/my-team-screen'
import MyTeamScreen from './MyTeamScreen'
import { bySportOrder } from './sort-teams'

beforeEach(() => localStorage.clear())

const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([type=file]), select' })
const unavailable = () => errorReply({ code: 503, type: 'unavailable', message: 'La base de datos no responde' })
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: '¿Estás seguro de eliminar este jugador?' }))

describe('the team', () => {
  test('shows its header, its stats and its players by number', async () => {
    await openMyTeam()
    expect(screen.getByRole('heading', { name: 'Promo 98' })).toBeDefined()
    expect(screen.getByText(/Fútbol · Senior/)).toBeDefined()
    expect(screen.getByText('Diferencia de goles').closest('div')?.querySelector('dd')?.textContent).toBe('+8')
    expect(screen.getByText('4 jugadores')).toBeDefined()
    expect(rosterRows()).toEqual([
      '1 · Esteban Coria · Arquero',
      '4 · Luis Mora · Defensor',
      '7 · Andrés Gil · Mediocampista',
      '9 · Martín Sosa · Delantero',
    ])
    expect(
      [...screen.getByRole('row', { name: /Martín Sosa/ }).querySelectorAll('td')]
        .slice(2, 3)
        .map((cell) => cell.textContent),
    ).toEqual(['7\u00A0goles · 2\u00A0asistencias · 5\u00A0partidos'])
    expect(screen.queryByLabelText('Equipo')).toBeNull()
  })

  test('asks for nothing but the own (issue 5, part 7)', async () => {
    const { api } = await openMyTeam()
    expect(api.callsTo(promotionEndpoints.find).map(({ params }) => params.id)).toEqual([promo98.id])
    expect(api.callsTo(promotionEndpoints.list)).toEqual([])
    expect(api.callsTo(teamEndpoints.list).map(({ query }) => query)).toEqual([{ promotionId: promo98.id }])
    expect(api.callsTo(endpoints.list).map(({ query }) => query)).toEqual([
      { teamId: futbol98.id },
      { teamId: futbol98.id, left: 'true' },
    ])
    expect(api.callsTo(matchEndpoints.list).map(({ query }) => query)).toEqual([
      { teamId: futbol98.id, status: 'scheduled,live' },
    ])
  })

  test('is the first by sport order, with a selector when there are more (R35)', async () => {
    const { user, address } = await openMyTeam({ teams: [voley98, futbol98] })
    expect([...field('Equipo').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Fútbol · Promo 98',
      'Vóley · Los del 98',
    ])
    await user.selectOptions(field('Equipo'), 'Vóley · Los del 98')
    expect(await screen.findByText('Todavía no hay jugadores')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Los del 98' })).toBeDefined()
    expect(address()).toBe(`/my-team?equipo=${voley98.id}`)
  })

  test.each([
    ['a captain without a promotion', null, 0],
    ['a promotion without a team', promo98.id, 1],
  ])('%s has none, and hears so', async (_case, promotionId, reads) => {
    const captain = aUser({ ...gaston, promotionId })
    const api = new FakeApi(captain)
    serveMyTeam(api, { teams: [] })
    renderScreen(<MyTeamScreen />, { path: '/my-team', as: captain, api })
    expect(await screen.findByText('No tienes un equipo asignado')).toBeDefined()
    expect([...api.callsTo(endpoints.list), ...api.callsTo(matchEndpoints.list)]).toEqual([])
    expect(api.callsTo(teamEndpoints.list)).toHaveLength(reads)
  })

  test('can be read again after a failed read', async () => {
    const api = new FakeApi(gaston)
    serveMyTeam(api)
    api.respond(tournamentSportEndpoints.list, unavailable)
    const { user } = renderScreen(<MyTeamScreen />, { path: '/my-team', as: gaston, api })
    expect(await screen.findByText('No pudimos cargar tu equipo')).toBeDefined()
    serveMyTeam(api)
    await user.click(button('Reintentar'))
    expect(await screen.findByRole('heading', { name: 'Promo 98' })).toBeDefined()
  })

  test('sees its next matches, with rival, day, time and place', async () => {
    await openMyTeam()
    const list = within(await screen.findByRole('list', { name: 'Próximos partidos' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '05vs. Promo 05sáb. 15/11 · 10:30 · Campo de deportes, Cancha 2EN VIVO',
      '?vs. Equipo no encontradodom. 16/11 · 16:00 · Campo de deportes',
    ])
  })

  test('sees for a day that one was moved, and from where (B26)', async () => {
    const changed = {
      at: new Date(Date.now() - 3_600_000).toISOString(),
      date: '2025-11-15',
      time: '09:00',
      location: 'Campo de deportes',
      field: 'Cancha 2',
    }
    const old = { ...changed, at: new Date(Date.now() - 25 * 3_600_000).toISOString() }
    const [first, second] = [changed, old].map((one, index) =>
      aMatch({ id: `m${index}`, status: 'scheduled', homeTeamId: futbol98.id, changed: one }),
    ) as [Match, Match]
    await openMyTeam({ matches: [first, second] })
    const [moved, other] = await within(await screen.findByRole('list', { name: 'Próximos partidos' })).findAllByRole(
      'listitem',
    )
    expect(moved?.textContent).toMatch(/Cambió antes .*09:00/)
    expect(other?.textContent).not.toContain('Cambió')
  })

  test('sees who is suspended: in the next match, in the list, and why, without lifting it', async () => {
    const api = new FakeApi(gaston)
    serveMyTeam(api, { matches: [aMatch({ id: 'm1', homeTeamId: futbol98.id })] })
    const own = aSuspension({
      playerId: sosa.id,
      playerName: sosa.name,
      playerNumber: sosa.number,
      teamId: futbol98.id,
      matchIds: ['m1'],
    })
    api.respond(suspensionEndpoints.list, ({ query }) =>
      query['teamId'] === futbol98.id ? { total: 1, items: [own] } : { total: 0, items: [] },
    )
    const { user } = renderScreen(<MyTeamScreen />, { path: '/my-team', as: gaston, api })
    expect(
      (await within(await screen.findByRole('list', { name: 'Próximos partidos' })).findByText(/9 Martín Sosa/))
        .textContent,
    ).toBe('Suspendido 9 Martín Sosa')
    await waitFor(() =>
      expect(rosterRows().filter((row) => row.includes('Suspendido'))).toEqual([
        '9 · Martín SosaSuspendido · Delantero',
      ]),
    )
    await user.click(button('Suspensiones'))
    const modal = within(await openedDialog('Suspensiones · Promo 98'))
    expect(await modal.findByText(/^Tarjeta roja \(sáb. 8\/11.*\) · Le queda 1 partido$/)).toBeDefined()
    expect(modal.queryByRole('button', { name: /Levantar/ })).toBeNull()
  })

  test('sees them before its players', async () => {
    await openMyTeam()
    const matches = await screen.findByRole('heading', { name: 'Próximos partidos' })
    expect(matches.compareDocumentPosition(screen.getByRole('heading', { name: 'Lista de Buena Fe' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('hears when there is no match', async () => {
    await openMyTeam({ matches: [] })
    expect(await screen.findByText('No hay partidos programados')).toBeDefined()
  })

  test('keeps its players when the matches could not be read', async () => {
    const api = new FakeApi(gaston)
    serveMyTeam(api)
    api.respond(matchEndpoints.list, unavailable)
    const { user } = renderScreen(<MyTeamScreen />, { path: '/my-team', as: gaston, api })
    expect(await screen.findByText('No pudimos cargar tus partidos. La base de datos no responde')).toBeDefined()
    expect(await screen.findByText('4 jugadores')).toBeDefined()
    serveMyTeam(api)
    await user.click(button('Reintentar'))
    expect(await screen.findByText(/Promo 05/)).toBeDefined()
  })
})

describe('the players', () => {
  const add = async (user: Awaited<ReturnType<typeof openMyTeam>>['user'], number: string) => {
    await user.click(button('Agregar jugador'))
    const form = within(await openedDialog('Agregar jugador'))
    await user.type(field('Número'), number)
    await user.type(field('Nombre'), ' Hugo Ledesma ')
    await user.type(field('Posición'), 'Delantero')
    await user.click(form.getByRole('button', { name: 'Agregar jugador' }))
  }

  test('are added to the own team, once, also after a failure, and stand in their place', async () => {
    const { api, user } = await openMyTeam()
    api.respondOnce(endpoints.create, networkFailure)
    await add(user, '8')
    expect(await screen.findAllByText(/^Error al guardar el jugador/)).toHaveLength(2)
    await user.click(within(await openedDialog('Agregar jugador')).getByRole('button', { name: 'Agregar jugador' }))
    expect(await screen.findByText('Jugador agregado')).toBeDefined()
    const [failed, call, ...more] = api.callsTo(endpoints.create)
    expect([call?.body, more]).toEqual([
      { teamId: futbol98.id, number: 8, name: 'Hugo Ledesma', position: 'Delantero', photo: '' },
      [],
    ])
    expect(call?.headers['idempotency-key']).toBe(failed?.headers['idempotency-key'])
    expect(rosterRows()[3]).toBe('8 · Hugo Ledesma · Delantero')
  })

  test('warn at once of a number that somebody has, by name, and may have it all the same', async () => {
    const { api, user } = await openMyTeam()
    await user.click(button('Agregar jugador'))
    const form = within(await openedDialog('Agregar jugador'))
    expect(form.getByText('Del 1 al 99')).toBeDefined()
    await user.type(field('Número'), '9')
    expect(form.getByText('Ya es de Martín Sosa')).toBeDefined()
    await user.type(field('Nombre'), 'Hugo Ledesma')
    await user.type(field('Posición'), 'Delantero')
    await user.click(form.getByRole('button', { name: 'Agregar jugador' }))
    expect(await screen.findByText('Jugador agregado')).toBeDefined()
    expect(api.callsTo(endpoints.create)).toHaveLength(1)

    // The player's own number causes no warning; another player's does.
    await user.click(button('Editar Luis Mora'))
    expect(screen.queryByText(/^Ya es de/)).toBeNull()
    await user.clear(field('Número'))
    await user.type(field('Número'), '9')
    expect(screen.getByText('Ya es de Hugo Ledesma y Martín Sosa')).toBeDefined()
  })

  test.each(['Cancelar', 'Cerrar'])('close untouched by %s without a question', async (way) => {
    const { user } = await openMyTeam()
    await user.click(button('Agregar jugador'))
    const form = within(await openedDialog('Agregar jugador'))
    await user.click(field('Número'))
    await user.tab()
    await user.click(form.getByRole('button', { name: way }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('are changed on the rev that was read', async () => {
    const { api, user } = await openMyTeam()
    await user.click(button('Editar Martín Sosa'))
    await user.clear(field('Número'))
    await user.type(field('Número'), '2')
    await user.click(button('Guardar cambios'))
    expect(await screen.findByText('Jugador actualizado')).toBeDefined()
    expect(
      api.callsTo(endpoints.update).map(({ params, body, headers }) => [params.id, body, headers['if-match']]),
    ).toEqual([[sosa.id, { number: 2, name: 'Martín Sosa', position: 'Delantero', photo: '' }, '1']])
    expect(rosterRows()[1]).toBe('2 · Martín Sosa · Delantero')
  })

  test('are deleted after a question, and the focus moves to the next', async () => {
    const { user } = await openMyTeam()
    await user.click(button('Eliminar Esteban Coria'))
    const asked = await question()
    expect(asked.getByText('1 · Esteban Coria')).toBeDefined()
    await user.click(asked.getByRole('button', { name: 'Eliminar jugador' }))
    expect(await screen.findByText('Jugador eliminado')).toBeDefined()
    await waitFor(() => expect(rosterRows()).toHaveLength(3))
    await waitFor(() => expect(document.activeElement).toBe(button('Editar Luis Mora')))
  })

  test('stay when they have goals, and the reason is shown', async () => {
    const { api, user } = await openMyTeam()
    api.respond(
      endpoints.remove,
      errorReply({ code: 409, type: 'in_use', message: 'El jugador tiene goles o tarjetas registrados', uses: [] }),
    )
    await user.click(button('Eliminar Martín Sosa'))
    await user.click((await question()).getByRole('button', { name: 'Eliminar jugador' }))
    expect(await screen.findByRole('dialog', { name: '¿Martín Sosa deja la lista?' })).toBeDefined()
    expect(await screen.findAllByText('Error al eliminar el jugador')).toHaveLength(1)
    expect(screen.getByText(/tiene goles o tarjetas registrados/)).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Dar de baja' })).toBeDefined()
    // Moving players between teams is reserved to the organisers.
    expect(screen.queryByRole('button', { name: 'Cambiar de equipo' })).toBeNull()
    expect(rosterRows()).toHaveLength(4)
  })

  test('are read-only in closed lists', async () => {
    await openMyTeam({ rostersClosed: true })
    expect(await screen.findByText('Las listas están cerradas')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: /Agregar|Pegar|Editar|Eliminar/ })).toBeNull())
    expect(rosterRows()).toHaveLength(4)
    expect(button('Exportar CSV')).toBeDefined()
    expect(screen.queryByText('Agrega la foto de cada jugador con su lápiz.')).toBeNull()
  })

  test('can be read again after a failed read that leaves the team', async () => {
    const api = new FakeApi(gaston)
    const server = serveMyTeam(api)
    api.respond(endpoints.list, unavailable)
    const { user } = renderScreen(<MyTeamScreen />, { path: '/my-team', as: gaston, api })
    expect(await screen.findByText('No pudimos cargar los jugadores')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Promo 98' })).toBeDefined()
    api.respond(endpoints.list, server.list)
    await user.click(button('Reintentar'))
    expect(await screen.findByText('4 jugadores')).toBeDefined()
  })

  test('say that a photo can be added, until all have one', async () => {
    const first = await openMyTeam()
    expect(screen.getByText('Agrega la foto de cada jugador con su lápiz.')).toBeDefined()
    first.unmount()
    await openMyTeam({ players: [{ ...coria, photo: '/media/coria.jpg' }] })
    expect(screen.getByText('1 jugador')).toBeDefined()
    expect(screen.queryByText('Agrega la foto de cada jugador con su lápiz.')).toBeNull()
  })

  test('go to paper as a sheet of their own', async () => {
    const paper = catchPrint()
    const { user } = await openMyTeam({ players: [coria] })
    await user.click(button('Imprimir'))
    const [sheet] = await paper.pages()
    expect(sheet?.closest('[data-print-sheet]')?.parentElement).toBe(document.body)
    expect(sheet?.textContent).toMatch(
      /^Promo 98Lista de Buena Fe · Fútbol · Senior · 1 jugadorNúmeroNombrePosiciónFirma1Esteban CoriaArquero\u00A0Torneo de ExalumnosImpreso el \S+ \d+\/\d+\/\d{4} a las \d+:\d\d$/,
    )
  })
})

test('a team without its sport stands last', () => {
  const sports = [aTournamentSport({ id: 'b', order: 2 }), aTournamentSport({ id: 'a', order: 1 })]
  const teams = ['gone', 'b', 'a'].map((sportId) => ({ ...futbol98, id: sportId, sportId }))
  expect(bySportOrder(teams, sports).map(({ team, sport }) => [team.id, sport?.id])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['gone', undefined],
  ])
})
