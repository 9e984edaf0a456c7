import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packagesOf } from './packages.ts'
import { tarballOf } from './tarball.ts'

/** Writes all packages into a folder; returns their files. */
export async function writePackages(folder: string, version: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true })
  return Promise.all(
    (await packagesOf(version)).map(async (files) => {
      const { name } = JSON.parse(String(files['package.json'])) as { readonly name: string }
      const file = join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
      await writeFile(file, await tarballOf(files))
      return file
    }),
  )
}
