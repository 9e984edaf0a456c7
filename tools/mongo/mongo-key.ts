import { randomBytes } from 'node:crypto'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '../shared/json-file.ts'

const user = 'torneo'

/**
 * File with the secret, next to the data: mongod's key file, and the password of the only user. Readable by its owner
 * only.
 */
export const keyFileOf = (folder: string) => join(folder, 'key')

/** Reads the key of a folder; undefined for a folder without one. */
export async function readKey(folder: string): Promise<string | undefined> {
  return (await readFile(keyFileOf(folder), 'utf8').catch(() => '')).trim() || undefined
}

/** Returns the key of a folder, and creates it at the first start. */
export async function keyOf(folder: string): Promise<string> {
  const known = await readKey(folder)
  if (known) {
    // mongod rejects a key file that others may read, such as a copied one.
    await chmod(keyFileOf(folder), 0o600)
    return known
  }
  const key = randomBytes(48).toString('hex')
  await writeFileAtomically(keyFileOf(folder), `${key}\n`, 0o600)
  return key
}

/** Address of the database `torneo` on one of our servers. */
export function addressOf(port: number, setName: string, key: string | undefined): string {
  const [who, source] = key === undefined ? ['', ''] : [`${user}:${key}@`, '&authSource=admin']
  return `mongodb://${who}127.0.0.1:${port}/torneo?replicaSet=${setName}${source}`
}

/**
 * Address of the server itself without its replica set, with the members' internal credentials, which also work on data
 * from before there was a user.
 */
export function serverAddress(port: number, key: string | undefined): string {
  const [who, source] =
    key === undefined ? ['', ''] : [`__system:${key}@`, '&authSource=local&authMechanism=SCRAM-SHA-256']
  return `mongodb://${who}127.0.0.1:${port}/?directConnection=true${source}`
}

/** The single user of all clients. */
export const newUser = (key: string) => ({ createUser: user, pwd: key, roles: ['root'] })
export const changedUser = (key: string) => ({ updateUser: user, pwd: key })
