import { screen, waitFor } from '@testing-library/react'
import { tournamentSportEndpoints as endpoints } from '@torneo/contracts/tournament/tournament-sports'
import { openNewState } from '@torneo/panel/record/use-open-from-state'
import { Link, Route, Routes } from '@torneo/router'
import { aTournamentSport, aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { serveSports } from '../../../dev/sports-fake'
import { button, cardNames, openSports } from '../../testing/sports-screen'
import TournamentSportsScreen from './TournamentSportsScreen'

beforeEach(() => localStorage.clear())

describe('the list', () => {
  test('shows each sport as the server orders them, with its rules', async () => {
    await openSports()
    expect(cardNames()).toEqual(['Fútbol', 'Básquet', 'Vóley', 'Tenis'])
    expect(screen.getByText('11 jugadores · 90 min · 2 tiempos')).toBeDefined()
    expect(screen.getByText('Cuatro cuartos, reloj corrido.')).toBeDefined()
    expect(screen.getByText('Orden 4')).toBeDefined()
    expect(button('Editar Fútbol')).toBeDefined()
    expect(button('Eliminar Fútbol')).toBeDefined()
  })

  test('marks the inactive ones only', async () => {
    await openSports()
    expect(screen.getAllByText('Inactivo')).toHaveLength(1)
  })

  test('offers the first sport when empty', async () => {
    const { user } = await openSports([])
    await user.click(button('Nuevo deporte'))
    expect(screen.getByRole('form', { name: 'Nuevo deporte' })).toBeDefined()
    expect(screen.queryByText('No hay deportes del torneo')).toBeNull()
  })

  test('a link that asks for it opens the form of a new one', async () => {
    const as = aUser()
    const api = new FakeApi(as)
    serveSports(api, [])
    const { user } = renderScreen(
      <Routes>
        <Route
          path="/"
          element={
            <Link to="/tournament/sports" state={openNewState}>
              Primer deporte
            </Link>
          }
        />
        <Route path="/tournament/sports" element={<TournamentSportsScreen />} />
      </Routes>,
      { as, api },
    )
    await user.click(await screen.findByRole('link', { name: 'Primer deporte' }))
    expect(await screen.findByRole('form', { name: 'Nuevo deporte' })).toBeDefined()
  })

  test('can be read again after a failed read', async () => {
    const as = aUser()
    const api = new FakeApi(as).respond(endpoints.list, networkFailure)
    const { user } = renderScreen(<TournamentSportsScreen />, { path: '/tournament/sports', as, api })
    expect((await screen.findByRole('alert')).textContent).toContain('No pudimos cargar los deportes')
    api.respond(endpoints.list, { total: 1, items: [aTournamentSport()] })
    await user.click(button('Reintentar'))
    expect(await screen.findByRole('heading', { name: 'Fútbol' })).toBeDefined()
  })
})

describe('the search', () => {
  const nine = Array.from({ length: 9 }, (_, at) =>
    aTournamentSport({ name: `Deporte ${at}`, order: at, description: at === 4 ? 'Bajo techo' : '' }),
  )

  test('is there for more than eight sports', async () => {
    await openSports(nine.slice(0, 8))
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('keeps what matches and stays in the address', async () => {
    const { user, address } = await openSports(nine)
    await user.type(screen.getByRole('searchbox', { name: 'Buscar deporte' }), 'techo')
    expect(cardNames()).toEqual(['Deporte 4'])
    expect(screen.getByText('1 de 9 deportes')).toBeDefined()
    expect(address()).toBe('/tournament/sports?buscar=techo')
  })

  test('can be cleared when it finds nothing', async () => {
    const { user } = await openSports(nine, { path: '/tournament/sports?buscar=nada' })
    expect(screen.getByText('Ningún deporte coincide con la búsqueda')).toBeDefined()
    await user.click(button('Borrar búsqueda'))
    expect(cardNames()).toHaveLength(9)
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  test('never hides the form that is open', async () => {
    const { user } = await openSports(nine)
    await user.click(button('Editar Deporte 4'))
    await user.type(screen.getByRole('searchbox'), 'Deporte 7')
    await waitFor(() => expect(cardNames()).toEqual(['Editar Deporte 4', 'Deporte 7']))
  })
})
