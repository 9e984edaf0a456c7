import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)
const ana = { teamId: 'own', name: 'Ana Ríos', number: 10, position: 'Delantera' }
const row = { name: 'Eva Luna', number: 3, position: 'Arquera' }
const forbidden = { code: 403, type: 'forbidden', message: 'No tienes permisos para hacer esto' }

beforeEach(async () => {
  await scene.tournament()
  await scene.sport('futbol')
  await scene.promotion('p98')
  await scene.promotion('p05')
  await scene.team('own', { promotionId: 'p98', sportId: 'futbol' })
  await scene.team('ownVolley', { promotionId: 'p98', sportId: 'voley' })
  await scene.team('other', { promotionId: 'p05', sportId: 'futbol' })
})

const captain = async () =>
  api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p98', name: 'Ana Ríos' }))
const close = () => api.raw.collection('tournaments').updateOne({}, { $set: { rostersClosed: true } })

describe('POST /api/players', () => {
  it("adds one with blank stats, for the tournament team and for the team's captain", async () => {
    const organiser = await api.as('admin_tournament')
    const { status, body } = await organiser.post('/api/players', ana)
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...ana,
        photo: '',
        rev: 1,
        stats: { goals: 0, yellowCards: 0, redCards: 0, assists: 0, matchesPlayed: 0 },
      }),
    ])
    expect((await (await captain()).post('/api/players', { ...ana, number: 7 })).status).toBe(201)
  })

  it.each([
    ['no name', { name: ' ' }, 'name', 'El nombre es requerido'],
    ['no number', { number: undefined }, 'number', 'El número es requerido'],
    ['number 0', { number: 0 }, 'number', 'Debe ser un número entero del 1 al 99'],
    ['number 100', { number: 100 }, 'number', 'Debe ser un número entero del 1 al 99'],
    ['number 12.7', { number: 12.7 }, 'number', 'Debe ser un número entero del 1 al 99'],
    ['number as text', { number: '1e1' }, 'number', 'Debe ser un número entero del 1 al 99'],
    ['no position', { position: '' }, 'position', 'La posición es requerida'],
    ['stats', { stats: { goals: 9 } }, 'stats', 'Este campo no se puede enviar'],
    ['a promotion', { promotionId: 'p98' }, 'promotionId', 'Este campo no se puede enviar'],
    [
      'a photo that is no longer there',
      { photo: '/api/storage/buckets/tournament/files/nada/view' },
      'photo',
      'Esa imagen ya no está en la biblioteca. Elige otra.',
    ],
  ])('rejects %s and writes nothing, the captain included', async (_case, wrong, path, message) => {
    const clients = [await api.as('admin_tournament'), await captain()]
    const before = await api.snapshot()
    for (const client of clients) {
      const answer = await client.post('/api/players', { ...ana, ...wrong })
      expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    }
    expect(await api.snapshot()).toBe(before)
  })

  it("answers a captain the same for another's team and for none at all", async () => {
    const client = await captain()
    const before = await api.snapshot()
    for (const teamId of ['other', 'nada', undefined, 7, { $ne: '' }]) {
      expect((await client.post('/api/players', { ...ana, teamId })).body).toEqual(forbidden)
    }
    expect(await api.snapshot()).toBe(before)
    expect(
      (await (await api.as('admin_tournament')).post('/api/players', { ...ana, teamId: 'nada' })).body.details,
    ).toEqual([{ path: 'teamId', message: 'Ese equipo ya no existe' }])
  })
})

describe('GET /api/players', () => {
  it("lists by number; a captain sees the own promotion's only, a filter for another is empty", async () => {
    await scene.player('dos', { teamId: 'own', number: 2 })
    await scene.player('uno', { teamId: 'ownVolley', number: 1 })
    await scene.player('ajeno', { teamId: 'other', number: 3 })
    const ids = async (client: { get: (url: string) => Promise<{ body: { items: { id: string }[] } }> }, query = '') =>
      (await client.get(`/api/players${query}`)).body.items.map(({ id }) => id)
    const [organiser, own] = [await api.as('admin_tournament'), await captain()]
    expect(await ids(organiser)).toEqual(['uno', 'dos', 'ajeno'])
    expect(await ids(organiser, '?teamId=other')).toEqual(['ajeno'])
    expect(await ids(own)).toEqual(['uno', 'dos'])
    expect(await ids(own, '?teamId=own')).toEqual(['dos'])
    expect(await ids(own, '?teamId=other')).toEqual([])
    expect(await ids(await api.signedIn(await api.addUser({ role: 'team_captain' })))).toEqual([])
    expect((await own.get('/api/players/ajeno')).body).toEqual((await own.get('/api/players/nadie')).body)
    expect((await (await api.as('admin_landing')).get('/api/players')).status).toBe(403)
  })
})

describe('PATCH and DELETE /api/players/:id', () => {
  it('change and delete; a second deletion is 404', async () => {
    const organiser = await api.as('admin_tournament')
    await scene.player('ana', { teamId: 'own' })
    expect((await organiser.patch('/api/players/ana', { number: 99, teamId: 'other' })).body).toMatchObject({
      number: 99,
      teamId: 'other',
      rev: 2,
    })
    expect((await organiser.delete('/api/players/ana')).status).toBe(204)
    expect((await organiser.delete('/api/players/ana')).status).toBe(404)
  })

  it('a captain changes their own players, but moves none and changes no others', async () => {
    const client = await captain()
    await scene.player('ana', { teamId: 'own' })
    await scene.player('ajeno', { teamId: 'other' })
    expect((await client.patch('/api/players/ana', { name: 'Ana R.', teamId: 'own' })).body).toMatchObject({
      name: 'Ana R.',
      rev: 2,
    })
    const before = await api.snapshot()
    const refusals = [
      await client.patch('/api/players/ana', { teamId: 'ownVolley' }),
      await client.patch('/api/players/ajeno', { name: 'x' }),
      await client.patch('/api/players/nadie', { name: 'x' }),
      await client.delete('/api/players/ajeno'),
      await client.delete('/api/players/nadie'),
    ]
    expect(refusals.map(({ body }) => body)).toEqual(refusals.map(() => forbidden))
    expect((await client.patch('/api/players/ana', { stats: { goals: 9 } })).status).toBe(400)
    expect(await api.snapshot()).toBe(before)
  })

  it('refuses to delete a player of events and lists them (R39)', async () => {
    const organiser = await api.as('admin_tournament')
    await scene.player('ana', { teamId: 'own' })
    await scene.match('m1', { sportId: 'futbol', homeTeamId: 'own', awayTeamId: 'other' })
    await scene.event('e1', { matchId: 'm1', teamId: 'own', playerId: 'otra', assistPlayerId: 'ana', minute: 30 })
    const before = await api.snapshot()
    const uses = [{ collection: 'match_events', id: 'e1', title: 'Gol, 30′' }]
    expect((await organiser.delete('/api/players/ana')).body).toMatchObject({ code: 409, type: 'in_use', uses })
    expect(await api.snapshot()).toBe(before)
  })

  it('leaves a captain read-only once the lists are closed', async () => {
    const client = await captain()
    await scene.player('ana', { teamId: 'own' })
    await close()
    const before = await api.snapshot()
    const closed = { code: 403, type: 'forbidden', message: 'Las listas están cerradas' }
    expect((await client.post('/api/players', ana)).body).toEqual(closed)
    expect((await client.post('/api/players/import', { teamId: 'own', players: [row] })).body).toEqual(closed)
    expect((await client.patch('/api/players/ana', { name: 'x' })).body).toEqual(closed)
    expect((await client.delete('/api/players/ana')).body).toEqual(closed)
    expect(await api.snapshot()).toBe(before)
    expect((await client.get('/api/players')).body.total).toBe(1)
  })

  it.each(['super', 'admin_tournament'] as const)(
    "closed lists are open to %s: any team's players are added, imported, changed and deleted",
    async (role) => {
      const staff = await api.as(role)
      await close()
      const added = await staff.post('/api/players', ana)
      const imported = await staff.post('/api/players/import', { teamId: 'other', players: [row, row] })
      expect([added.status, imported.status]).toEqual([201, 201])
      expect((await staff.patch(`/api/players/${added.body.id}`, { number: 11 })).body).toMatchObject({
        number: 11,
        rev: 2,
      })
      expect((await staff.delete(`/api/players/${imported.body.items[0].id}`)).status).toBe(204)
      expect(await scene.visibleIds('players')).toEqual([[added.body.id, imported.body.items[1].id].toSorted()])
    },
  )

  it('no other role changes a roster, closed or not', async () => {
    await scene.player('ana', { teamId: 'own' })
    const landing = await api.as('admin_landing')
    for (const shut of [async () => undefined, close]) {
      await shut()
      const before = await api.snapshot()
      const refusals = [
        await landing.post('/api/players', ana),
        await landing.post('/api/players/import', { teamId: 'own', players: [row] }),
        await landing.patch('/api/players/ana', { name: 'x' }),
        await landing.delete('/api/players/ana'),
        await landing.get('/api/players?teamId=own'),
      ]
      expect(refusals.map(({ body }) => body)).toEqual(refusals.map(() => forbidden))
      expect(await api.snapshot()).toBe(before)
    }
  })
})

it("changes of the own players are on the captain's dashboard, and on no other captain's (contract, Dashboard)", async () => {
  const [own, organiser] = [await captain(), await api.as('admin_tournament')]
  const { body } = await organiser.post('/api/players', ana)
  await organiser.post('/api/players', { ...ana, teamId: 'other', name: 'Ajena' })
  await organiser.patch(`/api/players/${body.id}`, { name: 'Ana R.' })
  await own.delete(`/api/players/${body.id}`)
  const { activity } = (await own.get('/api/dashboard')).body
  expect(activity.map(({ action, subject }: Record<string, string>) => `${action}: ${subject}`)).toEqual([
    'Jugador eliminado: Ana R.',
    'Jugador actualizado: Ana R.',
    'Jugador agregado: Ana Ríos',
  ])
  expect(
    (await (await api.signedIn(await api.addUser({ role: 'team_captain' }))).get('/api/dashboard')).body.activity,
  ).toEqual([])
})

describe('POST /api/players/import', () => {
  const rows = (length: number) =>
    Array.from({ length }, (_, row) => ({ name: `Jugadora ${row}`, number: (row % 99) + 1, position: 'Volante' }))

  it("adds a whole list in one request, the captain's too", async () => {
    const client = await captain()
    const { status, body } = await client.post('/api/players/import', { teamId: 'own', players: rows(30) })
    expect([status, body.items.length, await api.raw.collection('players').countDocuments({ teamId: 'own' })]).toEqual([
      201, 30, 30,
    ])
    // Same order as sent, each equal to a single creation.
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(rows(30).map(({ name }) => name))
    expect((await client.get(`/api/players/${body.items[7].id}`)).body).toEqual(body.items[7])
    expect(body.items[7]).toMatchObject({ teamId: 'own', number: 8, photo: '', rev: 1, stats: { goals: 0 } })
    expect(await api.raw.collection('activity').countDocuments()).toBe(1)
  })

  it.each([
    ['none', {}],
    ['a blank one', { position: '  ' }],
  ])("a row with %s for its position is 'A definir'", async (_case, position) => {
    const organiser = await api.as('admin_tournament')
    const { status, body } = await organiser.post('/api/players/import', {
      teamId: 'own',
      players: [{ name: 'Sol Paz', number: 8, ...position }],
    })
    expect([status, body.items[0].position]).toEqual([201, 'A definir'])
  })

  it('is all or nothing, with one detail for each bad row', async () => {
    const organiser = await api.as('admin_tournament')
    const before = await api.snapshot()
    const players = rows(5).map((row, place) =>
      place === 3 ? { ...row, number: 100 } : place === 4 ? { ...row, name: '' } : row,
    )
    const answer = await organiser.post('/api/players/import', { teamId: 'own', players })
    expect(answer.body.details).toEqual([
      { path: 'players.3.number', message: 'Debe ser un número entero del 1 al 99' },
      { path: 'players.4.name', message: 'El nombre es requerido' },
    ])
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    ['none', [], 'La lista no tiene jugadores'],
    ['201', rows(201), 'Se pueden agregar hasta 200 jugadores por vez'],
    ['ten thousand', rows(10_000), 'Se pueden agregar hasta 200 jugadores por vez'],
  ])('rejects %s, and writes nothing', async (_case, players, message) => {
    const organiser = await api.as('admin_tournament')
    const before = await api.snapshot()
    const answer = await organiser.post('/api/players/import', { teamId: 'own', players })
    expect([answer.status, answer.body.details]).toEqual([400, [{ path: 'players', message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it("refuses a captain another's team", async () => {
    const client = await captain()
    const before = await api.snapshot()
    expect((await client.post('/api/players/import', { teamId: 'other', players: rows(2) })).body).toEqual(forbidden)
    expect(await api.snapshot()).toBe(before)
  })

  it('imports once for two requests under one key', async () => {
    const organiser = await api.as('admin_tournament')
    const send = () =>
      organiser.post('/api/players/import', { teamId: 'own', players: rows(3) }, { 'idempotency-key': 'import-0001' })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await api.raw.collection('players').countDocuments()).toBe(3)
  })
})
