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

/** Milliseconds between two looks at what is due. */
const intervalMs = 1000
/** In the text of the activity, and so of the history. */
const note = ' (programado)'

interface JobParts {
  readonly database: Database
  readonly users: UsersRepository
  readonly activity: ActivityRepository
}

interface JobLog {
  warn(context: object, message: string): void
}

/** What people read of a refusal: what is wrong with which field says more than that something is. */
const sentenceOf = ({ message, extras: { details = [] } }: Problem) => details.map((detail) => detail.message).join('. ') || message

/**
 * Applies saves whose moment has come (B52). Every node looks once a second. Who deletes the scheduled row does so in the transaction of the save,
 * so it happens once however many nodes there are, and not at all when the save fails: then the row is held, with the reason.
 */
export function createScheduledSavesJob({ database, users, activity }: JobParts, scheduled: ScheduledSavesRepository, savers: readonly ContentSaver[], log: JobLog) {
  async function apply({ id, collection, by, fields, base }: ScheduledSaveRow, transaction: Transaction): Promise<void> {
    const saver = savers.find(({ name }) => name === collection)
    const author = await users.find(by.id, transaction)
    if (!saver || !author?.active || !canView(author.role, saver.section)) throw conflict(scheduledMessages.authorGone)
    const record = await saver.find(id, transaction)
    if (!record) throw conflict(scheduledMessages.deleted)
    // Where somebody changed the same field since, what was planned wins: the other text is in the history.
    const merged = saver.checked(mergeFields(base, fields, record).merged, record)
    if (changedFields(record, merged).length > 0) await saver.save(record, merged, { by, transaction, from: '', origins: [] }, note)
  }

  async function hold(id: string, reason: string): Promise<void> {
    await database.transaction(async (transaction) => {
      const held = await scheduled.hold(id, reason, transaction)
      const saver = savers.find(({ name }) => name === held?.collection)
      if (held && saver) await activity.add({ action: 'Cambio programado sin aplicar', subject: held.title, section: saver.section }, { by: held.by, transaction })
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
        await hold(id, sentenceOf(error))
      }
    }
  }

  // What cannot be reached now is tried again at the next look.
  const look = () => run().catch((error: unknown) => log.warn({ err: error }, 'scheduled saves wait: they could not be applied'))
  return { run, ...createRepeater(look, { first: intervalMs, next: intervalMs }) }
}
