import { tmpdir } from 'node:os'
import type { Match } from '@torneo/contracts/match/matches'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { useTestApi } from '../../../testing/test-api'
import { tournamentScene } from '../../../testing/tournament-scene'

const api = useTestApi({ SITE_DIR: tmpdir() })
const at = tournamentScene(api)

beforeEach(async () => {
  await at.tournament({ name: 'Torneo 2025' })
  await at.promotion('p98', { year: 1998 })
})

it('each match has a picture, drawn once per content, and 404 for an unknown match', async () => {
  for (const [id, fields] of [
    ['futbol', {}],
    ['ajedrez', { active: false }],
  ] as const) {
    await at.sport(id, fields)
    await at.team(`${id}98`, { sportId: id, promotionId: 'p98' })
    const side = `${id}98`
    await at.match(`partido${id}`, { sportId: id, homeTeamId: side, awayTeamId: side, status: 'live', homeScore: 2 })
  }
  const picture = () => api.app.inject({ method: 'GET', url: '/en-vivo/partido/partidofutbol.png?v=1' })
  const first = await picture()
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=60',
  ])
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect((await picture()).rawPayload.equals(first.rawPayload)).toBe(true)
  await api.raw.collection<{ _id: string }>('matches').updateOne({ _id: 'partidofutbol' }, { $set: { homeScore: 4 } })
  await expect.poll(async () => (await picture()).rawPayload.equals(first.rawPayload)).toBe(false)
  for (const id of ['nadie', 'partidoajedrez'])
    expect((await api.anonymous.get(`/en-vivo/partido/${id}.png`)).status).toBe(404)
})

it('a competition has a picture of its bracket, and of its champion once that is decided', async () => {
  for (const sport of ['futbol', 'voley']) await at.sport(sport)
  for (const team of ['a', 'b']) await at.team(team, { sportId: 'futbol', promotionId: 'p98' })
  const admin = await api.as('admin_tournament')
  const ties = [{ id: 'f', round: 1, home: { team: 'a' }, away: { team: 'b' } }]
  const phases = [{ id: 'llave', name: 'Llave', kind: 'knockout', levelEnds: 'penalties', ties }]
  await admin.put('/api/competitions/futbol', { phases })
  const fixture = {
    sportId: 'futbol',
    location: 'Campo',
    phaseId: 'llave',
    tieId: 'f',
    date: '2025-12-31',
    time: '10:00',
  }
  const { id } = (await admin.post('/api/matches', fixture)).body as Match
  const picture = () => api.app.inject({ method: 'GET', url: '/en-vivo/deporte/futbol.png' })
  await expect.poll(async () => (await picture()).statusCode).toBe(200)
  const bracket = await picture()
  expect(bracket.headers['content-type']).toBe('image/png')
  await admin.post(`/api/matches/${id}/start`)
  await admin.post(`/api/matches/${id}/score`, { side: 'home', step: 1 })
  await admin.post(`/api/matches/${id}/finish`)
  // The ground of a champion's picture is the colour of its promotion.
  const cornerOf = async (png: Buffer) => [...(await sharp(png).removeAlpha().raw().toBuffer()).subarray(0, 3)]
  const [red = 0, , blue = 0] = await cornerOf(bracket.rawPayload)
  expect(blue - red).toBeLessThan(10)
  await expect
    .poll(async () => {
      const [r = 0, , b = 0] = await cornerOf((await picture()).rawPayload)
      return b - r > 50
    })
    .toBe(true)
  for (const sport of ['voley', 'nada'])
    expect((await api.anonymous.get(`/en-vivo/deporte/${sport}.png`)).status).toBe(404)
})
