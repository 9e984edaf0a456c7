import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { readJson } from '../shared/json-file.ts'
import { workspace } from '../shared/workspace.ts'
import type { PackageFiles } from './tarball.ts'

export type Versions = Readonly<Record<string, string>>
interface Package {
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
}

const read = async (folder: string): Promise<Package> =>
  (await readJson<Package>(join(workspace, folder, 'package.json'))) ?? {}

/**
 * Versions of `names` that this workspace uses; our own packages all get `version`. Throws for an undeclared package.
 */
export async function versionsOf(
  names: Iterable<string>,
  version: string,
  folders: readonly string[] = [],
): Promise<Versions> {
  const declared: Record<string, string> = {}
  for (const folder of ['.', ...folders])
    Object.assign(declared, ...Object.values(await read(folder)).filter((value) => typeof value === 'object'))
  return Object.fromEntries(
    [...names].toSorted().map((name) => {
      const found = name.startsWith('@torneo/') ? version : declared[name]
      if (!found)
        throw new Error(`${name} is imported, and neither package.json nor ${folders.join()} says its version`)
      return [name, found]
    }),
  )
}

const imported = /(?:^|[\s;])(?:from|import)\s*\(?\s*["']([\w@][^"'$]*)["']/g

/** Dependencies of a package: those that its modules import, and those that its builds need. */
export function dependenciesOf(library: string, files: PackageFiles, version: string): Promise<Versions> {
  const scripts = Object.entries(files)
    .filter(([file]) => file.endsWith('.js'))
    .map(([, code]) => String(code))
  const names = scripts.flatMap((code) =>
    [...code.matchAll(imported)].map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''),
  )
  const folder = join('libs', library)
  const foreign = names.filter((name) => !isBuiltin(name) && name !== `@torneo/${library}`)
  return versionsOf(new Set([...foreign, ...(library === 'build' ? ['@torneo/ui', 'lucide-react'] : [])]), version, [
    folder,
  ])
}
