import { describe, expect, it } from 'vitest'
import { actors, useTestApi } from '../../testing/test-api'

const api = useTestApi()
const listChanged = 'La lista cambió mientras la ordenabas. Mira cómo está ahora y vuelve a intentar.'

interface Listed {
  readonly id: string
  readonly name: string
  readonly tier: string
  readonly rev: number
  readonly updatedAt: string
}
const listed = async (url = '/api/sponsors') => ((await api.anonymous.get(url)).body as { items: Listed[] }).items
const names = async (tier = 'gold') => (await listed()).filter((one) => one.tier === tier).map(({ name }) => name)
const sponsor = (name: string, tier = 'gold') => ({ name, website: 'x.com', tier })

/** Adds sponsors; returns their ids by name and a function that moves them by name. */
async function scene(...added: readonly (string | readonly [name: string, tier: string])[]) {
  const landing = await api.as('admin_landing')
  const ids: Record<string, string> = {}
  const add = async (name: string, tier?: string) => {
    ids[name] = String((await landing.post('/api/sponsors', sponsor(name, tier))).body.id)
  }
  for (const one of added) await (typeof one === 'string' ? add(one) : add(...one))
  const move = (name: string, before: string | null, by = landing) =>
    by.put(`/api/sponsors/${ids[name]}/place`, { before: before && (ids[before] ?? before) })
  return { landing, ids, add, move }
}

it('moves a sponsor within its tier, and the landing page follows', async () => {
  const { move } = await scene('Ábaco', 'Banco', 'Coop', ['Plata', 'silver'])
  expect((await move('Coop', 'Ábaco')).status).toBe(204)
  expect([await names(), await names('silver')]).toEqual([['Coop', 'Ábaco', 'Banco'], ['Plata']])
  expect((await api.anonymous.get('/api/public/landing')).body.sponsors).toEqual(await listed())
  expect((await move('Coop', null)).status).toBe(204)
  expect(await names()).toEqual(['Ábaco', 'Banco', 'Coop'])
})

it('gives the chosen order in pages too', async () => {
  const { move } = await scene('Ábaco', 'Banco', 'Coop')
  await move('Coop', 'Ábaco')
  const pages = [await listed('/api/sponsors?limit=2'), await listed('/api/sponsors?limit=2&offset=2')]
  expect(pages.map((items) => items.map(({ name }) => name))).toEqual([['Coop', 'Ábaco'], ['Banco']])
})

it('orders the sports of the landing page as one list, which otherwise begins with the newest', async () => {
  const landing = await api.as('admin_landing')
  const ids: string[] = []
  for (const name of ['Fútbol', 'Vóley', 'Tenis']) {
    ids.push(
      String(
        (
          await landing.post('/api/landing-sports', {
            name,
            description: 'a',
            category: name === 'Tenis' ? 'Mixto' : 'Femenino',
          })
        ).body.id,
      ),
    )
  }
  await landing.put(`/api/landing-sports/${ids[0]}/place`, { before: ids[2] })
  expect((await listed('/api/landing-sports')).map(({ name }) => name)).toEqual(['Fútbol', 'Tenis', 'Vóley'])
  expect((await api.anonymous.get('/api/public/landing')).body.landingSports).toEqual(
    await listed('/api/landing-sports'),
  )
})

describe('an addition to an ordered tier', () => {
  it('a new sponsor comes last, and the next one after it', async () => {
    const { move, add } = await scene('Ñandú', 'Zurich')
    await move('Zurich', 'Ñandú')
    await add('Obra')
    await add('Ábaco')
    expect(await names()).toEqual(['Zurich', 'Ñandú', 'Obra', 'Ábaco'])
  })

  it('a record of another tier comes last, also when the other is not ordered yet', async () => {
    const { landing, ids, move } = await scene('Ñandú', 'Zurich', ['Ábaco', 'silver'], ['Banco', 'silver'])
    await move('Zurich', 'Ñandú')
    await landing.patch(`/api/sponsors/${ids['Ábaco']}`, { tier: 'gold' })
    expect(await names()).toEqual(['Zurich', 'Ñandú', 'Ábaco'])
    await landing.patch(`/api/sponsors/${ids['Zurich']}`, { tier: 'silver' })
    expect([await names(), await names('silver')]).toEqual([
      ['Ñandú', 'Ábaco'],
      ['Banco', 'Zurich'],
    ])
  })

  it('a save of other fields, or of the same tier, leaves it where it is', async () => {
    const { landing, ids, move } = await scene('Ñandú', 'Zurich')
    await move('Zurich', 'Ñandú')
    await landing.patch(`/api/sponsors/${ids['Zurich']}`, { name: 'Zürich', tier: 'gold' })
    expect(await names()).toEqual(['Zürich', 'Ñandú'])
  })

  it('a restored one is back at its place', async () => {
    const { landing, ids, move } = await scene('Ábaco', 'Banco', 'Coop', 'Dinar')
    await move('Dinar', 'Ábaco')
    await landing.delete(`/api/sponsors/${ids['Ábaco']}`)
    await move('Coop', 'Banco')
    expect(await names()).toEqual(['Dinar', 'Coop', 'Banco'])
    await landing.post(`/api/bin/${ids['Ábaco']}/restore`)
    expect(await names()).toEqual(['Dinar', 'Ábaco', 'Coop', 'Banco'])
  })

  it('sponsors of an earlier version, which know of no order, keep the default one', async () => {
    const { ids, move } = await scene('Ñandú', 'Zurich', 'Ábaco')
    await api.raw.collection('sponsors').updateMany({}, { $unset: { priority: '' } })
    expect(await names()).toEqual(['Ábaco', 'Ñandú', 'Zurich'])
    await move('Zurich', 'Ñandú')
    await api.raw
      .collection<{ _id: string }>('sponsors')
      .updateOne({ _id: String(ids['Zurich']) }, { $unset: { priority: '' } })
    expect(await names()).toEqual(['Ábaco', 'Ñandú', 'Zurich'])
  })
})

it('concurrent moves of different sponsors all take effect', async () => {
  const { move } = await scene('Ábaco', 'Banco', 'Coop', 'Dinar')
  const other = await api.as('super')
  const answers = await Promise.all([move('Dinar', 'Ábaco'), move('Banco', null, other), move('Coop', 'Banco')])
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await names()).toEqual(['Dinar', 'Ábaco', 'Coop', 'Banco'])
})

it('leaves rev and history of a sponsor alone; the activity has one row, and none for a move to its own place', async () => {
  const { landing, ids, move } = await scene('Ábaco', 'Banco')
  const before = await listed()
  const activity = async () =>
    (await api.raw.collection('activity').find().sort({ createdAt: -1 }).toArray()).map(
      ({ action, subject, actor }) => [action, subject, actor],
    )
  const earlier = (await activity()).length
  await move('Banco', 'Ábaco')
  await move('Banco', 'Ábaco')
  expect((await activity()).slice(0, -earlier)).toEqual([['Sponsors ordenados', 'Oro', landing.user.name]])
  expect((await listed()).map(({ id, rev, updatedAt }) => ({ id, rev, updatedAt }))).toEqual(
    before.toReversed().map(({ id, rev, updatedAt }) => ({ id, rev, updatedAt })),
  )
  expect(
    (await landing.patch(`/api/sponsors/${ids['Banco']}`, { name: 'Banco Sur' }, { 'if-match': '1' })).status,
  ).toBe(200)
  expect((await landing.get(`/api/history/${ids['Banco']}`)).body.total).toBe(2)
})

describe('refused, and nothing changes', () => {
  it.each([
    ['a sponsor that is not there', 'nadie', null, 404, 'No encontramos lo que buscas'],
    ['before one that is not there', 'Ábaco', 'nadie', 409, listChanged],
    ['before one of another tier', 'Ábaco', 'Plata', 409, listChanged],
    ['before itself', 'Ábaco', 'Ábaco', 409, listChanged],
  ])('%s', async (_, name, before, code, message) => {
    const { ids, move } = await scene('Ábaco', 'Banco', ['Plata', 'silver'])
    ids['nadie'] = '0190a1b2c3d4e5f67890'
    const stored = await api.snapshot()
    expect((await move(name, before)).body).toMatchObject({ code, message })
    expect(await api.snapshot()).toBe(stored)
  })

  it("an old list's place before a deleted record", async () => {
    const { landing, ids, move } = await scene('Ábaco', 'Banco', 'Coop')
    await landing.delete(`/api/sponsors/${ids['Banco']}`)
    const stored = await api.snapshot()
    expect((await move('Coop', 'Banco')).body).toMatchObject({ code: 409, message: listChanged })
    expect(await api.snapshot()).toBe(stored)
    expect((await move('Coop', 'Ábaco')).status).toBe(204)
  })

  it.each([[{}], [{ before: 3 }], [{ before: '$ne' }], [{ before: null, tier: 'silver' }], [[]], ['x']])(
    'a body like %j',
    async (body) => {
      const { landing, ids } = await scene('Ábaco', 'Banco')
      const stored = await api.snapshot()
      expect((await landing.put(`/api/sponsors/${ids['Ábaco']}/place`, body)).status).toBe(400)
      expect(await api.snapshot()).toBe(stored)
    },
  )

  it('a priority in a save: the order changes by moves only', async () => {
    const { landing, ids } = await scene('Ábaco', 'Banco')
    expect((await landing.patch(`/api/sponsors/${ids['Banco']}`, { priority: 9 })).status).toBe(400)
    expect(await names()).toEqual(['Ábaco', 'Banco'])
  })

  it.each(actors.filter((role) => role !== 'super' && role !== 'admin_landing'))('%s may not', async (role) => {
    const { ids } = await scene('Ábaco', 'Banco')
    const client = role === null ? api.anonymous : await api.as(role)
    const stored = await api.snapshot()
    for (const path of [`sponsors/${ids['Banco']}`, `landing-sports/${ids['Banco']}`]) {
      expect((await client.put(`/api/${path}/place`, { before: ids['Ábaco'] })).status).toBe(role === null ? 401 : 403)
    }
    expect(await api.snapshot()).toBe(stored)
  })
})
