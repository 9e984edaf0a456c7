import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SectionManifest } from '@torneo/contracts/releases/remotes'
import { type Files, packArchive } from '@torneo/section-version/archive'
import { manifestFile } from '@torneo/section-version/integrity'
import { sealVersion, withCompressedCopies } from '@torneo/section-version/seal'
import { listFiles } from '../shared/files.ts'
import { readJson } from '../shared/json-file.ts'
import { PlainError, reasonOf } from '../shared/plain-error.ts'

/** Files of a built section app, with its manifest. */
export interface SectionBuild {
  readonly files: Files
  readonly manifest: SectionManifest
}

/**
 * Reads a build, and sets the version of its manifest: the one of the app's package.json and 8 hex digits of a content
 * hash, so that equal builds have the same version and different builds never share an address.
 */
export async function readSectionBuild(distDir: string): Promise<SectionBuild> {
  const { version } = (await readJson<{ version?: string }>(join(dirname(distDir), 'package.json'))) ?? {}
  if (!version) throw new PlainError(`${dirname(distDir)} has no package.json with a version.`)
  const names = await listFiles(distDir).catch(() => [])
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(distDir, name))] as const)),
  )
  return { files, manifest: { ...manifestOf(files, distDir), version: `${version}-${contentHash(files)}` } }
}

function manifestOf(files: Files, distDir: string): SectionManifest {
  try {
    return SectionManifest.parse(JSON.parse(String(files.get(manifestFile))))
  } catch (error) {
    const file = join(distDir, manifestFile)
    throw new PlainError(`${file} is not a section manifest (${reasonOf(error)}): build the app again.`)
  }
}

function contentHash(files: Files): string {
  const hash = createHash('sha256')
  for (const [name, content] of files) hash.update(`${name}\0`).update(content).update('\0')
  return hash.digest('hex').slice(0, 8)
}

/** Seals a build as the version of its manifest, signed with the private key that RELEASE_KEY names, if it is set. */
export async function sealBuild({ files, manifest }: SectionBuild): Promise<Files> {
  const keyFile = process.env.RELEASE_KEY?.trim()
  const key = keyFile
    ? await readFile(keyFile, 'utf8').catch(() => {
        throw new PlainError(`RELEASE_KEY: ${keyFile} cannot be read.`)
      })
    : null
  return sealVersion(files, manifest, key)
}

/** Packs a build as the archive that the release service accepts. */
export const packVersion = async (build: SectionBuild): Promise<Buffer<ArrayBuffer>> =>
  packArchive(await withCompressedCopies(await sealBuild(build)))
