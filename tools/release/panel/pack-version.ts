import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { SectionManifest } from '@torneo/contracts/remotes'
import { pack } from 'tar-stream'
import { compressedCopy } from '../../../services/api/src/platform/section-integrity.ts'
import { listFiles } from '../../shared/files.ts'
import { sealVersion } from '../version-folder.ts'

/** A build as the archive that the release service takes: sealed, one .tar.gz. The build's folder stays as it is. */
export async function packVersion(distDir: string, manifest: SectionManifest): Promise<Buffer<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'torneo-version-'))
  try {
    await cp(distDir, folder, { recursive: true, filter: (path) => !compressedCopy.test(path) })
    await sealVersion(folder, manifest)
    const tar = pack()
    // What begins with a dot is the bundler's own.
    for (const name of (await listFiles(folder)).filter((path) => !path.startsWith('.')).toSorted()) tar.entry({ name, mtime: new Date(0) }, await readFile(join(folder, name)))
    tar.finalize()
    return await promisify(gzip)(await buffer(tar))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
