import { setTimeout as delay } from 'node:timers/promises'
import { sameEventMessage } from '@torneo/contracts/match-boards'
import { matchCommandMessages as messages } from '@torneo/contracts/match-commands'
import { unidentified } from '@torneo/contracts/match-events'
import { passMessages } from '@torneo/contracts/passes'
import type { User } from '@torneo/contracts/user'
import { applyAction, type Rejection } from '@torneo/domain/match/apply-action'
import type { LogRow, MatchAction, Person } from '@torneo/domain/match/match-aggregate'
import { lastActionsOf } from '@torneo/domain/match/undo'
import { isAlready } from '@torneo/domain/match-lifecycle'
import { isAfterPass, mayOpen } from '@torneo/domain/passes'
import { periodsOf } from '@torneo/domain/periods'
import { setRulesOf, setsToWin } from '@torneo/domain/sets'
import type { FastifyInstance } from 'fastify'
import { type NamedPlayer, playersOf, shownEvents } from '../../data/match-events'
import type { MatchStore } from '../../data/match-store'
import type { TournamentCache } from '../../data/tournament-cache'
import type { WholeMatch } from '../../data/matches.repository'
import { createBatchQueue, type Job as QueuedJob } from '../../platform/batch-queue'
import type { Transaction } from '../../platform/database'
import type { Steps } from '../../platform/tracing'
import { newId } from '../../platform/ids'
import { conflict, forbidden, invalid, notFound, Problem, problemMessages, unavailable } from '../../platform/problems'

/** How often a write that met another node's is tried, and the milliseconds between two tries, at most. */
const retries = { max: 8, pauseMs: 15 }

/** Who asks for something. */
export type Requester = Pick<User, 'id' | 'name' | 'role' | 'pass'>

/** What somebody wants to do to a match. */
export interface Request {
  readonly by: Person
  /** Who may do it to some matches only; absent: it was judged before. */
  readonly user?: Requester
  readonly key: string | null
  readonly asked: string | undefined
  /** When it was done by the device's clock. */
  readonly deviceAt?: Date | undefined
  /** While it is traced. */
  readonly steps?: Steps | undefined
  /** Reads from the database whether this person may still do it; rejects where not. */
  readonly authorize: () => Promise<void>
  /** Throws what is wrong with the body: after existence, before the match's state. */
  readonly action: () => MatchAction
}

/** What came of it. */
export interface Done {
  readonly match: WholeMatch
  readonly row: LogRow
  /** The key was known: it was done before. */
  readonly isRepeat: boolean
  readonly players: readonly NamedPlayer[]
}

/** The action writes more than the match: it needs a transaction. */
export class NeedsTransaction extends Error {}

/** Whether an action begins a match again, or changes one whose result counts. */
const needsTransaction = ({ match, row: { effect } }: Done) => effect.undid?.kind === 'start' || match.status === 'finished'

type Job = QueuedJob<Request & { readonly eventId: string }, Done>

/** Who registered what may be the same, and the event where it is not only a step of the score (B14). */
function sameEvent({ kind, by, at, effect: { added = [] } }: LogRow, { id }: WholeMatch, players: Done['players']): Error {
  const [current] = kind === 'score' ? [] : shownEvents(id, added.slice(0, 1), players)
  return new Problem(409, 'same_event', sameEventMessage, { changedBy: { name: by.name, at: at.toISOString() }, ...(current ? { current } : {}) })
}

/** A rejection as an API error. */
function problemOf(rejection: Rejection, match: WholeMatch, players: Done['players']): Error {
  if (rejection.reason === 'sameEvent') return sameEvent(rejection.row, match, players)
  if (rejection.reason === 'noEvent' || rejection.reason === 'noRow') return notFound()
  return rejection.reason === 'invalid' ? invalid([...rejection.details]) : conflict(messages[rejection.reason])
}

/** The players whom an action names, or brings back. */
function playersIn(match: WholeMatch, { action, by }: Pick<Request, 'action' | 'by'>): string[] {
  try {
    const asked = action()
    if (asked.kind === 'event') return playersOf([{ playerId: asked.playerId, assistPlayerId: asked.assistPlayerId ?? null }])
    if (asked.kind === 'event_change') {
      const { playerId = unidentified, assistPlayerId = null } = asked
      return playersOf([...match.events.filter(({ id }) => id === asked.eventId), { playerId, assistPlayerId }])
    }
    if (asked.kind === 'kick') return playersOf([{ playerId: asked.playerId, assistPlayerId: null }])
    if (asked.kind !== 'undo') return []
    return playersOf((asked.row === undefined ? lastActionsOf(match, by.id) : match.log).flatMap(({ effect }) => effect.removed ?? []))
  } catch {
    // The body is wrong: said when it is its turn.
    return []
  }
}

/** The jobs whose users may still do them; the others are rejected. */
async function authorized(jobs: readonly Job[]): Promise<Job[]> {
  const allowed = await Promise.all(jobs.map((job) => job.item.authorize().then(() => [job], (error: unknown) => {
    if (!(error instanceof Problem)) throw error
    job.reject(error)
    return []
  })))
  return allowed.flat()
}

/** Does actions to matches, each once, by the one rule of the domain. */
export function createMatchActions({ database, matchEvents: events }: FastifyInstance['services'], store: MatchStore, cache: TournamentCache) {
  /** What becomes of a match by a request; the same match where it was done before. Throws the refusal. */
  async function decide(match: WholeMatch, request: Omit<Request, 'authorize'> & { readonly eventId: string }, now: Date, players: Done['players']): Promise<Done> {
    const { by, user, key, asked, deviceAt, eventId } = request
    if (user && !mayOpen(user, match)) throw forbidden(passMessages.otherMatch)
    const known = key === null ? null : await store.findRow(match, by.id, key)
    if (known) {
      if (known.asked !== undefined && known.asked !== asked) throw conflict(problemMessages.keyReused)
      return { match, row: known, isRepeat: true, players }
    }
    if (user && isAfterPass(user, now, deviceAt)) throw forbidden(passMessages.over)
    const action = request.action()
    // An older moment needs older rows, and the players in them.
    const wholeLog = action.kind === 'restore' ? await store.wholeLog(match) : undefined
    const named = wholeLog ? await events.players(playersOf(wholeLog.flatMap(({ effect: { added = [], removed = [] } }) => [...added, ...removed]))) : players
    const teamOf = (id: string) => named.find(({ _id, deleted }) => _id === id && !deleted)?.teamId ?? null
    const rules = cache.sport(match.sportId)?.rules
    const walkoverScore = rules?.scoring === 'sets' ? setsToWin(setRulesOf(rules)) : rules?.walkoverScore
    const outcome = applyAction(match, action, {
      now, by, key, asked, deviceAt, eventId, teamOf, wholeLog, periods: rules && periodsOf(rules), walkoverScore, scoring: rules,
    })
    if (outcome.rejection) {
      // Another person was faster with the same: nothing is left to do (B14).
      if (!isAlready(action, match) && outcome.rejection.reason !== 'setClosed') throw problemOf(outcome.rejection, match, players)
      return { match, row: { key: null, rev: match.rev, at: now, by, kind: action.kind, effect: {} }, isRepeat: true, players }
    }
    return { match: outcome.match, row: outcome.row, isRepeat: false, players }
  }

  /** All of them in their order, each on what the one before it made. */
  async function decideAll(before: WholeMatch, jobs: readonly Job[], now: Date, players: Done['players']) {
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

  /** The players with these ids; the database is asked where one is not in memory. */
  async function playersBy(ids: readonly string[]): Promise<readonly NamedPlayer[]> {
    const known = cache.freshPlayers(ids)
    return known.length === ids.length ? known : events.players(ids)
  }

  /** One write for all of them, repeated on what is there then where another node was faster. Rights are read again before each. */
  async function runBatch(matchId: string, waiting: readonly Job[]): Promise<void> {
    let jobs = waiting
    const mark = (step: string) => jobs.forEach(({ item }) => item.steps?.mark(step))
    mark('queue')
    let cached = cache.matchWithLog(matchId)
    for (let attempt = 1; attempt <= retries.max; attempt += 1) {
      const before = cached ?? await store.read(matchId)
      const named = before ? [...new Set(jobs.flatMap(({ item }) => playersIn(before, item)))] : []
      const all = jobs
      const decideMeanwhile = async () => {
        const [players, now] = await Promise.all([playersBy(named), database.now(), before && cache.refreshSport(before.sportId)])
        return { players, now, decided: before && await decideAll(before, all, now, players) }
      }
      const [allowed, { players, now, decided }] = await Promise.all([authorized(jobs), decideMeanwhile()])
      jobs = allowed
      if (jobs.length === 0) return
      if (!before || !decided) throw notFound()
      const { match, outcomes, areAllNew } = jobs.length === all.length ? decided : await decideAll(before, jobs, now, players)
      // What memory says is proved by a write alone: a refusal or a repeat is answered by what the database says.
      const isProved = cached === null || areAllNew
      cached = null
      if (!isProved) continue
      mark('apply')
      const written = match === before ? match : await store.write(before, match, now)
      mark('write')
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

  /** What this node does to a match happens in the order in which it came, so that it never meets itself in the database. */
  const queues = new Map<string, ReturnType<typeof createBatchQueue<Job['item'], Done>>>()
  function queueOf(matchId: string) {
    const queue = queues.get(matchId) ?? createBatchQueue((jobs) => runBatch(matchId, jobs), () => queues.delete(matchId))
    queues.set(matchId, queue)
    return queue
  }

  return {
    /** Does it by one write of one document. */
    act: (matchId: string, request: Request): Promise<Done> => queueOf(matchId).add({ ...request, eventId: newId() }),

    /** Nothing else of this node is done to the match meanwhile. */
    exclusive: <T>(matchId: string, work: () => Promise<T>): Promise<T> => queueOf(matchId).exclusive(work),

    /** Does it inside a transaction, with other fields of the match; who opened the transaction checks the rights. */
    async actIn(matchId: string, request: Omit<Request, 'authorize'>, session: Transaction, fields: object = {}): Promise<Done & { readonly before: WholeMatch }> {
      const before = await store.read(matchId, session)
      if (!before) throw notFound()
      const [now] = await Promise.all([database.now(), cache.refreshSport(before.sportId)])
      const done = await decide(before, { ...request, eventId: newId() }, now, await events.players(playersIn(before, request), session))
      if (done.isRepeat) return { ...done, before }
      const match = await store.write(before, { ...done.match, ...fields }, now, session)
      // Its own transaction reads what it writes: who was faster made it begin again.
      if (!match) throw unavailable()
      return { ...done, match, before }
    },
  }
}

export type MatchActions = ReturnType<typeof createMatchActions>
