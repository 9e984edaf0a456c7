import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const textFile = /\.(js|css|html|json|svg|txt|webmanifest)$/
/**
 * Excludes the service worker: an operator may replace it by hand (docs/operations.md), and its compressed copy would
 * still be sent.
 */
const workerFile = /sw\.js$/

/** Minimum size in bytes: a file below the size of one packet gains nothing from compression. */
const minimumSize = 1024

/** Quality 9 takes a fifth of the time of 11 for 2 % more bytes; this runs at every first start. */
const brotliQuality = 9

/** Writes `.br` and `.gz` copies of a text file of 1 kB or more next to it, for the API to send as they are. */
export async function precompress(file: string): Promise<void> {
  if (!textFile.test(file) || workerFile.test(file) || (await stat(file)).size < minimumSize) return
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const copies = [
    [`${file}.br`, await brotli(content, { params })],
    [`${file}.gz`, await zip(content, { level: 9 })],
  ] as const
  for (const [name, bytes] of copies) {
    await writeFile(`${name}.tmp`, bytes)
    await rename(`${name}.tmp`, name)
  }
}
