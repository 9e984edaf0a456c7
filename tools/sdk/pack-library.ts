import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lightSource } from '@torneo/build/site-plugins'
import { transformWithOxc } from 'vite'
import { listFiles } from '../shared/files.ts'
import { readJson } from '../shared/json-file.ts'
import { workspace } from '../shared/workspace.ts'
import { dependenciesOf } from './dependencies.ts'
import { json, type PackageFiles } from './tarball.ts'

type Exports = Readonly<Record<string, string | { readonly default: string }>>
interface Library {
  readonly name: string
  readonly exports: Exports
}

const isShipped = (file: string) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file)
const withoutEnd = (source: string) => source.replace(/\.tsx?$/, '')
const specifier = /((?:from|import)\s*\(?\s*)(["'])(\.[^"']*)\2/g

/**
 * Compiles a source file to JavaScript by itself: modules and their imports of each other stay the same
 * (docs/design/own-repositories.md).
 */
export async function scriptOf(file: string): Promise<string> {
  const { code } = await transformWithOxc(lightSource(await readFile(file, 'utf8'), file), file, {
    jsx: { runtime: 'automatic', development: false },
    target: 'es2022',
    sourcemap: false,
    typescript: { onlyRemoveTypeImports: true },
    tsconfig: false,
  })
  return withAddresses(code)
}

/** Adds the extension that Node requires to relative imports; imports of another library get its package name. */
const withAddresses = (code: string) =>
  code.replace(specifier, (_, before: string, quote: string, address: string) => {
    const [, library, path] = /^\.\.\/\.\.\/(\w+)\/src\/(.*?)\.tsx?$/.exec(address) ?? []
    return `${before}${quote}${library && path ? `@torneo/${library}/${path}` : `${withoutEnd(address)}.js`}${quote}`
  })

/** Rewrites exports of `./src/*.ts` to JavaScript and types. */
const builtExports = (exports: Exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([name, of]) => {
      const path = withoutEnd(typeof of === 'string' ? of : of.default)
      return [name, { types: `${path}.d.ts`, default: `${path}.js` }]
    }),
  )

/**
 * Builds a library as a package for teams outside this workspace: modules as JavaScript, next to their types. `typesIn`
 * is the folder of its declarations.
 */
export async function packLibrary(
  library: string,
  version: string,
  typesIn = join(workspace, 'libs', library, 'out-types'),
): Promise<PackageFiles> {
  const root = join(workspace, 'libs', library)
  const own = await readJson<Library>(join(root, 'package.json'))
  if (!own) throw new Error(`libs/${library} has no package.json`)
  const files: PackageFiles = { LICENSE: await readFile(join(workspace, 'LICENSE')) }
  for (const file of (await listFiles(join(root, 'src'))).filter(isShipped)) {
    files[`src/${withoutEnd(file)}.js`] = await scriptOf(join(root, 'src', file))
    const types = join(typesIn, `${withoutEnd(file)}.d.ts`)
    if (existsSync(types))
      files[`src/${withoutEnd(file)}.d.ts`] = withAddresses(await readFile(types, 'utf8')).replace(
        /\n\/\/# sourceMappingURL=.*/,
        '',
      )
  }
  const manifest = {
    name: own.name,
    version,
    description: `Torneo: ${library}, for teams with a repository of their own`,
    license: 'MIT',
    type: 'module',
    exports: builtExports(own.exports),
    dependencies: await dependenciesOf(library, files, version),
  }
  return { ...files, 'package.json': json(manifest) }
}
