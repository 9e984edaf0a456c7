import { type moveEndpoint, orderingMessages } from '@torneo/contracts/endpoint/ordering'
import type { SectionId } from '@torneo/contracts/releases/sections'
import { moveBefore, type Prioritised } from '@torneo/domain/records/chosen-order'
import type { FastifyInstance } from 'fastify'
import type { Document } from 'mongodb'
import { anyRow } from '../../platform/database/checked-collection'
import type { Transaction } from '../../platform/database/database'
import type { createRepository, RecordFields } from '../../platform/database/repository'
import { visible } from '../../platform/database/soft-delete'
import { conflict, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

export interface Ordering<R> {
  readonly endpoint: ReturnType<typeof moveEndpoint<`/${string}`>>
  /** Field that divides the collection into separately ordered lists; if absent, it is one list. */
  readonly within?: keyof R & string
  /** Texts for the recent activity. */
  readonly action: string
  readonly subjectOf: (record: R) => string
}

type Records<R extends RecordFields> = Pick<ReturnType<typeof createRepository<R, never>>, 'name' | 'find' | 'list'>

/**
 * Adds the move endpoint of lists that people order (B57, docs/design/forms.md). A move changes neither `rev` nor the
 * time of the last save: the record's content is unchanged, and an open form of it must not run into a conflict.
 */
export function chosenOrder<R extends RecordFields & Prioritised>(
  app: FastifyInstance,
  records: Records<R>,
  section: SectionId,
  ordering: Ordering<R>,
) {
  const { endpoint, within, action, subjectOf } = ordering
  const { activity, database } = app.services
  const stored = database.collection(records.name, anyRow<{ _id: string; priority?: number | null }>())
  const listOf = (record: Partial<R>): Document => (within ? { [within]: record[within] } : {})

  route(app, endpoint, ({ params, body, transaction }) =>
    transaction(async (write) => {
      const record = await records.find((params as { id: string }).id, write.transaction)
      if (!record) throw notFound()
      const { items } = await records.list({ filter: listOf(record), transaction: write.transaction })
      const moved = moveBefore(items, record.id, body().before)
      if (!moved) throw conflict(orderingMessages.listChanged)
      const priorities = new Map(items.map(({ id, priority }) => [id, priority]))
      const changed = moved.filter(({ id, priority }) => priority !== priorities.get(id))
      if (changed.length === 0) return
      await stored.bulkWrite(
        changed.map(({ id, priority }) => ({ updateOne: { filter: { _id: id }, update: { $set: { priority } } } })),
        { session: write.transaction },
      )
      await activity.add({ action, subject: subjectOf(record), section }, write)
    }),
  )

  return {
    isMoved: (before: R, fields: Partial<R>): boolean =>
      within !== undefined && fields[within] !== undefined && fields[within] !== before[within],

    /** Returns the priority that puts a record last in its list; null if the list was never ordered. */
    async lastPriority(record: Partial<R>, transaction?: Transaction): Promise<number | null> {
      const options = {
        projection: { priority: 1 },
        sort: { priority: 1 },
        ...(transaction ? { session: transaction } : {}),
      } as const
      const last = await stored.findOne({ ...listOf(record), ...visible }, options)
      return typeof last?.priority === 'number' ? last.priority - 1 : null
    },
  }
}
