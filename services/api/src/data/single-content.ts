import type { SectionId } from '@torneo/contracts/sections'
import type { FastifyInstance } from 'fastify'
import type { Call, WriteOfCall } from '../platform/call'
import type { NewFields, RecordFields } from '../platform/repository'
import type { createSingleRepository } from '../platform/single-repository'
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
}

/** A handler that replaces a single record; absent optional fields become blank. */
export function replaceHandler<R extends RecordFields & { readonly title: string }, D extends object>(
  { services: { activity, files } }: FastifyInstance, { records, section, action }: SaveOptions<R, D>,
) {
  return ({ body, completed, transaction, requireRev }: SaveCall<R, D>): Promise<R> => transaction(async (write) => {
    const draft = body()
    const before = await records.find(write.transaction)
    const fields = completed(draft, before)
    await requireRev(records, before, write)
    await requireImages(files, records.shape, before, fields, write)
    const saved = await records.put(fields as NewFields<R, D>, write)
    await activity.add({ action, subject: saved.title, section, saved: { before, after: saved, written: fields } }, write)
    return saved
  })
}
