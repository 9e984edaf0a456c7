import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { cacheFolders } from './mongod-cache.ts'
import { type EmbeddedMongo, startMongo } from './start-mongo.ts'

/**
 * Starts a fresh server for a test run, in memory if the system offers a folder for that; its data is deleted when it
 * stops or this process is killed.
 */
export async function startTestMongo(): Promise<EmbeddedMongo> {
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const dir = await mkdtemp(join(parent, 'torneo-test-'))
  const binaries = cacheFolders(resolve(process.env.DATA_DIR ?? '.data'))
  const mongo = await startMongo({
    dir,
    binaries,
    temporary: true,
    awaitsJournal: false,
    log: (line) => console.error(line),
  })
  return {
    ...mongo,
    stop: async () => {
      await mongo.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
