import type { Db } from 'mongodb'
import { buildApp } from '../app'
import { readConfig } from '../config'
import { connectDatabase } from '../platform/database/database'
import { notifyingClient } from './notifying-client'
import { cheapPasswords, testPassword } from './test-api'
import { createTestClient } from './test-client'

/**
 * Starts the app on a database whose connection will fail, with a signed-in user and a second connection to the same
 * data. `directUri` is for that connection, if `uri` goes through a proxy.
 */
export async function startStandaloneApp(uri: string, directUri = uri) {
  const database = await connectDatabase(uri)
  const app = await buildApp({
    config: readConfig({ MONGODB_URI: uri, LOG_LEVEL: 'silent' }),
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
  const direct = notifyingClient(directUri, () => database)
  const raw: Db = direct.db()
  return {
    app,
    raw,
    client: createTestClient(app, await app.services.sessions.open({ id: user?.id ?? '', passwordHash })),
    async stop() {
      await app.close()
      await database.close()
      await raw.dropDatabase()
      await direct.close()
    },
  }
}
