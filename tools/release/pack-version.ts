import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SectionManifest } from '@torneo/contracts/remotes'
import { pack } from 'tar-stream'
import { compressedCopy } from '../../services/api/src/platform/section-integrity.ts'
import { listFiles } from '../shared/files.ts'
import { sealVersion } from './version-folder.ts'

const compress = promisify(gzip)
/** The time of every entry: equal bytes make an equal archive. */
const noTime = new Date(0)

/** A build as the archive that the release service takes: sealed with hashes, signed where RELEASE_KEY says by what, and packed. The build stays as it is. */
export async function packVersion(distDir: string, manifest: SectionManifest): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'torneo-version-'))
  try {
    await cp(distDir, folder, { recursive: true, filter: (path) => !compressedCopy.test(path) })
    await sealVersion(folder, manifest)
    const tar = pack()
    // What begins with a dot is the bundler's own.
    for (const name of (await listFiles(folder)).filter((path) => !path.startsWith('.'))) tar.entry({ name, mtime: noTime }, await readFile(join(folder, name)))
    tar.finalize()
    return await compress(await buffer(tar))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
