import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '../shared/json-file.ts'
import { writeTo } from '../shared/write-to.ts'
import { buildPackages } from './packages.ts'
import { tarballOf } from './tarball.ts'

/** Name without a version of the package that a new repository is made with. */
export const newestCreate = 'create-torneo-section.tgz'

/**
 * Writes all packages into a folder, such as `sdk` of a site: each under its version, and the newest
 * `create-torneo-section` without one. Earlier versions stay. Returns the files.
 */
export async function writePackages(folder: string): Promise<readonly string[]> {
  await writeTo(folder, () => mkdir(folder, { recursive: true }))
  const { version, packages } = await buildPackages()
  const files = await Promise.all(
    packages.map(async (content) => {
      const { name } = JSON.parse(String(content['package.json'])) as { readonly name: string }
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
      const bytes = await tarballOf(content)
      await writeFileAtomically(join(folder, file), bytes)
      if (file === `create-torneo-section-${version}.tgz`) await writeFileAtomically(join(folder, newestCreate), bytes)
      return file
    }),
  )
  return [...files, newestCreate].map((file) => join(folder, file))
}
