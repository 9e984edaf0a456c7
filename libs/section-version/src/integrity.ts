import { createPublicKey, hash, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

/** Files of a version by path, as they are in its folder or archive. */
export type Files = ReadonlyMap<string, Buffer>

/** Hashes of a released version's files, in the format of Subresource Integrity. */
export type FileHashes = Readonly<Record<string, string>>

/** Public keys (base64 of DER) by section app; the owner of one of the private keys may release that app. */
export type ReleaseKeys = Readonly<Record<string, readonly string[]>>

/** Thrown for a file that differs from the released one. */
export class DamagedFile extends Error {}

export const [manifestFile, entryFile, signatureFile] = ['section.json', 'mf-manifest.json', 'section.sig'] as const
export const compressedCopy = /\.(br|gz)$/

/** Maximum size of an unpacked compressed copy, in bytes. */
const maxOutputLength = 32 * 1024 * 1024
const [unbrotli, unzip] = [promisify(brotliDecompress), promisify(gunzip)]

/** Reads a file of a version; rejects with ENOENT if it is missing. */
export type ReadFile = (file: string) => Promise<Buffer>
export const filesIn =
  (folder: string): ReadFile =>
  (file) =>
    readFile(join(folder, file))
export const filesOf =
  (files: Files): ReadFile =>
  async (name) => {
    const bytes = files.get(name)
    if (!bytes) throw Object.assign(new Error(`${name} is missing`), { code: 'ENOENT', path: name })
    return bytes
  }

export const hashOf = (bytes: Buffer | string): string => `sha384-${hash('sha384', bytes, 'base64')}`

/** Throws if the file is no list of keys. */
export function readReleaseKeys(file: string): ReleaseKeys {
  const keys = JSON.parse(readFileSync(file, 'utf8')) as ReleaseKeys
  for (const key of Object.values(keys).flat()) publicKey(key)
  return keys
}

const publicKey = (key: string) => createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })

/**
 * Reads the hashes of a released version; null if it has none. If keys are given, the manifest must be signed by one of
 * the app's and name this version. Throws a DamagedFile.
 */
export async function readHashes(
  read: ReadFile,
  { app, version }: { app: string; version: string },
  keys: ReleaseKeys | null,
): Promise<FileHashes | null> {
  const manifest = await read(manifestFile)
  if (keys) {
    const signature = Buffer.from(String(await read(signatureFile).catch(() => '')), 'base64')
    const isSigned = (keys[app] ?? []).some((key) => verify(null, manifest, publicKey(key), signature))
    if (!isSigned) throw new DamagedFile(`${manifestFile} is not signed by a key of ${app}`)
  }
  const {
    name,
    version: named,
    integrity,
  } = JSON.parse(manifest.toString()) as { name: string; version: string; integrity?: string }
  if (keys && (name !== app || named !== version || !integrity))
    throw new DamagedFile(`${manifestFile} is signed for ${name} ${named}`)
  if (!integrity) return null
  const entry = await read(entryFile)
  if (hashOf(entry) !== integrity) throw new DamagedFile(`${entryFile} is not what was released`)
  const { integrity: files } = JSON.parse(entry.toString()) as { integrity: FileHashes }
  return { ...files, [entryFile]: integrity, [manifestFile]: hashOf(manifest) }
}

/** Reads a file or a compressed copy and verifies its hash. Throws a DamagedFile. */
export async function readIntact(read: ReadFile, file: string, hashes: FileHashes): Promise<Buffer> {
  const bytes = await read(file)
  const content = await contentOf(file, bytes).catch(() => null)
  if (!content || hashOf(content) !== hashes[file.replace(compressedCopy, '')])
    throw new DamagedFile(`${file} is not what was released`)
  return bytes
}

async function contentOf(file: string, bytes: Buffer): Promise<Buffer> {
  if (!compressedCopy.test(file)) return bytes
  return file.endsWith('.br') ? unbrotli(bytes, { maxOutputLength }) : unzip(bytes, { maxOutputLength })
}
