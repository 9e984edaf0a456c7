import { sign } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import {
  compressedCopy,
  DamagedFile,
  entryFile,
  filesIn,
  hashOf,
  manifestFile,
  readHashes,
  readIntact,
  readReleaseKeys,
  signatureFile,
} from '@torneo/api/operators/section-integrity'
import { LiveRemote, SectionManifest } from '@torneo/contracts/releases/remotes'
import { listFiles } from '../shared/files.ts'
import { readJson, writeJson } from '../shared/json-file.ts'
import { PlainError } from '../shared/plain-error.ts'
import { describeWriteError } from './describe-write-error.ts'
import { precompress } from './site/precompress.ts'

/** Files without a hash: those that contain or sign the hashes, and the list that releases before 0.2 wrote. */
const unlisted: ReadonlySet<string> = new Set([entryFile, manifestFile, signatureFile, 'integrity.json'])
const isListed = (file: string) => !unlisted.has(file) && !file.startsWith('.') && !compressedCopy.test(file)

export const previewSuffix = '-preview'

export const appFolder = (siteDir: string, app: string) => join(siteDir, 'remotes', app)
export const versionFolder = (siteDir: string, app: string, version: string) => join(appFolder(siteDir, app), version)
export const entryOf = ({ name, version }: Pick<SectionManifest, 'name' | 'version'>) =>
  `/remotes/${name}/${version}/${entryFile}`

/** Adds the hash of each file to a build's mf-manifest.json, for the service and for browsers. */
async function entryWithHashes(folder: string): Promise<string> {
  const files = (await listFiles(folder)).filter(isListed)
  const hashes = await Promise.all(files.map(async (file) => [file, hashOf(await readFile(join(folder, file)))]))
  return JSON.stringify({ ...(await readJson<object>(join(folder, entryFile))), integrity: Object.fromEntries(hashes) })
}

/** Signs a version's manifest with the private key that RELEASE_KEY names (docs/operations.md), if it is set. */
async function signVersion(folder: string): Promise<void> {
  const keyFile = process.env.RELEASE_KEY?.trim()
  if (!keyFile) return
  const key = await readFile(keyFile, 'utf8').catch(() => {
    throw new PlainError(`RELEASE_KEY: ${keyFile} cannot be read.`)
  })
  await writeFile(
    join(folder, signatureFile),
    sign(null, await readFile(join(folder, manifestFile)), key).toString('base64'),
  )
}

/** Writes hashes, manifest, signature and compressed copies into a version's folder. Returns the manifest. */
export async function sealVersion(folder: string, manifest: SectionManifest): Promise<SectionManifest> {
  const entry = await entryWithHashes(folder)
  const released = { ...manifest, integrity: hashOf(entry) }
  await writeFile(join(folder, entryFile), entry)
  await writeJson(join(folder, manifestFile), released)
  for (const file of await listFiles(folder)) await precompress(join(folder, file))
  await signVersion(folder)
  return released
}

/**
 * Writes a build into the immutable folder of its version, atomically, and returns its manifest. Accepts an existing
 * version with the same bytes; throws a PlainError for other bytes.
 */
export async function writeVersion(
  siteDir: string,
  distDir: string,
  manifest: SectionManifest,
): Promise<SectionManifest> {
  const target = versionFolder(siteDir, manifest.name, manifest.version)
  if (existsSync(target)) {
    if ((await entryWithHashes(target)) !== (await entryWithHashes(distDir))) {
      throw new PlainError(
        `${manifest.name} ${manifest.version} is released already, with other bytes: a version never changes. Give this one another: --version.`,
      )
    }
    await signVersion(target)
    return SectionManifest.parse(await readJson(join(target, manifestFile)))
  }
  const incoming = `${target}.${process.pid}.tmp`
  try {
    await rm(incoming, { recursive: true, force: true })
    await mkdir(appFolder(siteDir, manifest.name), { recursive: true })
    await cp(distDir, incoming, { recursive: true, filter: (path) => !compressedCopy.test(path) })
    const released = await sealVersion(incoming, manifest)
    await rename(incoming, target)
    return released
  } catch (error) {
    await rm(incoming, { recursive: true, force: true }).catch(() => undefined)
    throw describeWriteError(error, siteDir)
  }
}

/** Versions of an app on a site, without the remains of interrupted copies. */
export async function existingVersions(siteDir: string, app: string): Promise<string[]> {
  const entries = await readdir(appFolder(siteDir, app), { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.tmp'))
    .map((entry) => entry.name)
    .sort()
}

/**
 * Entry of a version for `/remotes.json`. Throws a PlainError when its folder is missing, damaged, or belongs to
 * another app or version.
 */
export async function readVersion(siteDir: string, app: string, version: string): Promise<LiveRemote> {
  const folder = versionFolder(siteDir, app, version)
  if (!existsSync(folder)) {
    const versions = await existingVersions(siteDir, app)
    throw new PlainError(`There is no ${app} ${version} in ${siteDir}. There is: ${versions.join(', ') || 'none'}.`)
  }
  // Preserves the manifest as it is stored: other tools may have released it, with rows that this version cannot read.
  const remote = {
    ...(await readJson<SectionManifest>(join(folder, manifestFile))),
    entry: entryOf({ name: app, version }),
  } as LiveRemote
  if (!LiveRemote.safeParse(remote).success)
    throw new PlainError(
      `${join(folder, manifestFile)} cannot be read: release ${app} ${version} again under another version.`,
    )
  if (remote.name !== app || remote.version !== version) {
    throw new PlainError(
      `${join(folder, manifestFile)} says ${remote.name} ${remote.version}: it is not what its folder is called. Nothing was changed.`,
    )
  }
  await requireIntact(folder, app, version)
  return remote
}

/** Throws a PlainError for a version that browsers, or the service with the keys of RELEASE_KEYS, would reject. */
async function requireIntact(folder: string, app: string, version: string): Promise<void> {
  const keysFile = process.env.RELEASE_KEYS?.trim()
  try {
    const hashes = await readHashes(filesIn(folder), { app, version }, keysFile ? readReleaseKeys(keysFile) : null)
    // Versions installed by an older release have no hashes.
    if (!hashes) return
    const copies = (await listFiles(folder)).filter(
      (file) => compressedCopy.test(file) && Object.hasOwn(hashes, file.replace(compressedCopy, '')),
    )
    for (const file of [...Object.keys(hashes), ...copies]) await readIntact(filesIn(folder), file, hashes)
  } catch (error) {
    const missing =
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? relative(folder, String((error as NodeJS.ErrnoException).path))
        : null
    if (!(error instanceof DamagedFile) && !missing) throw error
    throw new PlainError(
      `${app} ${version} is not whole: ${missing ? `${missing} is gone` : (error as Error).message}. Nothing was changed.`,
    )
  }
}
