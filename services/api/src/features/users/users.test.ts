import { describe, expect, it } from 'vitest'
import { testPassword, useTestApi } from '../../testing/test-api'

const api = useTestApi()
const draft = { email: 'nueva@torneo.local', name: 'Nueva Persona', password: 'clave-larga', role: 'admin_landing' }
const names = (answer: { body: { users: { name: string }[] } }) => answer.body.users.map(({ name }) => name)

describe('GET /api/users', () => {
  it('shows a super every active user by Spanish name, and the deactivated when asked', async () => {
    const boss = await api.as('super')
    for (const name of ['Zoe', 'Ñandú', 'Nora', 'Óscar', 'ana']) await api.addUser({ role: 'admin_landing', name })
    await api.addUser({ role: 'admin_landing', name: 'De Baja', active: false })
    expect(names((await boss.get('/api/users')) as never)).toEqual([
      'ana',
      'Lucía Ferreyra',
      'Nora',
      'Ñandú',
      'Óscar',
      'Zoe',
    ])
    expect(names((await boss.get('/api/users?active=false')) as never)).toEqual(['De Baja'])
  })

  it('shows an admin_tournament the active captains only (R29)', async () => {
    const [organiser] = [await api.as('admin_tournament'), await api.as('team_captain')]
    await api.addUser({ role: 'team_captain', name: 'De Baja', active: false })
    expect(names((await organiser.get('/api/users')) as never)).toEqual(['Ana Ríos'])
    expect((await organiser.get('/api/users?active=false')).status).toBe(403)
  })

  it('never shows a password hash, and refuses an odd query', async () => {
    const boss = await api.as('super')
    expect((await boss.get('/api/users')).text).not.toMatch(/argon2|passwordHash/)
    expect((await boss.get('/api/users?active=quizás')).body.details[0].path).toBe('active')
    expect((await boss.get('/api/users?role=super')).body.details).toEqual([
      { path: 'role', message: 'Este campo no se puede enviar' },
    ])
  })

  it('names the first team of a captain by sport order (R47)', async () => {
    const boss = await api.as('super')
    const insert = (collection: string, rows: object[]) => api.raw.collection(collection).insertMany(rows)
    await insert('tournament_sports', [
      { _id: 's1', order: 20, name: 'A' },
      { _id: 's2', order: 10, name: 'B' },
    ] as never)
    await insert('teams', [
      { _id: 't1', name: 'Fútbol 98', sportId: 's1', promotionId: 'p1' },
      { _id: 't2', name: 'Vóley 98', sportId: 's2', promotionId: 'p1' },
    ] as never)
    await api.addUser({ role: 'team_captain', name: 'Con equipo', promotionId: 'p1' })
    await api.addUser({ role: 'team_captain', name: 'Sin equipo', promotionId: 'p2' })
    const { users } = (await boss.get('/api/users')).body
    expect(users[0]).toMatchObject({ name: 'Con equipo', teamId: 't2', teamName: 'Vóley 98' })
    expect(users[2]).toMatchObject({ name: 'Sin equipo', promotionId: 'p2', teamId: null, teamName: null })
    expect(users[1]).not.toHaveProperty('teamId')
  })
})

describe('GET /api/users/:id', () => {
  it('is for super, for oneself, and for admin_tournament about captains', async () => {
    const [boss, organiser, landing, captain] = [
      await api.as('super'),
      await api.as('admin_tournament'),
      await api.as('admin_landing'),
      await api.as('team_captain'),
    ]
    const url = `/api/users/${captain.user.id}`
    for (const client of [boss, organiser, captain])
      expect((await client.get(url)).body).toMatchObject({ userId: captain.user.id })
    expect((await landing.get(url)).status).toBe(403)
    expect((await organiser.get(`/api/users/${landing.user.id}`)).status).toBe(403)
  })

  it('answers an unknown id 404 with permission, and like any other id without', async () => {
    const [boss, captain] = [await api.as('super'), await api.as('team_captain')]
    expect((await boss.get('/api/users/nadie')).status).toBe(404)
    expect((await boss.get('/api/users/no-es-un-id')).status).toBe(404)
    expect((await captain.get('/api/users/nadie')).status).toBe(403)
  })
})

describe('POST /api/users/admin', () => {
  it('creates an account that can sign in, in the name of the signed-in user', async () => {
    const boss = await api.as('super')
    const answer = await boss.post('/api/users/admin', {
      ...draft,
      email: ' Nueva@Torneo.LOCAL ',
      createdBy: boss.user.id,
    })
    expect(answer.status).toBe(201)
    expect(answer.body.user).toMatchObject({
      id: answer.body.userId,
      email: 'nueva@torneo.local',
      name: 'Nueva Persona',
      role: 'admin_landing',
      active: true,
      createdBy: boss.user.id,
      rev: 1,
    })
    expect(answer.text).not.toContain('clave-larga')
    expect(
      (await api.anonymous.post('/api/account/sessions', { email: draft.email, password: draft.password })).status,
    ).toBe(201)
    const [row] = (await boss.get('/api/activity')).body.items
    expect(row).toMatchObject({ action: 'Usuario creado', subject: 'Nueva Persona', section: 'users' })
  })

  it.each([
    ['a captain', { ...draft, role: 'team_captain' }, 'role', 'El rol es requerido'],
    ['no role', { email: draft.email, name: 'a', password: 'clave-larga' }, 'role', 'El rol es requerido'],
    ['no name', { ...draft, name: ' ' }, 'name', 'El nombre es requerido'],
    [
      'a short password',
      { ...draft, password: '1234567' },
      'password',
      'La contraseña debe tener al menos 8 caracteres',
    ],
    [
      'a known password',
      { ...draft, password: 'torneo2025' },
      'password',
      'Esa contraseña es fácil de adivinar. Elige otra.',
    ],
    [
      'somebody else as creator',
      { ...draft, createdBy: 'otro' },
      'createdBy',
      'Solo puedes registrar usuarios a tu nombre',
    ],
    ['a promotion', { ...draft, promotionId: 'p1' }, 'promotionId', 'Este campo no se puede enviar'],
    ['labels', { ...draft, labels: ['super'] }, 'labels', 'Este campo no se puede enviar'],
  ])('refuses %s and writes nothing', async (_case, body, path, message) => {
    const boss = await api.as('super')
    const before = await api.snapshot()
    const answer = await boss.post('/api/users/admin', body)
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it('answers a taken email 409, a deactivated account included', async () => {
    const boss = await api.as('super')
    await api.addUser({ role: 'admin_landing', email: draft.email, active: false })
    const before = await api.snapshot()
    const answer = await boss.post('/api/users/admin', draft)
    expect(answer.body).toEqual({ code: 409, type: 'conflict', message: 'Ya existe un usuario con ese correo' })
    expect(await api.snapshot()).toBe(before)
  })

  it('lets one of twenty concurrent equal emails win', async () => {
    const boss = await api.as('super')
    const answers = await Promise.all(Array.from({ length: 20 }, () => boss.post('/api/users/admin', draft)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await api.raw.collection('users').countDocuments({ email: draft.email })).toBe(1)
    expect(await api.raw.collection('activity').countDocuments()).toBe(1)
  })
})

describe('PATCH /api/users/:id', () => {
  it('changes name and role; a changed role ends the sessions, a changed name does not', async () => {
    const [boss, landing] = [await api.as('super'), await api.as('admin_landing')]
    const url = `/api/users/${landing.user.id}`
    const renamed = await boss.patch(url, { name: 'Carla N.', email: landing.user.email, role: 'admin_landing' })
    expect(renamed.body).toMatchObject({ name: 'Carla N.', rev: 2 })
    expect((await landing.get('/api/account')).status).toBe(200)
    expect((await boss.patch(url, { role: 'admin_tournament' })).body).toMatchObject({
      role: 'admin_tournament',
      name: 'Carla N.',
    })
    expect((await landing.get('/api/account')).status).toBe(401)
  })

  it.each([
    [{ email: 'otra@torneo.local' }, 'email', 'El correo no se puede cambiar'],
    [{ role: 'team_captain' }, 'role', 'El rol es requerido'],
    [{ active: false }, 'active', 'Este campo no se puede enviar'],
    [{ name: '' }, 'name', 'El nombre es requerido'],
  ])('refuses %o and writes nothing', async (body, path, message) => {
    const [boss, landing] = [await api.as('super'), await api.as('admin_landing')]
    const before = await api.snapshot()
    const answer = await boss.patch(`/api/users/${landing.user.id}`, body)
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it('never makes an admin of a captain', async () => {
    const [boss, captain] = [await api.as('super'), await api.as('team_captain')]
    const answer = await boss.patch(`/api/users/${captain.user.id}`, { role: 'admin_landing' })
    expect(answer.body.details).toEqual([
      { path: 'role', message: 'Un capitán no puede pasar a administrador, ni al revés' },
    ])
    expect((await boss.patch(`/api/users/${captain.user.id}`, { name: 'Ana R.' })).status).toBe(200)
  })

  it('does not touch a super, and says so before looking at the body (R32)', async () => {
    const [boss, other] = [await api.as('super'), await api.addUser({ role: 'super' })]
    const before = await api.snapshot()
    expect((await boss.patch(`/api/users/${other.id}`, { nonsense: 1 })).body).toMatchObject({
      code: 403,
      type: 'forbidden',
      message: 'Un Super Admin no se puede editar ni desactivar',
    })
    expect((await boss.delete(`/api/users/${other.id}`)).status).toBe(403)
    expect(await api.snapshot()).toBe(before)
  })

  it('answers 404 for an unknown id, before looking at the body, and 409 for a stale rev', async () => {
    const [boss, landing] = [await api.as('super'), await api.as('admin_landing')]
    expect((await boss.patch('/api/users/nadie', { nonsense: 1 })).status).toBe(404)
    await boss.patch(`/api/users/${landing.user.id}`, { name: 'Carla N.' })
    const stale = await boss.patch(`/api/users/${landing.user.id}`, { name: 'Otra' }, { 'if-match': '1' })
    expect(stale.body).toMatchObject({
      type: 'stale',
      current: { name: 'Carla N.', rev: 2 },
      changedBy: { name: 'Lucía Ferreyra' },
    })
    expect(stale.text).not.toMatch(/argon2|passwordHash/)
  })
})

describe('DELETE /api/users/:id', () => {
  it('ends the sessions, frees the promotion, keeps the email taken; a second time changes nothing', async () => {
    const boss = await api.as('super')
    const captain = await api.signedIn(
      await api.addUser({ role: 'team_captain', promotionId: 'p1', email: draft.email, name: 'Ana' }),
    )
    const url = `/api/users/${captain.user.id}`
    expect((await boss.delete(url)).status).toBe(204)
    expect((await captain.get('/api/account')).status).toBe(401)
    expect((await boss.get(url)).body).toMatchObject({ active: false, promotionId: null })
    expect(
      (await api.anonymous.post('/api/account/sessions', { email: draft.email, password: testPassword })).status,
    ).toBe(401)
    expect((await boss.post('/api/users/admin', draft)).status).toBe(409)

    const before = await api.snapshot()
    expect((await boss.delete(url)).status).toBe(204)
    expect(await api.snapshot()).toBe(before)
  })

  it('answers 404 for an unknown id, before looking at the rev', async () => {
    const boss = await api.as('super')
    expect((await boss.delete('/api/users/nadie', undefined, { 'if-match': 'x' })).status).toBe(404)
  })

  it('applies to the user as read when it carries a rev', async () => {
    const [boss, landing] = [await api.as('super'), await api.as('admin_landing')]
    const remove = (rev: string) => boss.delete(`/api/users/${landing.user.id}`, undefined, { 'if-match': rev })
    const [stale, nonsense] = [await remove('7'), await remove('x')]
    expect([stale.status, stale.body.current.id, nonsense.status, nonsense.body.details[0].path]).toEqual([
      409,
      landing.user.id,
      400,
      'If-Match',
    ])
    expect((await landing.get('/api/account')).status).toBe(200)
    expect((await remove('"1"')).status).toBe(204)
    // Already deactivated: a stale rev can do no harm.
    expect((await remove('1')).status).toBe(204)
  })
})
