import { screen } from '@testing-library/react'
import { lineUpEndpoints as endpoints, type LineUps } from '@torneo/contracts/match/line-ups'
import { matchEndpoints } from '@torneo/contracts/match/matches'
import { aUser } from '@torneo/testing/builders'
import { beforeEach, expect, test } from 'vitest'
import { liveMatch, livePlayers } from '../../../../../dev/answer-live'
import { serveLineUps } from '../../../../../dev/serve-line-ups'
import { someSports } from '../../../../../dev/sports-fake'
// Load the lazy parts in advance, as the board does.
import '../../../../parts/line-ups/LineUpSheet'
import './BeforeStart'
import { openControl, press, sheet } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

const { homeTeamId } = liveMatch
const scheduled = {
  ...liveMatch,
  status: 'scheduled',
  isLive: false,
  homeScore: 0,
  awayScore: 0,
  currentMinute: 0,
} as const
const ofHome = livePlayers.filter(({ teamId }) => teamId === homeTeamId).map(({ id }) => id)
const volunteer = aUser({
  role: 'pass',
  name: 'Planillero: Ana',
  pass: { matchId: scheduled.id, date: scheduled.date, location: '', field: '', until: '2100-01-01T03:00:00.000Z' },
})
const rosters = livePlayers.map(({ id, teamId, name, number }) => ({ id, teamId, name, number }))
const waits = 'Presentes de Promo 98 por enviar: salen al volver la conexión'

/** Opens the board at the pitch. */
async function openBoard(match: object = scheduled, lineUps: LineUps = {}, isDown = false) {
  let server: ReturnType<typeof serveLineUps> | undefined
  const opened = await openControl({
    as: volunteer,
    match: { ...scheduled, ...match },
    events: [],
    answer: (fake) => {
      fake.respond(matchEndpoints.rosters, { total: rosters.length, items: rosters })
      server = Object.assign(serveLineUps(fake, someSports, lineUps), { isDown })
    },
  })
  const line = server as NonNullable<typeof server>
  const goOffline = () => {
    line.isDown = true
    opened.realtime.goOffline()
  }
  const reconnect = () => {
    line.isDown = false
    opened.realtime.reconnect()
  }
  const save = async () =>
    opened.user.click((await sheet('Quiénes están hoy')).getByRole('button', { name: 'Guardar presentes' }))
  const saved = () =>
    opened.api.callsTo(endpoints.save).map(({ body, headers }) => [body.playerIds, headers['if-match']] as const)
  return { ...opened, server: line, goOffline, reconnect, save, saved }
}

const openTicks = /^Quiénes están hoy en Promo 98/
const withoutOne = ofHome.slice(1)
const [first = ''] = ofHome
const nameOfFirst = new RegExp(livePlayers.find(({ id }) => id === first)?.name ?? '-')

test('ticks without a signal wait, after a reload too, and are saved once the signal is back', async () => {
  const opened = await openBoard()
  await screen.findByRole('button', { name: openTicks })
  opened.goOffline()
  await opened.user.click(press(openTicks))
  await opened.user.click(await screen.findByRole('checkbox', { name: nameOfFirst }))
  await opened.save()
  expect(await screen.findByText(waits)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(press(openTicks).textContent).toContain('Presentes 7 de 8 · por enviar')
  expect(opened.server.lineUps).toEqual({})
  opened.unmount()

  const again = await openBoard({}, {}, true)
  expect(await screen.findByText(waits)).toBeDefined()
  again.reconnect()
  expect(await screen.findByText('Presentes de Promo 98 guardados')).toBeDefined()
  expect(screen.queryByText(waits)).toBeNull()
  expect(again.server.lineUps).toEqual({ [homeTeamId]: { playerIds: withoutOne, starters: [], rev: 1 } })
  expect(again.saved().at(-1)).toEqual([withoutOne, '0'])
})

test('ticks that wait are sent though the match began, and the sheet opens with them', async () => {
  const opened = await openBoard()
  await screen.findByRole('button', { name: openTicks })
  opened.goOffline()
  await opened.user.click(press(openTicks))
  await opened.user.click(await screen.findByRole('button', { name: 'Quitar a todos' }))
  await opened.save()
  await opened.user.click(press(openTicks))
  expect(await screen.findAllByRole('checkbox', { checked: false })).toHaveLength(8)
  opened.unmount()
  const live = await openBoard({ status: 'live', isLive: true })
  await expect.poll(() => live.saved()).toEqual([[[], '0']])
})

test('ticks that another person overtook are announced with who, and can be looked at and saved again', async () => {
  const opened = await openBoard({}, { [homeTeamId]: { playerIds: ofHome, starters: [], rev: 3 } })
  await screen.findByText('Presentes 8 de 8')
  opened.goOffline()
  await opened.user.click(press(openTicks))
  await opened.user.click(await screen.findByRole('checkbox', { name: nameOfFirst }))
  await opened.save()
  await screen.findByText(waits)
  const others = { playerIds: [first], starters: [], rev: 4 }
  opened.server.lineUps = { [homeTeamId]: others }
  opened.reconnect()
  expect((await screen.findByText(/No pudimos guardar los presentes de Promo 98/)).textContent).toContain(
    'Carla Núñez los cambió recién. Tus marcas siguen aquí',
  )
  expect(opened.server.lineUps[homeTeamId]).toEqual(others)
  expect(press(openTicks).textContent).toContain('Presentes 7 de 8 · sin guardar')
  await opened.user.click(press('Revisar'))
  expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(7)
  await opened.save()
  expect(await screen.findByText('Presentes de Promo 98 guardados')).toBeDefined()
  expect(opened.server.lineUps[homeTeamId]).toEqual({ playerIds: withoutOne, starters: [], rev: 5 })
  expect(screen.queryByText(/No pudimos guardar los presentes/)).toBeNull()
})

test('ticks with a lost response are saved, not overtaken by themselves', async () => {
  const opened = await openBoard()
  await screen.findByRole('button', { name: openTicks })
  opened.goOffline()
  await opened.user.click(press(openTicks))
  await opened.user.click(await screen.findByRole('checkbox', { name: nameOfFirst }))
  await opened.save()
  await screen.findByText(waits)
  opened.server.lineUps = { [homeTeamId]: { playerIds: withoutOne, starters: [], rev: 1 } }
  opened.reconnect()
  expect(await screen.findByText('Presentes de Promo 98 guardados')).toBeDefined()
  expect(screen.queryByText(waits)).toBeNull()
})

test('a save that another person overtook while the sheet was open keeps the ticks, and the next one replaces theirs', async () => {
  const opened = await openBoard()
  await opened.user.click(await screen.findByRole('button', { name: openTicks }))
  await opened.user.click(await screen.findByRole('checkbox', { name: nameOfFirst }))
  opened.server.lineUps = { [homeTeamId]: { playerIds: [first], starters: [], rev: 1 } }
  await opened.save()
  expect((await screen.findByRole('alert')).textContent).toContain('Carla Núñez los cambió recién')
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(7)
  await opened.save()
  expect(await screen.findByText('Presentes de Promo 98 guardados')).toBeDefined()
  expect(opened.server.lineUps[homeTeamId]?.playerIds).toEqual(withoutOne)
})
