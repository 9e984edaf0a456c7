import { scheduledMessages } from '@torneo/contracts/scheduled-saves'
import { changedFields, mergeFields } from '@torneo/domain/field-merge'
import { canView } from '@torneo/domain/permissions'
import type { ActivityRepository } from '../../data/activity.repository'
import type { ContentSaver } from '../../data/content-saver'
import type { ScheduledSaveRow, ScheduledSavesRepository } from '../../data/scheduled-saves.repository'
import type { UsersRepository } from '../../data/users.repository'
import type { Database, Transaction } from '../../platform/database'
import { conflict, Problem } from '../../platform/problems'
import { createRepeater } from '../../platform/repeater'

/** Milliseconds between two checks for due saves. */
const intervalMs = 1000
/** Appended to the text of the activity, and so of the history. */
const note = ' (programado)'

interface JobParts {
  readonly database: Database
  readonly users: UsersRepository
  readonly activity: ActivityRepository
}

interface JobLog {
  warn(context: object, message: string): void
}

/** The text of an error for people: the messages of its fields, if it has any. */
const sentenceOf = ({ message, extras: { details = [] } }: Problem) => details.map((detail) => detail.message).join('. ') || message

/**
 * Applies due saves (B52). Every node checks once a second. The scheduled row is deleted in the transaction of the save, so the save is applied once,
 * however many nodes there are. When it is rejected, the row stays, marked as failed with the reason.
 */
export function createScheduledSavesJob({ database, users, activity }: JobParts, scheduled: ScheduledSavesRepository, savers: readonly ContentSaver[], log: JobLog) {
  async function apply({ id, collection, by, fields, base }: ScheduledSaveRow, transaction: Transaction): Promise<void> {
    const saver = savers.find(({ name }) => name === collection)
    const author = await users.find(by.id, transaction)
    if (!saver || !author?.active || !canView(author.role, saver.section)) throw conflict(scheduledMessages.authorGone)
    const record = await saver.find(id, transaction)
    if (!record) throw conflict(scheduledMessages.deleted)
    // If someone has changed the same field since, the scheduled value wins: the other one is in the history.
    const merged = saver.checked(mergeFields(base, fields, record).merged, record)
    if (changedFields(record, merged).length > 0) await saver.save(record, merged, { by, transaction, from: '', origins: [] }, note)
  }

  async function fail(id: string, reason: string): Promise<void> {
    await database.transaction(async (transaction) => {
      const failed = await scheduled.fail(id, reason, transaction)
      const saver = savers.find(({ name }) => name === failed?.collection)
      if (failed && saver) await activity.add({ action: 'Cambio programado sin aplicar', subject: failed.title, section: saver.section }, { by: failed.by, transaction })
    })
  }

  async function run(): Promise<void> {
    for (const id of await scheduled.due()) {
      try {
        await database.transaction(async (transaction) => {
          const row = await scheduled.take(id, transaction)
          if (row) await apply(row, transaction)
        })
      } catch (error) {
        if (!(error instanceof Problem && error.code < 500)) throw error
        await fail(id, sentenceOf(error))
      }
    }
  }

  // Faults, such as a lost connection, are retried at the next check.
  const look = () => run().catch((error: unknown) => log.warn({ err: error }, 'scheduled saves wait: they could not be applied'))
  return { run, ...createRepeater(look, { first: intervalMs, next: intervalMs }) }
}
