import type { User } from '@torneo/contracts/people/users'
import { LRUCache } from 'lru-cache'
import type { Document } from 'mongodb'
import type { ChangeFeed } from '../cache/change-feed'
import { createBatchQueue } from '../queues/batch-queue'
import { userOfPass } from './pass-holder'
import type { OpenSession, SessionsRepository } from './sessions.repository'

/** Maximum number of cached sessions, and their age in milliseconds: activity prolongs a session once a minute. */
const cached = { maxEntries: 10_000, age: 60_000 }

/** A valid session of an active user. */
export interface LiveSession {
  /** Id in the database, never the token. */
  readonly id: string
  /** End of the session, by this process's own clock. */
  readonly endsAt: number
  readonly user: User
  /** Id that counts as one person: of the account, or of the pass, however many phones opened it. */
  readonly person: string
}

/** Reads a stored account; null if it is unreadable. */
export interface AccountReader {
  read(stored: Document): User | null
}

interface SessionCacheParts {
  readonly changes: ChangeFeed
  readonly sessions: SessionsRepository
  readonly users: AccountReader
}

export type SessionCache = ReturnType<typeof createSessionCache>

/**
 * Caches sessions and their users until the session or an account is written, by any node or by hand. While the change
 * stream is down nothing is served from here. Reads rely on it, writes never: see `fresh`.
 */
export function createSessionCache({ changes, sessions, users }: SessionCacheParts) {
  const entries = new LRUCache<string, { readonly found: LiveSession | null }>({
    max: cached.maxEntries,
    ttl: cached.age,
    // Callers before an invalidation get the result of their load, which is not cached.
    ignoreFetchAbort: true,
    fetchMethod: async (id, _stale, { options }) => {
      const found = live(await sessions.seen(id))
      if (found) options.ttl = Math.min(cached.age, found.endsAt - performance.now())
      return { found }
    },
  })

  changes.on(['sessions', 'users'], ({ collection, id }) => {
    if (collection === 'sessions' && id !== null) entries.delete(id)
    else entries.clear()
  })

  function live(session: OpenSession | null): LiveSession | null {
    const user = session && (session.pass ? userOfPass(session.pass) : session.account && users.read(session.account))
    return session && user?.active
      ? {
          id: session.id,
          endsAt: performance.now() + session.left,
          user: Object.freeze(user),
          person: session.pass?.passId ?? user.id,
        }
      : null
  }

  const lookups = createBatchQueue<string, LiveSession | null>(async (jobs) => {
    const valid = new Map((await sessions.valid(jobs.map(({ item }) => item))).map((session) => [session.id, session]))
    for (const { item, resolve } of jobs) resolve(live(valid.get(item) ?? null))
  })

  return {
    /** Finds the session of a token; null if it is invalid or its user is not active. */
    async find(token: string): Promise<LiveSession | null> {
      const id = sessions.idOf(token)
      if (!changes.isLive()) return live(await sessions.seen(id))
      return (entries.get(id) ?? (await entries.fetch(id)))?.found ?? null
    },

    /** Reads a session by its id from the database, as writes require. Does not prolong it. */
    fresh: lookups.add,
  }
}
