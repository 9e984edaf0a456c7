import { screen, within } from '@testing-library/react'
import { lineUpEndpoints as endpoints } from '@torneo/contracts/match/line-ups'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { aPlayer, aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { beforeEach, expect, test } from 'vitest'
import { liveMatch, livePlayers } from '../../../../../dev/answer-live'
import { serveLineUps } from '../../../../../dev/serve-line-ups'
import { someSports } from '../../../../../dev/sports-fake'
// Load the lazy parts in advance, as the board does.
import '../../../../parts/line-ups/LineUpSheet'
import './BeforeStart'
import './LatePlayerSheet'
import { openControl, press, sheet } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const { homeTeamId } = liveMatch
const match = {
  ...liveMatch,
  status: 'scheduled',
  isLive: false,
  homeScore: 0,
  awayScore: 0,
  currentMinute: 0,
} as const
const ofHome = livePlayers.filter(({ teamId }) => teamId === homeTeamId)
const volunteer = aUser({
  role: 'pass',
  name: 'Planillero: Ana',
  pass: { matchId: match.id, date: match.date, location: '', field: '', until: '2100-01-01T03:00:00.000Z' },
})
const items = livePlayers.map(({ id, teamId, name, number }) => ({ id, teamId, name, number }))

test('the board says who is here: all at first, one tap takes a player out, and the count stays on the board', async () => {
  const { user, api } = await openControl({ match, events: [], answer: (fake) => void serveLineUps(fake, someSports) })
  const before = within(await screen.findByRole('region', { name: 'Antes de empezar' }))
  expect(before.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Quiénes están hoy en Promo 98 Sin marcar: 8 en la lista',
    'Quiénes están hoy en Promo 05 Sin marcar: 6 en la lista',
  ])
  await user.click(press(/^Quiénes están hoy en Promo 98/))
  expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(8)
  const dialog = await sheet('Quiénes están hoy')
  await user.click(dialog.getByRole('checkbox', { name: '4 Juan Paz' }))
  expect(dialog.getByText('Presentes 7 de 8')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Guardar presentes' }))
  expect(await screen.findByText('Presentes 7 de 8')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.callsTo(endpoints.save).map(({ params, body }) => [params.teamId, body.playerIds])).toEqual([
    [homeTeamId, ofHome.filter(({ name }) => name !== 'Juan Paz').map(({ id }) => id)],
  ])
})

test('the sheet shows what another person ticked since the board was opened, and leaves its starters', async () => {
  let server: ReturnType<typeof serveLineUps> | undefined
  const { user, api } = await openControl({
    match,
    events: [],
    answer: (fake) => {
      server = serveLineUps(fake, someSports)
    },
  })
  await screen.findByRole('region', { name: 'Antes de empezar' })
  const [first = '', second = ''] = ofHome.map(({ id }) => id)
  if (server) server.lineUps = { [homeTeamId]: { playerIds: [first, second], starters: [first, second] } }
  await user.click(press(/^Quiénes están hoy en Promo 98/))
  expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(2)
  const dialog = await sheet('Quiénes están hoy')
  await user.click(dialog.getByRole('checkbox', { name: /Luis Mora/ }))
  await user.click(dialog.getByRole('button', { name: 'Guardar presentes' }))
  await expect
    .poll(() => api.callsTo(endpoints.save).map(({ body }) => body))
    .toEqual([{ playerIds: [first], starters: [first] }])
})

test('an ineligible player is marked, not ticked at first, and can be ticked', async () => {
  const [one] = ofHome
  const { user, api } = await openControl({
    as: volunteer,
    match,
    events: [],
    answer: (fake) => {
      serveLineUps(fake, someSports)
      const rows = items.map((row) => (row.id === one?.id ? { ...row, eligible: false, toConfirm: true } : row))
      fake.respond(matchEndpoints.rosters, { total: rows.length, items: rows })
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Quiénes están hoy en Promo 98/ }))
  const shirt = await screen.findByRole('checkbox', {
    name: `${one?.number} ${one?.name}, no habilitado`,
    checked: false,
  })
  expect(within(shirt).getByText('No habilitado')).toBeDefined()
  await user.click(shirt)
  await user.click((await sheet('Quiénes están hoy')).getByRole('button', { name: 'Guardar presentes' }))
  await expect
    .poll(() => api.callsTo(endpoints.save).map(({ body }) => body.playerIds.includes(one?.id ?? '')))
    .toEqual([true])
})

test('a line-up that is refused says why, and the ticks stay', async () => {
  const { user } = await openControl({
    match,
    events: [],
    answer: (fake) => {
      serveLineUps(fake, someSports)
      fake.respond(endpoints.save, errorReply({ code: 403, type: 'forbidden', message: 'El pase terminó' }))
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Quiénes están hoy en Promo 98/ }))
  await user.click(await screen.findByRole('button', { name: 'Quitar a todos' }))
  const dialog = await sheet('Quiénes están hoy')
  await user.click(dialog.getByRole('button', { name: 'Guardar presentes' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('El pase terminó')
  expect(dialog.getByText('Presentes 0 de 8')).toBeDefined()
})

test('a sport without line-ups asks nothing of staff before the start', async () => {
  const { api } = await openControl({ match, events: [] })
  expect(press('Iniciar Partido')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Antes de empezar' })).toBeNull()
  expect(api.callsTo(endpoints.find)).toEqual([])
})

test('a volunteer adds a player to confirm by team, number and name', async () => {
  const { user, api } = await openControl({
    as: volunteer,
    match,
    events: [],
    answer: (fake) =>
      void fake
        .respond(matchEndpoints.rosters, { total: items.length, items })
        .respond(endpoints.addPlayer, ({ body }) => aPlayer({ ...body, toConfirm: true })),
  })
  await user.click(await screen.findByRole('button', { name: /^Agregar jugador a confirmar/ }))
  await user.selectOptions(await screen.findByLabelText('Equipo'), 'Promo 05')
  const dialog = await sheet('Agregar jugador a confirmar')
  await user.type(dialog.getByLabelText('Número'), '21')
  await user.type(dialog.getByLabelText('Nombre'), 'Beto Díaz')
  expect(dialog.queryByLabelText('Posición (Opcional)')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Agregar jugador' }))
  expect(await screen.findByText('Beto Díaz quedó a confirmar')).toBeDefined()
  expect(api.callsTo(endpoints.addPlayer).map(({ params, body }) => [params.id, body])).toEqual([
    [match.id, { teamId: match.awayTeamId, name: 'Beto Díaz', number: 21 }],
  ])
})
