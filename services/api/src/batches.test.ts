import { expect, it } from 'vitest'
import { cupFixture, useCup } from './testing/cup'
import { useTestApi } from './testing/test-api'

const api = useTestApi()
const { scene } = useCup(api)

interface Batch {
  readonly url?: string
  /** The list in the body, and the fields beside it. */
  readonly list: string
  readonly beside?: object
  readonly right: unknown
  /** Wrong rows, each of another kind, with the field that is named. */
  readonly wrong: readonly (readonly [row: unknown, field: string])[]
}

const match = { ...cupFixture, homeTeamId: 'a1', awayTeamId: 'b1' }
const team = { name: 'Promo 98', sportId: 'futbol', promotionId: 'p' }
const player = { name: 'Ana Paz', number: 7 }
const photo = { url: 'https://fotos.example/a.jpg', alt: 'Final', year: 2020 }
const lostFile = '/api/storage/buckets/gallery-images/files/perdido/view'

/** All calls that write a list of records. */
const batches: Readonly<Record<string, Batch>> = {
  'POST /matches/batch': {
    list: 'items',
    right: match,
    wrong: [
      [{ ...match, time: '25:00' }, 'time'],
      [{ ...match, awayTeamId: 'nadie' }, 'awayTeamId'],
      [{ ...match, date: '2019-11-15' }, 'date'],
      [{ ...match, estado: 'en vivo' }, 'estado'],
      [{ ...match, phaseId: 'nada' }, 'phaseId'],
    ],
  },
  'PATCH /matches/batch': {
    list: 'items',
    right: { id: 'partido', time: '11:00' },
    wrong: [
      [{ id: 'partido2', time: '25:00' }, 'time'],
      [{ id: 'nada', time: '11:00' }, 'id'],
      [{ id: 'partido', time: '12:00' }, 'id'],
      [{ id: 'partido3', date: '2019-11-15' }, 'date'],
    ],
  },
  'POST /teams/batch': {
    list: 'items',
    right: team,
    wrong: [
      [{ ...team, name: '' }, 'name'],
      [{ ...team, name: 'Otro', sportId: 'nada' }, 'sportId'],
      [{ ...team, name: 'Otro', logo: '/x' }, 'logo'],
      [{ ...team, name: 'PROMO 98' }, 'name'],
      [{ ...team, name: 'Otro', promotionId: 'nada' }, 'promotionId'],
    ],
  },
  'POST /players/batch': {
    list: 'items',
    right: { ...player, teamId: 'a1' },
    wrong: [
      [{ ...player, number: 100, teamId: 'a1' }, 'number'],
      [{ ...player, teamId: 'nadie' }, 'teamId'],
      [{ ...player, name: '', teamId: 'a1' }, 'name'],
      [{ ...player, teamId: 'a1' }, 'name'],
    ],
  },
  'POST /players/import': {
    list: 'players',
    beside: { teamId: 'a1' },
    right: player,
    wrong: [
      [{ ...player, number: 100 }, 'number'],
      [{ ...player, name: '' }, 'name'],
      [{ ...player, foto: 'x' }, 'foto'],
    ],
  },
  'POST /officials/import': {
    list: 'names',
    beside: { role: 'referee' },
    right: 'Ana Paz',
    wrong: [
      ['', ''],
      [7, ''],
    ],
  },
  'POST /gallery-groups/:id/photos/batch': {
    url: '/gallery-groups/galeria/photos/batch',
    list: 'photos',
    right: photo,
    wrong: [
      [{ ...photo, url: 'https://fotos.example/b.jpg', alt: '' }, 'alt'],
      [{ ...photo, alt: 'Otra' }, 'url'],
      [{ ...photo, url: 'https://fotos.example/c.jpg', year: 'x' }, 'year'],
      [{ ...photo, url: lostFile }, 'url'],
    ],
  },
}

it('the table has every call that writes a list', () => {
  const calls = api.app.services.endpoints
    .filter(({ path, body }) => body && /\/(batch|import)$/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(batches).toSorted()).toEqual(calls.toSorted())
})

it.each(Object.entries(batches))(
  '%s names all wrong rows at once, whatever is wrong with them',
  async (call, batch) => {
    const sides = { sportId: 'futbol', homeTeamId: 'a1', awayTeamId: 'b1' }
    for (const id of ['partido', 'partido2', 'partido3']) await scene.match(id, { ...sides, status: 'scheduled' })
    const boss = await api.as('super')
    const { body: gallery } = await boss.post('/api/gallery-groups', { title: 'Final', photos: [] })
    const [method = '', path = ''] = call.split(' ')
    const { url = path, list, beside, right, wrong } = batch
    const before = await api.snapshot()
    const send = method === 'PATCH' ? boss.patch : boss.post
    const address = `/api${url.replace('galeria', gallery?.id)}`
    const answer = await send(address, { ...beside, [list]: [right, ...wrong.map(([row]) => row), right] })
    expect(answer.status).toBe(400)
    const paths = answer.body.details.map((detail: { path: string }) => detail.path)
    const expected = wrong.map(([, field], index) => [list, index + 1, field].filter((part) => part !== '').join('.'))
    // The last row repeats the first one, which some calls refuse and others leave alone.
    expect(paths.filter((at: string) => !at.startsWith(`${list}.${wrong.length + 1}`))).toEqual(expected)
    expect(await api.snapshot()).toBe(before)
  },
)
