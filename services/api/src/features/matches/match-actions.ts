import { setTimeout as delay } from 'node:timers/promises'
import { sameEventMessage } from '@torneo/contracts/match/match-boards'
import { matchCommandMessages as messages } from '@torneo/contracts/match/match-commands'
import { passMessages } from '@torneo/contracts/people/passes'
import type { User } from '@torneo/contracts/people/user'
import { actionOf, type MatchAction } from '@torneo/domain/match/actions'
import { applyAction, type Rejection } from '@torneo/domain/match/apply-action'
import { periodsOf } from '@torneo/domain/match/clock/periods'
import type { LogRow, Person } from '@torneo/domain/match/match-aggregate'
import { isAlreadyApplied } from '@torneo/domain/match/match-lifecycle'
import { isAfterPass } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import { type NamedPlayer, playersOf, shownEvents } from '../../data/matches/match-events'
import type { MatchStore } from '../../data/matches/match-store'
import type { MatchDocument } from '../../data/matches/matches.repository'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { Transaction } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  Problem,
  problemMessages,
  unavailable,
} from '../../platform/http/problems'
import { createBatchQueue, type Job as QueuedJob } from '../../platform/queues/batch-queue'

/** Attempts at a write that conflicts with another node's, and the maximum of milliseconds between two attempts. */
const retries = { max: 8, pauseMs: 15 }

/** The user of a request. */
export type Requester = Pick<User, 'id' | 'name' | 'pass'>

/** A requested action on a match. */
export interface Request {
  readonly by: Person
  /** User whose pass may have ended; absent for the service itself. */
  readonly user?: Requester
  readonly key: string | null
  readonly asked: string | undefined
  /** Time of the action by the device's clock. */
  readonly deviceAt?: Date | undefined
  /** Checks the user's rights against the database; rejects if they are insufficient. */
  readonly authorize: () => Promise<void>
  /**
   * Returns the action; throws if the body is invalid. Called after the match's existence is known, before its state is
   * checked.
   */
  readonly action: () => MatchAction
}

/** Result of an action. */
export interface Done {
  readonly match: MatchDocument
  readonly row: LogRow
  /** True if the action was carried out before, under the same key. */
  readonly isRepeat: boolean
  readonly players: readonly NamedPlayer[]
}

/** Thrown if the action writes more than the match: it needs a transaction. */
export class NeedsTransaction extends Error {}

/** True if an action undoes a match's start, or changes a match whose result counts. */
const needsTransaction = ({ match, row: { effect } }: Done) =>
  effect.undid?.kind === 'start' || match.status === 'finished'

type Job = QueuedJob<Request & { readonly eventId: string }, Done>

/**
 * Builds the error for an event that may already be registered: its author, and the event unless it is only a step of
 * the score (B14).
 */
function sameEvent(
  { kind, by, at, effect: { added = [] } }: LogRow,
  { id }: MatchDocument,
  players: Done['players'],
): Error {
  const [current] = kind === 'score' ? [] : shownEvents(id, added.slice(0, 1), players)
  return new Problem(409, 'same_event', sameEventMessage, {
    changedBy: { name: by.name, at: at.toISOString() },
    ...(current ? { current } : {}),
  })
}

/** Converts a rejection to an API error. */
function problemOf(rejection: Rejection, match: MatchDocument, players: Done['players']): Error {
  if (rejection.reason === 'sameEvent') return sameEvent(rejection.row, match, players)
  if (rejection.reason === 'noEvent' || rejection.reason === 'noRow') return notFound()
  return rejection.reason === 'invalid' ? invalid([...rejection.details]) : conflict(messages[rejection.reason])
}

/** Lists the players whom an action refers to or restores. */
function playersIn(match: MatchDocument, { action, by }: Pick<Request, 'action' | 'by'>): string[] {
  try {
    const asked = action()
    return playersOf(actionOf(asked.kind).players?.(match, asked, by.id) ?? [])
  } catch {
    // An invalid body is reported later, in its turn.
    return []
  }
}

/** Returns the jobs whose users still have the rights; rejects the others. */
async function authorized(jobs: readonly Job[]): Promise<Job[]> {
  const allowed = await Promise.all(
    jobs.map((job) =>
      job.item.authorize().then(
        () => [job],
        (error: unknown) => {
          if (!(error instanceof Problem)) throw error
          job.reject(error)
          return []
        },
      ),
    ),
  )
  return allowed.flat()
}

/** Carries out actions on matches, each once, by the domain's `applyAction`. */
export function createMatchActions(
  { database, matchEvents: events }: Pick<FastifyInstance['services'], 'database' | 'matchEvents'>,
  store: MatchStore,
  cache: TournamentCache,
) {
  /**
   * Applies a request to a match; returns it unchanged if the request was carried out before. Throws if it is rejected.
   */
  async function decide(
    match: MatchDocument,
    request: Omit<Request, 'authorize'> & { readonly eventId: string },
    now: Date,
    players: Done['players'],
  ): Promise<Done> {
    const { by, user, key, asked, deviceAt, eventId } = request
    const known = key === null ? null : await store.findRow(match, by.id, key)
    if (known) {
      if (known.asked !== undefined && known.asked !== asked) throw conflict(problemMessages.keyReused)
      return { match, row: known, isRepeat: true, players }
    }
    if (user && isAfterPass(user, now, deviceAt)) throw forbidden(passMessages.over)
    const action = request.action()
    // Restoring an older state needs older rows, and the players in them.
    const fullLog = actionOf(action.kind).needsFullLog ? await store.fullLog(match) : undefined
    const named = fullLog
      ? await events.players(
          playersOf(fullLog.flatMap(({ effect: { added = [], removed = [] } }) => [...added, ...removed])),
        )
      : players
    const teamOf = (id: string) => named.find(({ _id, deleted }) => _id === id && !deleted)?.teamId ?? null
    const rules = cache.sport(match.sportId)?.rules
    // Derived from tie and sport on each action: stored, they would miss a later change of either.
    const { mustHaveWinner, extraTime } = match
    const outcome = applyAction({ ...match, ...cache.endingOf(match) }, action, {
      now,
      by,
      key,
      fingerprint: asked,
      deviceAt,
      eventId,
      teamOf,
      fullLog,
      periods: rules && periodsOf(rules),
      scoring: rules,
    })
    if (outcome.rejection) {
      // Another person did the same first: nothing is left to do (B14).
      if (!isAlreadyApplied(action, match) && outcome.rejection.reason !== 'setClosed')
        throw problemOf(outcome.rejection, match, players)
      return {
        match,
        row: { key: null, rev: match.rev, at: now, by, kind: action.kind, effect: {} },
        isRepeat: true,
        players,
      }
    }
    return { match: { ...outcome.match, mustHaveWinner, extraTime }, row: outcome.row, isRepeat: false, players }
  }

  /** Applies all jobs in order, each to the result of the previous one. */
  async function decideAll(before: MatchDocument, jobs: readonly Job[], now: Date, players: Done['players']) {
    let match = before
    const outcomes: { readonly job: Job; readonly done?: Done; readonly error?: unknown }[] = []
    for (const job of jobs) {
      try {
        const done = await decide(match, job.item, now, players)
        if (!done.isRepeat && needsTransaction(done)) throw new NeedsTransaction()
        match = done.match
        outcomes.push({ job, done })
      } catch (error) {
        outcomes.push({ job, error })
      }
    }
    return { match, outcomes, areAllNew: outcomes.every(({ done }) => done?.isRepeat === false) }
  }

  /** Finds players in memory, or in the database if any is missing there. */
  async function playersBy(ids: readonly string[]): Promise<readonly NamedPlayer[]> {
    const known = cache.freshPlayers(ids)
    return known.length === ids.length ? known : events.players(ids)
  }

  /**
   * Writes all jobs at once; if another node was faster, applies them again to its result. Rights are read again before
   * each attempt.
   */
  async function runBatch(matchId: string, waiting: readonly Job[]): Promise<void> {
    let jobs = waiting
    let cached = cache.matchWithLog(matchId)
    for (let attempt = 1; attempt <= retries.max; attempt += 1) {
      const before = cached ?? (await store.read(matchId))
      const named = before ? [...new Set(jobs.flatMap(({ item }) => playersIn(before, item)))] : []
      const all = jobs
      const decideMeanwhile = async () => {
        const [players, now] = await Promise.all([
          playersBy(named),
          database.now(),
          before && cache.refreshRules(before),
        ])
        return { players, now, decided: before && (await decideAll(before, all, now, players)) }
      }
      const [allowed, { players, now, decided }] = await Promise.all([authorized(jobs), decideMeanwhile()])
      jobs = allowed
      if (jobs.length === 0) return
      if (!before || !decided) throw notFound()
      const { match, outcomes, areAllNew } =
        jobs.length === all.length ? decided : await decideAll(before, jobs, now, players)
      // Cached state is only confirmed by a successful write: rejections and repeats are decided by the database.
      const isProved = cached === null || areAllNew
      cached = null
      if (!isProved) continue
      const written = match === before ? match : await store.write(before, match, now)
      if (written) {
        if (written !== before) cache.putMatch(written)
        for (const { job, done, error } of outcomes) {
          if (done) job.resolve({ ...done, match: { ...done.match, updatedAt: written.updatedAt } })
          else job.reject(error)
        }
        return
      }
      await delay(Math.random() * retries.pauseMs)
    }
    throw unavailable()
  }

  /** Queues this node's actions per match, so that they never conflict with each other in the database. */
  const queues = new Map<string, ReturnType<typeof createBatchQueue<Job['item'], Done>>>()
  function queueOf(matchId: string) {
    const queue =
      queues.get(matchId) ??
      createBatchQueue(
        (jobs) => runBatch(matchId, jobs),
        () => queues.delete(matchId),
      )
    queues.set(matchId, queue)
    return queue
  }

  return {
    /** Carries out an action by one write of one document. */
    act: (matchId: string, request: Request): Promise<Done> => queueOf(matchId).add({ ...request, eventId: newId() }),

    /** Runs work while this node does nothing else to the match. */
    exclusive: <T>(matchId: string, work: () => Promise<T>): Promise<T> => queueOf(matchId).exclusive(work),

    /**
     * Carries out an action inside a transaction, with other fields of the match; the transaction's opener checks the
     * rights.
     */
    async actIn(
      matchId: string,
      request: Omit<Request, 'authorize'>,
      session: Transaction,
      fields: object = {},
    ): Promise<Done & { readonly before: MatchDocument }> {
      const before = await store.read(matchId, session)
      if (!before) throw notFound()
      const [now] = await Promise.all([database.now(), cache.refreshRules(before)])
      const done = await decide(
        before,
        { ...request, eventId: newId() },
        now,
        await events.players(playersIn(before, request), session),
      )
      if (done.isRepeat) return { ...done, before }
      const match = await store.write(before, { ...done.match, ...fields }, now, session)
      // The transaction reads its own writes: if another write was faster, it has restarted.
      if (!match) throw unavailable()
      return { ...done, match, before }
    },
  }
}

export type MatchActions = ReturnType<typeof createMatchActions>
