import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { PlainError, reasonOf } from '../shared/plain-error.ts'

/** Layout of a sealed file: these bytes, salt, nonce, the content encrypted with AES-256-GCM, tag. */
const magic = Buffer.from('TORNEO-SEALED-1\n')
const size = { salt: 16, nonce: 12, tag: 16 }
const headSize = magic.length + size.salt + size.nonce

const keyOf = (key: string, salt: Buffer) => promisify<string, Buffer, number, Buffer>(scrypt)(key, salt, 32)

/** Pipeline step that encrypts its input and signs all of it at the end; passes it on unchanged without a key. */
export const sealing = (key: string | null) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    if (key === null) return yield* source
    const [salt, nonce] = [randomBytes(size.salt), randomBytes(size.nonce)]
    const cipher = createCipheriv('aes-256-gcm', await keyOf(key, salt), nonce)
    yield Buffer.concat([magic, salt, nonce])
    for await (const chunk of source) yield cipher.update(chunk)
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
  }

/** Content of a file, which can be read several times. */
export interface Sealed {
  readonly isSealed: boolean
  content(): Readable
}

/**
 * Opens a file. Verifies every byte of a sealed one first: throws a PlainError when it was changed or the key is wrong.
 */
export async function openSealed(file: string, key: string | null): Promise<Sealed> {
  const handle = await open(file).catch((error: unknown) => {
    throw new PlainError(`${file} cannot be read: ${reasonOf(error)}.`)
  })
  const { size: length } = await handle.stat()
  const head = Buffer.alloc(headSize)
  const tag = Buffer.alloc(size.tag)
  await handle.read(head, 0, headSize, 0)
  await handle.read(tag, 0, size.tag, Math.max(0, length - size.tag))
  await handle.close()
  if (!head.subarray(0, magic.length).equals(magic)) return { isSealed: false, content: () => createReadStream(file) }
  if (key === null) throw new PlainError(`${file} is encrypted: set BACKUP_KEY to the key that it was written with.`)
  if (length < headSize + size.tag) throw new PlainError(`${file} is no whole backup of Torneo: it is cut off.`)
  const salt = head.subarray(magic.length, magic.length + size.salt)
  const derived = await keyOf(key, salt)
  const content = () => {
    const decipher = createDecipheriv('aes-256-gcm', derived, head.subarray(-size.nonce))
    decipher.setAuthTag(tag)
    const bytes = createReadStream(file, { start: headSize, end: length - size.tag - 1 })
    return bytes.on('error', (error) => decipher.destroy(error)).pipe(decipher)
  }
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(content(), nowhere).catch(() => {
    throw new PlainError(
      `${file} was changed after it was written, or BACKUP_KEY is not the key that it was written with. Nothing was done.`,
    )
  })
  return { isSealed: true, content }
}
