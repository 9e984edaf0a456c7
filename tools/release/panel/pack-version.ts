import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressedCopy } from '@torneo/api/operators/section-integrity'
import type { SectionManifest } from '@torneo/contracts/releases/remotes'
import { listFiles } from '../../shared/files.ts'
import { tarball } from '../../shared/tarball.ts'
import { sealVersion } from '../version-folder.ts'

/**
 * Packs a build as the archive that the release service accepts: sealed, one .tar.gz. The build's folder stays
 * unchanged.
 */
export async function packVersion(distDir: string, manifest: SectionManifest): Promise<Buffer<ArrayBuffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'torneo-version-'))
  try {
    await cp(distDir, folder, { recursive: true, filter: (path) => !compressedCopy.test(path) })
    await sealVersion(folder, manifest)
    // Files that start with a dot are the bundler's own.
    const names = (await listFiles(folder)).filter((path) => !path.startsWith('.')).toSorted()
    return await tarball(
      await Promise.all(names.map(async (name) => ({ name, content: await readFile(join(folder, name)) }))),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
