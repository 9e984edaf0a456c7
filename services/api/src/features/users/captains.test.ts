import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { tournamentScene } from '../../testing/tournament-scene'

const api = useTestApi()
const url = '/api/users/captain'
const person = { email: 'nuevo@torneo.local', name: 'Nuevo Capitán', password: 'clave-larga' }

type Client = Awaited<ReturnType<typeof api.as>>

const newPromotion = async (organiser: Client, name = 'Promo 98'): Promise<string> =>
  (await organiser.post('/api/promotions', { year: 1998, name })).body.id as string

describe('POST /api/users/captain', () => {
  it("makes an account that can sign in and is the promotion's, whose old captain is released", async () => {
    const organiser = await api.as('admin_tournament')
    const promotionId = await newPromotion(organiser)
    const old = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId }))
    const answer = await organiser.post(url, { ...person, email: ' Nuevo@Torneo.LOCAL ', promotionId })
    expect(answer.status).toBe(201)
    expect(answer.body.user).toMatchObject({
      id: answer.body.userId,
      email: person.email,
      name: person.name,
      role: 'team_captain',
      promotionId,
      active: true,
      createdBy: organiser.user.id,
      rev: 1,
    })
    expect(answer.text).not.toMatch(/clave-larga|argon2|passwordHash/)
    expect((await organiser.get(`/api/promotions/${promotionId}`)).body.captainId).toBe(answer.body.userId)
    expect((await old.get('/api/account')).body).toMatchObject({ active: true, promotionId: null })
    expect(
      (await api.anonymous.post('/api/account/sessions', { email: person.email, password: person.password })).body
        .promotionId,
    ).toBe(promotionId)
    const [row] = (await (await api.as('super')).get('/api/activity')).body.items
    expect(row).toMatchObject({ action: 'Capitán creado', subject: 'Nuevo Capitán (Promo 98)', section: 'promotions' })
  })

  it.each([
    ['no email', { email: ' ' }, 'email', 'El correo es requerido'],
    ['no name', { name: '' }, 'name', 'El nombre es requerido'],
    ['no password', { password: '' }, 'password', 'La contraseña es requerida'],
    ['a known password', { password: 'qwertyuiop' }, 'password', 'Esa contraseña es fácil de adivinar. Elige otra.'],
    ['a short password', { password: '1234567' }, 'password', 'La contraseña debe tener al menos 8 caracteres'],
    ['no promotion', { promotionId: undefined }, 'promotionId', 'La promoción es requerida'],
    ['an unknown promotion', { promotionId: 'nadie' }, 'promotionId', 'Esa promoción ya no existe'],
    ['a role', { role: 'super' }, 'role', 'Este campo no se puede enviar'],
    ['a creator', { createdBy: 'otro' }, 'createdBy', 'Este campo no se puede enviar'],
    ['labels', { labels: ['super'] }, 'labels', 'Este campo no se puede enviar'],
  ])('refuses %s and writes nothing', async (_case, fields, path, message) => {
    const organiser = await api.as('admin_tournament')
    const promotionId = await newPromotion(organiser)
    const before = await api.snapshot()
    const answer = await organiser.post(url, { ...person, promotionId, ...fields })
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it("answers a taken email 409, a deactivated account's too, and then releases no captain", async () => {
    const organiser = await api.as('admin_tournament')
    const promotionId = await newPromotion(organiser)
    await api.addUser({ role: 'team_captain', promotionId })
    await api.addUser({ role: 'team_captain', email: person.email, active: false })
    const before = await api.snapshot()
    const answer = await organiser.post(url, { ...person, promotionId })
    expect(answer.body).toEqual({ code: 409, type: 'conflict', message: 'Ya existe un usuario con ese correo' })
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    ['one promotion', 1],
    ['twenty promotions', 20],
  ])('lets one of twenty concurrent equal emails win, for %s', async (_case, count) => {
    const organiser = await api.as('admin_tournament')
    const ids: string[] = []
    for (let i = 0; i < count; i += 1) ids.push(await newPromotion(organiser, `Promo ${i}`))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => organiser.post(url, { ...person, promotionId: ids[i % count] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
    const won = answers.find(({ status }) => status === 201)?.body
    const { items } = (await organiser.get('/api/promotions')).body
    const led = items.filter(({ captainId }: { captainId: string | null }) => captainId !== null)
    expect(led.map(({ id, captainId }: { id: string; captainId: string }) => [id, captainId])).toEqual([
      [won.user.promotionId, won.userId],
    ])
    expect(await api.raw.collection('users').countDocuments({ email: person.email })).toBe(1)
    expect(await api.raw.collection('activity').countDocuments({ action: 'Capitán creado' })).toBe(1)
  })

  it('gives twenty captains made concurrently for one promotion their accounts, and one of them the promotion', async () => {
    const organiser = await api.as('admin_tournament')
    const promotionId = await newPromotion(organiser)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        organiser.post(url, { ...person, email: `c${i}@torneo.local`, promotionId }),
      ),
    )
    expect(answers.every(({ status }) => status === 201)).toBe(true)
    expect(await api.raw.collection('users').countDocuments({ role: 'team_captain' })).toBe(20)
    expect(await api.raw.collection('users').countDocuments({ promotionId })).toBe(1)
  })

  it('leaves no captain with a missing promotion after a concurrent deletion', async () => {
    const organiser = await api.as('admin_tournament')
    for (let round = 0; round < 5; round += 1) {
      const promotionId = await newPromotion(organiser)
      const [created, removed] = await Promise.all([
        organiser.post(url, { ...person, email: `c${round}@torneo.local`, promotionId }),
        organiser.delete(`/api/promotions/${promotionId}`),
      ])
      expect([[201, 400].includes(created.status), removed.status]).toEqual([true, 204])
    }
    expect(await api.raw.collection('users').countDocuments({ promotionId: { $type: 'string' } })).toBe(0)
  })

  it('has one effect under one Idempotency-Key, and keeps no password with it', async () => {
    const organiser = await api.as('admin_tournament')
    const promotionId = await newPromotion(organiser)
    const add = (fields = {}) =>
      organiser.post(url, { ...person, promotionId, ...fields }, { 'idempotency-key': 'clave-0001' })
    const [first, again, other] = [await add(), await add(), await add({ password: 'otra-clave-larga' })]
    expect([again.status, again.body, other.status]).toEqual([201, first.body, 409])
    expect(JSON.stringify(await api.raw.collection('operations').find().toArray())).not.toMatch(/clave-larga|argon2/)
  })
})

describe('PUT /api/users/:id/assign-promotion', () => {
  const assignUrl = (id: string) => `/api/users/${id}/assign-promotion`

  it('gives a captain a promotion, releasing the former captain, or removes it with null', async () => {
    const [organiser, captain] = [await api.as('admin_tournament'), await api.as('team_captain')]
    const [first, second] = [await newPromotion(organiser), await newPromotion(organiser, 'Promo 05')]
    const old = await api.addUser({ role: 'team_captain', promotionId: second })
    const answer = await organiser.put(assignUrl(captain.user.id), { promotionId: first })
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ userId: captain.user.id, promotionId: first, rev: 2 }),
    ])
    expect((await organiser.put(assignUrl(captain.user.id), { promotionId: second })).body.promotionId).toBe(second)
    expect((await organiser.get(`/api/users/${old.id}`)).body).toMatchObject({ active: true, promotionId: null })
    expect((await organiser.get(`/api/promotions/${first}`)).body.captainId).toBeNull()

    expect((await organiser.put(assignUrl(captain.user.id), { promotionId: null })).body).toMatchObject({
      promotionId: null,
      rev: 4,
    })
    expect((await captain.get('/api/account')).status).toBe(200)
    const { items } = (await (await api.as('super')).get('/api/activity')).body
    expect(
      items.slice(0, 3).map(({ action, subject }: { action: string; subject: string }) => [action, subject]),
    ).toEqual([
      ['Capitán removido', 'Ana Ríos (Promo 05)'],
      ['Capitán asignado', 'Ana Ríos (Promo 05)'],
      ['Capitán asignado', 'Ana Ríos (Promo 98)'],
    ])
  })

  it('changes nothing when it is so already', async () => {
    const [boss, organiser] = [await api.as('super'), await api.as('admin_tournament')]
    const promotionId = await newPromotion(organiser)
    const [captain, loose, landing] = [
      await api.addUser({ role: 'team_captain', promotionId }),
      await api.addUser({ role: 'team_captain' }),
      await api.addUser({ role: 'admin_landing' }),
    ]
    const before = await api.snapshot()
    expect((await organiser.put(assignUrl(captain.id), { promotionId })).body.rev).toBe(1)
    expect((await organiser.put(assignUrl(loose.id), { promotionId: null })).body.rev).toBe(1)
    expect((await boss.put(assignUrl(landing.id), { promotionId: null })).status).toBe(200)
    expect(await api.snapshot()).toBe(before)
  })

  it('refuses whom and what it may not, and changes nothing', async () => {
    const [boss, organiser, landing] = [
      await api.as('super'),
      await api.as('admin_tournament'),
      await api.as('admin_landing'),
    ]
    const promotionId = await newPromotion(organiser)
    const [captain, gone] = [
      await api.addUser({ role: 'team_captain' }),
      await api.addUser({ role: 'team_captain', active: false }),
    ]
    const before = await api.snapshot()
    const ask = async (client: Client, id: string, body: unknown) => {
      const answer = await client.put(assignUrl(id), body)
      return [answer.status, answer.body.details ?? answer.body.message]
    }
    const [forbidden, notCaptain] = [
      'No tienes permisos para hacer esto',
      [{ path: 'promotionId', message: 'Solo un capitán activo puede tener una promoción' }],
    ]
    expect(await ask(boss, landing.user.id, { promotionId })).toEqual([400, notCaptain])
    expect(await ask(boss, gone.id, { promotionId })).toEqual([400, notCaptain])
    expect(await ask(boss, boss.user.id, { promotionId })).toEqual([
      403,
      'Un Super Admin no se puede editar ni desactivar',
    ])
    for (const id of [landing.user.id, boss.user.id, organiser.user.id])
      expect(await ask(organiser, id, { nonsense: 1 })).toEqual([403, forbidden])
    expect((await ask(organiser, 'nadie', { nonsense: 1 }))[0]).toBe(404)
    expect(await ask(organiser, captain.id, { promotionId: 'nadie' })).toEqual([
      400,
      [{ path: 'promotionId', message: 'Esa promoción ya no existe' }],
    ])
    for (const body of [{}, { promotionId: '' }, { promotionId: 7 }]) {
      expect(await ask(organiser, captain.id, body)).toEqual([
        400,
        [{ path: 'promotionId', message: 'La promoción es requerida' }],
      ])
    }
    expect(await ask(landing, captain.id, { promotionId })).toEqual([403, forbidden])
    expect(await api.snapshot()).toBe(before)
  })
})

describe('GET /api/users/team/:promotionId', () => {
  it('answers the captain, or the four letters null', async () => {
    const [boss, organiser] = [await api.as('super'), await api.as('admin_tournament')]
    const [led, empty] = [await newPromotion(organiser), await newPromotion(organiser, 'Promo 05')]
    const captain = await api.addUser({ role: 'team_captain', promotionId: led })
    for (const client of [boss, organiser]) {
      expect((await client.get(`/api/users/team/${led}`)).body).toMatchObject({ userId: captain.id, promotionId: led })
      const none = await client.get(`/api/users/team/${empty}`)
      expect([none.status, none.text]).toEqual([200, 'null'])
      expect((await client.get('/api/users/team/nadie')).status).toBe(404)
    }
  })

  it('tells a captain about the own one only, and not whether another is there', async () => {
    const organiser = await api.as('admin_tournament')
    const [own, other] = [await newPromotion(organiser), await newPromotion(organiser, 'Promo 05')]
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain', promotionId: own }))
    expect((await captain.get(`/api/users/team/${own}`)).body.userId).toBe(captain.user.id)
    const [foreign, unknown] = [
      await captain.get(`/api/users/team/${other}`),
      await captain.get('/api/users/team/nadie'),
    ]
    expect([foreign.status, foreign.body]).toEqual([403, unknown.body])
    expect((await (await api.as('admin_landing')).get(`/api/users/team/${own}`)).status).toBe(403)
  })
})

describe('the captains of GET /api/users', () => {
  it("come with the first team by the sports' own order: order, then Spanish name (R47)", async () => {
    const organiser = await api.as('admin_tournament')
    const at = tournamentScene(api)
    for (const [id, order, name] of [
      ['s1', 10, 'Óptimo'],
      ['s2', 10, 'Zumba'],
      ['s3', 5, 'Tenis'],
    ] as const)
      await at.sport(id, { order, name })
    for (const [id, name, sportId, promotionId] of [
      ['t1', 'Aaa', 's2', 'p1'],
      ['t2', 'Zzz', 's1', 'p1'],
      ['t3', 'Aaa', 'gone', 'p1'],
      ['t4', 'Otros', 's3', 'p2'],
    ] as const)
      await at.team(id, { name, sportId, promotionId })
    await api.addUser({ role: 'team_captain', promotionId: 'p1', name: 'Ana' })
    await api.addUser({ role: 'team_captain', name: 'Bea' })
    const { users } = (await organiser.get('/api/users')).body
    expect(users.map(({ teamId, teamName }: { teamId: string; teamName: string }) => [teamId, teamName])).toEqual([
      ['t2', 'Zzz'],
      [null, null],
    ])
  })

  it('leave their promotion when they are deactivated (R32)', async () => {
    const [boss, organiser] = [await api.as('super'), await api.as('admin_tournament')]
    const promotionId = await newPromotion(organiser)
    const captain = await api.addUser({ role: 'team_captain', promotionId, email: person.email })
    await boss.delete(`/api/users/${captain.id}`)
    expect((await organiser.get(`/api/promotions/${promotionId}`)).body.captainId).toBeNull()
    expect((await organiser.post(url, { ...person, password: 'clave-larga', promotionId })).status).toBe(409)
    expect(
      (await organiser.put(`/api/promotions/${promotionId}/captain`, { userId: captain.id })).body.details[0].path,
    ).toBe('userId')
  })
})
