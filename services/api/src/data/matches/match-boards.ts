import { type Board, BoardPerson } from '@torneo/contracts/match/match-boards'
import { compareNames } from '@torneo/domain/format/compare-names'
import { createJob } from '@torneo/serving/jobs'
import { z } from 'zod/mini'
import type { ChangeFeed, ChangeFeedLog } from '../../platform/cache/change-feed'
import { row } from '../../platform/database/checked-collection'
import type { Database, Write } from '../../platform/database/database'
import { newId } from '../../platform/database/ids'
import type { RealtimeTimes } from '../../platform/realtime/realtime-times'

/** Seconds after which the database drops the boards of a dead node, and the lead of a match. */
const expiry = { node: 120, lead: 7 * 24 * 3600 }

const OpenBoard = z.object({ matchId: z.string(), person: BoardPerson })
type OpenBoard = Readonly<z.output<typeof OpenBoard>>

/** The boards that are open on a node. */
const NodeBoards = row({ at: z.date(), open: z.array(OpenBoard) })
type NodeBoards = Readonly<z.output<typeof NodeBoards>>

/** Lead of a match, stored under the match's id. */
const Lead = row({ at: z.date(), by: BoardPerson })

/** A board that is open over a socket of this node. */
interface LocalBoard extends OpenBoard {
  /** Milliseconds since the device's last frame. */
  readonly silentFor: () => number
}

export type MatchBoards = ReturnType<typeof createMatchBoards>

/**
 * Tracks which boards are open on any node, by whom, and who leads each match (B14). Each node has one document with
 * all its open boards: written when they change, renewed while any is open. Another node's boards count for a while
 * after they were received, by this process's own clock.
 */
export function createMatchBoards(
  database: Database,
  changes: ChangeFeed,
  log: ChangeFeedLog,
  times: RealtimeTimes['boards'],
) {
  const nodes = database.collection('open_boards', NodeBoards, [{ key: { at: 1 }, expireAfterSeconds: expiry.node }])
  const leads = database.collection('match_leads', Lead, [{ key: { at: 1 }, expireAfterSeconds: expiry.lead }])
  const nodeId = newId()
  const local = new Set<LocalBoard>()
  const listeners = new Set<() => void>()
  let others: readonly { readonly node: NodeBoards; readonly receivedAt: number }[] = []
  let leadBy = new Map<string, BoardPerson>()
  let boards = new Map<string, Board>()
  let written = { text: '[]', at: -Infinity }
  let isOutdated = true

  /** Lists the boards open on this node, each person once per match. */
  function localBoards(): OpenBoard[] {
    const active = [...local].filter(({ silentFor }) => silentFor() < times.silence)
    return [
      ...new Map(
        active.map(({ matchId, person }) => [`${matchId} ${person.id} ${person.name}`, { matchId, person }]),
      ).values(),
    ]
  }

  function mergeBoards(): Map<string, Board> {
    const now = performance.now()
    const open = [
      ...localBoards(),
      ...others.flatMap(({ node, receivedAt }) => (now - receivedAt < times.trust ? node.open : [])),
    ]
    const all = new Map<string, Board>([...leadBy].map(([matchId, lead]) => [matchId, { matchId, lead, here: [] }]))
    for (const { matchId, person } of open) {
      const { lead = null, here = [] } = all.get(matchId) ?? {}
      if (here.some(({ id, name }) => id === person.id && name === person.name)) continue
      all.set(matchId, { matchId, lead, here: [...here, person].sort((a, b) => compareNames(a.name, b.name)) })
    }
    return all
  }

  function update(): void {
    boards = mergeBoards()
    for (const listener of listeners) listener()
  }

  /** Writes this node's boards if they have changed or need renewal. */
  async function write(): Promise<void> {
    const open = localBoards()
    const text = JSON.stringify(open)
    const isDue = open.length > 0 && performance.now() - written.at > times.renewal
    if (text === written.text && !isDue) return
    if (open.length === 0) await nodes.deleteOne({ _id: nodeId })
    else await nodes.updateOne({ _id: nodeId }, { $set: { at: await database.now(), open } }, { upsert: true })
    written = { text, at: performance.now() }
  }

  async function read(): Promise<void> {
    isOutdated = false
    try {
      const [found, led] = await Promise.all([nodes.find({ _id: { $ne: nodeId } }).toArray(), leads.find().toArray()])
      // A document that has not been renewed does not become more recent by reading it again.
      others = found.map(
        (node) =>
          others.find((a) => a.node._id === node._id && a.node.at.getTime() === node.at.getTime()) ?? {
            node,
            receivedAt: performance.now(),
          },
      )
      leadBy = new Map(led.map(({ _id, by }) => [_id, by]))
      update()
    } catch (error) {
      isOutdated = true
      log.warn({ err: error }, 'the open boards could not be read; retrying')
    }
  }

  const job = createJob(
    'open boards',
    async () => {
      if (isOutdated) await read()
      else if (local.size > 0 || others.length > 0) update()
      await write().catch((error: unknown) =>
        log.warn({ err: error }, 'the open boards could not be written; retrying'),
      )
    },
    { first: times.check, next: times.check },
  )

  changes.on(['open_boards', 'match_leads'], ({ collection, isOwn, id }) => {
    if (isOwn || (collection === 'open_boards' && id === nodeId)) return
    isOutdated = true
    job.wake(0)
  })

  return {
    ...job,
    async stop(): Promise<void> {
      await job.stop()
      if (written.text !== '[]') await nodes.deleteOne({ _id: nodeId }).catch(() => undefined)
    },
    /** Adds a listener for changes of any board. */
    onChange: (listener: () => void): void => void listeners.add(listener),

    of: (matchId: string): Board => boards.get(matchId) ?? { matchId, lead: null, here: [] },
    all: (): Board[] => [...boards.values()],

    /** Opens a board on this node; returns a function that closes it. */
    open(matchId: string, person: BoardPerson, silentFor: () => number): () => void {
      const board: LocalBoard = { matchId, person: { id: person.id, name: person.name }, silentFor }
      const handleChange = () => {
        update()
        job.wake(0)
      }
      local.add(board)
      handleChange()
      return () => {
        if (local.delete(board)) handleChange()
      }
    },

    /** Makes a person the lead of a match; `ifNone`: only if it has none. */
    async lead(
      matchId: string,
      by: BoardPerson,
      { transaction, ifNone = false }: { transaction?: Write['transaction']; ifNone?: boolean } = {},
    ): Promise<void> {
      const fields = { at: await database.now(), by: { id: by.id, name: by.name } }
      await leads.updateOne({ _id: matchId }, ifNone ? { $setOnInsert: fields } : { $set: fields }, {
        upsert: true,
        ...(transaction ? { session: transaction } : {}),
      })
      // The change feed reports a transaction's write once it is committed.
      if (transaction) return
      leadBy.set(matchId, fields.by)
      update()
    },
  }
}
