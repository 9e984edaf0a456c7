import {
  maxScheduledDays,
  ScheduledSave,
  scheduledMessages,
  scheduledSaveEndpoints,
} from '@torneo/contracts/content/scheduled-saves'
import { canView } from '@torneo/domain/people/permissions'
import { changedFields, fieldChanges } from '@torneo/domain/records/field-merge'
import { dayIn, instantIn, timeIn } from '@torneo/serving/time-zone'
import type { FastifyInstance } from 'fastify'
import { type ContentRecord, picked } from '../../data/content/content-saver'
import { requireImages } from '../../data/content/record-images'
import type { ScheduledSaveRow } from '../../data/content/scheduled-saves.repository'
import type { Transaction } from '../../platform/database/database'
import { conflict, forbidden, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const dayLength = 24 * 3_600_000

/** Serves scheduled saves of content, by the id of the record (B52). */
export function scheduledSavesRoutes(app: FastifyInstance): void {
  const { database, activity, files, scheduledSaves: scheduled, savers, zone } = app.services

  async function shown(
    { base, title: _, at, ...row }: ScheduledSaveRow,
    record: ContentRecord | null,
  ): Promise<ScheduledSave> {
    const timeZone = await zone.read()
    return {
      ...row,
      at: at.toISOString(),
      day: dayIn(timeZone, at.getTime()),
      time: timeIn(timeZone, at.getTime()),
      changes: fieldChanges(record ?? base, { ...record, ...row.fields }, row.fields),
    }
  }

  /** Finds the record and its saver; 404 for an unknown one, 403 without write access to its section. */
  async function targetOf(id: string, role: string, transaction: Transaction) {
    // Sequential: a transaction does not support parallel operations.
    for (const saver of savers) {
      const record = await saver.find(id, transaction)
      if (!record) continue
      if (!canView(role, saver.section)) throw forbidden()
      return { saver, record }
    }
    throw notFound()
  }

  /**
   * Returns the instant of a day and time in the service's time zone. Throws 400 unless it is in the future, by the
   * database's clock, and within a year.
   */
  async function momentOf(day: string, time: string): Promise<Date> {
    const at = instantIn(await zone.read(), day, time)
    const ahead = at.getTime() - (await database.now()).getTime()
    if (ahead <= 0) throw invalidField('time', scheduledMessages.past)
    if (ahead > maxScheduledDays * dayLength) throw invalidField('day', scheduledMessages.tooFar)
    return at
  }

  /** Shape and last change of the row, for If-Match. */
  const source = { shape: ScheduledSave, lastChange: () => Promise.resolve(null) }
  const revOf = async (row: ScheduledSaveRow | null, record: ContentRecord | null) =>
    row && { ...(await shown(row, record)), createdAt: '', updatedAt: '' }

  route(app, scheduledSaveEndpoints.get, async ({ params, user }) => {
    const row = await scheduled.find(params.id)
    const saver = savers.find(({ name, section }) => name === row?.collection && canView(user.role, section))
    return row && saver ? shown(row, await saver.find(row.id)) : null
  })

  route(app, scheduledSaveEndpoints.put, ({ params: { id }, user, body, request, transaction, requireRev }) =>
    transaction(async (write) => {
      const { saver, record } = await targetOf(id, user.role, write.transaction)
      const { day, time, fields: sent } = body()
      const before = await scheduled.find(id, write.transaction)
      if (before && request.headers['if-match'] === undefined) throw conflict(scheduledMessages.already(before.by.name))
      await requireRev(source, await revOf(before, record), write)
      const at = await momentOf(day, time)
      const checked = sent && saver.checked(sent, record)
      const fields = checked ? picked(checked, changedFields(record, checked)) : (before?.fields ?? {})
      if (Object.keys(fields).length === 0) throw invalidField('fields', scheduledMessages.nothing)
      if (checked) await requireImages(files, saver.shape, { before: record, after: fields }, write)
      const base = checked ? picked(record, Object.keys(fields)) : (before?.base ?? {})
      const title = saver.titleOf(record)
      const row = await scheduled.put(
        { id, collection: saver.name, title, at, fields, base },
        (before?.rev ?? 0) + 1,
        write,
      )
      await activity.add({ action: 'Cambio programado', subject: title, section: saver.section }, write)
      return shown(row, record)
    }),
  )

  route(app, scheduledSaveEndpoints.remove, async ({ params: { id }, user, transaction, requireRev }) => {
    await transaction(async (write) => {
      const before = await scheduled.find(id, write.transaction)
      const saver = savers.find(({ name }) => name === before?.collection)
      if (!before || !saver) throw notFound()
      if (!canView(user.role, saver.section)) throw forbidden()
      await requireRev(source, await revOf(before, await saver.find(id, write.transaction)), write)
      await scheduled.remove(id, write.transaction)
      await activity.add(
        { action: 'Cambio programado cancelado', subject: before.title, section: saver.section },
        write,
      )
    })
  })
}
