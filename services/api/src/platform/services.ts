import type { Endpoint } from '@torneo/contracts/endpoint'
import type { User } from '@torneo/contracts/users'
import { type ActivityRepository, createActivityRepository } from '../data/activity.repository'
import { createOperationsRepository, type OperationsRepository } from '../data/operations.repository'
import { createSessionsRepository, type SessionsRepository } from '../data/sessions.repository'
import { createStoredFilesRepository, type StoredFilesRepository } from '../data/stored-files.repository'
import { createUsersRepository, type UsersRepository } from '../data/users.repository'
import type { Config } from '../config'
import { type ChangeFeed, type ChangeFeedLog, createChangeFeed } from './change-feed'
import type { Database } from './database'
import type { Passwords } from './passwords'
import { createResponseCache, type ResponseCache } from './response-cache'
import { createSessionCache, type SessionCache } from './session-cache'

/** What every feature may use, at `app.services`. */
export interface Services {
  readonly config: Config
  readonly database: Database
  readonly passwords: Passwords
  readonly users: UsersRepository
  readonly sessions: SessionsRepository
  readonly operations: OperationsRepository
  readonly activity: ActivityRepository
  readonly files: StoredFilesRepository
  /** What is written to the database, heard here. */
  readonly changes: ChangeFeed
  readonly sessionCache: SessionCache
  readonly responseCache: ResponseCache
  /** People reach us over https. */
  readonly isHttps: boolean
  /** The endpoints served, in loading order; `route` adds to it, OpenAPI reads it. */
  readonly endpoints: Endpoint[]
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
  interface FastifyRequest {
    /** Who asks; set by `route`. */
    user: User | null
  }
}

/** Logs nothing: for the programs that only write. */
const silent = { warn: () => undefined }

export function createServices(config: Config, database: Database, passwords: Passwords, log: ChangeFeedLog = silent): Services {
  const changes = createChangeFeed(database, log)
  const users = createUsersRepository(database)
  const sessions = createSessionsRepository(database)
  return {
    config,
    database,
    passwords,
    users,
    sessions,
    operations: createOperationsRepository(database),
    activity: createActivityRepository(database),
    files: createStoredFilesRepository(database, config.publicOrigin ?? ''),
    changes,
    sessionCache: createSessionCache({ changes, sessions, users }),
    responseCache: createResponseCache(changes),
    isHttps: config.publicOrigin?.startsWith('https:') ?? false,
    endpoints: [],
  }
}
