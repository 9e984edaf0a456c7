import { PlainError } from '../shared/plain-error.ts'
import { isAlive, waitForExit } from '../shared/process-alive.ts'
import type { MongoState } from './mongo-state.ts'
import { folderServedAt, shutDown } from './replica-set.ts'

/** The sentence for a second start on the same data. */
export function alreadyRunning(folder: string, owner?: number): PlainError {
  return new PlainError(`The database in ${folder} is already running${owner ? ` (process ${owner})` : ''}. ` +
    'Stop that one first (Ctrl-C), or choose another folder: DATA_DIR=.data-2 npm start.')
}

/**
 * Makes sure that nobody serves this data. A server whose starter was killed is shut down; one whose starter lives is refused with a
 * PlainError. That the port answers for this very folder is asked too, since process ids come round again.
 */
export async function takeOver(folder: string, files: string, state: MongoState): Promise<void> {
  const { owner, mongod, port } = state
  if (!owner) return
  const served = (await folderServedAt(port)) === files
  if (served && isAlive(owner)) throw alreadyRunning(folder, owner)
  if (served) await shutDown(port)
  // Going down already, by its watchdog or by the line above: its lock on the folder goes with it.
  if (mongod && !isAlive(owner)) await waitForExit(mongod, 10_000)
}
