import { describe, expect, it } from 'vitest'
import { codeOf, secondFactorScene } from '../../testing/second-factor-scene'
import { cheapPasswords, testPassword, useTestApi } from '../../testing/test-api'

const api = useTestApi()
const { addApp, firstStep } = secondFactorScene(api)

const [composed, decomposed] = ['ábaco-señal-1', 'a\u0301baco-sen\u0303al-1']
const signIn = (email: string, password: string) => api.anonymous.post('/api/account/sessions', { email, password })
const invite = async (email: string, password = 'clave-larga') =>
  (await api.as('super')).post('/api/users/admin', { email, name: 'José', role: 'admin_landing', password })

describe('a password typed with letters composed or not (B74)', () => {
  it.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('opens the account when it was set as %j and is typed as %j', async (set, typed) => {
    expect((await invite('ana@ejemplo.test', set)).status).toBe(201)
    expect((await signIn('ana@ejemplo.test', set)).status).toBe(201)
    expect((await signIn('ana@ejemplo.test', typed)).status).toBe(201)
    expect((await signIn('ana@ejemplo.test', 'abaco-senal-1')).status).toBe(401)
  })

  it('opens the account as it was typed when it was set before both were one', async () => {
    await invite('ana@ejemplo.test')
    const { hash } = await import('@node-rs/argon2')
    await api.raw
      .collection('users')
      .updateOne(
        { email: 'ana@ejemplo.test' },
        { $set: { passwordHash: await hash(decomposed, { memoryCost: 8, timeCost: 1 }) } },
      )
    expect((await signIn('ana@ejemplo.test', decomposed)).status).toBe(201)
    expect(await cheapPasswords().matches(decomposed, null)).toBe(false)
  })
})

describe('an e-mail typed with letters composed or not (B74)', () => {
  it('is one account', async () => {
    expect((await invite('jose\u0301@ejemplo.test')).body.user.email).toBe('josé@ejemplo.test')
    expect((await invite('josé@ejemplo.test')).status).toBe(409)
    for (const email of ['josé@ejemplo.test', 'JOSE\u0301@ejemplo.test'])
      expect((await signIn(email, 'clave-larga')).status).toBe(201)
  })

  it('is the account that was stored before both were one', async () => {
    const { id } = await api.addUser({ role: 'admin_landing', email: 'jose\u0301@ejemplo.test' })
    expect((await invite('josé@ejemplo.test')).status).toBe(409)
    for (const email of ['josé@ejemplo.test', 'jose\u0301@ejemplo.test'])
      expect((await signIn(email, testPassword)).body.id).toBe(id)
    const boss = await api.as('super')
    expect((await boss.patch(`/api/users/${id}`, { name: 'José R.', email: 'jose\u0301@ejemplo.test' })).status).toBe(
      200,
    )
  })
})

it('a code of the app may be typed with full-width digits', async () => {
  const user = await api.addUser({ role: 'admin_landing' })
  const { secret } = await addApp(await api.signedIn(user))
  const wide = [...codeOf(secret)].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')
  expect((await (await firstStep(user)).finish({ code: wide })).status).toBe(200)
})

describe('a password that is easy to guess in Spanish', () => {
  it.each([
    'contraseña123',
    'contrasen\u0303a123',
    'contraseñacontraseña',
    'mundial20222022',
    'campeones2025',
    'colegio12345',
    'futbolfutbol12',
    'Argentina2022',
    'maria.de.los.angeles.fernandez.y.rodriguez@secretaria.colegio.ejemplo.test',
    'MARIA.DE.LOS.ANGELES.FERNANDEZ.Y.RODRIGUEZ@secretaria.colegio.ejemplo.test1',
  ])('is not taken: %j', async (next) => {
    const client = await api.signedIn(
      await api.addUser({
        role: 'admin_landing',
        email: 'maria.de.los.angeles.fernandez.y.rodriguez@secretaria.colegio.ejemplo.test',
      }),
    )
    const { status, body } = await client.put('/api/account/password', { current: testPassword, next })
    expect([status, body.details]).toEqual([
      400,
      [{ path: 'next', message: 'Esa contraseña es fácil de adivinar. Elige otra.' }],
    ])
  })

  it.each([
    'tres ovejas pintan un barco',
    'ñandú-volador-27',
    'lluvia:mate:guitarra',
    `${'q8Zk2Lw9'.repeat(4)}x7Pm3Vt6b`,
  ])('is not meant: %j', async (next) => {
    const client = await api.as('admin_landing')
    expect((await client.put('/api/account/password', { current: testPassword, next })).status).toBe(204)
  })
})
