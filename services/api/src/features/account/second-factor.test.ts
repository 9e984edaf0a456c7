import type { AuditRow } from '@torneo/contracts/records/audit'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, cookieOf, secondFactorScene } from '../../testing/second-factor-scene'
import { createAuthenticator } from '../../testing/soft-authenticator'
import { testPassword, useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { openSocket } from '../../testing/test-socket'

const api = useTestApi()
const strict = useTestApi({ REQUIRE_SECOND_FACTOR: 'super', SECOND_FACTOR_KEY: 'una-clave-de-servidor' })
const { addApp, addPasskey, firstStep } = secondFactorScene(api)

const url = '/api/account/second-factor'
const password = testPassword
const someone = async () => api.signedIn(await api.addUser({ role: 'admin_landing', name: 'Marta Gil' }))
const removeOwn = (client: TestClient, factor: string) => client.post(`${url}/removals`, { password, factor })
const passkeysOf = async (client: TestClient) => (await client.get(url)).body.passkeys as { id: string; name: string }[]

async function stored() {
  await api.app.services.audit.linkPending()
  const skipped = new Set(['signin_failures', 'pending_proofs'])
  return (JSON.parse(await api.snapshot()) as [string, unknown][]).filter(([name]) => !skipped.has(name))
}

describe('the own second factor', () => {
  it('begins without one; the first ends the other sessions, renews this one and brings ten recovery codes', async () => {
    const marta = await someone()
    const elsewhere = await api.signedIn(marta.user)
    expect((await marta.get(url)).body).toEqual({
      appSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      isRequired: false,
      host: 'localhost',
    })
    const { answer, client, recoveryCodes, secret } = await addApp(marta)
    expect([answer.status, recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([200, 10, 10])
    expect(recoveryCodes.every((code) => /^([a-km-z2-9]{4}-){3}[a-km-z2-9]{4}$/.test(code))).toBe(true)
    for (const old of [marta, elsewhere]) expect((await old.get('/api/account')).status).toBe(401)
    expect((await client.get('/api/account')).body).toMatchObject({ id: marta.user.id, secondFactor: true })
    const state = await client.get(url)
    expect(state.body).toEqual({
      appSince: expect.any(String),
      passkeys: [],
      recoveryCodesLeft: 10,
      isRequired: false,
      host: 'localhost',
    })
    expect([state.text.includes(secret), state.headers['cache-control']]).toEqual([false, 'private, no-store'])
    const listed = (await (await api.as('super')).get('/api/users')).body.users as {
      id: string
      secondFactor?: boolean
    }[]
    expect(listed.filter(({ secondFactor }) => secondFactor).map(({ id }) => id)).toEqual([marta.user.id])
  })

  it('can be several: they are added, named, listed and removed, and each change is in the audit log without a secret', async () => {
    const first = await addApp(await someone())
    const second = await addPasskey(first.client, { name: 'Teléfono' })
    const third = await addPasskey(second.client, { name: 'Llave azul' })
    expect([second.answer.status, second.recoveryCodes, third.recoveryCodes]).toEqual([201, [], []])
    // Adding another passkey ends no session.
    expect((await first.client.get('/api/account')).status).toBe(200)
    const [phone] = await passkeysOf(first.client)
    const elsewhere = await api.signedIn((await first.client.get('/api/account')).body)
    const removed = await removeOwn(first.client, phone?.id ?? '')
    const here = createTestClient(api.app, cookieOf(removed, 'torneo_session'))
    expect([removed.status, (await elsewhere.get('/api/account')).status]).toEqual([204, 401])
    expect((await passkeysOf(here)).map(({ name }) => name)).toEqual(['Llave azul'])
    const renewed = await here.post(`${url}/recovery-codes`, { password })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    await api.app.services.audit.linkPending()
    const rows = (await (await api.as('super')).get('/api/audit?kind=second-factor-changed')).body.items as AuditRow[]
    expect(rows.map(({ detail, who }) => [detail, who?.name])).toEqual(
      [
        'recovery codes',
        'passkey removed: Teléfono',
        'passkey added: Llave azul',
        'passkey added: Teléfono',
        'app added',
      ].map((detail) => [detail, 'Marta Gil']),
    )
    for (const secret of [first.secret, ...first.recoveryCodes, ...(renewed.body.recoveryCodes as string[])])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('the last one that goes takes the recovery codes along: the password is enough again', async () => {
    const marta = await someone()
    const { client } = await addApp(marta)
    const answer = await removeOwn(client, 'app')
    expect([answer.status, answer.body]).toEqual([204, null])
    const here = createTestClient(api.app, cookieOf(answer, 'torneo_session'))
    expect([(await client.get('/api/account')).status, (await here.get('/api/account')).body.secondFactor]).toEqual([
      401,
      false,
    ])
    expect(await api.raw.collection('second_factors').countDocuments()).toBe(0)
    expect((await api.anonymous.post('/api/account/sessions', { email: marta.user.email, password })).status).toBe(201)
  })

  it('new recovery codes void the old ones', async () => {
    const marta = await someone()
    const {
      client,
      recoveryCodes: [old = ''],
    } = await addApp(marta)
    const [fresh = ''] = (await client.post(`${url}/recovery-codes`, { password })).body.recoveryCodes as string[]
    expect((await (await firstStep(marta.user)).finish({ code: old })).status).toBe(401)
    expect((await (await firstStep(marta.user)).finish({ code: fresh })).status).toBe(200)
  })

  it('a session that was being opened by the password alone while the first one came opens nothing', async () => {
    const marta = await someone()
    const secret = await api.app.services.users.secretOf(marta.user.email)
    await addApp(marta)
    const late = await api.app.services.sessions.open(secret!)
    expect((await createTestClient(api.app, late).get('/api/account')).status).toBe(401)
  })

  it('outlives a new password, by a super or by a link', async () => {
    const boss = await api.as('super')
    const marta = await someone()
    await addApp(marta)
    await boss.post(`/api/users/${marta.user.id}/password`, { password: 'clave-de-otra-persona' })
    const path = String((await boss.post(`/api/users/${marta.user.id}/link`)).body.path)
    expect(
      (
        await api.anonymous.put('/api/account/link', {
          token: path.replace('/acceso#', ''),
          password: 'una-clave-elegida',
        })
      ).status,
    ).toBe(204)
    const answer = await api.anonymous.post('/api/account/sessions', {
      email: marta.user.email,
      password: 'una-clave-elegida',
    })
    expect([answer.status, answer.body.type]).toEqual([401, 'second_factor'])
  })

  type Scene = Awaited<ReturnType<typeof scene>>
  async function scene() {
    const { client, recoveryCodes } = await addApp(await someone())
    const { authenticator } = await addPasskey(client)
    const begun = (await client.post(`${url}/app`, { password })).body as { secret: string }
    const options = (await client.post(`${url}/passkey-options`, { password })).body as { challenge: string }
    return {
      client,
      recoveryCodes,
      authenticator,
      secret: begun.secret,
      options,
      other: (await addApp(await someone())).client,
    }
  }
  const add = (client: TestClient, passkey: object, name = 'Otra') => client.post(`${url}/passkeys`, { name, passkey })

  it.each<
    [
      string,
      (scene: Scene) => Promise<{ status: number; body: { message: string; details?: { message: string }[] } }>,
      number,
      string,
    ]
  >([
    [
      'an app with the wrong password',
      ({ client }) => client.post(`${url}/app`, { password: 'otra-clave' }),
      400,
      'La contraseña actual no es correcta',
    ],
    [
      'a passkey with the wrong password',
      ({ client }) => client.post(`${url}/passkey-options`, { password: 'otra-clave' }),
      400,
      'La contraseña actual no es correcta',
    ],
    [
      'a removal with the wrong password',
      ({ client }) => client.post(`${url}/removals`, { password: 'otra-clave', factor: 'app' }),
      400,
      'La contraseña actual no es correcta',
    ],
    [
      'new recovery codes with the wrong password',
      ({ client }) => client.post(`${url}/recovery-codes`, { password: 'otra-clave' }),
      400,
      'La contraseña actual no es correcta',
    ],
    [
      'an app with a wrong code',
      ({ client, secret }) => client.put(`${url}/app`, { code: codeOf(secret, 9) }),
      400,
      'Ese código no es correcto o ya se usó. Escribe el que muestra ahora tu app.',
    ],
    [
      'an app that another session began',
      ({ other, secret }) => other.put(`${url}/app`, { code: codeOf(secret) }),
      404,
      'Pasó demasiado tiempo. Empieza de nuevo.',
    ],
    [
      'a passkey that another session began',
      ({ other, options }) => add(other, createAuthenticator().create(options)),
      404,
      'Pasó demasiado tiempo. Empieza de nuevo.',
    ],
    [
      'a passkey of another site',
      ({ client, options }) => add(client, createAuthenticator().create(options, { origin: 'http://evil.test' })),
      400,
      'No pudimos comprobar la llave de acceso. Vuelve a intentar.',
    ],
    [
      'a passkey for another host',
      ({ client, options }) => add(client, createAuthenticator().create(options, { host: 'evil.test' })),
      400,
      'No pudimos comprobar la llave de acceso. Vuelve a intentar.',
    ],
    [
      'a passkey that an account has already',
      async ({ other, authenticator }) => {
        const options = (await other.post(`${url}/passkey-options`, { password })).body as { challenge: string }
        return add(other, authenticator.create(options))
      },
      409,
      'Esa llave de acceso ya está en una cuenta',
    ],
    [
      'a passkey without a name',
      ({ client, options }) => add(client, createAuthenticator().create(options), ' '),
      400,
      'Ponle un nombre, para reconocerla después',
    ],
    [
      'the removal of what is not there',
      ({ client }) => removeOwn(client, 'nada'),
      404,
      'No encontramos lo que buscas',
    ],
    [
      'recovery codes without a factor',
      async () => (await someone()).post(`${url}/recovery-codes`, { password }),
      404,
      'No encontramos lo que buscas',
    ],
  ])('%s is refused, and nothing changes', async (_case, attempt, status, message) => {
    const made = await scene()
    await someone()
    const before = (await stored()).filter(([name]) => name !== 'sessions' && name !== 'users')
    const answer = await attempt(made)
    expect([answer.status, answer.body.details?.[0]?.message ?? answer.body.message]).toEqual([status, message])
    expect((await stored()).filter(([name]) => name !== 'sessions' && name !== 'users')).toEqual(before)
  })

  it('has at most ten passkeys', async () => {
    const { client } = await addPasskey(await someone())
    for (let count = 1; count < 10; count += 1) expect((await addPasskey(client)).answer.status).toBe(201)
    const answer = await client.post(`${url}/passkey-options`, { password })
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Ya tienes diez llaves de acceso. Quita una que no uses.',
    ])
  })

  it('gives each of two concurrent removals its own result', async () => {
    const { client } = await addApp(await someone())
    await addPasskey(client)
    const [passkey] = await passkeysOf(client)
    const answers = await Promise.all([removeOwn(client, 'app'), removeOwn(client, passkey?.id ?? '')])
    // The first one replaces the session's token: the other is rejected, or came first.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401])
    expect(await api.raw.collection('second_factors').countDocuments()).toBe(1)
  })

  it('a change that began before another renewed the session ends no session of the other', async () => {
    const marta = await someone()
    const { client } = await addApp(marta)
    const { database, sessions, users } = api.app.services
    const account = await users.secretOf(marta.user.email)
    expect(await database.transaction((transaction) => sessions.renew(marta.token, account!, transaction))).toBeNull()
    expect((await client.get('/api/account')).status).toBe(200)
  })
})

describe('removed by a super', () => {
  it('is removed with the sessions, and the history names who did it; a second time changes nothing', async () => {
    const boss = await api.as('super')
    const marta = await someone()
    const { client } = await addApp(marta)
    const remove = () => boss.delete(`/api/users/${marta.user.id}/second-factor`)
    expect((await remove()).status).toBe(204)
    expect((await client.get('/api/account')).status).toBe(401)
    expect((await api.anonymous.post('/api/account/sessions', { email: marta.user.email, password })).status).toBe(201)
    expect((await boss.get('/api/activity')).body.items[0]).toMatchObject({
      action: 'Verificación en dos pasos quitada',
      subject: 'Marta Gil',
      actor: 'Lucía Ferreyra',
    })
    const before = await stored()
    expect((await remove()).status).toBe(204)
    expect(await stored()).toEqual(before)
  })

  it('is refused for a super, and to anybody else', async () => {
    const chief = await addApp(await api.signedIn(await api.addUser({ role: 'super' })))
    const captain = await api.signedIn(await api.addUser({ role: 'team_captain' }))
    await addApp(captain)
    const [boss, organiser] = [await api.as('super'), await api.as('admin_tournament')]
    const before = await stored()
    const id = String((await chief.client.get('/api/account')).body.id)
    for (const [client, target] of [
      [boss, id],
      [chief.client, id],
      [organiser, captain.user.id],
    ] as const) {
      expect((await client.delete(`/api/users/${target}/second-factor`)).status).toBe(403)
    }
    expect((await boss.delete('/api/users/nadie/second-factor')).status).toBe(404)
    expect(await stored()).toEqual(before)
  })
})

describe('a role that requires a second factor', () => {
  const { addApp: addStrictApp, addPasskey: addStrictPasskey } = secondFactorScene(strict)
  const sentence = 'Activa la verificación en dos pasos para usar el panel'
  beforeEach(() => strict.raw.collection('signin_failures').deleteMany({}))

  it('a session without one may only set it up: every other call is 403 and changes nothing, the socket receives nothing', async () => {
    const user = await strict.addUser({ role: 'super' })
    const signedIn = await createTestClient(strict.app).post('/api/account/sessions', { email: user.email, password })
    expect([signedIn.status, signedIn.body.needsSecondFactor]).toEqual([201, true])
    const boss = createTestClient(strict.app, cookieOf(signedIn, 'torneo_session'))
    expect((await boss.get('/api/account')).body).toMatchObject({ id: user.id, needsSecondFactor: true })
    const before = await strict.snapshot()
    for (const [method, address, body] of [
      ['GET', '/api/users'],
      ['GET', '/api/dashboard'],
      ['GET', '/api/account/sessions'],
      ['GET', '/api/matches'],
      ['GET', '/api/audit'],
      ['PUT', '/api/hero', { title: 'a', subtitle: 'b', description: 'c' }],
      ['PATCH', '/api/account', { name: 'Otra' }],
      ['PUT', '/api/account/password', { current: password, next: 'una-clave-nueva' }],
      ['POST', '/api/users/admin', {}],
      ['DELETE', '/api/account/sessions'],
    ] as const) {
      const answer = await boss.request({
        method,
        url: address,
        ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      expect([address, answer.status, answer.body.message]).toEqual([address, 403, sentence])
    }
    expect(await strict.snapshot()).toBe(before)
    const { client, recoveryCodes } = await addStrictApp(boss)
    expect(recoveryCodes).toHaveLength(10)
    expect((await client.get('/api/account')).body).not.toHaveProperty('needsSecondFactor')
    expect((await client.get('/api/users')).status).toBe(200)
  })

  it('closes the socket of a session that has none', async () => {
    await strict.app.listen({ port: 0, host: '127.0.0.1' })
    const { token } = await strict.signedIn(await strict.addUser({ role: 'super' }))
    const socket = openSocket(strict.app, { token })
    expect(await socket.ended()).toBe(1008)
  })

  it('the last one stays, with the password too; of two, one may go', async () => {
    const { client } = await addStrictApp(await strict.as('super'))
    const refused = await removeOwn(client, 'app')
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Tu cuenta necesita un segundo paso: agrega otro antes de quitar este',
    ])
    expect((await client.get(url)).body).toMatchObject({
      appSince: expect.any(String),
      isRequired: true,
      recoveryCodesLeft: 10,
    })
    await addStrictPasskey(client)
    expect((await removeOwn(client, 'app')).status).toBe(204)
  })

  it('asks a new super for one at the next sign-in, and other roles for none', async () => {
    const { client: boss } = await addStrictApp(await strict.as('super'))
    const user = await strict.addUser({ role: 'admin_landing' })
    const signIn = () => createTestClient(strict.app).post('/api/account/sessions', { email: user.email, password })
    expect((await signIn()).body).not.toHaveProperty('needsSecondFactor')
    expect((await boss.patch(`/api/users/${user.id}`, { role: 'super' })).status).toBe(200)
    expect((await signIn()).body.needsSecondFactor).toBe(true)
  })

  it('seals the app secrets of a database copy by SECOND_FACTOR_KEY, older ones at their next use', async () => {
    const user = await strict.addUser({ role: 'admin_landing' })
    const { secret } = await addStrictApp(await strict.signedIn(user))
    expect(await strict.allText()).not.toContain(secret)
    await strict.raw
      .collection<{ _id: string }>('second_factors')
      .updateOne({ _id: user.id }, { $set: { 'app.secret': secret } })
    const { finish } = await secondFactorScene(strict).firstStep(user)
    expect((await finish({ code: codeOf(secret) })).status).toBe(200)
    expect(await strict.allText()).not.toContain(secret)
    // A secret moved to another account, or read with another key, cannot be decrypted.
    const moved = await strict.raw
      .collection<{ _id: string; app: { secret: string } }>('second_factors')
      .findOne({ _id: user.id })
    expect(strict.app.services.sealedTexts.open(moved?.app.secret ?? '', 'otra')).toBeNull()
    expect(api.app.services.sealedTexts.open(moved?.app.secret ?? '', user.id)).toBeNull()
  })
})
