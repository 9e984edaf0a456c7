import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'

export interface PackedFile {
  readonly name: string
  readonly content: string | Buffer
  readonly mode?: number
}

/** Packs the files as one .tar.gz. The same files in the same order produce the same bytes. */
export async function tarball(files: Iterable<PackedFile>): Promise<Buffer<ArrayBuffer>> {
  const tar = pack()
  for (const { content, ...header } of files) tar.entry({ ...header, mtime: new Date(0) }, content)
  tar.finalize()
  return promisify(gzip)(await buffer(tar))
}
