import type { MatchEvent } from '@torneo/contracts/match/match-events'
import type { RegisteredEvent } from '@torneo/domain/match/match-aggregate'
import { inSlices } from '@torneo/serving/in-slices'
import type { FastifyInstance } from 'fastify'
import type { Document } from 'mongodb'
import { anyRow } from '../../platform/database/checked-collection'
import { type EventPlayer, isEvent, playersOf, shownEvents } from '../matches/match-events'
import { type EditionAnswer, editionAnswer, type EditionDocuments } from './edition-answer'
import { editionCollections } from './edition-collections'

type Stored = Document & { readonly _id: string }

/** An edition with the events of its matches, by match id, in the order of their list. */
export interface WholeEdition {
  readonly answer: EditionAnswer
  readonly events: ReadonlyMap<string, readonly MatchEvent[]>
}

/** Reads the events that matches show; deleted players keep their names. */
async function eventsOf(matches: readonly Document[], players: readonly Stored[]): Promise<WholeEdition['events']> {
  const byId = new Map(players.map((player) => [player._id, player as unknown as EventPlayer]))
  const shown = new Map<string, readonly MatchEvent[]>()
  await inSlices(matches, ({ _id, events }) => {
    const readable: RegisteredEvent[] = Array.isArray(events) ? events.filter(isEvent) : []
    const named = playersOf(readable).flatMap((id) => byId.get(id) ?? [])
    shown.set(String(_id), shownEvents(String(_id), readable, named))
  })
  return shown
}

/** Creates a reader of whole editions, for their export. */
export function createReadEdition(services: FastifyInstance['services']) {
  const { archive, database, tournaments } = services
  const live = [...editionCollections, 'promotions', 'tournaments'].map(
    (name) => [name, database.collection(name, anyRow<Stored>())] as const,
  )

  async function openDocuments(id: string): Promise<EditionDocuments> {
    const documents = new Map<string, Stored[]>()
    for (const [name, collection] of live) documents.set(name, await collection.find().toArray())
    const own = (documents.get('tournaments') ?? []).filter(({ _id }) => _id === id)
    return documents.set('tournaments', own)
  }

  /** Reads an edition; null if there is none with this id. */
  return async function readEdition(id: string): Promise<WholeEdition | null> {
    const archived = await archive.find(id)
    if (archived) {
      const [matches, players] = [await archive.records(id, 'matches'), await archive.records(id, 'players')]
      return { answer: archived, events: await eventsOf(matches, players) }
    }
    if ((await tournaments.open())?.id !== id) return null
    const documents = await openDocuments(id)
    return {
      answer: await editionAnswer(services, documents),
      events: await eventsOf(documents.get('matches') ?? [], documents.get('players') ?? []),
    }
  }
}
