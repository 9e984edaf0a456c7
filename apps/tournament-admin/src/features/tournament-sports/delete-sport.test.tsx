import { screen, waitFor, within } from '@testing-library/react'
import { tournamentSportEndpoints as endpoints } from '@torneo/contracts/tournament/tournament-sports'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { beforeEach, expect, test } from 'vitest'
import { someSports } from '../../../dev/sports-fake'
import { button, cardNames, openSports } from '../../testing/sports-screen'

beforeEach(() => localStorage.clear())

test('asks first, saying what goes with it (R39)', async () => {
  const { api, user } = await openSports()
  api.respond(endpoints.dependents, { teams: 3, players: 40, matches: 2, events: 5, uses: [] })
  await user.click(button('Eliminar Fútbol'))
  const dialog = await screen.findByRole('alertdialog', { name: '¿Eliminar Fútbol?' })
  expect(within(dialog).getByText('Se eliminan también 3 equipos, 40 jugadores, 2 partidos y 5 eventos.')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.callsTo(endpoints.remove)).toEqual([])
})

test('deletes on the rev that was read, and the focus goes to the next card', async () => {
  const { api, user } = await openSports()
  await user.click(button('Eliminar Básquet'))
  expect(await screen.findByText('No hay equipos ni partidos que dependan de él.')).toBeDefined()
  await user.click(button('Eliminar deporte'))
  expect(await screen.findByText('Deporte eliminado')).toBeDefined()
  expect(api.callsTo(endpoints.remove)[0]).toMatchObject({
    params: { id: someSports[1]!.id },
    headers: { 'if-match': '1' },
  })
  expect(cardNames()).toEqual(['Fútbol', 'Vóley', 'Tenis'])
  await waitFor(() => expect(document.activeElement).toBe(button('Editar Vóley')))
})

test('names the matches of a sport that is played, and offers to deactivate it instead', async () => {
  const { api, user } = await openSports()
  await user.click(button('Eliminar Fútbol'))
  const inUse = within(await openedDialog('No se puede eliminar Fútbol'))
  expect(inUse.getByText('Este deporte tiene partidos en vivo o finalizados.')).toBeDefined()
  expect(inUse.getByText('Promo 98 – Promo 05 (sáb. 15/11)')).toBeDefined()
  expect(inUse.getByText(/También puedes desactivarlo/)).toBeDefined()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(button('Entendido'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsTo(endpoints.remove)).toEqual([])
  expect(cardNames()).toContain('Fútbol')
})
