import { allEndpoints } from '@torneo/contracts/endpoint/catalogue'
import { fillPath } from '@torneo/contracts/endpoint/endpoint'
import { roles } from '@torneo/contracts/people/roles'
import { mayCall } from '@torneo/domain/people/permissions'
import { describe, expect, it } from 'vitest'
import { cookieOf, codeOf, secondFactorScene } from '../../testing/second-factor-scene'
import { testPassword, useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'

const api = useTestApi()
const { addApp, addPasskey } = secondFactorScene(api)

const proven = allEndpoints.filter(({ proof }) => proof !== undefined)
const password = testPassword
const key = { app: 'users-admin', name: 'Lucía, CI' }
const proofOf = async (client: TestClient, body: object = { password }) =>
  String((await client.post('/api/account/proof', body)).body.proof)
/** Tries to create a key with a proof; resolves with the status and the type of the error. */
const tryWith = async (client: TestClient, proof: string) => {
  const { status, body } = await client.post('/api/release-keys', key, { 'x-proof': proof })
  return [status, body.type]
}
const refused = [403, 'proof_required']

describe.each(proven.map((endpoint) => ({ ...endpoint, endpoint, name: `${endpoint.method} ${endpoint.path}` })))(
  '$name',
  ({ endpoint, method, path, proof }) => {
    const ask = (client: TestClient, header: Record<string, string>) => {
      const url = `/api${fillPath(path, { id: 'nadie', batch: 'nadie', app: 'no-such-app', version: 'x' })}`
      return client.request({
        method,
        url,
        headers: { ...header, ...(method === 'DELETE' ? {} : { 'content-type': 'application/json' }) },
        ...(method === 'DELETE' ? {} : { payload: typeof proof === 'string' ? { [proof]: 'nothing' } : {} }),
      })
    }

    it('is refused to a session without a proof, with one that is invented, and with that of another session, before it is looked at', async () => {
      const chief = await api.as('super')
      const other = await proofOf(await api.as('super'))
      const before = await api.snapshot()
      for (const given of ['', 'x'.repeat(43), other]) {
        const { status, body } = await ask(chief, { 'x-proof': given })
        expect([status, body.type, body.message]).toEqual([
          403,
          'proof_required',
          'Para esto falta confirmar que eres tú. No se cambió nada.',
        ])
      }
      expect(await api.snapshot()).toBe(before)
    })

    it('is judged as usual with a proof', async () => {
      const chief = await api.as('super')
      const { body } = await ask(chief, { 'x-proof': await proofOf(chief) })
      expect(body?.type).not.toBe('proof_required')
    })

    it('tells a role that may not make it nothing of proofs', async () => {
      for (const role of roles.filter((one) => !mayCall(one, endpoint)))
        expect((await ask(await api.as(role), { 'x-proof': '' })).body.type).toBe('forbidden')
      expect((await ask(api.anonymous, { 'x-proof': '' })).status).toBe(401)
    })
  },
)

it('a name is changed without a proof', async () => {
  const { id } = await api.addUser({ role: 'admin_landing' })
  const answer = await (await api.as('super')).patch(`/api/users/${id}`, { name: 'Carla N.' }, { 'x-proof': '' })
  expect([answer.status, answer.body.name]).toEqual([200, 'Carla N.'])
})

it('a release key changes its app without a proof', async () => {
  const { body } = await (await api.as('super')).post('/api/release-keys', key)
  const headers = { authorization: `Bearer ${body.secret}`, 'x-proof': '' }
  const answer = await api.anonymous.post('/api/releases/users-admin/off', { message: 'Ya volvemos' }, headers)
  expect(answer.body.type).not.toBe('proof_required')
})

it('a proof serves several calls for ten minutes', async () => {
  const chief = await api.as('super')
  const now = await api.app.services.database.now()
  const { proof, until } = (await chief.post('/api/account/proof', { password })).body
  const left = (Date.parse(until) - now.getTime()) / 60_000
  expect([left >= 10, left < 11]).toEqual([true, true])
  expect([await tryWith(chief, proof), await tryWith(chief, proof)]).toEqual([
    [201, undefined],
    [201, undefined],
  ])
  await api.raw.collection('proofs').updateMany({}, [{ $set: { expiresAt: '$$NOW' } }])
  expect(await tryWith(chief, proof)).toEqual(refused)
})

it('a proof is stored only as its fingerprint', async () => {
  const proof = await proofOf(await api.as('super'))
  expect(proof).toHaveLength(43)
  expect(await api.allText()).not.toContain(proof)
})

it.each<[what: string, change: (client: TestClient) => Promise<{ headers: object }>]>([
  ['a new password', (client) => client.put('/api/account/password', { current: password, next: 'otra-clave-larga' })],
  ['the end of the other sessions', (client) => client.delete('/api/account/sessions')],
])('%s ends the proof, in the session that continues too', async (_, change) => {
  const chief = await api.as('super')
  const proof = await proofOf(chief)
  const token = cookieOf((await change(chief)) as never, 'torneo_session')
  expect(await tryWith(createTestClient(api.app, token), proof)).toEqual(refused)
})

it('a proof ends with its session', async () => {
  const chief = await api.as('super')
  const proof = await proofOf(chief)
  await chief.delete('/api/account/sessions/current')
  expect(await tryWith(chief, proof)).toEqual([401, 'unauthenticated'])
  expect(await tryWith(await api.as('super'), proof)).toEqual(refused)
})

describe('a wrong secret', () => {
  it.each<[what: string, body: object, message: string]>([
    ['password', { password: 'equivocada' }, 'Esa contraseña no es correcta'],
    ['code', { code: '000 000' }, 'Ese código no es correcto o ya se usó. Escribe el que muestra ahora tu app.'],
    ['recovery code', { code: 'abcd-efgh' }, 'Ese código de recuperación no es correcto o ya se usó'],
    ['passkey', { passkey: { id: 'x' } }, 'No pudimos comprobar la llave de acceso. Vuelve a intentar.'],
  ])('%s is 401, and the session stays', async (_, body, message) => {
    const chief = await api.as('super')
    const { status, body: answer } = await chief.post('/api/account/proof', body)
    expect([status, answer.type, answer.message]).toEqual([401, 'bad_credentials', message])
    expect((await chief.get('/api/account')).status).toBe(200)
  })

  it('ten times is 429 for the right one too, and for changing the own password; other people do not wait', async () => {
    const chief = await api.as('super')
    const wrong = { password: 'equivocada' }
    const statuses = []
    for (let count = 0; count < 11; count++) statuses.push((await chief.post('/api/account/proof', wrong)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    expect((await chief.post('/api/account/proof', { password })).status).toBe(429)
    const change = { current: password, next: 'otra-clave-larga' }
    expect((await chief.put('/api/account/password', change)).status).toBe(429)
    expect((await (await api.as('admin_tournament')).post('/api/account/proof', { password })).status).toBe(200)
  })

  it('code can be tried thirty times a day', async () => {
    const made = await addApp(await api.as('super'))
    const at = Array.from({ length: 30 }, (_, index) => new Date(Date.now() - 3_600_000 - index * 60_000))
    const { id } = (await made.client.get('/api/account')).body
    await api.raw
      .collection<{ _id: string }>('signin_failures')
      .insertOne({ _id: `own-step-day:${id}`, at, expiresAt: new Date(Date.now() + 3_600_000) } as never)
    expect((await made.client.post('/api/account/proof', { code: codeOf(made.secret) })).status).toBe(429)
    expect((await made.client.post('/api/account/proof', { password })).status).toBe(200)
  })

  it('names the password when the secret is missing', async () => {
    const { status, body } = await (await api.as('super')).post('/api/account/proof', {})
    expect([status, body.details[0].path]).toEqual([400, 'password'])
  })
})

describe('the second factor proves the person too', () => {
  it('accepts a code of the app once', async () => {
    const { client, secret } = await addApp(await api.as('super'))
    expect((await client.post('/api/account/proof/options')).body).toEqual({
      app: true,
      recoveryCode: true,
      passkey: null,
    })
    const code = codeOf(secret)
    expect(await tryWith(client, await proofOf(client, { code }))).toEqual([201, undefined])
    expect((await client.post('/api/account/proof', { code })).status).toBe(401)
  })

  it('accepts a recovery code once', async () => {
    const { client, recoveryCodes } = await addApp(await api.as('super'))
    const code = recoveryCodes[0] ?? ''
    expect(await tryWith(client, await proofOf(client, { code }))).toEqual([201, undefined])
    expect((await client.post('/api/account/proof', { code })).status).toBe(401)
  })

  it("accepts a passkey that signs this session, and rejects another session's", async () => {
    const { client, authenticator } = await addPasskey(await api.as('super'))
    const signed = async () => {
      const { passkey } = (await client.post('/api/account/proof/options')).body as { passkey: { challenge: string } }
      return { passkey: authenticator.get(passkey) }
    }
    const body = await signed()
    expect(await tryWith(client, await proofOf(client, body))).toEqual([201, undefined])
    expect((await client.post('/api/account/proof', body)).status).toBe(401)
    const stolen = await signed()
    expect((await (await api.as('admin_landing')).post('/api/account/proof', stolen)).status).toBe(401)
  })
})
