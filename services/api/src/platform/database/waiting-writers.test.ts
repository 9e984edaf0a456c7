import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { anyRow } from './checked-collection'

const api = useTestApi()

/** Milliseconds between two statements of a transaction, as on a busy machine. */
const slow = 700

it('writers of one record are all served, though the last waits longer than a transaction may take', async () => {
  const { database } = api.app.services
  const notes = database.collection('about', anyRow<{ _id: string; count: number }>())
  await notes.insertOne({ _id: 'nota', count: 0 })
  const write = () =>
    database.transaction(async (session) => {
      await notes.updateOne({ _id: 'nota' }, { $inc: { count: 1 } }, { session })
      await delay(slow)
      await notes.updateOne({ _id: 'nota' }, { $inc: { count: 1 } }, { session })
    })
  await Promise.all(Array.from({ length: 10 }, write))
  expect(await notes.findOne({ _id: 'nota' })).toMatchObject({ count: 20 })
})
