import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const at = tournamentScene(api)
const teams = { sportId: 'futbol', homeTeamId: 'local', awayTeamId: 'visita' }

let staff: TestClient

beforeEach(async () => {
  await at.tournament()
  await at.sport('futbol')
  await at.promotion('promo')
  for (const team of ['local', 'visita']) await at.team(team, { sportId: 'futbol', promotionId: 'promo' })
  staff = await api.as('admin_tournament')
})

const add = (name: string, role = 'referee') => staff.post('/api/officials', { name, role })
const names = async () => (await staff.get('/api/officials')).body.items.map(({ name }: { name: string }) => name)

describe('the list of officials', () => {
  it('lists added officials by name, with a role', async () => {
    const added = await add('  Zoe   Paz ', 'table')
    expect([added.status, added.body]).toEqual([
      201,
      {
        id: expect.any(String),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        rev: 1,
        name: 'Zoe Paz',
        role: 'table',
      },
    ])
    await add('Ana Ríos')
    expect(await names()).toEqual(['Ana Ríos', 'Zoe Paz'])
    const changed = await staff.patch(`/api/officials/${added.body.id}`, { role: 'referee' })
    expect(changed.body).toMatchObject({ name: 'Zoe Paz', role: 'referee', rev: 2 })
    expect((await staff.get(`/api/history/${added.body.id}`)).body.items).toMatchObject([
      { changes: [{ field: 'role', from: 'table', to: 'referee' }] },
      { changes: [] },
    ])
  })

  it('takes a pasted list once, however often and by however many it is sent', async () => {
    await add('Ana Ríos')
    const pasted = { role: 'referee', names: ['ana rios', 'Juan Paz', 'Luz Vega', 'JUAN PAZ'] }
    const answers = await Promise.all([1, 2, 3].map(() => staff.post('/api/officials/import', pasted)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers.flatMap(({ body }) => body.items)).toHaveLength(2)
    expect(await names()).toEqual(['Ana Ríos', 'Juan Paz', 'Luz Vega'])
  })

  it('comes back from the bin, unless the name is on the list again', async () => {
    const { id } = (await add('Ana Ríos')).body
    expect((await staff.delete(`/api/officials/${id}`)).status).toBe(204)
    expect((await staff.get('/api/bin')).body.items).toMatchObject([{ collection: 'officials', title: 'Ana Ríos' }])
    const again = (await add('Ana Rios')).body.id
    const before = await api.snapshot()
    const taken = await staff.post(`/api/bin/${id}/restore`)
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'Ya hay otro con ese nombre: cámbialo o elimínalo primero',
    ])
    expect(await api.snapshot()).toBe(before)
    await staff.delete(`/api/officials/${again}`)
    expect((await staff.post(`/api/bin/${id}/restore`)).status).toBe(200)
    expect(await names()).toEqual(['Ana Ríos'])
  })

  it.each([
    ['no name', { role: 'referee' }, 'name', 'El nombre es requerido'],
    ['a name that nobody can read', { name: ' - ', role: 'referee' }, 'name', 'El nombre es requerido'],
    ['two names', { name: 'Ana, Luz', role: 'referee' }, 'name', 'Escribe un solo nombre, sin comas ni barras'],
    ['a name of 81 letters', { name: 'x'.repeat(81), role: 'referee' }, 'name', 'Máximo 80 caracteres'],
    ['a name on the list', { name: 'ANA RIOS', role: 'table' }, 'name', 'Ese nombre ya está en la lista'],
    ['no role', { name: 'Luz Vega' }, 'role', 'Elige si arbitra o está en la mesa'],
    ['a role that does not exist', { name: 'Luz Vega', role: 'var' }, 'role', 'El valor no es válido'],
  ])('refuses %s, and changes nothing', async (_, body, path, message) => {
    await add('Ana Ríos')
    const before = await api.snapshot()
    const refused = await staff.post('/api/officials', body)
    expect([refused.status, refused.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    ['no names', [], 'names', 'La lista no tiene nombres'],
    [
      '201 names',
      Array.from({ length: 201 }, (_, place) => `Ana ${place}`),
      'names',
      'Se pueden agregar hasta 200 nombres por vez',
    ],
    ['a wrong name among good ones', ['Luz', 'Ana/Eva'], 'names.1', 'Escribe un solo nombre, sin comas ni barras'],
  ])('refuses a paste with %s whole', async (_, pasted, path, message) => {
    const refused = await staff.post('/api/officials/import', { role: 'referee', names: pasted })
    expect([refused.status, refused.body.details]).toEqual([400, [{ path, message }]])
    expect(await names()).toEqual([])
  })
})

describe('a new name of an official', () => {
  const refereeOf = async (id: string) => (await staff.get(`/api/matches/${id}`)).body.referee

  it('is written into the matches that have the old one, with their history', async () => {
    await at.match('uno', { ...teams, referee: 'ana rios, Juan Paz' })
    await at.match('dos', { ...teams, referee: 'Ana Ríos Vega' })
    const { id } = (await add('Ana Ríos')).body
    expect((await staff.patch(`/api/officials/${id}`, { name: 'Ana Vega' })).status).toBe(200)
    expect([await refereeOf('uno'), await refereeOf('dos')]).toEqual(['Ana Vega, Juan Paz', 'Ana Ríos Vega'])
    expect((await staff.get('/api/history/uno')).body.items[0].changes).toEqual([
      { field: 'referee', from: 'ana rios, Juan Paz', to: 'Ana Vega, Juan Paz' },
    ])
  })

  it('is refused, with nothing changed, when the text of a match would be too long, or when it is taken', async () => {
    await at.match('uno', { ...teams, referee: `Ana Ríos, ${'x'.repeat(180)}` })
    const { id } = (await add('Ana Ríos')).body
    await add('Luz Vega')
    const before = await api.snapshot()
    for (const [name, message] of [
      ['Ana María de los Ángeles Ríos', 'Es muy largo para un partido que ya nombra a otros'],
      ['luz vega', 'Ese nombre ya está en la lista'],
    ]) {
      const refused = await staff.patch(`/api/officials/${id}`, { name })
      expect([refused.status, refused.body.details]).toEqual([400, [{ path: 'name', message }]])
    }
    expect(await api.snapshot()).toBe(before)
  })

  it('leaves matches as they are once the official is deleted', async () => {
    await at.match('uno', { ...teams, referee: 'Ana Ríos' })
    await staff.delete(`/api/officials/${(await add('Ana Ríos')).body.id}`)
    expect(await refereeOf('uno')).toBe('Ana Ríos')
  })
})
