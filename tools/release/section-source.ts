import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SectionManifest } from '@torneo/contracts/releases/remotes'
import { packArchive } from '@torneo/section-version/archive'
import { type Files, manifestFile } from '@torneo/section-version/integrity'
import { sealVersion, withCompressedCopies } from '@torneo/section-version/seal'
import { buildEnv } from '../shared/build-env.ts'
import { listFiles } from '../shared/files.ts'
import { readJson } from '../shared/json-file.ts'
import { PlainError, reasonOf } from '../shared/plain-error.ts'
import { endOf, runTool } from '../shared/run-tool.ts'

/** An app that is released from its source. */
export interface SectionSource {
  readonly app: string
  /** Checkout of the app, and its files that the build depends on. */
  readonly root: string
  readonly inputs: readonly string[]
  /** Folder of its vite.config.ts. */
  readonly folder: string
  /** Checks and builds it; returns the folder of the build. */
  readonly build: () => Promise<string>
}

/** Inputs of a section app's build in this workspace. */
export const inputsOf = (app: string) => [
  `apps/${app}`,
  'libs',
  'docs/contracts',
  'package-lock.json',
  'tsconfig.base.json',
]

async function git(root: string, ...args: string[]): Promise<string> {
  const { code, output } = await runTool('git', ['-C', root, ...args])
  if (code !== 0)
    throw new PlainError(`A release names its commit, and git says: ${output.trim().split('\n')[0] ?? 'nothing'}`)
  return output.trimEnd()
}

/** Returns the short hash of HEAD. Throws a PlainError when one of these files or folders has uncommitted changes. */
export async function committedState(root: string, inputs: readonly string[]): Promise<string> {
  const changed = (await git(root, 'status', '--porcelain', '--', ...inputs)).split('\n').filter(Boolean)
  const [first] = changed
  if (first) {
    const names = changed.length > 1 ? `${first.slice(3)} and ${changed.length - 1} more are` : `${first.slice(3)} is`
    throw new PlainError(
      `Not released: ${names} not committed, and a release is identified by its commit. Commit, then release.`,
    )
  }
  return git(root, 'rev-parse', '--short=10', 'HEAD')
}

/**
 * Lints, type checks and builds one app with its dependencies; returns the build folder. Throws a PlainError with the
 * end of the output.
 */
export async function buildSection(root: string, app: string): Promise<string> {
  const nx = join(root, 'node_modules/.bin/nx')
  const args = ['run-many', '-t', 'lint', 'typecheck', 'build', '-p', `@torneo/${app}`, '--outputStyle=static']
  const { code, output } = await runTool(process.execPath, [nx, ...args], { cwd: root, env: buildEnv(process.env) })
  if (code !== 0)
    throw new PlainError(`Not released: ${app} does not pass its checks or does not build.\n${endOf(output)}`)
  return join(root, 'apps', app, 'dist')
}

/** Files of a built section app, with its manifest. */
export interface SectionBuild {
  readonly files: Files
  readonly manifest: SectionManifest
}

/** A build with its source maps, which are no files of the version. */
interface MappedBuild extends SectionBuild {
  readonly maps: Files
}

/**
 * Reads a build, and sets the version of its manifest: the one of the app's package.json and 8 hex digits of a content
 * hash, so that equal builds have the same version and different builds never share an address.
 */
export async function readSectionBuild(distDir: string): Promise<MappedBuild> {
  const { version } = (await readJson<{ version?: string }>(join(dirname(distDir), 'package.json'))) ?? {}
  if (!version) throw new PlainError(`${dirname(distDir)} has no package.json with a version.`)
  const names = await listFiles(distDir).catch(() => [])
  const all = await Promise.all(names.map(async (name) => [name, await readFile(join(distDir, name))] as const))
  const files = new Map(all.filter(([name]) => !name.endsWith('.map')))
  const maps = new Map(all.filter(([name]) => name.endsWith('.map')))
  return { files, maps, manifest: { ...manifestOf(files, distDir), version: `${version}-${contentHash(files)}` } }
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
