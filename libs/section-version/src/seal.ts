import { sign } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SectionManifest } from '@torneo/contracts/releases/remotes'
import { compressedCopy, entryFile, type Files, hashOf, manifestFile, signatureFile } from './integrity'

/** Files without a hash: those that contain or sign the hashes. */
const unlisted: ReadonlySet<string> = new Set([entryFile, manifestFile, signatureFile])

/**
 * Makes a build a released version: adds the hash of each file to mf-manifest.json, for the service and for browsers,
 * and the manifest that has the hash of that. `key`, a private key in PEM, signs it. Files that start with a dot, which
 * are the bundler's own, and compressed copies are left out.
 */
export function sealVersion(build: Files, manifest: SectionManifest, key: string | null): Map<string, Buffer> {
  const files = new Map(
    [...build]
      .filter(([name]) => !unlisted.has(name) && !name.startsWith('.') && !compressedCopy.test(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const hashes = Object.fromEntries([...files].map(([name, content]) => [name, hashOf(content)]))
  const bundled = JSON.parse(String(build.get(entryFile) ?? '{}')) as object
  const entry = Buffer.from(JSON.stringify({ ...bundled, integrity: hashes }))
  const released = Buffer.from(`${JSON.stringify({ ...manifest, integrity: hashOf(entry) }, null, 2)}\n`)
  files.set(entryFile, entry).set(manifestFile, released)
  if (key !== null) files.set(signatureFile, Buffer.from(sign(null, released, key).toString('base64')))
  return files
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

const textFile = /\.(js|css|html|json|svg|txt|webmanifest)$/
/**
 * Excludes the service worker: an operator may replace it by hand (docs/operations/watch.md), and its compressed copy would
 * still be sent.
 */
const workerFile = /sw\.js$/

/** Minimum size in bytes: a file below the size of one packet gains nothing from compression. */
const minimumSize = 1024

/** Quality 9 takes a fifth of the time of 11 for 2 % more bytes; this runs at every first start. */
const brotliQuality = 9

/** Returns the `.br` and `.gz` copies of a text file of 1 kB or more, for the service to send as they are. */
export async function compressedCopies(name: string, content: Buffer): Promise<Map<string, Buffer>> {
  if (!textFile.test(name) || workerFile.test(name) || content.length < minimumSize) return new Map()
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  return new Map([
    [`${name}.br`, await brotli(content, { params })],
    [`${name}.gz`, await zip(content, { level: 9 })],
  ])
}

/** Adds the compressed copies of all files. */
export async function withCompressedCopies(files: Files): Promise<Map<string, Buffer>> {
  const all = new Map(files)
  for (const [name, content] of files) for (const copy of await compressedCopies(name, content)) all.set(...copy)
  return all
}
