import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { AuditRow } from '@torneo/contracts/records/audit'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testPassword, useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'

/** A mail server that accepts mail, or rejects it. */
const mails: string[] = []
let refuses = false
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    let text = ''
    stream
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        text += chunk
      })
      .on('end', () => {
        if (refuses) return done(new Error('mailbox full'))
        mails.push(text)
        done()
      })
  },
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`

const lines: string[] = []
const api = useTestApi({}, { write: (line) => void lines.push(line) })
const mailing = useTestApi({ SMTP_URL: smtpUrl, PUBLIC_URL: 'https://panel.example.org' })
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
    }),
)
beforeEach(() => {
  mails.length = 0
  refuses = false
})

const gone = 'Este enlace ya se usó o venció. Pide uno nuevo a quien te lo envió.'
const next = 'una-clave-elegida'

const linkFor = async (client: TestClient, id: string): Promise<string> =>
  String((await client.post(`/api/users/${id}/link`)).body.path).replace('/acceso#', '')
const look = (token: string) => api.anonymous.post('/api/account/link', { token })
const use = (token: string, password = next) => api.anonymous.put('/api/account/link', { token, password })
const signIn = (email: string, password: string) => api.anonymous.post('/api/account/sessions', { email, password })

describe('a link to choose a password', () => {
  it("is good once: the password is the person's own, their sessions end, and the link opens nothing any more", async () => {
    const boss = await api.as('super')
    const target = await api.signedIn(await api.addUser({ role: 'admin_landing', name: 'Marta Gil' }))
    lines.length = 0
    const made = await boss.post(`/api/users/${target.user.id}/link`)
    expect([made.status, made.body.mailed, made.headers['cache-control']]).toEqual([201, false, 'no-store'])
    expect(Date.parse(made.body.expiresAt) - Date.now()).toBeGreaterThan(47.9 * 3_600_000)
    const token = String(made.body.path).replace('/acceso#', '')
    expect(token).toMatch(/^[\w-]{43}$/)
    // The account is unchanged so far, and only the token's hash is stored.
    expect((await target.get('/api/account')).status).toBe(200)
    expect((await look(token)).body).toEqual({ name: 'Marta Gil', email: target.user.email })
    expect(await api.allText()).not.toContain(token)
    expect((await use(token)).status).toBe(204)
    expect((await target.get('/api/account')).status).toBe(401)
    expect([
      (await signIn(target.user.email, testPassword)).status,
      (await signIn(target.user.email, next)).status,
    ]).toEqual([401, 201])
    expect(lines.join('')).not.toContain(token)
    expect(lines.join('')).not.toContain(next)
    const before = await api.snapshot()
    for (const answer of [await look(token), await use(token, 'otra-clave-elegida')]) {
      expect([answer.status, answer.body]).toEqual([404, { code: 404, type: 'not_found', message: gone }])
    }
    expect(await api.snapshot()).toBe(before)
    const { items } = (await boss.get('/api/activity')).body
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'Contraseña elegida por enlace', actor: 'Marta Gil' },
      { action: 'Enlace de acceso creado', actor: 'Lucía Ferreyra' },
    ])
    const audit = (await boss.get(`/api/audit?person=${target.user.id}`)).body.items as AuditRow[]
    expect(audit.map(({ kind, who, detail }) => [kind, who?.name, detail])).toEqual(
      expect.arrayContaining([
        ['password-changed', 'Marta Gil', 'by link'],
        ['link-created', 'Lucía Ferreyra', ''],
      ]),
    )
    expect(JSON.stringify(audit)).not.toContain(token)
  })

  it('is the only access to an account that was made without a password', async () => {
    const boss = await api.as('super')
    const promotionId = String((await boss.post('/api/promotions', { year: 1998, name: 'Promo 98' })).body.id)
    const admin = (
      await boss.post('/api/users/admin', { email: 'marta@torneo.local', name: 'Marta', role: 'admin_landing' })
    ).body.user
    const captain = (await boss.post('/api/users/captain', { email: 'ana@torneo.local', name: 'Ana', promotionId }))
      .body.user
    for (const { id, email } of [admin, captain]) {
      for (const password of [testPassword, 'undefined', '      '])
        expect((await signIn(email, password)).status).toBe(401)
      expect((await use(await linkFor(boss, id))).status).toBe(204)
      expect((await signIn(email, next)).status).toBe(201)
    }
  })

  it.each<[string, (scene: { boss: TestClient; id: string; email: string }) => Promise<unknown>]>([
    ['another link', ({ boss, id }) => linkFor(boss, id)],
    [
      '48 hours',
      () => api.raw.collection('access_links').updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } }),
    ],
    [
      'a new password that somebody set',
      ({ boss, id }) => boss.post(`/api/users/${id}/password`, { password: 'clave-de-otra-persona' }),
    ],
    ['the deactivation', ({ boss, id }) => boss.delete(`/api/users/${id}`)],
    ['another role', ({ boss, id }) => boss.patch(`/api/users/${id}`, { role: 'super' })],
  ])('ends with %s, and then changes nothing', async (_case, end) => {
    const boss = await api.as('super')
    const { id, email } = await api.addUser({ role: 'admin_landing' })
    const token = await linkFor(boss, id)
    await end({ boss, id, email })
    const before = await api.snapshot()
    for (const answer of [await look(token), await use(token)])
      expect([answer.status, answer.body.message]).toEqual([404, gone])
    expect(await api.snapshot()).toBe(before)
  })

  it('is used by only one of many concurrent requests', async () => {
    const { id } = await api.addUser({ role: 'admin_landing' })
    const token = await linkFor(await api.as('super'), id)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => use(token, `una-clave-elegida-${place}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 7 }, () => 404)])
  })

  it.each([
    [{}, 'token', gone],
    [{ token: 'corto', password: next }, 'token', gone],
    [{ token: { $ne: '' }, password: next }, 'token', gone],
    [{ token: 'x'.repeat(43), password: 'once-letras' }, 'password', 'La contraseña debe tener al menos 12 caracteres'],
    [{ token: 'x'.repeat(43), password: next, role: 'super' }, 'role', 'Este campo no se puede enviar'],
  ])('rejects %o as 400 and changes nothing', async (body, path, message) => {
    const before = await api.snapshot()
    const answer = await api.anonymous.put('/api/account/link', body)
    expect(answer.body.details).toContainEqual({ path, message })
    expect([answer.status, await api.snapshot()]).toEqual([400, before])
  })

  it('takes no password that is easy to guess', async () => {
    const { id } = await api.addUser({ role: 'admin_landing', name: 'Marta Gil' })
    const token = await linkFor(await api.as('super'), id)
    const before = await api.snapshot()
    for (const password of ['password1234', 'MartaGil2025']) {
      expect((await use(token, password)).body.details).toEqual([
        { path: 'password', message: 'Esa contraseña es fácil de adivinar. Elige otra.' },
      ])
    }
    expect(await api.snapshot()).toBe(before)
    expect((await use(token)).status).toBe(204)
  })
})

describe('permission to make one', () => {
  it('super for all but a super, an organiser for captains; no role for a deactivated account', async () => {
    const [boss, organiser, landing] = [
      await api.as('super'),
      await api.as('admin_tournament'),
      await api.as('admin_landing'),
    ]
    const captain = await api.addUser({ role: 'team_captain' })
    const [other, off] = [
      await api.addUser({ role: 'super' }),
      await api.addUser({ role: 'team_captain', active: false }),
    ]
    const before = await api.snapshot()
    for (const [client, id, code] of [
      [boss, other.id, 403],
      [boss, boss.user.id, 403],
      [organiser, landing.user.id, 403],
      [landing, captain.id, 403],
      [api.anonymous, captain.id, 401],
      [boss, off.id, 409],
      [boss, 'nadie', 404],
    ] as const)
      expect([id, (await client.post(`/api/users/${id}/link`)).status]).toEqual([id, code])
    expect(await api.snapshot()).toBe(before)
    expect((await organiser.post(`/api/users/${captain.id}/link`)).status).toBe(201)
  })
})

describe('access links and a mail server', () => {
  const make = async () => {
    const boss = await mailing.as('super')
    const target = await mailing.addUser({ role: 'admin_landing', name: 'Marta Gil', email: 'marta@example.org' })
    return {
      path: '',
      mailed: false,
      ...(await boss.post(`/api/users/${target.id}/link`, undefined, { origin: 'https://panel.example.org' })).body,
    }
  }

  it('the link is mailed too, to the address that people open', async () => {
    const { path, mailed } = await make()
    expect(mailed).toBe(true)
    expect(mails).toHaveLength(1)
    const mail = (mails[0] ?? '')
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    expect(mail).toContain('To: Marta Gil <marta@example.org>')
    expect(mail).toContain('From: Torneo <torneo@panel.example.org>')
    expect(mail).toContain(`https://panel.example.org${path}`)
  })

  it('makes the link even when the server refuses the mail', async () => {
    refuses = true
    const { path, mailed } = await make()
    expect([path.startsWith('/acceso#'), mailed, mails.length]).toEqual([true, false, 0])
    const own = createTestClient(mailing.app)
    expect((await own.post('/api/account/link', { token: path.replace('/acceso#', '') })).status).toBe(200)
  })
})
