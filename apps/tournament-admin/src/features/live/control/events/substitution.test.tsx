import { screen } from '@testing-library/react'
import { matchEventEndpoints } from '@torneo/contracts/match/match-events'
import { tournamentSportEndpoints } from '@torneo/contracts/tournament/tournament-sports'
import type { FakeApi } from '@torneo/testing/fake-api'
import { beforeEach, expect, test } from 'vitest'
import { livePlayers } from '../../../../../dev/answer-live'
import { someSports } from '../../../../../dev/sports-fake'
// Load the lazy part in advance, as the board does.
import './SubstitutionSheet'
import { openControl, sheet, team } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const items = someSports.map((sport) => ({ ...sport, rules: { ...sport.rules, substitutions: true } }))
const answer = (fake: FakeApi) => void fake.respond(tournamentSportEndpoints.list, { total: items.length, items })
const idOf = (name: string) => livePlayers.find((player) => player.name === name)?.id

test('a substitution is who goes out and who comes in, two taps, and one row that can be undone', async () => {
  const { user, api } = await openControl({ events: [], answer })
  await user.click(team('Promo 98').getByRole('button', { name: 'Cambio de Promo 98' }))
  const out = await sheet('¿Quién sale?')
  await user.click(await out.findByRole('button', { name: '10 Pablo Ríos' }))
  const into = await sheet('¿Quién entra?')
  expect(into.queryByRole('button', { name: '10 Pablo Ríos' })).toBeNull()
  await user.click(into.getByRole('button', { name: '4 Juan Paz' }))
  await expect
    .poll(() => api.callsTo(matchEventEndpoints.register).map(({ body }) => body))
    .toMatchObject([{ type: 'substitution', playerId: idOf('Juan Paz'), outPlayerId: idOf('Pablo Ríos') }])
  expect(await screen.findByText('Promo 98 · Sale 10 Pablo Ríos')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^Deshacer/ }))
  await expect.poll(() => screen.queryByText('Promo 98 · Sale 10 Pablo Ríos')).toBeNull()
})

test('leaves the outgoing player of a substitution unknown', async () => {
  const { user, api } = await openControl({ events: [], answer })
  await user.click(team('Promo 98').getByRole('button', { name: 'Cambio de Promo 98' }))
  await user.click(await (await sheet('¿Quién sale?')).findByRole('button', { name: /Sin identificar/ }))
  await user.click((await sheet('¿Quién entra?')).getByRole('button', { name: '4 Juan Paz' }))
  await expect
    .poll(() => api.callsTo(matchEventEndpoints.register).map(({ body }) => body))
    .toMatchObject([{ playerId: idOf('Juan Paz'), outPlayerId: null }])
})

test('a sport without substitutions has no button for them', async () => {
  await openControl({ events: [] })
  expect(team('Promo 98').queryByRole('button', { name: /^Cambio/ })).toBeNull()
})
