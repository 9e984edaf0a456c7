import { join } from 'node:path'
import { readJson, writeJson } from '../shared/json-file.ts'

/** The state file next to a data folder. */
export interface MongoState {
  /** Port of the last start, which the next start tries again. */
  readonly port: number
  /** Version of the server that wrote the data: another major version cannot read it. */
  readonly version: string
  /** Process that started the server, and the server's own; present only while it runs. */
  readonly owner?: number
  readonly mongod?: number
}

const fileName = 'mongo.json'

export function readMongoState(folder: string): Promise<MongoState | undefined> {
  return readJson<MongoState>(join(folder, fileName))
}

export function writeMongoState(folder: string, state: MongoState): Promise<void> {
  return writeJson(join(folder, fileName), state, 0o600)
}
