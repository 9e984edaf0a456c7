import { randomBytes } from 'node:crypto'
import { type Role, roles } from '@torneo/contracts/roles'
import type { User } from '@torneo/contracts/users'
import type { FastifyInstance } from 'fastify'
import type { Db, Document } from 'mongodb'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { buildApp } from '../app'
import { readConfig } from '../config'
import { connectDatabase } from '../platform/database'
import type { LogStream } from '../platform/logs'
import { createPasswords } from '../platform/passwords'
import { createTestClient, type TestClient } from './test-client'
import { toldClient } from './told-client'

export const testPassword = 'torneo2025'

/** As weak as argon2id allows: the tests are about who gets in, not about the cost. */
export const cheapPasswords = () => createPasswords({ memoryCost: 8, timeCost: 1 })

export interface TestApi {
  app: FastifyInstance
  /** The database behind, to look at and to move its times; `app` hears of what is written there at once. */
  raw: Db
  anonymous: TestClient
  /** A new active user; equal emails are the caller's concern. */
  addUser: (fields: Partial<User> & { role: string }) => Promise<User>
  /** Somebody of that role, signed in: made when first asked for. */
  as: (role: Role) => Promise<TestClient & { user: User; token: string }>
  /** A new session of a user. */
  signedIn: (user: User) => Promise<TestClient & { user: User; token: string }>
  /** The whole database as text: equal before and after means that nothing was written. */
  snapshot: () => Promise<string>
  /** Keeps all that the database holds now; what it gives puts exactly that back, as often as it is called. */
  keep: () => Promise<() => Promise<void>>
}

/** Address of a database of its own on the test run's server. */
export function testDatabaseUri(): { uri: string; name: string } {
  const server = process.env.TEST_MONGODB_URI
  if (!server) throw new Error('TEST_MONGODB_URI is missing: run through the vitest project "api", whose set-up starts a MongoDB')
  const name = `api_${randomBytes(6).toString('hex')}`
  const uri = new URL(server)
  uri.pathname = `/${name}`
  return { uri: uri.toString(), name }
}

/** The real app on a real database for one test file: made before, cleared between, dropped after its tests. */
export function useTestApi(environment: Record<string, string> = {}, logStream?: LogStream): TestApi {
  const api = {} as TestApi
  const { uri, name } = testDatabaseUri()
  const client = toldClient(uri, () => api.app.services.database)
  const byRole = new Map<Role, User>()

  /** Every record by its collection's name, in an order that is always the same. */
  async function contents(): Promise<[string, Document[]][]> {
    const names = (await api.raw.listCollections({}, { nameOnly: true }).toArray()).map((row) => row.name).toSorted()
    return Promise.all(names.map(async (collection): Promise<[string, Document[]]> =>
      [collection, await api.raw.collection(collection).find().sort({ _id: 1 }).toArray()]))
  }

  beforeAll(async () => {
    const config = readConfig({ MONGODB_URI: uri, LOG_LEVEL: logStream ? 'info' : 'silent', MAX_WRITES_MINUTE: '100000', ...environment })
    const database = await connectDatabase(uri)
    const passwords = cheapPasswords()
    const passwordHash = await passwords.hash(testPassword)
    api.app = await buildApp({ config, database, passwords, ...(logStream ? { logStream } : {}) })
    await api.app.ready()
    api.raw = client.db(name)
    api.anonymous = createTestClient(api.app)
    const { users, sessions } = api.app.services

    api.addUser = async (fields) => {
      const user = await users.create({
        email: `${randomBytes(6).toString('hex')}@torneo.local`, name: `Persona ${fields.role}`, promotionId: null, active: true,
        createdBy: '', prefs: {}, ...fields, passwordHash,
      }, { by: { id: '', name: 'Prueba' } })
      if (!user) throw new Error('That email is taken')
      return user
    }
    api.signedIn = async (user) => {
      const secret = await users.secretOf(user.email)
      if (!secret) throw new Error('That user is not there')
      const token = await sessions.open(secret)
      return { ...createTestClient(api.app, token), user, token }
    }
    api.as = async (role) => {
      const user = byRole.get(role) ?? await api.addUser({ role, email: `${role}@torneo.local`, name: personNames[role] })
      byRole.set(role, user)
      return api.signedIn(user)
    }
    api.snapshot = async () => {
      await api.app.services.audit.settle()
      return JSON.stringify(await contents())
    }
    api.keep = async () => {
      await api.app.services.audit.settle()
      const kept = new Map(await contents())
      return async () => {
        const collections = await api.raw.collections()
        await Promise.all(collections.map(async (collection) => {
          await collection.deleteMany({})
          const records = kept.get(collection.collectionName) ?? []
          if (records.length > 0) await collection.insertMany(records)
        }))
      }
    }
  })

  afterEach(async () => {
    byRole.clear()
    await api.app.services.audit.settle()
    const collections = await api.raw.collections()
    await Promise.all(collections.map((collection) => collection.deleteMany({})))
  })

  afterAll(async () => {
    await api.app.close()
    await api.app.services.database.close()
    await client.db(name).dropDatabase()
    await client.close()
  })

  return api
}

const personNames: Record<Role, string> = {
  super: 'Lucía Ferreyra', admin_tournament: 'Diego Paz', admin_landing: 'Carla Núñez', team_captain: 'Ana Ríos',
}

/** Everyone a permission is about; null has no session. */
export const actors: readonly (Role | null)[] = [null, ...roles]
