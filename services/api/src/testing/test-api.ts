import { createHash, randomBytes } from 'node:crypto'
import { type Role, roles } from '@torneo/contracts/people/roles'
import type { User } from '@torneo/contracts/people/users'
import type { FastifyInstance } from 'fastify'
import type { Db, Document } from 'mongodb'
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest'
import { buildApp } from '../app'
import { readConfig } from '../config'
import { createPasswords } from '../platform/crypto/passwords'
import { connectDatabase } from '../platform/database/database'
import { visible } from '../platform/database/soft-delete'
import type { LogStream } from '../platform/telemetry/logs'
import { notifyingClient } from './notifying-client'
import { createTestClient, type TestClient } from './test-client'

declare module 'vitest' {
  interface ProvidedContext {
    waitMs: number
  }
}

export const testPassword = 'torneo2025'

/** The cheapest parameters that argon2id allows. */
export const cheapPasswords = () => createPasswords({ memoryCost: 8, timeCost: 1 })

export interface TestApi {
  app: FastifyInstance
  /** The app's database, for assertions and fixtures; `app` is notified of writes to it at once. */
  raw: Db
  anonymous: TestClient
  /** Adds an active user; throws if the email is taken. */
  addUser: (fields: Partial<User> & { role: string }) => Promise<User>
  /** Signs in a user with the role, created on first use. */
  as: (role: Role) => Promise<TestClient & { user: User; token: string }>
  /** Opens another session of a user. */
  signedIn: (user: User) => Promise<TestClient & { user: User; token: string }>
  /** Name and hash of each collection but `proofs`, as text: equal before and after means that nothing was written. */
  snapshot: () => Promise<string>
  /** All documents as text, to assert that something is stored nowhere. */
  allText: () => Promise<string>
  /**
   * Saves all documents; the returned function restores them and may be called repeatedly. Afterwards the service
   * writes nothing by itself, however old the copy: sessions were just seen, and no minute of a live match is due soon.
   * `isOwnStart`: every test of the file restores the copy first, so that the database need not be cleared at its end.
   */
  save: (isOwnStart?: boolean) => Promise<() => Promise<void>>
}

/** Hash of a collection without documents. */
const emptyHash = createHash('md5').digest('hex')

/** Returns the URI of a new database on the test run's server. */
export function testDatabaseUri(): { uri: string; name: string } {
  const server = process.env.TEST_MONGODB_URI
  if (!server)
    throw new Error('TEST_MONGODB_URI is missing: run through the vitest project "api", whose set-up starts a MongoDB')
  const name = `api_${randomBytes(6).toString('hex')}`
  const uri = new URL(server)
  uri.pathname = `/${name}`
  // `commandsOf` listens to the driver's commands.
  uri.searchParams.set('monitorCommands', 'true')
  return { uri: uri.toString(), name }
}

/**
 * Runs the real app on a real database for one test file: created before its tests, cleared after each, dropped at the
 * end.
 */
export function useTestApi(environment: Record<string, string> = {}, logStream?: LogStream): TestApi {
  const api = {} as TestApi
  const { uri, name } = testDatabaseUri()
  const client = notifyingClient(uri, () => api.app.services.database)
  const byRole = new Map<Role, User>()
  let startsSaved = false

  /** Hashes each collection by one command: a file has more tests than the service has collections with documents. */
  async function hashes(): Promise<[name: string, hash: string][]> {
    const { collections } = (await api.raw.command({ dbHash: 1 })) as unknown as {
      readonly collections: Readonly<Record<string, string>>
    }
    return Object.keys(collections)
      .toSorted()
      .map((name) => [name, collections[name] ?? ''])
  }

  /** Reads all documents by collection, in a stable order. */
  const contents = async () =>
    Promise.all(
      (await hashes()).map(async ([collection, hash]): Promise<[string, Document[]]> => [
        collection,
        hash === emptyHash ? [] : await api.raw.collection(collection).find().sort({ _id: 1 }).toArray(),
      ]),
    )

  /** Writes what jobs of the service would write later. */
  async function writePending(): Promise<void> {
    const { audit, sectionErrors } = api.app.services
    await audit.linkPending()
    await sectionErrors.counts.write()
  }

  /**
   * Waits for the service's own background writes: the audit chain, the errors of releases, and the first due time
   of a match that was set live by hand.
   */
  async function settle(): Promise<void> {
    await writePending()
    const unset = { status: 'live', isLive: true, nextTickAt: null, ...visible }
    await vi.waitUntil(async () => (await api.raw.collection('matches').countDocuments(unset)) === 0, inject('waitMs'))
  }

  beforeAll(async () => {
    const config = readConfig({
      MONGODB_URI: uri,
      LOG_LEVEL: logStream ? 'info' : 'silent',
      MAX_WRITES_MINUTE: '100000',
      ...environment,
    })
    const database = await connectDatabase(uri)
    const passwords = cheapPasswords()
    const passwordHash = await passwords.hash(testPassword)
    // A busy machine pauses the process for seconds; caches would be read anew, and every list announced. `raw` notifies
    // this app, so that nothing in its memory is older than what a test wrote.
    const liveMs = inject('waitMs')
    api.app = await buildApp({ config, database, passwords, liveMs, ...(logStream ? { logStream } : {}) })
    await api.app.ready()
    api.raw = client.db(name)
    api.anonymous = createTestClient(api.app)
    const { users, sessions } = api.app.services

    api.addUser = async (fields) => {
      const user = await users.create(
        {
          email: `${randomBytes(6).toString('hex')}@torneo.local`,
          name: `Persona ${fields.role}`,
          promotionId: null,
          active: true,
          createdBy: '',
          prefs: {},
          ...fields,
          passwordHash,
        },
        { by: { id: '', name: 'Prueba' } },
      )
      if (!user) throw new Error('That email is taken')
      return user
    }
    api.signedIn = async (user) => {
      const secret = await users.secretOf(user.email)
      if (!secret) throw new Error('That user does not exist')
      const token = await sessions.open(secret)
      return { ...createTestClient(api.app, token), user, token }
    }
    api.as = async (role) => {
      const user =
        byRole.get(role) ?? (await api.addUser({ role, email: `${role}@torneo.local`, name: personNames[role] }))
      byRole.set(role, user)
      return api.signedIn(user)
    }
    api.snapshot = async () => {
      await settle()
      return JSON.stringify((await hashes()).filter(([name, hash]) => hash !== emptyHash && name !== 'proofs'))
    }
    api.allText = async () => {
      await settle()
      return JSON.stringify(await contents())
    }
    api.save = async (isOwnStart = false) => {
      await api.app.services.audit.linkPending()
      const [saved, before] = [new Map(await contents()), new Map(await hashes())]
      startsSaved = isOwnStart
      return async () => {
        await writePending()
        const changed = (await hashes()).filter(([name, hash]) => hash !== (before.get(name) ?? emptyHash))
        await Promise.all(
          changed.map(async ([name]) => {
            await api.raw.collection(name).deleteMany({})
            const records = saved.get(name) ?? []
            if (records.length > 0) await api.raw.collection(name).insertMany(records)
          }),
        )
        await api.raw.collection('sessions').updateMany({}, [{ $set: { lastSeenAt: '$$NOW' } }])
        await api.raw
          .collection('matches')
          .updateMany({ isLive: true }, [{ $set: { nextTickAt: { $add: ['$$NOW', 58_000] } } }])
      }
    }
  })

  afterEach(async () => {
    byRole.clear()
    await writePending()
    if (startsSaved) return
    const filled = (await hashes()).filter(([, hash]) => hash !== emptyHash)
    await Promise.all(filled.map(([name]) => api.raw.collection(name).deleteMany({})))
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
  super: 'Lucía Ferreyra',
  admin_tournament: 'Diego Paz',
  admin_landing: 'Carla Núñez',
  team_captain: 'Ana Ríos',
}

/** Every role, and null for a request without a session. */
export const actors: readonly (Role | null)[] = [null, ...roles]
