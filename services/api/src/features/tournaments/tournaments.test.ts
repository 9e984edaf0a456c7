import { beforeEach, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
beforeEach(() => tournamentScene(api).tournament())
const url = '/api/tournaments/1'

it('is read by all but the landing team, and changed by the tournament team', async () => {
  const [organiser, captain, landing] = [
    await api.as('admin_tournament'),
    await api.as('team_captain'),
    await api.as('admin_landing'),
  ]
  expect((await captain.get(url)).body).toMatchObject({ id: '1', name: 'Torneo', year: 2025, rostersClosed: false })
  expect([
    (await landing.get(url)).status,
    (await api.anonymous.get(url)).status,
    (await organiser.get('/api/tournaments/2')).status,
  ]).toEqual([403, 401, 404])
  expect((await organiser.patch(url, { rostersClosed: true })).body).toMatchObject({ rostersClosed: true, rev: 2 })
  expect((await api.raw.collection('activity').findOne({}))?.action).toBe('Listas cerradas')
})

it('name and year belong to the settings in the activity, closing the rosters to the teams', async () => {
  const organiser = await api.as('admin_tournament')
  await organiser.patch(url, { name: 'Copa San José', year: 2026 })
  await organiser.patch(url, { rostersClosed: true })
  const rows = await api.raw.collection('activity').find({}).sort({ _id: 1 }).toArray()
  expect(rows.map(({ action, subject, section }) => [action, subject, section])).toEqual([
    ['Torneo actualizado', 'Copa San José', 'settings'],
    ['Listas cerradas', 'Copa San José', 'teams'],
  ])
})

it('the name that it was made with is confirmed by the first save, and by no other', async () => {
  const organiser = await api.as('admin_tournament')
  const [same, rows] = [{ name: 'Torneo', year: 2025 }, api.raw.collection('activity')]
  expect((await organiser.patch(url, same)).body).toMatchObject({ ...same, rev: 2 })
  const before = await api.snapshot()
  expect((await organiser.patch(url, same)).body.rev).toBe(2)
  expect([await api.snapshot(), (await rows.find({}).toArray()).map(({ action }) => action)]).toEqual([
    before,
    ['Torneo actualizado'],
  ])
})

it('a repetition is no change, and a captain changes nothing', async () => {
  const [organiser, captain] = [await api.as('admin_tournament'), await api.as('team_captain')]
  const before = await api.snapshot()
  expect((await organiser.patch(url, { rostersClosed: false })).body.rev).toBe(1)
  expect((await captain.patch(url, { rostersClosed: true })).status).toBe(403)
  expect((await organiser.patch(url, { rostersClosed: 'sí' })).status).toBe(400)
  expect((await organiser.patch(url, { id: '2' })).status).toBe(400)
  expect(await api.snapshot()).toBe(before)
})
