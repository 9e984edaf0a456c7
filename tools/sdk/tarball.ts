import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'

/** The files of a package by their paths in it. */
export type PackageFiles = Record<string, string | Buffer>

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A package as npm installs it. The same files make the same bytes. */
export async function tarballOf(files: PackageFiles): Promise<Buffer> {
  const tar = pack()
  for (const [file, content] of Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    tar.entry({ name: `package/${file}`, mtime: new Date(0), mode: file.startsWith('bin/') ? 0o755 : 0o644 }, content)
  }
  tar.finalize()
  return promisify(gzip)(await buffer(tar))
}
