import { join } from 'node:path'
import { writeJson } from '../shared/json-file.ts'
import { PlainError } from '../shared/plain-error.ts'
import type { SdkPackages, Versions } from './sdk-packages.ts'

export interface RepositoryPackage {
  readonly name?: string
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
}

/** Raises our packages in a repository, and those that are pinned with them; its other dependencies stay. */
export async function raisePackages(
  root: string,
  there: RepositoryPackage | undefined,
  { versions, writeTo }: SdkPackages,
): Promise<void> {
  if (!there?.dependencies) throw new PlainError('--raise is for the folder of a section app, with its package.json.')
  const raised = (named: Versions = {}) =>
    Object.fromEntries(Object.entries(named).map(([name, version]) => [name, versions[name] ?? version]))
  await writeTo(root)
  const { dependencies, devDependencies } = there
  await writeJson(join(root, 'package.json'), {
    ...there,
    dependencies: raised(dependencies),
    devDependencies: raised(devDependencies),
  })
}
