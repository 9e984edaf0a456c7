import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const scene = tournamentScene(api)
const url = '/api/teams/batch'
const team = { name: 'Promo 98 B', sportId: 'futbol', promotionId: 'p98' }
const rows = (length: number) => Array.from({ length }, (_, index) => ({ ...team, name: `Equipo ${index}` }))

beforeEach(async () => {
  await scene.sport('futbol')
  await scene.sport('tenis', { active: false })
  await scene.promotion('p98', { color: '#112233' })
  await scene.promotion('p05', { year: 2005 })
  await scene.team('Promo 98', { sportId: 'futbol', promotionId: 'p98' })
})

describe('a batch of new teams', () => {
  it('is in the answer in its order, each as a single creation would be, with one row of the activity', async () => {
    const organiser = await api.as('admin_tournament')
    const { status, body } = await organiser.post(url, {
      items: [team, { ...team, name: 'Promo 05', promotionId: 'p05', color: '#FF0000' }],
    })
    expect([status, body.items]).toEqual([
      201,
      [
        expect.objectContaining({ ...team, color: '#112233', logo: '', promotionYear: 1998, rev: 1 }),
        expect.objectContaining({ name: 'Promo 05', color: '#FF0000', promotionYear: 2005 }),
      ],
    ])
    expect((await organiser.get(`/api/teams/${body.items[1].id}`)).body).toEqual(body.items[1])
    const [row] = (await (await api.as('super')).get('/api/activity?section=teams')).body.items
    expect(row).toMatchObject({ action: 'Equipos agregados', subject: '2 equipos' })
    expect((await organiser.get(`/api/history/${body.items[0].id}`)).body.items).toHaveLength(1)
  })

  it('is there once, though two nodes or an impatient hand send it twice under one key', async () => {
    const organiser = await api.as('admin_tournament')
    const send = () => organiser.post(url, { items: rows(3) }, { 'idempotency-key': 'equipos-0001' })
    const [first, second] = await Promise.all([send(), send()])
    expect(first.body).toEqual(second.body)
    expect(await api.raw.collection('teams').countDocuments()).toBe(4)
  })

  it.each<[string, object[], { path: string; message: string }[]]>([
    [
      'a name of 201 letters',
      [team, { ...team, name: 'x'.repeat(201) }],
      [{ path: 'items.1.name', message: 'Máximo 200 caracteres' }],
    ],
    [
      'no promotion',
      [{ ...team, promotionId: '' }],
      [{ path: 'items.0.promotionId', message: 'La promoción es requerida' }],
    ],
    [
      'unknown references, all of them',
      [team, { ...team, name: 'X', sportId: 'nada', promotionId: 'nadie' }],
      [
        { path: 'items.1.sportId', message: 'Ese deporte ya no existe' },
        { path: 'items.1.promotionId', message: 'Esa promoción ya no existe' },
      ],
    ],
    [
      'an inactive sport',
      [{ ...team, sportId: 'tenis' }],
      [{ path: 'items.0.sportId', message: 'Ese deporte está inactivo' }],
    ],
    [
      'a team that exists, in other letters',
      [{ ...team, name: 'PROMO 98' }],
      [{ path: 'items.0.name', message: 'Esa promoción ya tiene un equipo con ese nombre en este deporte' }],
    ],
    [
      'one team twice',
      [team, { ...team, name: 'promo 98 b' }],
      [{ path: 'items.1.name', message: 'Esa promoción ya tiene un equipo con ese nombre en este deporte' }],
    ],
    ['a logo', [{ ...team, logo: '/x' }], [{ path: 'items.0.logo', message: 'Este campo no se puede enviar' }]],
    ['no team', [], [{ path: 'items', message: 'La lista no tiene equipos' }]],
    ['501 teams', rows(501), [{ path: 'items', message: 'Se pueden agregar hasta 500 equipos por vez' }]],
  ])('is rejected whole, with its place: %s', async (_case, items, details) => {
    const organiser = await api.as('super')
    const before = await api.snapshot()
    const answer = await organiser.post(url, { items })
    expect([answer.status, answer.body.details]).toEqual([400, details])
    expect(await api.snapshot()).toBe(before)
  })

  it('adds 500 teams in about as many operations as two', async () => {
    const organiser = await api.as('super')
    const { operations } = api.app.services.database.metrics
    const operationsOf = async (items: object[]) => {
      const before = operations.count
      expect((await organiser.post(url, { items })).status).toBe(201)
      return operations.count - before
    }
    const two = await operationsOf(rows(2).map((row) => ({ ...row, name: `${row.name} B` })))
    expect(await operationsOf(rows(500))).toBeLessThan(two + 50)
  })

  it('is of the organisers alone', async () => {
    for (const role of ['admin_landing', 'team_captain'] as const)
      expect((await (await api.as(role)).post(url, { items: [team] })).status).toBe(403)
  })
})
