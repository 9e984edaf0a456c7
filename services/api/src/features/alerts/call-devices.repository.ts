import { CallAlertDevice } from '@torneo/contracts/match/call-alerts'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database } from '../../platform/database/database'
import { sessionLife } from '../../platform/sessions/sessions.repository'

/** Stored under the id of the session. */
const StoredDevice = row({ userId: z.string(), ...CallAlertDevice.shape, at: z.date() })
export type CallDevice = Readonly<z.output<typeof StoredDevice>>

export type CallDevicesRepository = ReturnType<typeof createCallDevicesRepository>

/** Stores the devices of staff that get alerts of calls from the pitch (B45): one a session. */
export function createCallDevicesRepository(database: Database) {
  const devices = database.collection('call_devices', StoredDevice, [
    { key: { endpoint: 1 } },
    { key: { at: 1 }, expireAfterSeconds: sessionLife.whole / 1000 },
  ])

  return {
    has: async (sessionId: string): Promise<boolean> => (await devices.countDocuments({ _id: sessionId })) === 1,

    /** Saves a session's device; the device's earlier sessions lose it. */
    async save(sessionId: string, userId: string, { endpoint, keys }: CallAlertDevice): Promise<void> {
      await devices.deleteMany({ endpoint, _id: { $ne: sessionId } })
      const fields = { userId, endpoint, keys, at: await database.now() }
      await devices.updateOne({ _id: sessionId }, { $set: fields }, { upsert: true })
    },

    async remove(sessionId: string): Promise<void> {
      await devices.deleteOne({ _id: sessionId })
    },

    all: (): Promise<CallDevice[]> => devices.find({}).toArray(),
  }
}
