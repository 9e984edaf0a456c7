import { maximumImageSize } from '@torneo/contracts/files/storage'
import { MongoClient } from 'mongodb'
import { expect, it } from 'vitest'
import { buildApp } from '../../app'
import { readConfig } from '../../config'
import { pauseRequest } from '../../testing/pause-request'
import { filesOf, formOf, pngOf } from '../../testing/storage-samples'
import { cheapPasswords, type TestApi, testDatabaseUri, testPassword } from '../../testing/test-api'
import { createTestClient } from '../../testing/test-client'
import { createTestProxy } from '../../testing/test-proxy'
import { anyRow } from './checked-collection'
import { connectDatabase } from './database'

it('answers 503 while the database is away, and works again when it is back', async () => {
  const { uri, name } = testDatabaseUri()
  const proxy = await createTestProxy(Number(new URL(uri).port))
  const MONGODB_URI = `mongodb://127.0.0.1:${proxy.port}/${name}?directConnection=true`
  const database = await connectDatabase(MONGODB_URI)
  const app = await buildApp({
    config: readConfig({ MONGODB_URI, LOG_LEVEL: 'silent' }),
    database,
    passwords: cheapPasswords(),
  })
  await app.ready()
  const passwordHash = await app.services.passwords.hash(testPassword)
  const user = await app.services.users.create(
    {
      email: 'a@torneo.local',
      name: 'A',
      role: 'super',
      promotionId: null,
      active: true,
      createdBy: '',
      prefs: {},
      passwordHash,
    },
    { by: { id: '', name: '' } },
  )
  const token = await app.services.sessions.open({ id: user?.id ?? '', passwordHash })
  const client = createTestClient(app, token)

  const raw = new MongoClient(uri)
  const { payload, type } = formOf([{ name: 'a.png', content: await pngOf(maximumImageSize) }])
  await app.listen({ port: 0, host: '127.0.0.1' })
  const finishUpload = await pauseRequest({ app, raw: raw.db(name) } as TestApi, {
    method: 'POST',
    path: filesOf('general'),
    token,
    payload,
    type,
  })

  await proxy.cut()
  expect(await finishUpload()).toMatchObject({ status: 503, body: { type: 'unavailable' } })
  const answers = await Promise.all([
    client.get('/api/hero'),
    client.get('/api/storage/buckets/general/files/abc/view'),
    client.post('/api/tournament-sports', { name: 'Fútbol', icon: '⚽' }),
    createTestClient(app).post('/api/account/sessions', { email: 'a@torneo.local', password: testPassword }),
  ])
  for (const { status, body, headers } of answers) {
    expect([status, body.type, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect(body.message).toBe('El servicio no está disponible por el momento. Vuelve a intentar en unos segundos.')
  }
  expect((await client.get('/readyz')).status).toBe(503)
  expect((await client.get('/healthz')).status).toBe(200)

  await proxy.restore()
  await expect.poll(async () => (await client.get('/readyz')).status).toBe(200)
  expect((await client.post('/api/tournament-sports', { name: 'Fútbol', icon: '⚽' })).status).toBe(201)
  expect((await client.get('/api/tournament-sports')).body.total).toBe(1)

  expect((await client.get(filesOf('general'))).body.total).toBe(0)
  expect(await raw.db(name).collection('general.chunks').countDocuments()).toBe(0)
  await raw.close()

  await app.close()
  await database.collection('users', anyRow()).drop()
  await database.close()
  await proxy.cut()
})
