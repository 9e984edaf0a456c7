import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()

type Client = Awaited<ReturnType<typeof api.as>>

const newPromotion = async (organiser: Client, name: string): Promise<string> =>
  (await organiser.post('/api/promotions', { year: 1998, name })).body.id as string
const captainUrl = (promotionId: string) => `/api/promotions/${promotionId}/captain`
const promotionOf = async (userId: string) =>
  (await api.raw.collection<{ _id: string; promotionId: string | null }>('users').findOne({ _id: userId }))?.promotionId
const links = () =>
  api.raw
    .collection('users')
    .find({ promotionId: { $type: 'string' } })
    .toArray()

describe('PUT /api/promotions/:id/captain', () => {
  it("makes an active captain the promotion's, and says so in the activity", async () => {
    const [organiser, captain] = [await api.as('admin_tournament'), await api.as('team_captain')]
    const id = await newPromotion(organiser, 'Promo 98')
    const answer = await organiser.put(captainUrl(id), { userId: captain.user.id })
    expect([answer.status, answer.body]).toEqual([200, (await organiser.get(`/api/promotions/${id}`)).body])
    expect(answer.body).toMatchObject({ id, captainId: captain.user.id, rev: 1 })
    expect((await captain.get('/api/account')).body).toMatchObject({ promotionId: id, rev: 2 })
    const [row] = (await (await api.as('super')).get('/api/activity')).body.items
    expect(row).toMatchObject({
      action: 'Capitán asignado',
      subject: 'Ana Ríos (Promo 98)',
      actor: 'Diego Paz',
      section: 'promotions',
    })
  })

  it("releases the old captain, who keeps the account and stays signed in, and the captain's old promotion", async () => {
    const organiser = await api.as('admin_tournament')
    const [first, second] = [await newPromotion(organiser, 'Uno'), await newPromotion(organiser, 'Dos')]
    const [old, moving] = [
      await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: first })),
      await api.addUser({ role: 'team_captain', promotionId: second }),
    ]
    expect((await organiser.put(captainUrl(first), { userId: moving.id })).body.captainId).toBe(moving.id)
    expect((await old.get('/api/account')).body).toMatchObject({ active: true, promotionId: null })
    expect((await organiser.get(`/api/promotions/${second}`)).body.captainId).toBeNull()
    expect((await links()).map(({ _id, promotionId }) => [_id, promotionId])).toEqual([[moving.id, first]])
  })

  it('changes nothing when it is so already', async () => {
    const [organiser, captain] = [await api.as('admin_tournament'), await api.as('team_captain')]
    const id = await newPromotion(organiser, 'Promo 98')
    await organiser.put(captainUrl(id), { userId: captain.user.id })
    const before = await api.snapshot()
    expect((await organiser.put(captainUrl(id), { userId: captain.user.id })).body.captainId).toBe(captain.user.id)
    expect(await api.snapshot()).toBe(before)
  })

  it('is 404 for an unknown promotion, 400 for a user who is no active captain, and changes nothing', async () => {
    const [organiser, landing] = [await api.as('admin_tournament'), await api.as('admin_landing')]
    const id = await newPromotion(organiser, 'Promo 98')
    const gone = await api.addUser({ role: 'team_captain', active: false })
    await api.addUser({ role: 'team_captain', promotionId: id })
    const before = await api.snapshot()
    expect((await organiser.put(captainUrl('nadie'), { nonsense: 1 })).status).toBe(404)
    for (const userId of ['nadie', landing.user.id, gone.id, organiser.user.id]) {
      const { status, body } = await organiser.put(captainUrl(id), { userId })
      expect([status, body.details]).toEqual([
        400,
        [{ path: 'userId', message: 'Ese usuario no es un capitán activo' }],
      ])
    }
    for (const body of [{}, { userId: '' }, { userId: null }, { userId: { $ne: '' } }]) {
      expect((await organiser.put(captainUrl(id), body)).body.details).toEqual([
        { path: 'userId', message: 'Por favor selecciona un usuario' },
      ])
    }
    expect(await api.snapshot()).toBe(before)
  })

  it('leaves one of twenty captains assigned concurrently', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await newPromotion(organiser, 'Promo 98')
    const captains = await Promise.all(Array.from({ length: 20 }, () => api.addUser({ role: 'team_captain' })))
    const answers = await Promise.all(captains.map((captain) => organiser.put(captainUrl(id), { userId: captain.id })))
    expect(answers.map(({ status }) => status)).toEqual(captains.map(() => 200))
    const linked = await links()
    expect(linked).toHaveLength(1)
    expect((await organiser.get(`/api/promotions/${id}`)).body.captainId).toBe(linked[0]?._id)
    expect(await api.raw.collection('activity').countDocuments({ action: 'Capitán asignado' })).toBe(20)
  })

  it('leaves one captain on one of twenty promotions', async () => {
    const [organiser, captain] = [await api.as('admin_tournament'), await api.as('team_captain')]
    const ids = await Promise.all(Array.from({ length: 20 }, (_, i) => newPromotion(organiser, `Promo ${i}`)))
    const answers = await Promise.all(ids.map((id) => organiser.put(captainUrl(id), { userId: captain.user.id })))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    const { items } = (await organiser.get('/api/promotions')).body
    const led = items.filter(({ captainId }: { captainId: string | null }) => captainId !== null)
    expect(led).toHaveLength(1)
    expect(await promotionOf(captain.user.id)).toBe(led[0].id)
  })

  it('leaves one result when four captains, four promotions, both calls and removals are mixed concurrently', async () => {
    const organiser = await api.as('admin_tournament')
    const ids = await Promise.all(Array.from({ length: 4 }, (_, i) => newPromotion(organiser, `Promo ${i}`)))
    const captains = await Promise.all(Array.from({ length: 4 }, () => api.addUser({ role: 'team_captain' })))
    const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const [id, { id: userId }] = [at(ids, i), at(captains, i + Math.floor(i / 4))]
        if (i % 7 === 6) return organiser.delete(captainUrl(id))
        return i % 3 === 0
          ? organiser.put(`/api/users/${userId}/assign-promotion`, { promotionId: id })
          : organiser.put(captainUrl(id), { userId })
      }),
    )
    expect(answers.every(({ status }) => status === 200 || status === 204)).toBe(true)
    const linked = await links()
    expect(new Set(linked.map(({ promotionId }) => promotionId)).size).toBe(linked.length)
    const { items } = (await organiser.get('/api/promotions')).body
    const shown = items.flatMap(({ id, captainId }: { id: string; captainId: string | null }) =>
      captainId === null ? [] : [[captainId, id]],
    )
    expect(shown.toSorted()).toEqual(linked.map(({ _id, promotionId }) => [_id, promotionId]).toSorted())
  })

  it('leaves no captain with a missing promotion after a concurrent deletion', async () => {
    const organiser = await api.as('admin_tournament')
    for (let round = 0; round < 5; round += 1) {
      const id = await newPromotion(organiser, 'Promo 98')
      const captain = await api.addUser({ role: 'team_captain' })
      const [assigned, removed] = await Promise.all([
        organiser.put(captainUrl(id), { userId: captain.id }),
        organiser.delete(`/api/promotions/${id}`),
      ])
      expect([[200, 404].includes(assigned.status), removed.status]).toEqual([true, 204])
      expect(await promotionOf(captain.id)).toBeNull()
    }
  })
})

describe('DELETE /api/promotions/:id/captain', () => {
  it('releases the captain; the same without a captain; 404 for an unknown promotion', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await newPromotion(organiser, 'Promo 98')
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: id }))
    expect((await organiser.delete(captainUrl(id))).status).toBe(204)
    expect((await captain.get('/api/account')).body).toMatchObject({ active: true, promotionId: null })
    const before = await api.snapshot()
    expect((await organiser.delete(captainUrl(id))).status).toBe(204)
    expect((await organiser.delete(captainUrl('nadie'))).status).toBe(404)
    expect(await api.snapshot()).toBe(before)
  })

  it('succeeds once of twenty concurrent requests', async () => {
    const organiser = await api.as('admin_tournament')
    const id = await newPromotion(organiser, 'Promo 98')
    const captain = await api.addUser({ role: 'team_captain', promotionId: id })
    const answers = await Promise.all(Array.from({ length: 20 }, () => organiser.delete(captainUrl(id))))
    expect(answers.every(({ status }) => status === 204)).toBe(true)
    expect(await promotionOf(captain.id)).toBeNull()
    expect(await api.raw.collection('activity').countDocuments({ action: 'Capitán removido' })).toBe(1)
  })
})
