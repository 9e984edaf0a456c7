import { describe, expect, it } from 'vitest'
import { testPassword, useTestApi } from '../../testing/test-api'

const lines: string[] = []
const api = useTestApi({}, { write: (line) => void lines.push(line) })
const next = 'clave-nueva-25'
const signIn = (email: string, password: string) => api.anonymous.post('/api/account/sessions', { email, password })

describe('POST /api/users/:id/activate', () => {
  it('brings a deactivated user back, without a promotion and without the old sessions', async () => {
    const boss = await api.as('super')
    const captain = await api.signedIn(
      await api.addUser({ role: 'team_captain', promotionId: 'p1', name: 'Ana', email: 'ana@torneo.local' }),
    )
    await boss.delete(`/api/users/${captain.user.id}`)
    await api.signedIn(captain.user)
    const answer = await boss.post(`/api/users/${captain.user.id}/activate`)
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ id: captain.user.id, active: true, promotionId: null, rev: 3 }),
    ])
    expect(await api.raw.collection('sessions').countDocuments({ userId: captain.user.id })).toBe(0)
    expect((await signIn('ana@torneo.local', testPassword)).status).toBe(201)
    const [row] = (await boss.get('/api/activity')).body.items
    expect(row).toMatchObject({ action: 'Usuario reactivado', subject: 'Ana', section: 'users' })
  })

  it('leaves active users alone, and answers 404 for an unknown id', async () => {
    const [boss, captain] = [await api.as('super'), await api.as('team_captain')]
    const before = await api.snapshot()
    expect((await boss.post(`/api/users/${captain.user.id}/activate`)).body).toMatchObject({ active: true, rev: 1 })
    expect((await boss.post('/api/users/nadie/activate')).status).toBe(404)
    expect(
      (await boss.post(`/api/users/${captain.user.id}/activate`, { promotionId: 'p1' })).body.details[0].path,
    ).toBe('promotionId')
    expect(await api.snapshot()).toBe(before)
    expect((await captain.get('/api/account')).status).toBe(200)
  })

  it('is not for an admin_tournament, for any account', async () => {
    const organiser = await api.as('admin_tournament')
    const gone = await api.addUser({ role: 'team_captain', active: false })
    const before = await api.snapshot()
    for (const id of [gone.id, 'nadie']) expect((await organiser.post(`/api/users/${id}/activate`)).status).toBe(403)
    expect(await api.snapshot()).toBe(before)
  })
})

describe('POST /api/users/:id/password', () => {
  it('sets a new password, ends the sessions, and says the password nowhere', async () => {
    const [boss, organiser] = [await api.as('super'), await api.as('admin_tournament')]
    for (const [client, role] of [
      [boss, 'admin_landing'],
      [boss, 'team_captain'],
      [organiser, 'team_captain'],
    ] as const) {
      const target = await api.signedIn(await api.addUser({ role }))
      lines.length = 0
      const answer = await client.post(`/api/users/${target.user.id}/password`, { password: next })
      expect([answer.status, answer.text]).toEqual([204, ''])
      expect((await target.get('/api/account')).status).toBe(401)
      expect((await signIn(target.user.email, testPassword)).status).toBe(401)
      expect((await signIn(target.user.email, next)).status).toBe(201)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.join('')).not.toContain(next)
      expect(await api.allText()).not.toContain(next)
    }
    const [row] = (await boss.get('/api/activity')).body.items
    expect(row).toMatchObject({ action: 'Contraseña restablecida', actor: 'Diego Paz', section: 'users' })
  })

  it('is one command under one Idempotency-Key: who has signed in since stays signed in', async () => {
    const [boss, landing] = [await api.as('super'), await api.as('admin_landing')]
    const set = () =>
      boss.post(`/api/users/${landing.user.id}/password`, { password: next }, { 'idempotency-key': 'clave-0001' })
    await set()
    const back = await api.signedIn(landing.user)
    expect((await set()).headers['idempotency-replayed']).toBe('true')
    expect((await back.get('/api/account')).status).toBe(200)
    expect(await api.raw.collection('activity').countDocuments()).toBe(1)
    expect(await api.allText()).not.toContain(next)
  })

  it('is refused for a super by anyone, oneself included, and for admins by an admin_tournament (R32)', async () => {
    const [boss, organiser, landing, captain] = [
      await api.as('super'),
      await api.as('admin_tournament'),
      await api.as('admin_landing'),
      await api.as('team_captain'),
    ]
    const other = await api.addUser({ role: 'super' })
    const before = await api.snapshot()
    const ask = async (client: typeof boss, id: string, body: unknown = { nonsense: 1 }) => {
      const answer = await client.post(`/api/users/${id}/password`, body)
      return [answer.status, answer.body.message]
    }
    for (const id of [other.id, boss.user.id])
      expect(await ask(boss, id)).toEqual([403, 'Un Super Admin no se puede editar ni desactivar'])
    for (const id of [boss.user.id, landing.user.id, organiser.user.id]) {
      expect(await ask(organiser, id, { password: next })).toEqual([403, 'No tienes permisos para hacer esto'])
    }
    for (const client of [landing, captain])
      for (const id of [captain.user.id, 'nadie']) expect((await ask(client, id))[0]).toBe(403)
    for (const client of [boss, organiser]) expect((await ask(client, 'nadie'))[0]).toBe(404)
    expect(await api.snapshot()).toBe(before)
  })

  it.each([
    [{}, 'password', 'La contraseña es requerida'],
    [{ password: '12345678901' }, 'password', 'La contraseña debe tener al menos 12 caracteres'],
    [{ password: 'password1234' }, 'password', 'Esa contraseña es fácil de adivinar. Elige otra.'],
    [{ password: 'x'.repeat(201) }, 'password', 'Máximo 200 caracteres'],
    [{ password: { $ne: '' } }, 'password', 'La contraseña es requerida'],
    [{ password: next, current: testPassword }, 'current', 'Este campo no se puede enviar'],
  ])('refuses %o and changes nothing', async (body, path, message) => {
    const [boss, captain] = [await api.as('super'), await api.as('team_captain')]
    const before = await api.snapshot()
    const answer = await boss.post(`/api/users/${captain.user.id}/password`, body)
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })
})
