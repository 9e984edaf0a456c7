import type { ChangeFeed, ChangeFeedLog } from '../change-feed'
import type { LiveSession, SessionCache } from '../session-cache'
import type { SessionsRepository } from '../sessions.repository'

/** `isReplaced`: the same browser has a new token to come back with. */
type OnEnd = (isReplaced: boolean) => void

interface Watched {
  readonly userId: string
  /** On this process's own clock. */
  endsAt: number
  /** What to call at its end, with the role that the account had then. */
  readonly roles: Map<OnEnd, string>
}

export interface SessionWatchParts {
  readonly changes: ChangeFeed
  readonly sessionCache: SessionCache
  readonly sessions: Pick<SessionsRepository, 'isReplaced'>
  readonly log: ChangeFeedLog
}

/**
 * The sessions that sockets were opened with, and their end: signed out, expired, the account deactivated or its role changed, on whichever node.
 * Only sessions that a change concerns are read again.
 */
export function createSessionWatch({ changes, sessionCache, sessions, log }: SessionWatchParts) {
  const watched = new Map<string, Watched>()
  let revision = 0

  async function checkOne(id: string, session: Watched): Promise<void> {
    // Not by the clock again before this is answered.
    session.endsAt = Infinity
    try {
      const now = await sessionCache.fresh(id)
      const isReplaced = !now && await sessions.isReplaced(id)
      session.endsAt = now?.endsAt ?? Infinity
      for (const [end, role] of session.roles) if (now?.user.role !== role) end(isReplaced)
    } catch (error) {
      // Retried with the next check: a database outage signs no one out.
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
    /** To be read before a session is looked up, so that an end that comes before it is watched is not missed. */
    revision: () => revision,

    /** Calls back when the session ends; `since` is the revision before it was looked up. Gives the function that stops that. */
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

    /** Checks the sockets whose session has expired by this clock, and retries failed checks. */
    checkExpired: (now: number): void => void check((_id, { endsAt }) => endsAt <= now),
  }
}
