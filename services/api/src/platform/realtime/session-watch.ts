import type { SessionsRepository } from '../../data/sessions.repository'
import type { UsersRepository } from '../../data/users.repository'
import type { ChangeFeed, ChangeFeedLog } from '../change-feed'
import type { LiveSession } from '../session-cache'

interface Watched {
  readonly userId: string
  /** On this process's own clock. */
  endsAt: number
  /** What to call at its end, with the role that the account had then. */
  readonly roles: Map<() => void, string>
}

export interface SessionWatchParts {
  readonly changes: ChangeFeed
  readonly sessions: SessionsRepository
  readonly users: UsersRepository
  readonly log: ChangeFeedLog
}

/**
 * The sessions that sockets were opened with, and their end: signed out, expired, the account deactivated or its role changed, on whichever
 * node. The database is asked about those alone that something was heard of.
 */
export function createSessionWatch({ changes, sessions, users, log }: SessionWatchParts) {
  const watched = new Map<string, Watched>()
  const suspects = new Set<string>()
  let revision = 0
  let isAsking = false

  function suspect(isMeant: (id: string, session: Watched) => boolean): void {
    for (const [id, session] of watched) if (isMeant(id, session)) suspects.add(id)
    void askAll()
  }

  changes.on(['sessions', 'users'], ({ collection, id: changed }) => {
    revision += 1
    if (collection === 'sessions' && changed !== null) suspect((id) => id === changed)
    else suspect((_id, { userId }) => changed === null || userId === changed)
  })

  async function ask(ids: readonly string[]): Promise<void> {
    const valid = new Map((await sessions.valid(ids)).map((session) => [session.id, session]))
    for (const id of ids) {
      const known = watched.get(id)
      const now = valid.get(id)
      const user = now && users.read(now.account)
      if (!known) continue
      known.endsAt = performance.now() + (now?.left ?? Infinity)
      for (const [end, role] of known.roles) if (!user?.active || user.role !== role) end()
    }
  }

  async function askAll(): Promise<void> {
    if (isAsking) return
    isAsking = true
    while (suspects.size > 0) {
      const ids = [...suspects]
      suspects.clear()
      try {
        await ask(ids)
      } catch (error) {
        // Asked again with the next check: while the database is away nobody is signed out.
        for (const id of ids) if (watched.has(id)) suspects.add(id)
        log.warn({ err: error }, 'the sessions of sockets could not be looked up')
        break
      }
    }
    isAsking = false
  }

  return {
    /** To be asked before a session is looked up, so that an end that comes before it is watched is not missed. */
    revision: () => revision,

    /** Calls back when the session ends; `since` is the revision before it was looked up. Gives the function that stops that. */
    watch({ id, endsAt, user }: LiveSession, since: number, onEnd: () => void): () => void {
      const session = watched.get(id) ?? { userId: user.id, endsAt, roles: new Map() }
      session.roles.set(onEnd, user.role)
      watched.set(id, session)
      if (since !== revision) {
        suspects.add(id)
        void askAll()
      }
      return () => {
        session.roles.delete(onEnd)
        if (session.roles.size === 0) watched.delete(id)
      }
    },

    /** Asks about those whose time is over by this clock, and again about those it could not ask about. */
    checkExpired(now: number): void {
      suspect((_id, { endsAt }) => endsAt <= now)
    },
  }
}
