import { screen, within } from '@testing-library/react'
import { lineUpEndpoints } from '@torneo/contracts/match/line-ups'
import { matchEventEndpoints } from '@torneo/contracts/match/match-events'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { playerEndpoints } from '@torneo/contracts/tournament/players'
import { aPlayer, aUser } from '@torneo/testing/builders'
import { beforeEach, expect, test } from 'vitest'
import { liveMatch, livePlayers } from '../../../dev/answer-live'
import { openControl, openLive, press, sheet, team } from '../../testing/live-screen'

const as = aUser({
  role: 'pass',
  name: 'Planillero: Ana',
  pass: { matchId: liveMatch.id, date: liveMatch.date, location: '', field: '', until: '2100-01-01T03:00:00.000Z' },
})
const items = livePlayers.map(({ id, teamId, name, number }) => ({ id, teamId, name, number }))

beforeEach(() => localStorage.clear())

test('shows a pass holder the matches of the pass and offers no pass to give', async () => {
  openLive({ as })
  const cards = within(await screen.findByRole('list', { name: 'Partidos para controlar' })).getAllByRole('link')
  expect(cards).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Dar pase de planillero' })).toBeNull()
})

test('explains an empty list to a pass holder and links to no other screen', async () => {
  openLive({ as, matches: [] })
  expect(await screen.findByText('Aparecen aquí los partidos de tu pase, programados y en vivo.')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the board counts with names and numbers alone, adds a player to confirm, and has no history', async () => {
  const { user, api } = await openControl({
    as,
    answer: (fake) =>
      void fake
        .respond(matchEndpoints.rosters, { total: items.length, items })
        .respond(lineUpEndpoints.addPlayer, ({ body }) => aPlayer({ ...body, toConfirm: true })),
  })
  expect(screen.queryByRole('button', { name: 'Historial' })).toBeNull()
  await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
  const dialog = await sheet('Registrar Gol')
  await user.click(await dialog.findByRole('button', { name: '10 Pablo Ríos' }))
  await expect.poll(() => api.callsTo(matchEventEndpoints.register).length).toBe(1)
  await user.click(team('Promo 05').getByRole('button', { name: /^Registrar Gol/ }))
  const late = await sheet('Registrar Gol')
  await user.click(await late.findByRole('button', { name: 'Agregar jugador' }))
  await user.type(await late.findByLabelText('Número'), '21')
  await user.type(late.getByLabelText('Nombre'), 'Beto Díaz')
  expect(late.getByText('La organización lo confirma después')).toBeDefined()
  await user.click(late.getByRole('button', { name: 'Agregar jugador' }))
  await expect
    .poll(() => api.callsTo(lineUpEndpoints.addPlayer).map(({ body }) => body))
    .toEqual([{ teamId: liveMatch.awayTeamId, name: 'Beto Díaz', number: 21 }])
  expect(api.callsTo(playerEndpoints.create)).toEqual([])
})

test('marks an ineligible player, asks about him once and records him all the same', async () => {
  const barred = items.map((row) => (row.name === 'Pablo Ríos' ? { ...row, eligible: false } : row))
  const { user, api } = await openControl({
    as,
    events: [],
    answer: (fake) => void fake.respond(matchEndpoints.rosters, { total: barred.length, items: barred }),
  })
  const chooseHim = async () => {
    await user.click(team('Promo 98').getByRole('button', { name: /^Registrar Gol/ }))
    const dialog = await sheet('Registrar Gol')
    await user.click(await dialog.findByRole('button', { name: '10 Pablo Ríos, no habilitado' }))
    return dialog
  }
  const asked = await chooseHim()
  expect(asked.getByRole('alert').textContent).toBe('10 Pablo Ríos no está habilitado para jugar. ¿Registrar igual?')
  await user.click(asked.getByRole('button', { name: 'Registrar igual' }))
  await expect.poll(() => api.callsTo(matchEventEndpoints.register).length).toBe(1)
  await chooseHim()
  await expect.poll(() => api.callsTo(matchEventEndpoints.register).length).toBe(2)
})

test('a finished match leads back to the list and to nothing else', async () => {
  await openControl({
    as,
    match: { ...liveMatch, status: 'finished', isLive: false },
    answer: (fake) => void fake.respond(matchEndpoints.rosters, { total: 0, items: [] }),
  })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tournament/live',
    '/tournament/live',
  ])
  expect(screen.queryByRole('button', { name: 'Historial' })).toBeNull()
  expect(press('Reabrir partido')).toBeDefined()
})
