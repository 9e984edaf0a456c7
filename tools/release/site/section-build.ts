import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SectionManifest } from '@torneo/contracts/releases/remotes'
import { listFiles } from '../../shared/files.ts'
import { readJson } from '../../shared/json-file.ts'
import { PlainError, reasonOf } from '../../shared/plain-error.ts'

/** A built section app with a version derived from its content. */
export interface SectionBuild {
  readonly distDir: string
  readonly manifest: SectionManifest
}

/**
 * Reads the `section.json` of a build and sets its version: the one of the app's package.json and 8 hex digits of a
 * content hash, so that equal builds have the same version and different builds never share an address.
 */
export async function readSectionBuild(distDir: string): Promise<SectionBuild> {
  const { version } = (await readJson<{ version?: string }>(join(dirname(distDir), 'package.json'))) ?? {}
  if (!version) throw new PlainError(`${dirname(distDir)} has no package.json with a version.`)
  const manifest = await readManifest(join(distDir, 'section.json'))
  return { distDir, manifest: { ...manifest, version: `${version}-${await contentHash(distDir)}` } }
}

async function readManifest(file: string): Promise<SectionManifest> {
  try {
    return SectionManifest.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    throw new PlainError(`${file} is not a section manifest (${reasonOf(error)}): build the app again.`)
  }
}

async function contentHash(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of await listFiles(folder))
    hash
      .update(`${name}\0`)
      .update(await readFile(join(folder, name)))
      .update('\0')
  return hash.digest('hex').slice(0, 8)
}
