import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { anyRow } from './checked-collection'
import type { Transaction } from './database'

const api = useTestApi()

/** Milliseconds between two statements of a transaction, as on a busy machine. */
const slow = 700

interface Note {
  readonly _id: string
  readonly count: number
}

const notes = () => api.app.services.database.collection('about', anyRow<Note>())
beforeEach(() => notes().insertOne({ _id: 'nota', count: 0 }))

/** Runs ten slow writers of one record at once; `judge` sees the count that each found. */
const writeAtOnce = (judge: (count: number) => void) =>
  Promise.allSettled(
    Array.from({ length: 10 }, () =>
      api.app.services.database.transaction(async (session) => {
        await notes().updateOne({ _id: 'nota' }, { $inc: { count: 1 } }, { session })
        await delay(slow)
        judge((await notes().findOne({ _id: 'nota' }, { session }))?.count ?? 0)
      }),
    ),
  )

it('writers of one record are all served, though the last waits longer than a transaction may take', async () => {
  const outcomes = await writeAtOnce(() => undefined)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await notes().findOne({ _id: 'nota' })).toMatchObject({ count: 10 })
})

it('concurrent writers of one record that one may win are each rejected with their reason, the last too', async () => {
  const outcomes = await writeAtOnce((count) => {
    if (count > 1) throw new Error('Another one won')
  })
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
  expect(reasons).toEqual(Array.from({ length: 9 }, () => 'Error: Another one won'))
  expect(await notes().findOne({ _id: 'nota' })).toMatchObject({ count: 1 })
})

it('a writer waits for one that began before it, though that one takes longer than a transaction may take', async () => {
  const { database } = api.app.services
  const add = (session: Transaction) => notes().updateOne({ _id: 'nota' }, { $inc: { count: 1 } }, { session })
  let begin = (): void => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const first = database.transaction(async (session) => {
    for (let statement = 0; statement < 9; statement += 1) {
      await add(session)
      begin()
      await delay(slow)
    }
  })
  await begun
  await Promise.all([first, database.transaction(add)])
  expect(await notes().findOne({ _id: 'nota' })).toMatchObject({ count: 10 })
})
