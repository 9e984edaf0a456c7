import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractAdditions } from '@torneo/contracts/endpoint/contract-additions'
import { contractNumbers } from '@torneo/contracts/endpoint/contract-numbers'
import { build } from 'vite'
import { needed } from '../new/own-repository.ts'
import { listFiles } from '../shared/files.ts'
import { PlainError } from '../shared/plain-error.ts'
import { runTool } from '../shared/run-tool.ts'
import { toolPath, workspace } from '../shared/workspace.ts'
import { versionsOf } from './dependencies.ts'
import { packLibrary } from './pack-library.ts'
import { json, type PackageFiles } from './tarball.ts'

/** Libraries that a section app may import, and those for its tests and build. */
export const libraries = [
  'contracts',
  'domain',
  'router',
  'client',
  'ui',
  'panel',
  'media',
  'testing',
  'build',
] as const

/** Version in the packages until their content is known. */
const placeholder = '0.0.0-content'

/**
 * Version of packages with this content: the number of the shell's contract, the additions of both contracts, and a
 * hash, so that an address with a version never has other bytes. An app that stays on older packages thus needs no newer
 * panel.
 */
export function versionOf(packages: readonly PackageFiles[]): string {
  const hash = createHash('sha256')
  for (const files of packages)
    for (const file of Object.keys(files).toSorted())
      hash
        .update(`${file}\0`)
        .update(files[file] ?? '')
        .update('\0')
  const additions = contractAdditions.shell + contractAdditions.api
  return `${contractNumbers.shell}.${additions}.0-${hash.digest('hex').slice(0, 8)}`
}

async function tsc(...args: string[]): Promise<void> {
  const { code, output } = await runTool(process.execPath, [toolPath('tsc'), ...args], { cwd: workspace })
  if (code !== 0) throw new PlainError(`The libraries' types cannot be written:\n${output}`)
}

/** Bundles a program with all its imports, except Vite, into one file. */
async function programOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: workspace,
    build: {
      ssr: join(workspace, entry),
      write: false,
      target: 'node20',
      rolldownOptions: { external: ['vite'], output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${entry} was not bundled`)
  return `#!/usr/bin/env node\n${output.output[0].code}`
}

/** Reads the files of a workspace folder for a folder of a package. */
async function copied(folder: string, as: string): Promise<PackageFiles> {
  const files = await listFiles(join(workspace, folder))
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [`${as}/${file}`, await readFile(join(workspace, folder, file))] as const),
    ),
  )
}

/** Builds the libraries, with the program `torneo` and the recorded contracts in `@torneo/build`. */
async function libraryPackages(version: string): Promise<PackageFiles[]> {
  const types = await mkdtemp(join(tmpdir(), 'torneo-types-'))
  try {
    await tsc('-b', ...libraries.filter((library) => library !== 'build').map((library) => join('libs', library)))
    await tsc(
      '-p',
      'libs/build',
      '--noEmit',
      'false',
      '--declaration',
      '--emitDeclarationOnly',
      '--rootDir',
      'libs',
      '--outDir',
      types,
    )
    return await Promise.all(
      libraries.map(async (library) => {
        if (library !== 'build') return packLibrary(library, version)
        const files = await packLibrary(library, version, join(types, 'build/src'))
        const manifest = JSON.parse(String(files['package.json'])) as object
        return {
          ...files,
          ...(await copied('docs/contracts', 'contracts')),
          'bin/torneo.js': await programOf('tools/sdk/torneo.ts'),
          'package.json': json({ ...manifest, bin: { torneo: 'bin/torneo.js' } }),
        }
      }),
    )
  } finally {
    await rm(types, { recursive: true, force: true })
  }
}

/**
 * Builds `create-torneo-section`: the generator of this workspace, with its templates and the versions that a new
 * repository installs.
 */
async function createPackage(version: string): Promise<PackageFiles> {
  const manifest = {
    name: 'create-torneo-section',
    version,
    description: "A repository for a section of Torneo's panel",
    license: 'MIT',
    type: 'module',
    bin: { 'create-torneo-section': 'bin/create.js' },
  }
  return {
    LICENSE: await readFile(join(workspace, 'LICENSE')),
    'bin/create.js': await programOf('tools/new/create-section.ts'),
    'bin/versions.json': json(
      await versionsOf([...needed.dependencies, ...needed.devDependencies], version, [
        'apps/users-admin',
        'libs/media',
      ]),
    ),
    ...(await copied('tools/new/templates/app', 'bin/templates/app')),
    ...(await copied('tools/new/templates/section', 'bin/templates/section')),
    ...(await copied('tools/new/templates/repository', 'bin/templates/repository')),
    'package.json': json(manifest),
  }
}

/** Builds all packages for teams with their own repositories, under the version of their content. */
export async function buildPackages(): Promise<{
  readonly version: string
  readonly packages: readonly PackageFiles[]
}> {
  const built = [...(await libraryPackages(placeholder)), await createPackage(placeholder)]
  const version = versionOf(built)
  const named = (file: string, content: string | Buffer) =>
    file.endsWith('.json') ? String(content).replaceAll(`"${placeholder}"`, `"${version}"`) : content
  const packages = built.map((files) =>
    Object.fromEntries(Object.entries(files).map(([file, content]) => [file, named(file, content)])),
  )
  return { version, packages }
}
