import { scheduledMessages } from '@torneo/contracts/content/scheduled-saves'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { canView } from '@torneo/domain/people/permissions'
import { changedFields, mergeFields } from '@torneo/domain/records/field-merge'
import { createJob } from '@torneo/serving/jobs'
import type { UsersRepository } from '../../data/accounts/users.repository'
import type { ActivityRepository } from '../../data/audit/activity.repository'
import type { ContentSaver } from '../../data/content/content-saver'
import type { ScheduledSaveRow, ScheduledSavesRepository } from '../../data/content/scheduled-saves.repository'
import type { ChangeFeed } from '../../platform/cache/change-feed'
import type { Database, Transaction } from '../../platform/database/database'
import { isUnavailable } from '../../platform/database/database-errors'
import { conflict, Problem } from '../../platform/http/problems'

/** Milliseconds until the next check, after a change of the schedule and after a failure. */
const [changeDelayMs, retryMs] = [100, 1000]
/** Maximum number of milliseconds between two checks, in case a change was missed. */
const maxPauseMs = 60_000
/** Appended to the activity's text, and so to the history. */
const note = ' (programado)'

interface JobParts {
  readonly database: Database
  readonly users: UsersRepository
  readonly activity: ActivityRepository
  readonly changes: ChangeFeed
  readonly scheduledSaves: ScheduledSavesRepository
  readonly savers: readonly ContentSaver[]
}

interface JobLog {
  warn(context: object, message: string): void
}

/** Joins an error's field messages into a text for people; its own message if it has none. */
const sentenceOf = ({ message, extras: { details = [] } }: Problem) =>
  joinSentences(...details.map((detail) => detail.message)) || message

/**
 * Applies due saves (B52). Every node sleeps until the next one is due, and checks again when something is scheduled.
 * The scheduled row is deleted in the transaction of the save, so the save is applied once, however many nodes there
 * are. When it is rejected, the row stays, marked as failed with the reason.
 */
export function createScheduledSavesJob(
  { database, users, activity, changes, scheduledSaves: scheduled, savers }: JobParts,
  log: JobLog,
) {
  async function apply(
    { id, collection, by, fields, base }: ScheduledSaveRow,
    transaction: Transaction,
  ): Promise<void> {
    const saver = savers.find(({ name }) => name === collection)
    const author = await users.find(by.id, transaction)
    if (!saver || !author?.active || !canView(author.role, saver.section)) throw conflict(scheduledMessages.authorGone)
    const record = await saver.find(id, transaction)
    if (!record) throw conflict(scheduledMessages.deleted)
    // If someone has changed the same field since, the scheduled value wins: the other one is in the history.
    const merged = saver.checked(mergeFields(base, fields, record).merged, record)
    if (changedFields(record, merged).length > 0)
      await saver.save(record, merged, { by, transaction, from: '', origins: [] }, note)
  }

  async function fail(id: string, reason: string): Promise<void> {
    await database.transaction(async (transaction) => {
      const failed = await scheduled.fail(id, reason, transaction)
      const saver = savers.find(({ name }) => name === failed?.collection)
      if (failed && saver)
        await activity.add(
          { action: 'Cambio programado sin aplicar', subject: failed.title, section: saver.section },
          { by: failed.by, transaction },
        )
    })
  }

  async function applyOrFail(id: string): Promise<void> {
    try {
      await database.transaction(async (transaction) => {
        const row = await scheduled.take(id, transaction)
        if (row) await apply(row, transaction)
      })
    } catch (error) {
      if (isUnavailable(error)) throw error
      const isRejected = error instanceof Problem && error.code < 500
      if (!isRejected) log.warn({ err: error, record: id }, 'a scheduled save could not be applied')
      await fail(id, isRejected ? sentenceOf(error) : scheduledMessages.notApplied)
    }
  }

  /** Applies all due saves; one that fails does not block the others. */
  async function run(): Promise<void> {
    const results = []
    for (const id of await scheduled.due()) results.push(...(await Promise.allSettled([applyOrFail(id)])))
    const failure = results.find(({ status }) => status === 'rejected')
    if (failure?.status === 'rejected') throw failure.reason
  }

  async function runAndPause(): Promise<number> {
    try {
      await run()
      return Math.min((await scheduled.untilNext()) ?? maxPauseMs, maxPauseMs)
    } catch (error) {
      log.warn({ err: error }, 'scheduled saves could not be applied; retrying')
      return retryMs
    }
  }

  const job = createJob('scheduled saves', runAndPause, { first: changeDelayMs })
  changes.on([scheduled.name], () => job.wake(changeDelayMs))
  return job
}
