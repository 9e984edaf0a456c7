import { randomBytes } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '../shared/json-file.ts'

const user = 'torneo'

/** The file next to the data that opens it: mongod's key file, and the password of the one user. Only its owner reads it. */
export const keyFileOf = (folder: string) => join(folder, 'key')

/** The key of a folder; undefined for one that never had any. */
export async function readKey(folder: string): Promise<string | undefined> {
  return (await readFile(keyFileOf(folder), 'utf8').catch(() => '')).trim() || undefined
}

/** The key of a folder, made at its first start. */
export async function keyOf(folder: string): Promise<string> {
  const known = await readKey(folder)
  if (known) {
    // mongod takes no key that others may read, such as one that was copied.
    await chmod(keyFileOf(folder), 0o600)
    return known
  }
  const key = randomBytes(48).toString('hex')
  await writeFileAtomically(keyFileOf(folder), `${key}\n`, 0o600)
  return key
}

/** Where the database `torneo` of a server of ours is. */
export function addressOf(port: number, setName: string, key: string | undefined): string {
  const [who, source] = key === undefined ? ['', ''] : [`${user}:${key}@`, '&authSource=admin']
  return `mongodb://${who}127.0.0.1:${port}/torneo?replicaSet=${setName}${source}`
}

/** The server itself, past its set, as its members speak to each other: that needs no user, as on data from before there was one. */
export function serverAddress(port: number, key: string | undefined): string {
  const [who, source] = key === undefined ? ['', ''] : [`__system:${key}@`, '&authSource=local&authMechanism=SCRAM-SHA-256']
  return `mongodb://${who}127.0.0.1:${port}/?directConnection=true${source}`
}

/** The user that everything else signs in as. */
export const newUser = (key: string) => ({ createUser: user, pwd: key, roles: ['root'] })
export const changedUser = (key: string) => ({ updateUser: user, pwd: key })
