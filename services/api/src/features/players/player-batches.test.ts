import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi({ MAX_PLAYERS_TEAM: '30' })
const scene = tournamentScene(api)
const url = '/api/players/batch'
const ana = { teamId: 'own', name: 'Ana Ríos', number: 10 }
const rows = (length: number, teamId = 'own') =>
  Array.from({ length }, (_, index) => ({ teamId, name: `Jugadora ${index}`, number: (index % 99) + 1 }))

beforeEach(async () => {
  await scene.tournament()
  await scene.sport('futbol')
  for (const promotion of ['p98', 'p05']) await scene.promotion(promotion)
  for (const [team, promotionId] of [
    ['own', 'p98'],
    ['ownB', 'p98'],
    ['other', 'p05'],
  ] as const)
    await scene.team(team, { promotionId, sportId: 'futbol' })
  await scene.player('Eva Luna', { teamId: 'own', number: 3 })
})

const captain = async () => api.signedIn(await api.addUser({ role: 'team_captain', promotionId: 'p98' }))

describe('a batch of players', () => {
  it('is added to several teams in its order, each as a single creation would be', async () => {
    const organiser = await api.as('admin_tournament')
    const { status, body } = await organiser.post(url, {
      items: [ana, { ...ana, teamId: 'other', name: 'Sol Paz', position: ' Arquera ' }],
    })
    expect([status, body.items]).toEqual([
      201,
      [
        expect.objectContaining({ ...ana, position: 'A definir', photo: '', rev: 1 }),
        expect.objectContaining({ teamId: 'other', name: 'Sol Paz', position: 'Arquera' }),
      ],
    ])
    expect((await organiser.get(`/api/players/${body.items[1].id}`)).body).toEqual(body.items[1])
    const [row] = (await (await api.as('super')).get('/api/activity?section=teams')).body.items
    expect(row).toMatchObject({ action: 'Jugadores agregados', subject: '2 jugadores' })
  })

  it('is there once, though the same key comes twice at once', async () => {
    const organiser = await api.as('admin_tournament')
    const send = () => organiser.post(url, { items: rows(3) }, { 'idempotency-key': 'jugadores-01' })
    const [first, second] = await Promise.all([send(), send()])
    expect(first.body).toEqual(second.body)
    expect(await api.raw.collection('players').countDocuments()).toBe(4)
  })

  it('may give one shirt to two players, and one name to two shirts, as a single creation may', async () => {
    const { status } = await (
      await api.as('super')
    ).post(url, { items: [ana, { ...ana, name: 'Luz Gil' }, { ...ana, number: 11 }] })
    expect(status).toBe(201)
  })

  it.each<[string, object[], { path: string; message: string }[]]>([
    [
      'a shirt 100 and a name of 201 letters',
      [ana, { ...ana, number: 100 }, { ...ana, name: 'x'.repeat(201) }],
      [
        { path: 'items.1.number', message: 'Debe ser un número entero del 1 al 99' },
        { path: 'items.2.name', message: 'Máximo 200 caracteres' },
      ],
    ],
    [
      'an unknown team',
      [{ ...ana, teamId: 'nadie' }],
      [{ path: 'items.0.teamId', message: 'Ese equipo ya no existe' }],
    ],
    [
      'a player of the list, in other letters and with another shirt',
      [ana, { ...ana, name: 'EVA LUNA', number: 9 }],
      [{ path: 'items.1.name', message: 'Ya está en la lista de su equipo, con el 3' }],
    ],
    ['one player twice', [ana, { ...ana, name: 'Ana Rios' }], [{ path: 'items.1.name', message: 'Está dos veces' }]],
    [
      'more players than a list takes',
      rows(31),
      [29, 30].map((index) => ({
        path: `items.${index}.teamId`,
        message: 'Un equipo tiene 30 jugadores como máximo, y este ya tiene 1',
      })),
    ],
    ['no player', [], [{ path: 'items', message: 'La lista no tiene jugadores' }]],
    ['1001 players', rows(1001), [{ path: 'items', message: 'Se pueden agregar hasta 1000 jugadores por vez' }]],
  ])('is rejected whole, with its place: %s', async (_case, items, details) => {
    const organiser = await api.as('super')
    const before = await api.snapshot()
    const answer = await organiser.post(url, { items })
    expect([answer.status, answer.body.details]).toEqual([400, details])
    expect(await api.snapshot()).toBe(before)
  })

  it("is of a captain's own teams alone, all of them, and of none once the lists are closed", async () => {
    const client = await captain()
    const before = await api.snapshot()
    for (const items of [[ana, { ...ana, teamId: 'other' }], [{ ...ana, teamId: 'nadie' }], 'nada', [null]])
      expect((await client.post(url, { items })).status).toBe(403)
    expect(await api.snapshot()).toBe(before)
    expect((await client.post(url, { items: [ana, { ...ana, teamId: 'ownB' }] })).status).toBe(201)
    await api.raw.collection('tournaments').updateOne({}, { $set: { rostersClosed: true } })
    expect((await client.post(url, { items: [{ ...ana, name: 'Luz Gil' }] })).body.message).toBe(
      'Las listas están cerradas',
    )
    expect((await (await api.as('super')).post(url, { items: [{ ...ana, name: 'Luz Gil' }] })).status).toBe(201)
  })

  it('adds 500 players in about as many operations as two', async () => {
    const organiser = await api.as('super')
    for (let index = 0; index < 20; index += 1) await scene.team(`t${index}`, { promotionId: 'p98', sportId: 'futbol' })
    const { operations } = api.app.services.database.metrics
    const operationsOf = async (items: object[]) => {
      const before = operations.count
      expect((await organiser.post(url, { items })).status).toBe(201)
      return operations.count - before
    }
    const two = await operationsOf(rows(2))
    const many = Array.from({ length: 20 }, (_, index) => rows(25, `t${index}`)).flat()
    expect(await operationsOf(many)).toBeLessThan(two + 50)
  })
})
