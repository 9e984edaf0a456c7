import { hash } from 'node:crypto'
import type { Use } from '@torneo/contracts/endpoint/errors'
import { type TournamentDraft, editionMessages } from '@torneo/contracts/tournament/editions'
import { Tournament } from '@torneo/contracts/tournament/tournaments'
import type { FastifyInstance } from 'fastify'
import { BSON, type Document } from 'mongodb'
import { copyEdition } from '../../data/editions/copy-edition'
import { type EditionAnswer, editionAnswer } from '../../data/editions/edition-answer'
import { editionCollections } from '../../data/editions/edition-collections'
import { titleOf } from '../../data/matches/match-title'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import { anyRow } from '../../platform/database/checked-collection'
import type { Transaction, Write } from '../../platform/database/database'
import { conflict, inUse, notFound } from '../../platform/http/problems'
import { toContract } from '../../platform/http/to-contract'
import { requireFreeYear } from './free-year'

type Stored = Document & { readonly _id: string }

const { changed, isFirst, live, played } = editionMessages

/** Number of records that one command deletes. */
const removedAtOnce = 500

/** An edition that is about to be archived: `answer` is what it shows while its records and promotions are the same. */
interface StagedEdition {
  readonly id: string
  readonly answer: EditionAnswer
  readonly promotions: string
}

const fingerprint = (documents: readonly Stored[]) => hash('sha256', BSON.serialize({ documents }), 'base64')

/** Place and zone, which an edition takes from the one before. */
const placeOf = ({ timeZone, place }: Tournament) => ({
  ...(timeZone !== undefined && { timeZone }),
  ...(place !== undefined && { place }),
})

/** True for a match that was begun, also if it was reopened or cancelled since. */
const wasPlayed = ({ status, events, cancelledFrom, ...match }: Stored): boolean =>
  status === 'live' ||
  status === 'finished' ||
  cancelledFrom === 'live' ||
  (Array.isArray(events) && events.length > 0) ||
  ['homeScore', 'awayScore', 'homePoints', 'awayPoints'].some((field) => match[field] > 0)

/** Opens the next edition, and takes it back. Each runs in a transaction of its call (docs/design/editions.md). */
export function createChangeEdition(services: FastifyInstance['services'], tournament: TournamentCache) {
  const { database, archive, passes, sessions, tournaments } = services
  const collectionOf = (name: string) => database.collection(name, anyRow<Stored>())
  const collections = new Map(editionCollections.map((name) => [name, collectionOf(name)]))
  const promotions = collectionOf('promotions')

  /** Reads everything of the open edition. A transaction takes no parallel calls. */
  async function readOpen(session?: Transaction): Promise<Map<string, Stored[]>> {
    const documents = new Map<string, Stored[]>()
    for (const [name, collection] of collections)
      documents.set(name, await collection.find({}, session ? { session } : {}).toArray())
    return documents
  }

  /** Deletes children before their parents: a cache that applies it looks up the matches of each deleted player. */
  async function removeOpen(documents: ReadonlyMap<string, readonly Stored[]>, session: Transaction): Promise<void> {
    for (const [name, collection] of [...collections].toReversed()) {
      const ids = (documents.get(name) ?? []).map(({ _id }) => _id)
      for (let from = 0; from < ids.length; from += removedAtOnce)
        await collection.deleteMany({ _id: { $in: ids.slice(from, from + removedAtOnce) } }, { session })
    }
  }

  async function insertAll(documents: ReadonlyMap<string, readonly Stored[]>, session: Transaction): Promise<void> {
    for (const [name, collection] of collections) {
      const inserted = documents.get(name) ?? []
      if (inserted.length > 0) await collection.insertMany([...inserted], { session })
    }
  }

  /** Ends passes and the sessions that they opened: they are for matches of one edition. */
  async function endPasses(write: Required<Write>): Promise<void> {
    await passes.revokeAll(await database.now(), write)
    await sessions.endAllOfPasses(write.transaction)
  }

  const usesOf = (matches: readonly Stored[]): Use[] =>
    matches.map(({ _id: id }) => {
      const match = tournament.match(id)
      return { collection: 'matches', id, title: match ? titleOf(tournament.withTeams(match)) : '' }
    })

  const visibleMatches = (documents: ReadonlyMap<string, readonly Stored[]>): Stored[] =>
    (documents.get('matches') ?? []).filter(({ deleted }) => !deleted)

  function rejectLive(documents: ReadonlyMap<string, readonly Stored[]>): void {
    const playing = visibleMatches(documents).filter(({ status }) => status === 'live')
    if (playing.length > 0) throw inUse(live, usesOf(playing))
  }

  const readPromotions = (session?: Transaction) => promotions.find({}, session ? { session } : {}).toArray()
  const answerOf = (documents: ReadonlyMap<string, Stored[]>, named: Stored[], open: Tournament) => {
    const { id: _id, createdAt, updatedAt, ...fields } = open
    const shown = { ...fields, _id, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }
    return editionAnswer(services, new Map([...documents, ['promotions', named], ['tournaments', [shown]]]))
  }

  return {
    /** Copies the open edition to the archive and computes what it shows, unless it cannot be archived now. */
    async stage({ year }: TournamentDraft): Promise<StagedEdition> {
      await requireFreeYear(tournaments, year)
      const open = await tournaments.open()
      if (!open) throw conflict(changed)
      const documents = await readOpen()
      rejectLive(documents)
      await archive.stage(open.id, documents)
      const named = await readPromotions()
      return { id: open.id, answer: await answerOf(documents, named, open), promotions: fingerprint(named) }
    },

    /** Archives the edition that was staged, and opens the next one. */
    async open(
      { name, year, copy }: TournamentDraft,
      staged: StagedEdition,
      write: Required<Write>,
    ): Promise<Tournament> {
      const { by, transaction: session } = write
      const open = await tournaments.open(session)
      if (!open || open.id !== staged.id) throw conflict(changed)
      await requireFreeYear(tournaments, year, session)
      const archivedTournament = await tournaments.update(open.id, { state: 'archived' }, write)
      if (!archivedTournament) throw conflict(changed)

      const documents = await readOpen(session)
      rejectLive(documents)
      const at = await database.now()
      const isSame = await archive.settle(open.id, documents, session)
      await removeOpen(documents, session)
      const named = await readPromotions(session)
      documents.set('promotions', named)
      const answer =
        isSame && fingerprint(named) === staged.promotions
          ? { ...staged.answer, tournament: toContract(Tournament, archivedTournament) as Tournament }
          : await answerOf(documents, named, archivedTournament)
      await archive.add(answer, documents, at, session)
      await endPasses(write)
      const created = await tournaments.create({ name, year, ...placeOf(open) }, write)
      await insertAll(copyEdition(documents, { ...copy, edition: created.id, at, by }), session)
      return created
    },

    /** Deletes the open edition, in which nothing was played, and opens the one before. */
    async takeBack(id: string, write: Required<Write>): Promise<Tournament> {
      const { transaction: session } = write
      const open = await tournaments.open(session)
      if (!open || open.id !== id) throw notFound()
      const before = await archive.latest(session)
      if (before === null) throw conflict(isFirst)
      const documents = await readOpen(session)
      const begun = visibleMatches(documents).filter(wasPlayed)
      if (begun.length > 0) throw inUse(played, usesOf(begun))

      await removeOpen(documents, session)
      await tournaments.remove(id, write)
      await insertAll((await archive.take(before, session)) as Map<string, Stored[]>, session)
      await endPasses(write)
      if (!(await tournaments.update(before, { state: 'open' }, write))) throw notFound()
      return open
    },
  }
}
