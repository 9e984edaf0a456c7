import type { ChangeFeed, ChangeFeedLog } from '../cache/change-feed'
import type { LiveSession, SessionCache } from '../sessions/session-cache'
import type { SessionsRepository } from '../sessions/sessions.repository'

/** `isReplaced`: the same browser has a new token and may reconnect. */
type OnEnd = (isReplaced: boolean) => void

interface Watched {
  readonly userId: string
  /** End of the session, by this process's own clock. */
  endsAt: number
  /** Callbacks for the session's end, with the account's role when they were added. */
  readonly roles: Map<OnEnd, string>
}

export interface SessionWatchParts {
  readonly changes: ChangeFeed
  readonly sessionCache: SessionCache
  readonly sessions: Pick<SessionsRepository, 'isReplaced'>
  readonly log: ChangeFeedLog
}

/**
 * Watches the sessions of open sockets and reports their end: signed out, expired, account deactivated or role changed,
 * on any node. Reads only the sessions that a change concerns.
 */
export function createSessionWatch({ changes, sessionCache, sessions, log }: SessionWatchParts) {
  const watched = new Map<string, Watched>()
  let revision = 0

  async function checkOne(id: string, session: Watched): Promise<void> {
    // Prevents `checkExpired` from starting another check meanwhile.
    session.endsAt = Infinity
    try {
      const now = await sessionCache.fresh(id)
      const isReplaced = !now && (await sessions.isReplaced(id))
      session.endsAt = now?.endsAt ?? Infinity
      for (const [end, role] of session.roles) if (now?.user.role !== role) end(isReplaced)
    } catch (error) {
      // Retried with the next check: a database outage signs out no user.
      session.endsAt = 0
      throw error
    }
  }

  async function check(isConcerned: (id: string, session: Watched) => boolean): Promise<void> {
    const concerned = [...watched].filter(([id, session]) => isConcerned(id, session))
    const checks = await Promise.allSettled(concerned.map(([id, session]) => checkOne(id, session)))
    const failed = checks.find((one) => one.status === 'rejected')
    if (failed) log.warn({ err: failed.reason as unknown }, 'the sessions of sockets could not be looked up')
  }

  changes.on(['sessions', 'users'], ({ collection, id: changed }) => {
    revision += 1
    if (collection === 'sessions' && changed !== null) void check((id) => id === changed)
    else void check((_id, { userId }) => changed === null || userId === changed)
  })

  return {
    /** Must be read before a session is looked up, so that an end before `watch` is not missed. */
    revision: () => revision,

    /**
     * Calls `onEnd` when the session ends; `since` is the revision before the lookup. Returns an unsubscribe function.
     */
    watch({ id, endsAt, user }: LiveSession, since: number, onEnd: OnEnd): () => void {
      const session = watched.get(id) ?? { userId: user.id, endsAt, roles: new Map() }
      session.roles.set(onEnd, user.role)
      watched.set(id, session)
      if (since !== revision) void check((one) => one === id)
      return () => {
        session.roles.delete(onEnd)
        if (session.roles.size === 0) watched.delete(id)
      }
    },

    /** Checks the sessions that have expired by this clock, and retries failed checks. */
    checkExpired: (now: number): void => void check((_id, { endsAt }) => endsAt <= now),
  }
}
