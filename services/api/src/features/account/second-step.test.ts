import type { AuditRow } from '@torneo/contracts/records/audit'
import { describe, expect, it } from 'vitest'
import { createBrowserClient } from '../../testing/browser-client'
import { codeOf, cookieOf, secondFactorScene } from '../../testing/second-factor-scene'
import { createAuthenticator } from '../../testing/soft-authenticator'
import { testPassword, useTestApi } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'

const lines: string[] = []
const api = useTestApi({}, { write: (line) => void lines.push(line) })
const { addApp, addPasskey, firstStep, beginAlone } = secondFactorScene(api)

const wrongCode = 'Ese código no es correcto o ya se usó. Escribe el que muestra ahora tu app.'
const wrongPasskey = 'No pudimos comprobar la llave de acceso. Vuelve a intentar.'
const expired = 'Pasó demasiado tiempo. Empieza de nuevo.'
const someone = (role = 'admin_landing') => api.addUser({ role, name: 'Marta Gil' })

/**
 * Hashes of all collections except failures and the audit log, without challenges, which are valid for one response.
 */
async function stored() {
  await api.app.services.audit.linkPending()
  await api.raw.collection('pending_proofs').updateMany({}, { $unset: { challenge: true } })
  const skipped = new Set(['signin_failures', 'audit', 'audit_pending'])
  return (JSON.parse(await api.snapshot()) as [string, unknown][]).filter(([name]) => !skipped.has(name))
}

describe('a sign-in with a second factor', () => {
  it('accepts a code of the app; the password alone opens nothing', async () => {
    const user = await someone()
    const { secret } = await addApp(await api.signedIn(user))
    await api.raw.collection('sessions').deleteMany({})
    lines.length = 0
    const { answer, token, choice, finish } = await firstStep(user)
    expect([answer.status, answer.body]).toEqual([
      401,
      { code: 401, type: 'second_factor', message: 'Falta el segundo paso para ingresar' },
    ])
    expect([cookieOf(answer, 'torneo_session'), await api.raw.collection('sessions').countDocuments()]).toEqual(['', 0])
    expect(String(answer.headers['set-cookie'])).toMatch(
      /Max-Age=300; Path=\/api\/account\/second-step; HttpOnly; SameSite=Strict/,
    )
    expect((await choice()).body).toEqual({ app: true, recoveryCode: true, passkey: null })
    const done = await finish({ code: codeOf(secret).replace(/^.../, '$& ') })
    expect([done.status, done.body.id, done.body.secondFactor]).toEqual([200, user.id, true])
    expect((await createTestClient(api.app, cookieOf(done, 'torneo_session')).get('/api/account')).body.email).toBe(
      user.email,
    )
    await api.app.services.audit.linkPending()
    const [row] = (await (await api.as('super')).get(`/api/audit?person=${user.id}&kind=sign-in`)).body
      .items as AuditRow[]
    expect(row?.detail).toContain('app code')
    const everything = JSON.stringify(await api.raw.collection('audit').find().toArray()) + lines.join('')
    for (const value of [secret, token, codeOf(secret)]) expect(everything).not.toContain(value)
  })

  it('accepts a passkey that the browser asks for, and stores its use', async () => {
    const user = await someone()
    const { authenticator, client } = await addPasskey(await api.signedIn(user))
    const { choice, finish } = await firstStep(user)
    const { passkey, app } = (await choice()).body
    expect([app, passkey.rpId, passkey.allowCredentials]).toEqual([
      false,
      'localhost',
      [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    ])
    expect((await finish({ passkey: authenticator.get(passkey, { isVerified: false }) })).status).toBe(200)
    expect((await client.get('/api/account/second-factor')).body.passkeys).toEqual([
      expect.objectContaining({ name: 'Teléfono', lastUsedAt: expect.any(String) }),
    ])
  })

  it('accepts a passkey alone, without password, when it verified finger, face or PIN', async () => {
    const user = await someone()
    const { authenticator } = await addPasskey(await api.signedIn(user))
    const first = await beginAlone()
    const refused = await first.finish({ passkey: authenticator.get(first.options, { isVerified: false }) })
    expect([refused.status, refused.body.message]).toEqual([401, wrongPasskey])
    const second = await beginAlone()
    const done = await second.finish({ passkey: authenticator.get(second.options) })
    expect([done.status, done.body.id]).toEqual([200, user.id])
    expect((await createTestClient(api.app, cookieOf(done, 'torneo_session')).get('/api/account')).status).toBe(200)
  })

  it('accepts each recovery code once, in any spelling', async () => {
    const user = await someone()
    const {
      recoveryCodes: [first = '', second = ''],
      client,
    } = await addApp(await api.signedIn(user))
    expect(await api.allText()).not.toContain(first)
    expect((await (await firstStep(user)).finish({ code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(200)
    const again = await (await firstStep(user)).finish({ code: first })
    expect([again.status, again.body.message]).toEqual([401, 'Ese código de recuperación no es correcto o ya se usó'])
    expect((await client.get('/api/account/second-factor')).body.recoveryCodesLeft).toBe(9)
    expect((await (await firstStep(user)).finish({ code: second })).status).toBe(200)
  })

  type Scene = Awaited<ReturnType<typeof scene>>
  async function scene() {
    const user = await someone()
    const withApp = await addApp(await api.signedIn(user))
    const { authenticator } = await addPasskey(withApp.client)
    const other = await addApp(await api.signedIn(await someone()))
    const step = await firstStep(user)
    const passkey = async () => (await step.choice()).body.passkey as { challenge: string }
    return { user, ...withApp, authenticator, other, step, passkey }
  }

  it.each<[string, (scene: Scene) => Promise<{ status: number; body: { message: string } }>, string]>([
    [
      'a code that was used already',
      async ({ secret, step, user }) => {
        const code = codeOf(secret)
        expect((await (await firstStep(user)).finish({ code })).status).toBe(200)
        return step.finish({ code })
      },
      wrongCode,
    ],
    [
      'a code of before one that was used',
      async ({ secret, step, user }) => {
        expect((await (await firstStep(user)).finish({ code: codeOf(secret, 1) })).status).toBe(200)
        return step.finish({ code: codeOf(secret) })
      },
      wrongCode,
    ],
    ['a code of two steps ago', ({ secret, step }) => step.finish({ code: codeOf(secret, -3) }), wrongCode],
    ['a code of another account', ({ other, step }) => step.finish({ code: codeOf(other.secret) }), wrongCode],
    [
      'a recovery code of another account',
      ({ other, step }) => step.finish({ code: other.recoveryCodes[0] }),
      'Ese código de recuperación no es correcto o ya se usó',
    ],
    [
      'a passkey on another site',
      async ({ authenticator, passkey, step }) =>
        step.finish({ passkey: authenticator.get(await passkey(), { origin: 'http://evil.test' }) }),
      wrongPasskey,
    ],
    [
      'a passkey for another host',
      async ({ authenticator, passkey, step }) =>
        step.finish({ passkey: authenticator.get(await passkey(), { host: 'evil.test' }) }),
      wrongPasskey,
    ],
    [
      'a passkey of somebody else',
      async ({ passkey, step, other }) => {
        const { authenticator } = await addPasskey(other.client)
        return step.finish({ passkey: authenticator.get(await passkey()) })
      },
      wrongPasskey,
    ],
    [
      "a stranger's passkey under the account's id",
      async ({ authenticator, passkey, step }) =>
        step.finish({
          passkey: { ...createAuthenticator().get(await passkey()), id: authenticator.id, rawId: authenticator.id },
        }),
      wrongPasskey,
    ],
    [
      'a passkey whose count of uses went back',
      async ({ authenticator, passkey, step, user }) => {
        const before = await firstStep(user)
        expect(
          (await before.finish({ passkey: authenticator.get((await before.choice()).body.passkey, { counter: 7 }) }))
            .status,
        ).toBe(200)
        return step.finish({ passkey: authenticator.get(await passkey(), { counter: 7 }) })
      },
      wrongPasskey,
    ],
    [
      'an answer to another challenge',
      async ({ authenticator, passkey, step }) => {
        const former = await passkey()
        await passkey()
        return step.finish({ passkey: authenticator.get(former) })
      },
      wrongPasskey,
    ],
    [
      'a passkey that was removed meanwhile',
      async ({ authenticator, passkey, step, client }) => {
        const options = await passkey()
        const [{ id } = { id: '' }] = (await client.get('/api/account/second-factor')).body.passkeys as { id: string }[]
        expect(
          (await client.post('/api/account/second-factor/removals', { password: testPassword, factor: id })).status,
        ).toBe(204)
        return step.finish({ passkey: authenticator.get(options) })
      },
      wrongPasskey,
    ],
    [
      "what is no passkey's answer",
      ({ step }) => step.finish({ passkey: { id: { $gt: '' }, response: null } }),
      wrongPasskey,
    ],
    [
      'a right code of who was dismissed in between',
      async ({ secret, step, user }) => {
        await (await api.as('super')).delete(`/api/users/${user.id}`)
        return step.finish({ code: codeOf(secret) })
      },
      wrongCode,
    ],
    [
      'a right code after the password was changed in between',
      async ({ secret, step, client }) => {
        expect(
          (await client.put('/api/account/password', { current: testPassword, next: 'una-clave-nueva' })).status,
        ).toBe(204)
        return step.finish({ code: codeOf(secret) })
      },
      wrongCode,
    ],
  ])('is refused with %s, and nothing changes', async (_case, attempt, message) => {
    const made = await scene()
    const { authenticator, step } = made
    let before: unknown
    // The setup of the case comes first: only its last request is the rejected one.
    const { finish } = step
    step.finish = async (body) => {
      const { passkey } = body as { passkey?: object }
      const kept = passkey
        ? await api.raw.collection('pending_proofs').findOne({ challenge: { $exists: true }, userId: made.user.id })
        : null
      before = await stored()
      if (kept) await api.raw.collection('pending_proofs').replaceOne({ _id: kept._id }, kept)
      return finish(body)
    }
    const answer = await attempt(made)
    expect([answer.status, answer.body.message]).toEqual([401, message])
    expect(await stored()).toEqual(before)
    await api.app.services.audit.linkPending()
    const refusals = await api.raw
      .collection('audit')
      .find({ kind: 'sign-in-refused', detail: 'second step' })
      .toArray()
    expect(refusals).toHaveLength(1)
    expect(authenticator.id).not.toBe('')
  })

  it('ends with the second step, with five minutes, and without the cookie: then 404, and nothing changes', async () => {
    const { user, secret, step } = await scene()
    const late = await firstStep(user)
    await api.raw
      .collection('pending_proofs')
      .updateMany({ expiresAt: { $type: 'date' } }, { $set: { expiresAt: new Date(Date.now() - 1) } })
    const used = await firstStep(user)
    expect((await used.finish({ code: codeOf(secret) })).status).toBe(200)
    const before = await stored()
    for (const { choice, finish } of [step, late, used]) {
      for (const answer of [await choice(), await finish({ code: codeOf(secret, 1) })]) {
        expect([answer.status, answer.body]).toEqual([404, { code: 404, type: 'not_found', message: expired }])
      }
    }
    expect((await api.anonymous.put('/api/account/second-step', { code: codeOf(secret, 1) })).status).toBe(404)
    expect(await stored()).toEqual(before)
  })

  it.each([
    [{}, 'code'],
    [{ code: '' }, 'code'],
    [{ code: 123456 }, 'code'],
    [{ code: '123456', role: 'super' }, 'role'],
    [{ passkey: 'x' }, 'passkey'],
  ])('rejects %o as 400', async (body, path) => {
    const { step } = await scene()
    const before = await stored()
    const answer = await step.finish(body)
    expect([answer.status, answer.body.details[0].path]).toEqual([400, path])
    expect(await stored()).toEqual(before)
  })

  it('one of many parallel attempts with one code succeeds', async () => {
    const { user, secret } = await scene()
    const steps = await Promise.all(Array.from({ length: 6 }, () => firstStep(user)))
    const answers = await Promise.all(steps.map(({ finish }) => finish({ code: codeOf(secret) })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 5 }, () => 401)])
  })
})

describe('guesses at the second step', () => {
  it('are five a sign-in and ten a quarter of an hour for strangers, who know the password; a known device and a passkey continue', async () => {
    const user = await someone()
    const {
      secret,
      client,
      recoveryCodes: [code = ''],
    } = await addApp(await api.signedIn(user))
    const { authenticator } = await addPasskey(client)
    const own = createBrowserClient(api.app)
    await own.post('/api/account/sessions', { email: user.email, password: testPassword })
    expect((await own.put('/api/account/second-step', { code })).status).toBe(200)
    const guesses = async (address: string) => {
      const { finish } = await firstStep(user, address)
      const statuses = []
      for (let count = 0; count < 6; count += 1) statuses.push((await finish({ code: '000000' })).status)
      return statuses
    }
    expect(await guesses('10.0.0.1')).toEqual([401, 401, 401, 401, 401, 429])
    expect(await guesses('10.9.0.1')).toEqual([401, 401, 401, 401, 401, 429])
    const stranger = await firstStep(user, '10.7.0.1')
    const refused = await stranger.finish({ code: codeOf(secret) })
    expect([refused.status, refused.body.type]).toEqual([429, 'rate_limited'])
    const { passkey } = (await stranger.choice()).body
    expect((await stranger.finish({ passkey: authenticator.get(passkey) })).status).toBe(200)
    await own.post('/api/account/sessions', { email: user.email, password: testPassword })
    expect((await own.put('/api/account/second-step', { code: codeOf(secret, 1) })).status).toBe(200)
  })

  it('keep the device of a known browser, and are limited to thirty a day there too', async () => {
    const user = await someone()
    const { secret, recoveryCodes } = await addApp(await api.signedIn(user))
    const browser = createBrowserClient(api.app)
    const begin = () => browser.post('/api/account/sessions', { email: user.email, password: testPassword })
    for (const code of recoveryCodes.slice(0, 3)) {
      await begin()
      expect((await browser.put('/api/account/second-step', { code })).status).toBe(200)
    }
    const known = await api.raw.collection<{ devices: object[] }>('known_devices').find().toArray()
    expect(known.map(({ devices }) => devices.length)).toEqual([1])
    let judged = 0
    for (let turn = 0; turn < 8; turn += 1) {
      // An hour later: only the daily counter remains.
      await api.raw.collection<{ _id: string }>('signin_failures').deleteMany({ _id: { $regex: '^step:device:' } })
      await begin()
      for (let guess = 0; guess < 5; guess += 1) {
        if ((await browser.put('/api/account/second-step', { code: '000000' })).status === 401) judged += 1
      }
    }
    expect(judged).toBe(30)
    expect((await browser.put('/api/account/second-step', { code: codeOf(secret, 1) })).status).toBe(429)
  })
})
