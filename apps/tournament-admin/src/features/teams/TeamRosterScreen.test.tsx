import { screen, waitFor, within } from '@testing-library/react'
import { playerEndpoints } from '@torneo/contracts/tournament/players'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'
import { catchPrint } from '@torneo/testing/catch-print'
import { button, dialog, expectClosed, question } from '@torneo/testing/list-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { basketball98, coria98, football98, orphan, sosa98 } from '../../../dev/answer-teams'
import { unavailable } from '../../../dev/unavailable'
import { rosterRows } from '../../testing/my-team-screen'
import { openTeamRoster, rosterHeading } from '../../testing/team-roster-screen'

beforeEach(() => localStorage.clear())

const field = (label: string) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=file])' })

describe('the list of a team', () => {
  test('says whose it is, with its captain, and shows its players', async () => {
    openTeamRoster()
    await rosterHeading()
    expect(screen.getByRole('heading', { name: 'Promo 98 Fútbol' })).toBeDefined()
    expect(await screen.findByText(/Fútbol · Senior · Promo 98/)).toBeDefined()
    expect(await screen.findByText('Capitán: Ana Belén Rojas')).toBeDefined()
    await waitFor(() => expect(rosterRows()).toEqual(['1 · Esteban Coria · Arquero', '9 · Martín Sosa · Delantero']))
    expect(screen.queryByText('Las listas están cerradas')).toBeNull()
  })

  test('says that a team has no captain and no players', async () => {
    openTeamRoster({ teamId: orphan.id })
    await rosterHeading()
    expect(await screen.findByText('Sin capitán')).toBeDefined()
    expect(await screen.findByText('Todavía no hay jugadores')).toBeDefined()
  })

  test.each(['super', 'admin_tournament'] as const)(
    'closed for captains, it is open to %s: adds, corrects, deletes and pastes',
    async (role) => {
      const { api, user } = openTeamRoster({ role, rostersClosed: true })
      await rosterHeading()
      expect(await screen.findByText('Las listas están cerradas')).toBeDefined()
      expect(screen.getByText(/Tú puedes agregar, corregir y eliminar jugadores/)).toBeDefined()

      await user.click(button('Agregar jugador'))
      const form = await dialog('Agregar jugador')
      await user.type(field('Número'), '8')
      await user.type(field('Nombre'), 'Hugo Ledesma')
      await user.type(field('Posición'), 'Volante')
      await user.click(form.getByRole('button', { name: 'Agregar jugador' }))
      expect(await screen.findByText('Jugador agregado')).toBeDefined()
      await expectClosed()
      expect(api.callsTo(playerEndpoints.create)[0]?.body).toMatchObject({
        teamId: football98.id,
        number: 8,
        name: 'Hugo Ledesma',
      })

      await user.click(button('Editar Martín Sosa'))
      await user.clear(field('Número'))
      await user.type(field('Número'), '19')
      await user.click(button('Guardar cambios'))
      expect(await screen.findByText('Jugador actualizado')).toBeDefined()
      await expectClosed()
      expect(api.callsTo(playerEndpoints.update).map(({ params, body }) => [params.id, body.number])).toEqual([
        [sosa98.id, 19],
      ])

      await user.click(button('Eliminar Esteban Coria'))
      await user.click(
        (await question('¿Estás seguro de eliminar este jugador?')).getByRole('button', { name: 'Eliminar jugador' }),
      )
      expect(await screen.findByText('Jugador eliminado')).toBeDefined()
      expect(api.callsTo(playerEndpoints.remove).map(({ params }) => params.id)).toEqual([coria98.id])
      await waitFor(() => expect(rosterRows()).toEqual(['8 · Hugo Ledesma · Volante', '19 · Martín Sosa · Delantero']))

      await user.click(button('Pegar lista'))
      await user.type(await screen.findByLabelText('Jugadores'), '3, Eva Luna, Arquera')
      await user.click(button('Revisar 1 línea'))
      await user.click(await screen.findByRole('button', { name: 'Agregar 1 jugador' }))
      expect(await screen.findByText('1 jugador agregado')).toBeDefined()
      expect(api.callsTo(playerEndpoints.importAll)[0]?.body.teamId).toBe(football98.id)
      expect(button('Exportar CSV')).toBeDefined()
    },
  )

  test('goes to paper with its team', async () => {
    const paper = catchPrint()
    const { user } = openTeamRoster()
    await rosterHeading()
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }))
    expect((await paper.pages()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Promo 98 FútbolLista de Buena Fe · Fútbol · Senior · 2 jugadores'),
    ])
  })

  test('explains that a team does not exist and leads back', async () => {
    const { api, user, address } = openTeamRoster({ teamId: 'nadie' })
    expect(await screen.findByText('Este equipo no existe')).toBeDefined()
    expect(api.callsTo(playerEndpoints.list)).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Ver equipos' }))
    expect(address()).toBe('/tournament/teams')
  })

  test('can be read again after the team could not be read', async () => {
    const { api, user } = openTeamRoster({ answer: (one) => one.respond(teamEndpoints.list, unavailable) })
    expect(await screen.findByText('No pudimos cargar el equipo')).toBeDefined()
    api.respond(teamEndpoints.list, { total: 1, items: [football98] })
    await user.click(button('Reintentar'))
    expect(await rosterHeading()).toBeDefined()
  })

  test('keeps the team when its players cannot be read, and reads them again', async () => {
    const { api, user } = openTeamRoster({ answer: (one) => one.respond(playerEndpoints.list, unavailable) })
    expect(await screen.findByText('No pudimos cargar los jugadores')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Promo 98 Fútbol' })).toBeDefined()
    api.respond(playerEndpoints.list, { total: 1, items: [coria98] })
    await user.click(button('Reintentar'))
    expect(await screen.findByText('1 jugador')).toBeDefined()
  })
})

describe('the way to it', () => {
  test("is on each row, reads that team's players only, and leads back to the list as it was filtered", async () => {
    const { api, user, address } = openTeamRoster({ path: `/tournament/teams?deporte=${football98.sportId}` })
    const way = await screen.findByRole('link', { name: 'Lista de Promo 98 Fútbol' })
    await user.click(way)
    expect(address()).toBe(`/tournament/teams/${football98.id}`)
    await rosterHeading()
    expect(api.callsTo(playerEndpoints.list).map(({ query }) => query)).toEqual([
      { teamId: football98.id },
      { teamId: football98.id, left: 'true' },
    ])
    await user.click(screen.getByRole('link', { name: 'Equipos' }))
    expect(address()).toBe(`/tournament/teams?deporte=${football98.sportId}`)
  })

  test("is reached by the keyboard, before the team's own buttons", async () => {
    const { user, address } = openTeamRoster({ path: '/tournament/teams' })
    const way = await screen.findByRole('link', { name: `Lista de ${basketball98.name}` })
    way.focus()
    await user.tab()
    expect(document.activeElement).toBe(button(`Editar ${basketball98.name}`))
    await user.tab({ shift: true })
    await user.keyboard('{Enter}')
    expect(address()).toBe(`/tournament/teams/${basketball98.id}`)
  })
})
