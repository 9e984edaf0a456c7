import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { maximumImageSize } from '@torneo/contracts/files/storage'
import { unzipSync } from 'fflate'
import { beforeEach, expect, it } from 'vitest'
import { addCupMatch, cupPhases, cupUrl, enterResult } from '../../../testing/cup'
import { pngOf, upload } from '../../../testing/storage-samples'
import { useTestApi } from '../../../testing/test-api'
import type { TestClient } from '../../../testing/test-client'
import { tournamentScene } from '../../../testing/tournament-scene'

const api = useTestApi()
const at = tournamentScene(api)
const year = new Date().getFullYear()
const url = '/api/tournaments/1/export'

let boss: TestClient
let crest: { id: string; url: string }
let photo: { id: string; url: string }
let played: string
const bytes: Record<'crest' | 'photo', Buffer> = { crest: Buffer.alloc(0), photo: Buffer.alloc(0) }
const pictures = { crest: 'fotos/equipos/a1.png', photo: 'fotos/jugadores/a1-7-ana-rios.png' }

beforeEach(async () => {
  boss = await api.as('admin_tournament')
  bytes.crest = await pngOf(300_000)
  bytes.photo = await pngOf(600_000)
  crest = (await upload(boss, bytes.crest, 'tournament')).body
  photo = (await upload(boss, bytes.photo, 'tournament')).body
  await at.tournament({ year })
  await at.sport('futbol', { name: 'Fútbol' })
  await at.promotion('p98', { year: 1998, name: 'Promo 98' })
  await at.promotion('p05', { year: 2005, name: '=HYPERLINK("x")', logo: 'https://example.org/a.png' })
  for (const id of ['a1', 'a2', 'b1', 'b2'])
    await at.team(id, {
      sportId: 'futbol',
      promotionId: id.startsWith('a') ? 'p98' : 'p05',
      logo: id.startsWith('a') ? crest.url : '',
    })
  await at.player('ana', { teamId: 'a1', number: 7, name: 'Ana Ríos', photo: photo.url, ineligibleReason: 'Apto' })
  await at.player('bea', { teamId: 'a1', number: 8, left: true })
  await boss.post('/api/officials', { name: 'Luz Vega', role: 'table' })
  await boss.put(cupUrl, { phases: cupPhases })
  const match = await addCupMatch(boss, {
    phaseId: 'zonas-1',
    zoneId: 'a',
    homeTeamId: 'a1',
    awayTeamId: 'a2',
    referee: 'Juan Paz y luz vega',
  })
  played = match.id
  await boss.put('/api/general-cup', {
    name: 'Copa General',
    visible: false,
    sports: [],
    contests: [{ id: 'desfile', name: 'Desfile', points: [15, 12], places: [['p98'], ['p05']] }],
  })
  await boss.post(`/api/matches/${played}/start`)
  await boss.post(`/api/matches/${played}/events`, { type: 'goal', teamId: 'a1', playerId: 'ana', minute: 3 })
  await boss.post(`/api/matches/${played}/finish`)
  const other = await addCupMatch(boss, { phaseId: 'zonas-1', zoneId: 'b', homeTeamId: 'b1', awayTeamId: 'b2' })
  await enterResult(boss, other, 1, 0)
})

async function exported(address = url) {
  const { statusCode, headers, rawPayload } = await api.app.inject({
    method: 'GET',
    url: address,
    headers: { cookie: `torneo_session=${(await api.signedIn((await api.as('admin_tournament')).user)).token}` },
  })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/zip', 'no-store'])
  const files = unzipSync(rawPayload)
  const text = (name: string) => Buffer.from(files[name] ?? []).toString()
  return {
    name: headers['content-disposition'],
    files,
    text,
    json: (name: string) => JSON.parse(text(`datos/${name}.json`)) as { [field: string]: unknown }[],
    lines: (name: string) => text(`${name}.csv`).split('\r\n'),
  }
}

/** Reads of the panel by file. */
const reads = {
  deportes: '/api/tournament-sports',
  equipos: '/api/teams',
  jugadores: '/api/players',
  campeones: '/api/closing',
} as const

it('is the open edition as its reads show it, and an archived one stays the same, with its pictures', async () => {
  const shown = new Map<string, unknown>()
  for (const [file, path] of Object.entries(reads)) shown.set(file, (await boss.get(path)).body.items)
  const left = (await boss.get('/api/players?left=true')).body.items
  shown.set('jugadores', [...(shown.get('jugadores') as object[]), ...left])
  const events = (await boss.get(`/api/matches/${played}/events`)).body.items
  const matches = (await boss.get('/api/matches')).body.items
  const standings = (await boss.get('/api/standings?sportId=futbol')).body.items
  const competition = (await boss.get(cupUrl)).body

  const open = await exported()
  expect(open.name).toBe(`attachment; filename="torneo-${year}.zip"`)
  const check = ({ json, files }: typeof open) => {
    for (const [file, items] of shown) expect([file, json(file)]).toEqual([file, items])
    expect(json('partidos')).toMatchObject(matches)
    expect(json('partidos').find(({ id }) => id === played)?.['events']).toEqual(events)
    expect(json('tablas')).toEqual([{ sportId: 'futbol', rows: standings }])
    expect(json('competencias')).toEqual([competition])
    expect(Buffer.from(files[pictures.crest] ?? []).equals(bytes.crest)).toBe(true)
    expect(Buffer.from(files[pictures.photo] ?? []).equals(bytes.photo)).toBe(true)
    expect(Object.keys(files).filter((name) => name.startsWith('fotos/'))).toHaveLength(2)
  }
  check(open)
  expect(open.json('edicion')).toMatchObject([{ id: '1', year, state: 'open' }])

  await boss.post('/api/tournaments', { name: 'Copa', year: year + 1, copy: { teams: false, players: false } })
  await boss.patch('/api/promotions/p98', { name: 'Otra' })
  const archived = await exported()
  check(archived)
  const sheets = Object.keys(open.files).filter((name) => name.endsWith('.csv'))
  expect(sheets).toHaveLength(11)
  for (const name of sheets) expect([name, archived.text(name)]).toEqual([name, open.text(name)])
})

it('has sheets for people in the dialect of the panel, without formulas, and says which picture is whose', async () => {
  const { lines } = await exported()
  expect(lines('equipos').slice(0, 2)).toEqual([
    '\uFEFFEquipo;Deporte;Promoción;Año;Categoría;Color;Escudo;Retirado',
    `a1;Fútbol;Promo 98;1998;Senior;#1F5BB5;${pictures.crest};No`,
  ])
  expect(lines('promociones').find((line) => line.includes('2005'))).toMatch(/^"'=HYPERLINK\(""x""\)";2005/)
  expect(lines('jugadores')[1]).toBe(`a1;Fútbol;7;Ana Ríos;Volante;Sí;Sí;Apto;1;1;0;0;0;${pictures.photo}`)
  expect(lines('eventos')[1]).toBe(`15/11/${year};Fútbol;a1;a2;3′;Gol;a1;Ana Ríos;;`)
  expect(lines('partidos')[1]).toBe(
    `15/11/${year};10:00;Campo;Fútbol;;Zona A;1;a1;a2;Finalizado;1;0;;;Juan Paz y luz vega`,
  )
  expect(lines('tablas').slice(1, 3)).toEqual([
    'Fútbol;Zonas;Zona A;1;a1;1;1;0;0;1;0;1;3;No',
    'Fútbol;Zonas;Zona A;2;a2;1;0;0;1;0;1;-1;0;No',
  ])
  expect(lines('goleadores')[1]).toBe('Fútbol;1;Ana Ríos;a1;1;0;1')
  expect(lines('arbitros').slice(1, 3)).toEqual(['Luz Vega;Mesa;1', 'Juan Paz;;1'])
  expect(lines('copa-general').slice(0, 2)).toEqual([
    '\uFEFFPuesto;Promoción;Categoría;Total;De qué;Lugar;Puntos;Definitivo',
    expect.stringMatching(/^1;Promo 98;Senior;15;Desfile;1;15;Sí$/),
  ])
})

it('says which team withdrew, and that nobody came to a match', async () => {
  await boss.post(`${cupUrl}/withdrawals`, { teamId: 'a2', results: 'keep', reason: 'Lesiones' })
  const nobody = await addCupMatch(boss, { phaseId: 'zonas-1', zoneId: 'b', homeTeamId: 'b2', awayTeamId: 'b1' })
  await boss.post(`/api/matches/${nobody.id}/walkover`, { absent: 'both' })
  const { lines } = await exported()
  expect(lines('equipos').slice(1, 3)).toEqual([
    expect.stringMatching(/^a1;.*;No$/),
    expect.stringMatching(/^a2;.*;Sí$/),
  ])
  expect(lines('tablas').filter((line) => line.endsWith(';Sí'))).toEqual([expect.stringContaining(';a2;')])
  expect(lines('partidos').find((line) => line.includes(';b2;b1;'))).toContain(';W.O. de ambos;0;0;')
})

it('lists the pictures that are gone in leeme.txt, instead of ending before them', async () => {
  await api.raw
    .collection<{ _id: string }>('tournament.files')
    .updateOne({ _id: crest.id }, { $set: { deleted: { at: new Date(), by: { id: 'x', name: 'X' }, batch: 'x' } } })
  await api.raw.collection('tournament.chunks').deleteOne({ files_id: photo.id, n: 2 })
  const { text, files } = await exported()
  expect(Object.keys(files).filter((name) => name.startsWith('fotos/'))).toEqual([])
  expect(text('leeme.txt').split('\r\n').slice(-5)).toEqual([
    'Faltan 3 imágenes:',
    '- =HYPERLINK("x"): está en otro sitio (https://example.org/a.png)',
    `- a1: ya no está en el servidor (${crest.url})`,
    `- a1 7 Ana Ríos: ya no está en el servidor (${pictures.photo})`,
    '',
  ])
})

it('is for organisers alone, and there is none of an unknown edition', async () => {
  for (const role of ['team_captain', 'admin_landing'] as const)
    expect([role, (await (await api.as(role)).get(url)).status]).toEqual([role, 403])
  expect((await api.anonymous.get(url)).status).toBe(401)
  expect((await boss.get('/api/tournaments/nadie/export')).status).toBe(404)
  const head = await boss.request({ method: 'HEAD', url })
  expect([head.status, head.headers['content-type'], head.text]).toEqual([200, 'application/zip', ''])
})

it('keeps the service running when the line breaks half-way', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  for (let number = 10; number < 16; number += 1) {
    const { body } = await upload(boss, await pngOf(maximumImageSize), 'tournament')
    await at.player(`p${number}`, { teamId: 'a1', number, photo: body.url })
  }
  const { token } = await api.signedIn((await api.as('super')).user)
  const line = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1')
  line.write(`GET ${url} HTTP/1.1\r\nHost: torneo.local\r\nCookie: torneo_session=${token}\r\n\r\n`)
  await once(line, 'data')
  line.destroy()
  const connections = () => new Promise((resolve) => api.app.server.getConnections((_error, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  expect(Object.keys((await exported()).files).filter((name) => name.startsWith('fotos/'))).toHaveLength(8)
})
