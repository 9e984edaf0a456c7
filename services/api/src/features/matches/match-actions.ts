import { setTimeout as delay } from 'node:timers/promises'
import { matchCommandMessages as messages } from '@torneo/contracts/match-commands'
import { applyAction, type Refusal } from '@torneo/domain/match/apply-action'
import type { LogRow, MatchAction, Person } from '@torneo/domain/match/match-aggregate'
import { ownLast } from '@torneo/domain/match/undo'
import { createMatchEvents, type NamedPlayer, playersOf } from '../../data/match-events'
import type { MatchStore } from '../../data/match-store'
import type { WholeMatch } from '../../data/matches.repository'
import type { Database, Transaction } from '../../platform/database'
import { newId } from '../../platform/ids'
import { conflict, invalid, notFound, problemMessages, unavailable } from '../../platform/problems'
import { createMatchQueue } from './match-queue'

/** How often a write that met another node's is tried, and the milliseconds between two tries, at most. */
const tries = { most: 8, pause: 15 }

/** What somebody wants to do to a match. */
export interface Request {
  readonly by: Person
  readonly key: string | null
  readonly asked: string | undefined
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

/** The action ends or begins the match: it needs a transaction. */
export class NeedsTransaction extends Error {}

interface Job extends Request {
  readonly eventId: string
  readonly resolve: (done: Done) => void
  readonly reject: (error: unknown) => void
}

/** A refusal as the wire says it. */
function problemOf(refusal: Refusal): Error {
  if (refusal.reason === 'noEvent') return notFound()
  return refusal.reason === 'invalid' ? invalid([...refusal.faults]) : conflict(messages[refusal.reason])
}

/** The players whom an action names, or brings back. */
function playersIn(match: WholeMatch, { action, by }: Request): string[] {
  try {
    const asked = action()
    if (asked.kind === 'event') return playersOf([{ playerId: asked.playerId, assistPlayerId: asked.assistPlayerId ?? null }])
    return asked.kind === 'undo' ? playersOf(ownLast(match, by.id).flatMap(({ effect }) => effect.removed ?? [])) : []
  } catch {
    // The body is wrong: said when it is its turn.
    return []
  }
}

/** Does actions to matches, each once, by the one rule of the domain. */
export function createMatchActions(database: Database, store: MatchStore) {
  const events = createMatchEvents(database)

  /** What becomes of a match by a request; the same match where it was done before. Throws the refusal. */
  async function decide(match: WholeMatch, request: Request & { readonly eventId: string }, now: Date, players: Done['players']): Promise<Done> {
    const { by, key, asked, eventId, action } = request
    const known = key === null ? null : await store.rowOf(match, by.id, key)
    if (known) {
      if (known.asked !== undefined && known.asked !== asked) throw conflict(problemMessages.keyReused)
      return { match, row: known, isRepeat: true, players }
    }
    const teamOf = (id: string) => players.find(({ _id, deleted }) => _id === id && !deleted)?.teamId ?? null
    const outcome = applyAction(match, action(), { now, by, key, asked, eventId, teamOf })
    if (outcome.refusal) throw problemOf(outcome.refusal)
    return { match: outcome.match, row: outcome.row, isRepeat: false, players }
  }

  /** All of them in their order, each on what the one before it made. */
  async function decideAll(before: WholeMatch, jobs: readonly Job[], now: Date) {
    const players = await events.players([...new Set(jobs.flatMap((job) => playersIn(before, job)))])
    let match = before
    const settled: { readonly job: Job; readonly done?: Done; readonly error?: unknown }[] = []
    for (const job of jobs) {
      try {
        const done = await decide(match, job, now, players)
        if (done.row.effect.undid?.kind === 'start' && !done.isRepeat) throw new NeedsTransaction()
        match = done.match
        settled.push({ job, done })
      } catch (error) {
        settled.push({ job, error })
      }
    }
    return { match, settled, isWriteOnly: settled.every(({ done }) => done?.isRepeat === false) }
  }

  /** One write for all of them, repeated on what is there then where another node was faster. */
  async function together(matchId: string, jobs: readonly Job[]): Promise<void> {
    let known = store.known(matchId)
    for (let attempt = 1; attempt <= tries.most; attempt += 1) {
      const before = known ?? await store.read(matchId)
      if (!before) throw notFound()
      const now = await database.now()
      const { match, settled, isWriteOnly } = await decideAll(before, jobs, now)
      // What memory says is proved by a write alone: a refusal or a repeat is answered by what the database says.
      const isProved = known === null || isWriteOnly
      known = null
      if (!isProved) continue
      const written = match === before ? match : await store.write(before, match, now)
      if (written) {
        if (written !== before) store.keep(written)
        for (const { job, done, error } of settled) {
          if (done) job.resolve({ ...done, match: { ...done.match, updatedAt: written.updatedAt } })
          else job.reject(error)
        }
        return
      }
      await delay(Math.random() * tries.pause)
    }
    throw unavailable()
  }

  const queue = createMatchQueue<Job>(together)

  return {
    /** Does it by one write of one document. */
    act: (matchId: string, request: Request): Promise<Done> => new Promise((resolve, reject) => {
      queue.add(matchId, { ...request, eventId: newId(), resolve, reject }, reject)
    }),

    /** Nothing else of this node is done to the match meanwhile. */
    alone: queue.alone,

    /** Does it inside a transaction, with other fields of the match. */
    async actIn(matchId: string, request: Request, session: Transaction, fields: object = {}): Promise<Done & { readonly before: WholeMatch }> {
      const before = await store.read(matchId, session)
      if (!before) throw notFound()
      const now = await database.now()
      const done = await decide(before, { ...request, eventId: newId() }, now, await events.players(playersIn(before, request), session))
      if (done.isRepeat) return { ...done, before }
      const match = await store.write(before, { ...done.match, ...fields }, now, session)
      // Its own transaction reads what it writes: who was faster made it begin anew.
      if (!match) throw unavailable()
      return { ...done, match, before }
    },
  }
}

export type MatchActions = ReturnType<typeof createMatchActions>
