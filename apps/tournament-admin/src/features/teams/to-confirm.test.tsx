import { screen, within } from '@testing-library/react'
import { playerEndpoints } from '@torneo/contracts/tournament/players'
import { aPlayer } from '@torneo/testing/builders'
import { question } from '@torneo/testing/list-screen'
import { beforeEach, expect, test } from 'vitest'
import { futbol98 } from '../../../dev/answer-my-team'
import { football98 } from '../../../dev/answer-teams'
import { serveRoster } from '../../../dev/serve-roster'
import { openMyTeam } from '../../testing/my-team-screen'
import { openTeamRoster, rosterHeading } from '../../testing/team-roster-screen'

beforeEach(() => localStorage.clear())

const late = (name: string, number: number) => aPlayer({ teamId: football98.id, name, number, toConfirm: true })

test('staff confirm one late player and strike another', async () => {
  const [beto, caro] = [late('Beto Díaz', 15), late('Caro Paz', 16)]
  const { user, api } = openTeamRoster({ answer: (fake) => void serveRoster(fake, [beto, caro]) })
  await rosterHeading()
  expect(await screen.findByText('2 jugadores a confirmar')).toBeDefined()
  expect(within(screen.getByRole('row', { name: /Beto Díaz/ })).getByText('A confirmar')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Confirmar a Beto Díaz' }))
  expect(await screen.findByText('Un jugador a confirmar')).toBeDefined()
  expect(api.callsTo(playerEndpoints.update).map(({ params, body }) => [params.id, body])).toEqual([
    [beto.id, { toConfirm: false }],
  ])
  await user.click(screen.getByRole('button', { name: 'Quitar a Caro Paz' }))
  const asked = await question('¿Estás seguro de eliminar este jugador?')
  await user.click(asked.getByRole('button', { name: 'Eliminar jugador' }))
  await expect.poll(() => screen.queryByText('Un jugador a confirmar')).toBeNull()
  expect(api.callsTo(playerEndpoints.remove).map(({ params }) => params.id)).toEqual([caro.id])
})

test('a captain sees who is to confirm, and confirms nobody', async () => {
  await openMyTeam({ players: [aPlayer({ teamId: futbol98.id, name: 'Beto Díaz', number: 15, toConfirm: true })] })
  expect(await screen.findByText('A confirmar')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Confirmar a Beto Díaz' })).toBeNull()
})
