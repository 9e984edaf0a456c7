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
import { refusedWrite } from './refused-write.ts'

const integrityFile = 'integrity.json'
/** Says its version and commit: what differs between two releases of the same bytes. */
const manifestFile = 'section.json'
const compressed = /\.(br|gz)$/

export const previewMark = '-preview'

export const appFolder = (siteDir: string, app: string) => join(siteDir, 'remotes', app)
export const versionFolder = (siteDir: string, app: string, version: string) => join(appFolder(siteDir, app), version)
export const entryOf = ({ name, version }: Pick<SectionManifest, 'name' | 'version'>) => `/remotes/${name}/${version}/mf-manifest.json`

/** sha384 of each file of a build, as a browser would check it; what is made from them and what names the version is left out. */
export async function integrityOf(folder: string): Promise<Record<string, string>> {
  const files = (await listFiles(folder)).filter((file) => file !== integrityFile && file !== manifestFile && !compressed.test(file))
  const hashes = await Promise.all(files.map(async (file) => `sha384-${createHash('sha384').update(await readFile(join(folder, file))).digest('base64')}`))
  return Object.fromEntries(files.map((file, index) => [file, hashes[index] ?? '']))
}

/**
 * Puts a build into the folder of its version, whole or not at all, where it never changes again. A version that is there already is taken for
 * this one when the bytes are the same, else refused with a PlainError.
 */
export async function writeVersion(siteDir: string, distDir: string, manifest: SectionManifest): Promise<void> {
  const target = versionFolder(siteDir, manifest.name, manifest.version)
  const integrity = await integrityOf(distDir)
  if (existsSync(target)) {
    const there = await readJson<Record<string, string>>(join(target, integrityFile)) ?? await integrityOf(target)
    if (firstDifference(there, integrity) === undefined) return
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
    throw refusedWrite(error, siteDir)
  }
}

/** A file that two lists of hashes do not agree on. */
function firstDifference(a: Record<string, string>, b: Record<string, string>): string | undefined {
  return Object.keys({ ...a, ...b }).find((file) => a[file] !== b[file])
}

/** The versions in a site's folder of an app; what a broken-off copy left is none. */
export async function versionsThere(siteDir: string, app: string): Promise<string[]> {
  const entries = await readdir(appFolder(siteDir, app), { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory() && !entry.name.endsWith('.tmp')).map((entry) => entry.name).sort()
}

/**
 * A version's entry for `/remotes.json`, once its folder proves to be what was released: there, whole, and of the name that it says. Else a
 * PlainError, before anything changes.
 */
export async function readVersion(siteDir: string, app: string, version: string): Promise<LiveRemote> {
  const folder = versionFolder(siteDir, app, version)
  if (!existsSync(folder)) {
    const there = await versionsThere(siteDir, app)
    throw new PlainError(`There is no ${app} ${version} in ${siteDir}. There is: ${there.join(', ') || 'none'}.`)
  }
  const manifest = SectionManifest.safeParse(await readJson(join(folder, manifestFile)))
  if (!manifest.success) throw new PlainError(`${join(folder, manifestFile)} cannot be read: release ${app} ${version} again under another version.`)
  if (manifest.data.name !== app || manifest.data.version !== version) {
    throw new PlainError(`${join(folder, manifestFile)} says ${manifest.data.name} ${manifest.data.version}: it is not what its folder is called. Nothing was changed.`)
  }
  await requireWhole(folder, `${app} ${version}`)
  return { ...manifest.data, entry: entryOf(manifest.data) }
}

async function requireWhole(folder: string, title: string): Promise<void> {
  const expected = await readJson<Record<string, string>>(join(folder, integrityFile))
  // What an older npm start assembled carries none.
  if (!expected) return
  const found = await integrityOf(folder)
  const wrong = firstDifference(expected, found)
  const harmed = wrong ?? await harmedCopy(folder)
  if (harmed) throw new PlainError(`${title} is not whole: ${harmed} is not what was released. Nothing was changed.`)
}

/** A compressed copy that does not hold the bytes of its file: browsers get the copy. */
async function harmedCopy(folder: string): Promise<string | undefined> {
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
