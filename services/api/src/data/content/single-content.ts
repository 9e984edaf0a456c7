import type { Endpoint } from '@torneo/contracts/endpoint/endpoint'
import type { Shape } from '@torneo/contracts/fields/validation'
import type { SectionId } from '@torneo/contracts/releases/sections'
import type { FastifyInstance } from 'fastify'
import type { NewFields, RecordFields } from '../../platform/database/repository'
import type { createSingleRepository } from '../../platform/database/single-repository'
import type { Call, WriteOfCall } from '../../platform/http/call'
import type { Save } from '../audit/activity.repository'
import { checkedBy, type ContentRecord, type ContentSaver, picked } from './content-saver'
import { requireImages } from './record-images'

interface SaveCall<R, D extends object> {
  readonly body: () => D
  readonly completed: (body: D, current: object | null) => D
  readonly transaction: (work: (write: WriteOfCall) => Promise<R>) => Promise<R>
  readonly requireRev: Call<never>['requireRev']
}

interface SaveOptions<R extends RecordFields, D extends object> {
  readonly records: ReturnType<typeof createSingleRepository<R, D>>
  readonly section: SectionId
  /** Text for the recent activity. */
  readonly action: string
  /** Name in the recent activity. */
  readonly titleOf: (record: R) => string
  /** Saves other records in the same transaction, and returns these saves. */
  readonly also?: (saved: R, write: WriteOfCall) => Promise<readonly Save[]>
}

/**
 * Builds the handler and the saver of a single record: a request replaces it (absent optional fields become blank), a
 * scheduled save contains some of the fields.
 */
export function singleContent<R extends RecordFields, D extends object>(
  { services: { activity, files } }: FastifyInstance,
  { body: draft }: Endpoint & { readonly body: Shape },
  { records, section, action, titleOf, also }: SaveOptions<R, D>,
) {
  const names = Object.keys((draft._zod.def as unknown as { readonly shape: object }).shape)

  async function save(before: R | null, fields: D, write: WriteOfCall, note = ''): Promise<R> {
    await requireImages(files, records.shape, { before, after: fields }, write)
    const saved = await records.put(fields as NewFields<R, D>, write)
    const own = { before, after: saved, written: fields }
    const others = (await also?.(saved, write)) ?? []
    await activity.add(
      {
        action: action + note,
        subject: titleOf(saved),
        section,
        ...(others.length === 0 ? { saved: own } : { saves: [own, ...others] }),
      },
      write,
    )
    return saved
  }

  const whole = (fields: object, record: ContentRecord) =>
    checkedBy<D & ContentRecord>(draft, { ...picked(record, names), ...fields })

  const saver: ContentSaver = {
    name: records.name,
    section,
    shape: records.shape,
    find: async (id, transaction) => {
      const record = await records.find(transaction)
      return record?.id === id ? (record as unknown as ContentRecord) : null
    },
    titleOf: (record) => titleOf(record as unknown as R),
    checked: (fields, record) => picked(whole(fields, record), Object.keys(fields)),
    save: (before, fields, write, note) => save(before as unknown as R, whole(fields, before), write, note),
  }

  return {
    saver,

    /** Replaces the record. */
    replace: ({ body, completed, transaction, requireRev }: SaveCall<R, D>): Promise<R> =>
      transaction(async (write) => {
        const sent = body()
        const before = await records.find(write.transaction)
        const fields = completed(sent, before)
        await requireRev(records, before, write)
        return save(before, fields, write)
      }),
  }
}
