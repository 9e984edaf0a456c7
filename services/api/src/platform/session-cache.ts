import type { User } from '@torneo/contracts/users'
import { LRUCache } from 'lru-cache'
import type { Document } from 'mongodb'
import { createBatchQueue } from './batch-queue'
import type { ChangeFeed } from './change-feed'
import { userOfPass } from './pass-holder'
import type { OpenSession, SessionsRepository } from './sessions.repository'

/** Sessions cached at most, and for how long (ms): being seen prolongs one once a minute. */
const cached = { most: 10_000, age: 60_000 }

/** A valid session of an active user. */
export interface LiveSession {
  /** Its id in the database, never the token. */
  readonly id: string
  /** When its time is over, on this process's own clock. */
  readonly endsAt: number
  readonly user: User
}

/** Reads a stored account; null for one that cannot be read. */
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
 * Who opened which session, cached until the session or an account is written, by this node or another or by hand. While the change stream is
 * not live nothing is served from here. Reads trust it, writes never: see `fresh`.
 */
export function createSessionCache({ changes, sessions, users }: SessionCacheParts) {
  const entries = new LRUCache<string, { readonly found: LiveSession | null }>({
    max: cached.most,
    ttl: cached.age,
    // Who asked before an invalidation gets what was loaded; it is not cached.
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
    return session && user?.active ? { id: session.id, endsAt: performance.now() + session.left, user: Object.freeze(user) } : null
  }

  const lookups = createBatchQueue<string, LiveSession | null>(async (jobs) => {
    const valid = new Map((await sessions.valid(jobs.map(({ item }) => item))).map((session) => [session.id, session]))
    for (const { item, resolve } of jobs) resolve(live(valid.get(item) ?? null))
  })

  return {
    /** The session of a token; null when it is not valid, or its user not active. */
    async find(token: string): Promise<LiveSession | null> {
      const id = sessions.idOf(token)
      if (!changes.isLive()) return live(await sessions.seen(id))
      return (entries.get(id) ?? await entries.fetch(id))?.found ?? null
    },

    /** The same by the session's id, as the database has it now: what a write is judged by. It does not prolong the session. */
    fresh: lookups.add,
  }
}
