import { describe, expect, it } from 'vitest'
import { profiled } from '../../testing/profiled'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const url = '/api/tournament-sports'
const draft = { name: 'Fútbol', icon: '⚽' }
const key = { 'idempotency-key': 'clave-0001' }

describe('an Idempotency-Key', () => {
  it('gives the same command twice one effect and the same answer', async () => {
    const organiser = await api.as('admin_tournament')
    const first = await organiser.post(url, draft, key)
    const again = await organiser.post(url, { icon: '⚽', name: 'Fútbol' }, key)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true'])
    expect(await api.raw.collection('tournament_sports').countDocuments()).toBe(1)
    expect(await api.raw.collection('activity').countDocuments()).toBe(1)
  })

  it('replays as the first time, whatever became of the record', async () => {
    const organiser = await api.as('admin_tournament')
    const first = await organiser.post(url, draft, key)
    await organiser.delete(`${url}/${first.body.id}`)
    expect((await organiser.post(url, draft, key)).body).toEqual(first.body)
    expect((await organiser.get(url)).body.total).toBe(0)
  })

  it('makes the others of twenty concurrent ones wait and replay', async () => {
    const organiser = await api.as('admin_tournament')
    const answers = await Promise.all(Array.from({ length: 20 }, () => organiser.post(url, draft, key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(19)
    expect(await api.raw.collection('tournament_sports').countDocuments()).toBe(1)
  })

  it('fails alone when it is taken: writes sent together with it are stored, in fewer statements than commands', async () => {
    const organiser = await api.as('admin_tournament')
    const first = await organiser.post(url, draft, key)
    const others = Array.from(
      { length: 20 },
      (_, i) => () => organiser.post(url, { ...draft, name: `Deporte ${i}` }, { 'idempotency-key': `clave-otra-${i}` }),
    )
    let answers: Awaited<ReturnType<typeof organiser.post>>[] = []
    const inserts = await profiled(
      api.raw,
      { op: 'insert', ns: `${api.raw.databaseName}.tournament_sports` },
      async () => {
        answers = await Promise.all(others.map((create) => create()))
      },
    )
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 201))
    expect(inserts.length).toBeLessThan(others.length)
    const [again, conflict, ...more] = await Promise.all([
      organiser.post(url, draft, key),
      organiser.post(url, { ...draft, name: 'Vóley' }, key),
      ...Array.from({ length: 5 }, (_, i) =>
        organiser.post(url, { ...draft, name: `Más ${i}` }, { 'idempotency-key': `clave-mas-${i}` }),
      ),
    ])
    expect([again?.body, conflict?.status, ...more.map(({ status }) => status)]).toEqual([
      first.body,
      409,
      201,
      201,
      201,
      201,
      201,
    ])
    expect(await api.raw.collection('tournament_sports').countDocuments()).toBe(26)
    expect(await api.raw.collection('activity').countDocuments()).toBe(26)
  })

  it("is one user's own", async () => {
    const [organiser, boss] = [await api.as('admin_tournament'), await api.as('super')]
    await organiser.post(url, draft, key)
    expect((await boss.post(url, draft, key)).headers['idempotency-replayed']).toBeUndefined()
    expect(await api.raw.collection('tournament_sports').countDocuments()).toBe(2)
  })

  it('is replayed only to the user whom the request names', async () => {
    const [organiser, boss] = [await api.as('admin_tournament'), await api.as('super')]
    await organiser.post(url, draft, key)
    const before = await api.snapshot()
    const refused = await organiser.post(url, draft, { ...key, 'x-user': boss.user.id })
    expect([refused.status, refused.body.type, refused.headers['idempotency-replayed']]).toEqual([
      401,
      'unauthenticated',
      undefined,
    ])
    expect(
      (await organiser.post(url, draft, { ...key, 'x-user': organiser.user.id })).headers['idempotency-replayed'],
    ).toBe('true')
    expect(await api.snapshot()).toBe(before)
  })

  it('is 409 for another body or another call, and changes nothing', async () => {
    const boss = await api.as('super')
    await boss.post(url, draft, key)
    const before = await api.snapshot()
    for (const answer of [
      await boss.post(url, { ...draft, name: 'Vóley' }, key),
      await boss.post(
        '/api/users/admin',
        { email: 'x@torneo.local', name: 'X', password: 'clave-larga', role: 'super' },
        key,
      ),
    ])
      expect([answer.status, answer.body.type]).toEqual([409, 'conflict'])
    expect(await api.snapshot()).toBe(before)
  })

  it('stores only effects: a rejection is evaluated again', async () => {
    const boss = await api.as('super')
    const admin = { email: boss.user.email, name: 'X', password: 'clave-larga', role: 'super' }
    expect((await boss.post('/api/users/admin', admin, key)).status).toBe(409)
    expect((await boss.post(url, { name: '' }, key)).status).toBe(400)
    expect(await api.raw.collection('operations').countDocuments()).toBe(0)
    expect((await boss.post('/api/users/admin', { ...admin, email: 'x@torneo.local' }, key)).status).toBe(201)
  })

  it('tells another password apart without keeping a quick hash of it', async () => {
    const boss = await api.as('super')
    const admin = { email: 'x@torneo.local', name: 'X', password: 'clave-larga', role: 'super' }
    const first = await boss.post('/api/users/admin', admin, key)
    expect((await boss.post('/api/users/admin', admin, key)).body).toEqual(first.body)
    expect((await boss.post('/api/users/admin', { ...admin, password: 'clave-otra' }, key)).status).toBe(409)
  })

  it('does nothing without a session or the role', async () => {
    const [organiser, captain] = [await api.as('admin_tournament'), await api.as('team_captain')]
    await organiser.post(url, draft, key)
    expect((await api.anonymous.post(url, draft, key)).status).toBe(401)
    expect((await captain.post(url, draft, key)).status).toBe(403)
  })

  it.each(['corta', 'x'.repeat(65), 'con espacio', 'ñandú-ñandú'])(
    'is rejected as 400 when it is "%s"',
    async (bad) => {
      const organiser = await api.as('admin_tournament')
      const answer = await organiser.post(url, draft, { 'idempotency-key': bad })
      expect([answer.status, answer.body.details[0].path]).toEqual([400, 'Idempotency-Key'])
      expect(await api.raw.collection('tournament_sports').countDocuments()).toBe(0)
    },
  )
})
