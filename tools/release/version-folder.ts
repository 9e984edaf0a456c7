import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type LiveRemote, SectionManifest } from '@torneo/contracts/remotes'
import { listFiles } from '../shared/files.ts'
import { readJson, writeJson } from '../shared/json-file.ts'
import { PlainError } from '../shared/plain-error.ts'
import { precompress } from './site/precompress.ts'
import { describeWriteError } from './describe-write-error.ts'

const integrityFile = 'integrity.json'
/** Contains version and commit, which differ between two releases of the same bytes. */
const manifestFile = 'section.json'
const compressed = /\.(br|gz)$/

export const previewSuffix = '-preview'

export const appFolder = (siteDir: string, app: string) => join(siteDir, 'remotes', app)
export const versionFolder = (siteDir: string, app: string, version: string) => join(appFolder(siteDir, app), version)
export const entryOf = ({ name, version }: Pick<SectionManifest, 'name' | 'version'>) => `/remotes/${name}/${version}/mf-manifest.json`

/** The sha384 of each file of a build in the format of Subresource Integrity, without compressed copies and the manifest. */
export async function integrityOf(folder: string): Promise<Record<string, string>> {
  const files = (await listFiles(folder)).filter((file) => file !== integrityFile && file !== manifestFile && !compressed.test(file))
  const hashes = await Promise.all(files.map(async (file) => `sha384-${createHash('sha384').update(await readFile(join(folder, file))).digest('base64')}`))
  return Object.fromEntries(files.map((file, index) => [file, hashes[index] ?? '']))
}

/**
 * Writes a build into the immutable folder of its version, atomically. An existing version with the same bytes is accepted; other bytes are a
 * PlainError.
 */
export async function writeVersion(siteDir: string, distDir: string, manifest: SectionManifest): Promise<void> {
  const target = versionFolder(siteDir, manifest.name, manifest.version)
  const integrity = await integrityOf(distDir)
  if (existsSync(target)) {
    const existing = await readJson<Record<string, string>>(join(target, integrityFile)) ?? await integrityOf(target)
    if (firstDifference(existing, integrity) === undefined) return
    throw new PlainError(`${manifest.name} ${manifest.version} is released already, with other bytes: a version never changes. Give this one another: --version.`)
  }
  const incoming = `${target}.${process.pid}.tmp`
  try {
    await rm(incoming, { recursive: true, force: true })
    await mkdir(appFolder(siteDir, manifest.name), { recursive: true })
    await cp(distDir, incoming, { recursive: true })
    await writeJson(join(incoming, manifestFile), manifest)
    await writeJson(join(incoming, integrityFile), integrity)
    for (const file of await listFiles(incoming)) await precompress(join(incoming, file))
    await rename(incoming, target)
  } catch (error) {
    await rm(incoming, { recursive: true, force: true }).catch(() => undefined)
    throw describeWriteError(error, siteDir)
  }
}

/** The first file whose hash differs between the two lists. */
function firstDifference(a: Record<string, string>, b: Record<string, string>): string | undefined {
  return Object.keys({ ...a, ...b }).find((file) => a[file] !== b[file])
}

/** The versions of an app on a site, without the remains of interrupted copies. */
export async function existingVersions(siteDir: string, app: string): Promise<string[]> {
  const entries = await readdir(appFolder(siteDir, app), { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory() && !entry.name.endsWith('.tmp')).map((entry) => entry.name).sort()
}

/**
 * The entry of a version for `/remotes.json`. Throws a PlainError when its folder is missing, damaged, or belongs to another app or version.
 */
export async function readVersion(siteDir: string, app: string, version: string): Promise<LiveRemote> {
  const folder = versionFolder(siteDir, app, version)
  if (!existsSync(folder)) {
    const versions = await existingVersions(siteDir, app)
    throw new PlainError(`There is no ${app} ${version} in ${siteDir}. There is: ${versions.join(', ') || 'none'}.`)
  }
  const manifest = SectionManifest.safeParse(await readJson(join(folder, manifestFile)))
  if (!manifest.success) throw new PlainError(`${join(folder, manifestFile)} cannot be read: release ${app} ${version} again under another version.`)
  if (manifest.data.name !== app || manifest.data.version !== version) {
    throw new PlainError(`${join(folder, manifestFile)} says ${manifest.data.name} ${manifest.data.version}: it is not what its folder is called. Nothing was changed.`)
  }
  await requireIntact(folder, `${app} ${version}`)
  return { ...manifest.data, entry: entryOf(manifest.data) }
}

async function requireIntact(folder: string, title: string): Promise<void> {
  const expected = await readJson<Record<string, string>>(join(folder, integrityFile))
  // Versions installed by an older release have no integrity file.
  if (!expected) return
  const damaged = firstDifference(expected, await integrityOf(folder)) ?? await damagedCopy(folder)
  if (damaged) throw new PlainError(`${title} is not whole: ${damaged} is not what was released. Nothing was changed.`)
}

/** A compressed copy that differs from its file: browsers receive the copy. */
async function damagedCopy(folder: string): Promise<string | undefined> {
  for (const copy of (await listFiles(folder)).filter((file) => compressed.test(file))) {
    const bytes = await readFile(join(folder, copy))
    const original = await readFile(join(folder, copy.replace(compressed, ''))).catch(() => null)
    try {
      const unpacked = copy.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
      if (!original || !unpacked.equals(original)) return copy
    } catch {
      return copy
    }
  }
  return undefined
}
