import type { AccountSession } from '@torneo/contracts/people/own-account'
import { describe, expect, it } from 'vitest'
import { sessionLife } from '../../platform/sessions/sessions.repository'
import { testPassword, useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'

const api = useTestApi()
const wrong = 'Credenciales incorrectas. Por favor, intenta de nuevo.'
const url = '/api/account/sessions'

const signIn = (email: string, password = testPassword, address?: string, headers?: Record<string, string>) =>
  createTestClient(api.app, null, address).post(url, { email, password }, headers)

const list = async (client: Pick<TestClient, 'get'>) =>
  ((await client.get('/api/account/sessions')).body as { sessions: AccountSession[] }).sessions

const tokenOf = (cookie: unknown) => /torneo_session=([^;]*)/.exec(String(cookie))?.[1] ?? ''

describe('POST /api/account/sessions', () => {
  it('answers the user and sets the cookie', async () => {
    const user = await api.addUser({ role: 'super', email: 'super@torneo.local', name: 'Lucía Ferreyra' })
    const answer = await signIn(' SUPER@torneo.local ')
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: user.id,
      userId: user.id,
      email: 'super@torneo.local',
      name: 'Lucía Ferreyra',
      role: 'super',
      promotionId: null,
      active: true,
      createdBy: '',
      prefs: {},
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
      rev: 1,
    })
    const cookie = [answer.headers['set-cookie']].flat()[0]
    expect(cookie).toMatch(/^torneo_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    const [stored] = await api.raw.collection('sessions').find().toArray()
    expect(JSON.stringify(stored)).not.toContain(tokenOf(cookie))
    expect((await createTestClient(api.app, tokenOf(cookie)).get('/api/account')).body).toEqual(answer.body)
  })

  it('says the same for a wrong password, an unknown email and a deactivated account', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    await api.addUser({ role: 'admin_landing', email: 'baja@torneo.local', active: false })
    const answers = [
      await signIn('super@torneo.local', 'otra-clave'),
      await signIn('nadie@torneo.local'),
      await signIn('baja@torneo.local'),
    ]
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([401, { code: 401, type: 'bad_credentials', message: wrong }])
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect(await api.raw.collection('sessions').countDocuments()).toBe(0)
  })

  it.each([
    [{ email: '', password: testPassword }, 'email', 'El correo es requerido'],
    [{ email: 'torneo', password: testPassword }, 'email', 'Correo electrónico inválido'],
    [{ email: { $gt: '' }, password: testPassword }, 'email', 'El correo es requerido'],
    [{ email: 'a@b.cl' }, 'password', 'La contraseña es requerida'],
    [{ email: 'a@b.cl', password: '12345' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [{ email: 'a@b.cl', password: testPassword, role: 'super' }, 'role', 'Este campo no se puede enviar'],
  ])('refuses %o before looking anyone up', async (body, path, message) => {
    const before = await api.snapshot()
    const answer = await api.anonymous.post(url, body)
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    expect(await api.snapshot()).toBe(before)
  })

  it('gives a new session at each sign-in and ends the one before', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    const first = tokenOf((await signIn('super@torneo.local')).headers['set-cookie'])
    const second = tokenOf(
      (await signIn('super@torneo.local', testPassword, undefined, { cookie: `torneo_session=${first}` })).headers[
        'set-cookie'
      ],
    )
    expect(second).not.toBe(first)
    expect((await createTestClient(api.app, first).get('/api/account')).status).toBe(401)
    expect((await createTestClient(api.app, second).get('/api/account')).status).toBe(200)
  })
})

describe('the limit of failed sign-ins', () => {
  async function failures(count: number, email: string, address?: (index: number) => string) {
    const statuses = []
    for (let i = 0; i < count; i += 1) statuses.push((await signIn(email, 'otra-clave', address?.(i))).status)
    return statuses
  }

  it('answers ten failures 401 and the eleventh 429, the right password too, other accounts and addresses not', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    await api.addUser({ role: 'super', email: 'otra@torneo.local' })
    expect(await failures(10, 'super@torneo.local')).toEqual(Array.from({ length: 10 }, () => 401))
    const refused = await signIn('super@torneo.local')
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      type: 'rate_limited',
      message: 'Demasiados intentos. Espera un momento y vuelve a intentar.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await signIn('otra@torneo.local')).status).toBe(201)
    expect((await signIn('super@torneo.local', testPassword, '10.0.0.9')).status).toBe(201)
  })

  it('is not moved by a forged X-Forwarded-For', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    const statuses = []
    for (let i = 0; i < 12; i += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${i}`,
        forwarded: `for=203.0.113.${i}`,
        'x-real-ip': `203.0.113.${i}`,
      }
      statuses.push((await signIn('super@torneo.local', 'otra-clave', undefined, headers)).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('counts unknown accounts alike, and only failures', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    for (let i = 0; i < 15; i += 1) expect((await signIn('super@torneo.local')).status).toBe(201)
    expect(await failures(11, 'nadie@torneo.local')).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('slides: failures that left the window count no more', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    await failures(10, 'super@torneo.local')
    await api.raw
      .collection('signin_failures')
      .updateMany({}, [{ $set: { at: { $map: { input: '$at', as: 'time', in: { $subtract: ['$$time', 61_000] } } } } }])
    expect((await signIn('super@torneo.local')).status).toBe(201)
  })

  it('many attempts from one address delay no other address: the excess is rejected immediately', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    const ended: string[] = []
    const burst = Array.from({ length: 400 }, async (_, place) => {
      const { status, body, headers } = await signIn(`nadie${place}@torneo.local`, 'otra-clave')
      ended.push(String(status))
      return { status, said: `${String(body.message)} ${String(headers['retry-after'])}` }
    })
    const right = signIn('super@torneo.local', testPassword, '10.0.0.9').then(({ status }) =>
      ended.push(`right ${status}`),
    )
    const answers = await Promise.all(burst)
    await right
    const tried = answers.filter(({ status }) => status === 401)
    const refused = answers.filter(({ status }) => status !== 401)
    expect(tried.length).toBeGreaterThanOrEqual(10)
    expect(new Set(refused.map(({ status, said }) => `${status} ${said}`))).toEqual(
      new Set(['429 Demasiados intentos. Espera un momento y vuelve a intentar. 1']),
    )
    expect(ended.slice(0, refused.length)).not.toContain('401')
    expect(ended.indexOf('right 201')).toBeLessThan(ended.lastIndexOf('401'))
    // Rejected attempts were not checked and are not counted.
    const [counted] = await api.raw
      .collection<{ _id: string; at: Date[] }>('signin_failures')
      .find({ _id: 'address:127.0.0.1' })
      .toArray()
    expect(counted?.at).toHaveLength(tried.length)
  })

  it('exactly ten of many concurrent ones are answered 401', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('super@torneo.local', 'otra-clave')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('refuses an address after a hundred failures over many accounts', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    const at = Array.from({ length: 99 }, () => new Date())
    await api.raw.collection<{ _id: string; at: Date[] }>('signin_failures').insertOne({ _id: 'address:10.1.1.1', at })
    expect((await signIn('nadie@torneo.local', 'otra-clave', '10.1.1.1')).status).toBe(401)
    expect((await signIn('super@torneo.local', testPassword, '10.1.1.1')).status).toBe(429)
    expect((await signIn('super@torneo.local', testPassword, '10.1.1.2')).status).toBe(201)
  })
})

describe('a device that an account was signed in from before', () => {
  const deviceOf = (cookies: unknown) =>
    String([cookies].flat().find((cookie) => String(cookie).startsWith('torneo_device=')))
  const from = (device: string) => ({ cookie: device.split(';')[0] ?? '' })
  const fail = (times: number, device: string | null, address: (index: number) => string = () => '127.0.0.1') =>
    Promise.all(
      Array.from(
        { length: times },
        async (_, index) =>
          (await signIn('super@torneo.local', 'otra-clave', address(index), device === null ? {} : from(device)))
            .status,
      ),
    )

  it('gets a cookie that opens nothing, whose token is not stored; the next sign-in from there keeps it', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    const device = deviceOf((await signIn('super@torneo.local')).headers['set-cookie'])
    expect(device).toMatch(
      /^torneo_device=[\w-]{43}; Max-Age=34560000; Path=\/api\/account; HttpOnly; SameSite=Strict$/,
    )
    expect(JSON.stringify(await api.raw.collection('known_devices').find().toArray())).not.toContain(
      /=([^;]*)/.exec(device)?.[1],
    )
    expect((await api.anonymous.get('/api/account', from(device))).status).toBe(401)
    expect(
      deviceOf((await signIn('super@torneo.local', testPassword, '10.0.0.1', from(device))).headers['set-cookie']),
    ).toBe(device)
    expect(
      deviceOf(
        (await signIn('super@torneo.local', testPassword, '10.0.0.1', { cookie: 'torneo_device=uno' })).headers[
          'set-cookie'
        ],
      ),
    ).toMatch(/^torneo_device=[\w-]{43};/)
  })

  it('is not kept out by strangers, whether they share its address or guess from everywhere; they are', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    await api.addUser({ role: 'admin_landing', email: 'otra@torneo.local' })
    const device = deviceOf((await signIn('super@torneo.local')).headers['set-cookie'])
    await fail(10, null)
    const at = Array.from({ length: 100 }, () => new Date())
    await api.raw
      .collection<{ _id: string; at: Date[] }>('signin_failures')
      .updateOne({ _id: 'address:127.0.0.1' }, { $set: { at } })
    const before = await api.snapshot()
    expect((await signIn('super@torneo.local')).status).toBe(429)
    // The device is known only to that account, and a forged one to none.
    expect((await signIn('otra@torneo.local', testPassword, undefined, from(device))).status).toBe(429)
    expect((await signIn('super@torneo.local', testPassword, undefined, from('torneo_device=de-mentira'))).status).toBe(
      429,
    )
    expect(await api.snapshot()).toBe(before)
    expect((await signIn('super@torneo.local', testPassword, undefined, from(device))).status).toBe(201)
  })

  it("has its own ten failures, separate from others'", async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    const device = deviceOf((await signIn('super@torneo.local')).headers['set-cookie'])
    expect((await fail(12, device)).toSorted()).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    const sessions = await api.raw.collection('sessions').countDocuments()
    expect((await signIn('super@torneo.local', testPassword, '10.0.0.9', from(device))).status).toBe(429)
    expect(await api.raw.collection('sessions').countDocuments()).toBe(sessions)
    expect((await signIn('super@torneo.local')).status).toBe(201)
  })

  it('an account remembers the last twenty of', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    for (let count = 0; count < 21; count += 1) await signIn('super@torneo.local')
    const [account] = await api.raw.collection('known_devices').find().toArray()
    expect(account?.devices).toHaveLength(20)
  })

  it('is the only one that gets in while one account is guessed from many addresses', async () => {
    await api.addUser({ role: 'super', email: 'super@torneo.local' })
    const device = deviceOf((await signIn('super@torneo.local')).headers['set-cookie'])
    for (let network = 0; network < 10; network += 1) await fail(6, null, () => `10.0.${network}.1`)
    expect((await signIn('super@torneo.local', testPassword, '10.9.9.9')).status).toBe(429)
    expect((await signIn('super@torneo.local', testPassword, '10.9.9.9', from(device))).status).toBe(201)
    // Strangers are only slowed down: a quarter of an hour later they may try again.
    await api.raw
      .collection('signin_failures')
      .updateMany({}, [
        { $set: { at: { $map: { input: '$at', as: 'time', in: { $subtract: ['$$time', 15 * 60_000 + 1000] } } } } },
      ])
    expect((await signIn('super@torneo.local', testPassword, '10.9.9.9')).status).toBe(201)
  })
})

it('the addresses of one IPv6 network are one address', async () => {
  await api.addUser({ role: 'super', email: 'super@torneo.local' })
  const statuses = []
  for (let host = 1; host < 12; host += 1)
    statuses.push((await signIn('super@torneo.local', 'otra-clave', `2001:db8:1:2::${host}`)).status)
  expect(statuses.at(-1)).toBe(429)
  expect((await signIn('super@torneo.local', testPassword, '2001:db8:1:2:ffff::1')).status).toBe(429)
  expect((await signIn('super@torneo.local', testPassword, '2001:db8:1:3::1')).status).toBe(201)
})

describe('a session', () => {
  const moved = (milliseconds: number) =>
    api.raw
      .collection('sessions')
      .updateMany({}, [
        {
          $set: Object.fromEntries(
            ['createdAt', 'lastSeenAt', 'expiresAt'].map((field) => [
              field,
              { $subtract: [`$${field}`, milliseconds] },
            ]),
          ),
        },
      ])

  it('lives twelve hours unused, and each use prolongs it', async () => {
    const landing = await api.as('admin_landing')
    await moved(sessionLife.idle - 60_000)
    expect((await landing.get('/api/account')).status).toBe(200)
    await moved(sessionLife.idle - 60_000)
    expect((await landing.get('/api/account')).status).toBe(200)
    await moved(sessionLife.idle)
    const answer = await landing.get('/api/account')
    expect([answer.status, answer.body]).toEqual([
      401,
      { code: 401, type: 'unauthenticated', message: 'Inicia sesión para continuar' },
    ])
  })

  it('lives seven days at most', async () => {
    const landing = await api.as('admin_landing')
    await api.raw
      .collection('sessions')
      .updateMany({}, [
        {
          $set: {
            createdAt: { $subtract: ['$createdAt', sessionLife.whole - 3_600_000] },
            lastSeenAt: { $subtract: ['$lastSeenAt', 120_000] },
          },
        },
      ])
    await landing.get('/api/account')
    const [session] = await api.raw.collection('sessions').find().toArray()
    expect(session?.expiresAt.getTime()).toBe(session?.createdAt.getTime() + sessionLife.whole)
  })

  it('ends at sign-out, and the cookie with it', async () => {
    const landing = await api.as('admin_landing')
    const answer = await landing.delete('/api/account/sessions/current')
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(String(answer.headers['set-cookie'])).toMatch(/^torneo_session=; Max-Age=0; Path=\//)
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect((await landing.get('/api/account')).status).toBe(401)
    expect((await landing.delete('/api/account/sessions/current')).status).toBe(401)
  })

  it('is not ended by a page of another person, who was signed in here before', async () => {
    const [landing, diego] = [await api.as('admin_landing'), await api.as('admin_tournament')]
    const answer = await landing.delete('/api/account/sessions/current', undefined, { 'x-user': diego.user.id })
    expect([answer.status, answer.headers['set-cookie'], answer.headers['clear-site-data']]).toEqual([
      401,
      undefined,
      undefined,
    ])
    expect((await landing.get('/api/account')).status).toBe(200)
  })

  it('opens no call after its user was deactivated', async () => {
    const landing = await api.as('admin_landing')
    await api.raw.collection('users').updateOne({ email: landing.user.email }, { $set: { active: false } })
    expect((await landing.get('/api/account')).status).toBe(401)
  })
})

describe("browser caching of the service's responses", () => {
  it.each(['/account', '/users', '/users?active=false', '/users/self', '/activity', '/dashboard', '/bin'])(
    'is forbidden for GET /api%s, which holds e-mails or names authors',
    async (path) => {
      const boss = await api.as('super')
      const { status, headers } = await boss.get(`/api${path.replace('self', boss.user.id)}`)
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    },
  )

  it('is private and revalidated for content', async () => {
    expect((await (await api.as('admin_landing')).get('/api/hero')).headers['cache-control']).toBe('private, no-cache')
  })
})

describe('PATCH /api/account/prefs', () => {
  it('merges the given fields', async () => {
    const captain = await api.as('team_captain')
    expect((await captain.patch('/api/account/prefs', { theme: 'dark' })).body.prefs).toEqual({ theme: 'dark' })
    expect((await captain.patch('/api/account/prefs', { sidebarCollapsed: true })).body.prefs).toEqual({
      theme: 'dark',
      sidebarCollapsed: true,
    })
    expect((await captain.get('/api/account')).body.prefs).toEqual({ theme: 'dark', sidebarCollapsed: true })
    expect((await captain.patch('/api/account/prefs', { guideHidden: true })).body.prefs).toEqual({
      theme: 'dark',
      sidebarCollapsed: true,
      guideHidden: true,
    })
  })

  it('rejects a stale rev as 409 with the current account', async () => {
    const captain = await api.as('team_captain')
    await captain.patch('/api/account/prefs', { theme: 'dark' }, { 'if-match': '1' })
    const { status, body } = await captain.patch('/api/account/prefs', { theme: 'light' }, { 'if-match': '1' })
    expect([status, body.type, body.current.prefs]).toEqual([409, 'stale', { theme: 'dark' }])
  })

  it.each([[{ promotionId: 'abc' }], [{ role: 'super' }], [{ theme: 'rosa' }], [[]], ['x']])(
    'refuses %o and writes nothing (R30)',
    async (body) => {
      const captain = await api.as('team_captain')
      const before = await api.snapshot()
      expect((await captain.patch('/api/account/prefs', body)).status).toBe(400)
      expect(await api.snapshot()).toBe(before)
    },
  )
})

describe('PATCH /api/account', () => {
  it("changes the own name, a super's too", async () => {
    const boss = await api.as('super')
    expect((await boss.patch('/api/account', { name: ' Lucía F. ' })).body).toMatchObject({
      id: boss.user.id,
      name: 'Lucía F.',
      role: 'super',
      rev: 2,
    })
    expect((await boss.get('/api/account')).body.name).toBe('Lucía F.')
    expect((await boss.patch('/api/account', { name: 'Otra' }, { 'if-match': '1' })).body).toMatchObject({
      type: 'stale',
      current: { name: 'Lucía F.' },
    })
  })

  it.each([
    [{ name: ' ' }],
    [{}],
    [{ name: 'x'.repeat(201) }],
    [{ name: 'A', role: 'super' }],
    [{ name: 'A', email: 'a@b.cl' }],
  ])('refuses %o and writes nothing', async (body) => {
    const captain = await api.as('team_captain')
    const before = await api.snapshot()
    expect((await captain.patch('/api/account', body)).status).toBe(400)
    expect(await api.snapshot()).toBe(before)
  })
})

describe('the own sessions', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
  const clientOf = async (email: string, agent: string) => {
    const { headers } = await signIn(email, testPassword, undefined, { 'user-agent': agent })
    return createTestClient(api.app, tokenOf(headers['set-cookie']))
  }

  it('are listed by device, last seen first, without those of others and those that are over', async () => {
    const landing = await api.as('admin_landing')
    await api.as('admin_tournament')
    await api.signedIn(landing.user)
    await api.raw
      .collection('sessions')
      .updateOne({ userId: landing.user.id }, { $set: { expiresAt: new Date(Date.now() - 1) } })
    const mine = [
      await clientOf(landing.user.email, phone),
      await clientOf(landing.user.email, iphone),
      await clientOf(landing.user.email, '<b>'.repeat(1000)),
    ]
    const rows = await list(mine[1]!)
    expect(rows.map(({ device, current }) => [device, current])).toEqual([
      ['', false],
      ['Safari en iPhone', true],
      ['Chrome en Android', false],
      ['', false],
    ])
    const [stored] = await api.raw.collection('sessions').find({ device: 'Safari en iPhone' }).toArray()
    expect(Object.keys(rows[1]!).toSorted()).toEqual(['createdAt', 'current', 'device', 'id', 'lastSeenAt'])
    expect((await createTestClient(api.app, rows[1]!.id).get('/api/account')).status).toBe(401)
    expect((await createTestClient(api.app, String(stored?._id)).get('/api/account')).status).toBe(401)
  })

  it("one is ended by its id; another person's, an unknown and a second time are 404", async () => {
    const [landing, organiser] = [await api.as('admin_landing'), await api.as('admin_tournament')]
    const elsewhere = await api.signedIn(landing.user)
    const id = (await list(landing)).find(({ current }) => !current)?.id ?? ''
    const before = await api.snapshot()
    for (const [client, one] of [
      [organiser, id],
      [landing, 'nada'],
      [landing, `${id}a`],
    ] as const) {
      expect((await client.delete(`/api/account/sessions/${one}`)).status).toBe(404)
    }
    expect((await api.anonymous.delete(`/api/account/sessions/${id}`)).status).toBe(401)
    expect(await api.snapshot()).toBe(before)
    expect((await landing.delete(`/api/account/sessions/${id}`)).status).toBe(204)
    expect([(await elsewhere.get('/api/account')).status, (await landing.get('/api/account')).status]).toEqual([
      401, 200,
    ])
    expect((await landing.delete(`/api/account/sessions/${id}`)).status).toBe(404)
  })

  it("all others end immediately, a stolen copy of this one too, and no other user's", async () => {
    const [landing, organiser] = [await api.as('admin_landing'), await api.as('admin_tournament')]
    const elsewhere = await api.signedIn(landing.user)
    const { status, headers } = await landing.delete('/api/account/sessions')
    expect(status).toBe(204)
    const here = createTestClient(api.app, tokenOf(headers['set-cookie']))
    expect(await list(here)).toMatchObject([{ current: true }])
    expect(
      await Promise.all(
        [elsewhere, landing, organiser].map(async (client) => (await client.get('/api/account')).status),
      ),
    ).toEqual([401, 401, 200])
    expect((await here.patch('/api/account/prefs', { theme: 'dark' })).status).toBe(200)
  })

  it('are twenty at most per person: the oldest ends', async () => {
    const landing = await api.as('admin_landing')
    const organiser = await api.as('admin_tournament')
    await api.raw
      .collection('sessions')
      .updateMany({}, [{ $set: { createdAt: { $subtract: ['$createdAt', 60_000] } } }])
    await Promise.all(Array.from({ length: 19 }, () => api.signedIn(landing.user)))
    expect([(await landing.get('/api/account')).status, (await list(landing)).length]).toEqual([200, 20])
    await api.signedIn(landing.user)
    expect((await landing.get('/api/account')).status).toBe(401)
    expect(await api.raw.collection('sessions').countDocuments({ userId: landing.user.id })).toBe(20)
    expect((await organiser.get('/api/account')).status).toBe(200)
  })
})

describe('PUT /api/account/password', () => {
  it('changes it, ends the other sessions and any copy of this one, which continues under a new token', async () => {
    const landing = await api.as('admin_landing')
    const elsewhere = await api.signedIn(landing.user)
    await api.raw
      .collection('sessions')
      .updateMany({}, [{ $set: { createdAt: { $subtract: ['$createdAt', 86_400_000] } } }])
    const { createdAt } = (await list(landing)).find(({ current }) => current) ?? {}
    const { status, headers } = await landing.put('/api/account/password', {
      current: testPassword,
      next: 'una-clave-nueva',
    })
    expect(status).toBe(204)
    const here = createTestClient(api.app, tokenOf(headers['set-cookie']))
    expect(await list(here)).toMatchObject([{ current: true, createdAt }])
    expect((await landing.get('/api/account')).status).toBe(401)
    expect((await landing.put('/api/hero', {})).status).toBe(401)
    expect((await elsewhere.get('/api/account')).status).toBe(401)
    expect((await signIn(landing.user.email)).status).toBe(401)
    expect((await signIn(landing.user.email, 'una-clave-nueva')).status).toBe(201)
  })

  it.each([
    [{ current: 'otra-clave', next: 'una-clave-nueva' }, 'current', 'La contraseña actual no es correcta'],
    [{ current: testPassword, next: 'once-letras' }, 'next', 'La contraseña debe tener al menos 12 caracteres'],
    [{ current: testPassword, next: 'qwertyuiop12' }, 'next', 'Esa contraseña es fácil de adivinar. Elige otra.'],
    [{ current: testPassword, next: 'CarlaNunez12' }, 'next', 'Esa contraseña es fácil de adivinar. Elige otra.'],
  ])('refuses %o and changes nothing', async (body, path, message) => {
    const landing = await api.as('admin_landing')
    const before = await api.snapshot()
    const answer = await landing.put('/api/account/password', body)
    expect([answer.status, answer.body.details]).toEqual([400, [{ path, message }]])
    await api.raw.collection('signin_failures').deleteMany({})
    expect(await api.snapshot()).toBe(before)
  })

  it('ten wrong guesses are answered 400, the next 429, and so is the right one; others are not, and it is over with the window', async () => {
    const landing = await api.as('admin_landing')
    const elsewhere = await api.signedIn(landing.user)
    const other = await api.as('admin_tournament')
    const guess = (client: typeof landing, current: string) =>
      client.put('/api/account/password', { current, next: 'una-clave-nueva' })
    for (let count = 0; count < 10; count += 1) expect((await guess(landing, 'otra-clave')).status).toBe(400)
    const before = await api.snapshot()
    for (const [client, current] of [
      [landing, 'otra-clave'],
      [landing, testPassword],
      [elsewhere, testPassword],
    ] as const) {
      const answer = await guess(client, current)
      expect([answer.status, answer.body.message]).toEqual([
        429,
        'Demasiados intentos. Espera un momento y vuelve a intentar.',
      ])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await api.snapshot()).toBe(before)
    expect((await guess(other, testPassword)).status).toBe(204)
    expect((await signIn(landing.user.email)).status).toBe(201)
    await api.raw
      .collection('signin_failures')
      .updateMany({}, [{ $set: { at: { $map: { input: '$at', as: 'time', in: { $subtract: ['$$time', 61_000] } } } } }])
    expect((await guess(landing, testPassword)).status).toBe(204)
  })
})

describe('a session that was opened with a former password', () => {
  it('opens nothing: of many right sign-ins while a new one is set, none lives on', async () => {
    const boss = await api.as('super')
    const user = await api.addUser({ role: 'admin_landing', email: 'landing@torneo.local' })
    for (let round = 0; round < 4; round += 1) {
      const old = round === 0 ? testPassword : `clave-nueva-${round - 1}`
      const signIns = Array.from({ length: 24 }, (_, place) => signIn(user.email, old, `10.0.0.${place}`))
      const reset = boss.post(`/api/users/${user.id}/password`, { password: `clave-nueva-${round}` })
      const answers = await Promise.all(signIns)
      expect((await reset).status).toBe(204)
      expect(answers.map(({ status }) => status).filter((status) => status !== 401)).not.toContain(500)
      for (const { headers } of answers) {
        expect((await createTestClient(api.app, tokenOf(headers['set-cookie'])).get('/api/account')).status).toBe(401)
      }
    }
  })

  it('opens nothing, though it was stored after the new one was set; the own session continues with the new one', async () => {
    const landing = await api.as('admin_landing')
    const secret = await api.app.services.users.secretOf(landing.user.email)
    const { headers } = await landing.put('/api/account/password', { current: testPassword, next: 'una-clave-nueva' })
    const late = await api.app.services.sessions.open(secret!)
    expect((await createTestClient(api.app, late).get('/api/account')).status).toBe(401)
    expect((await createTestClient(api.app, tokenOf(headers['set-cookie'])).get('/api/account')).status).toBe(200)
  })

  it('continues if it is older than the check', async () => {
    const landing = await api.as('admin_landing')
    await api.raw.collection('sessions').updateMany({}, { $unset: { credentials: true } })
    expect((await landing.get('/api/account')).status).toBe(200)
  })
})
