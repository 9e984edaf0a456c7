import { screen, waitFor } from '@testing-library/react'
import { tournamentEndpoints } from '@torneo/contracts/tournament/tournaments'
import { aUser } from '@torneo/testing/builders'
import { networkFailure } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect, test } from 'vitest'
import { serveTournament } from '../../../dev/answer-tournament'
import { RostersToggle } from './RostersToggle'

async function open(rostersClosed: boolean) {
  const as = aUser({ role: 'admin_tournament' })
  const api = new FakeApi(as)
  const server = serveTournament(api, { rostersClosed })
  const rendered = renderScreen(<RostersToggle />, { as, api })
  const toggle = await screen.findByRole('switch', { name: 'Cerrar listas' })
  const isOn = () => toggle.getAttribute('aria-checked') === 'true'
  return { ...rendered, api, server, toggle, isOn }
}

test('closing asks first, then captains only read', async () => {
  const { user, server, toggle, isOn } = await open(false)
  await user.click(toggle)
  await screen.findByRole('alertdialog', { name: '¿Cerrar las listas?' })
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(server.tournament.rostersClosed).toBe(false)
  await user.click(toggle)
  await screen.findByRole('alertdialog')
  await user.click(screen.getByRole('button', { name: 'Cerrar listas' }))
  expect(
    await screen.findByText('Los capitanes ven su lista, pero no la cambian. El equipo del torneo sigue pudiendo.'),
  ).toBeDefined()
  await waitFor(() => expect([server.tournament.rostersClosed, isOn()]).toEqual([true, true]))
})

test('opening does not ask', async () => {
  const { user, server, toggle } = await open(true)
  await user.click(toggle)
  await waitFor(() => expect(server.tournament.rostersClosed).toBe(false))
})

test('turns back after a failure and shows the reason', async () => {
  const { user, api, toggle, isOn } = await open(true)
  api.respond(tournamentEndpoints.update, networkFailure)
  await user.click(toggle)
  expect(await screen.findByText('No hay conexión con el servidor. Revisa tu red y vuelve a intentar.')).toBeDefined()
  expect(isOn()).toBe(true)
})
