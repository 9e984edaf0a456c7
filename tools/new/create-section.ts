import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sectionGroups, sections } from '@torneo/contracts/releases/sections'
import { readCommandLine } from '../shared/command-line.ts'
import { readJson, writeJson } from '../shared/json-file.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { addSection } from './add-section.ts'
import { inOwnRepository } from './own-repository.ts'
import { type SdkPackages, readSdkPackages, type Versions } from './sdk-packages.ts'
import { readSection, sectionOptions } from './section-arguments.ts'
import { createTreeChange } from './tree-change.ts'

const usage =
  `Use: create-torneo-section /referees --app referees-admin --label 'Árbitros' --group <${sectionGroups.join(' | ')}, or your own word> ` +
  `[--group-title 'Arbitraje'] --roles super,admin_landing; or --raise, for the panel's packages of now. ` +
  `TORNEO_PANEL is the panel that has the packages, or --packages <folder> the folder.`

interface RepositoryPackage {
  readonly name?: string
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
}

/** Raises our packages in a repository, and those that are pinned with them. */
async function raise(root: string, there: RepositoryPackage | undefined, packages: SdkPackages): Promise<void> {
  if (!there?.dependencies) throw new PlainError('--raise is for the folder of a section app, with its package.json.')
  const raised = (named: Versions = {}) =>
    Object.fromEntries(Object.entries(named).map(([name, version]) => [name, packages.versions[name] ?? version]))
  await packages.writeTo(root)
  const { dependencies, devDependencies } = there
  await writeJson(join(root, 'package.json'), {
    ...there,
    dependencies: raised(dependencies),
    devDependencies: raised(devDependencies),
  })
  console.log('Now: npm install && npm run check')
}

/**
 * Runs `create-torneo-section /referees ...`: turns an empty folder into a repository with a section app, or adds a
 * section to the existing app. With `--raise`, the app gets the packages that the panel has now.
 */
await runCommand(async () => {
  const { values, positionals } = readCommandLine(
    process.argv.slice(2),
    { ...sectionOptions, packages: { type: 'string' }, raise: { type: 'boolean' } },
    usage,
  )
  const root = process.cwd()
  const there = await readJson<RepositoryPackage>(join(root, 'package.json'))
  const section = values.raise ? null : readSection({ values, positionals }, usage, [])
  if (section && there && there.name !== section.app)
    throw new PlainError(
      `This folder is the repository of ${there.name ?? 'something else'}: use an empty one, or --app ${there.name ?? ''}.`,
    )
  const versions = JSON.parse(await readFile(new URL('versions.json', import.meta.url), 'utf8')) as Versions
  const readPackages = () => readSdkPackages(versions, values.packages)
  if (!section) return raise(root, there, await readPackages())

  const packages = there ? null : await readPackages()
  const tree = createTreeChange(root)
  await addSection(tree, section, sections, inOwnRepository(section.app, packages?.versions ?? versions))
  console.log((await tree.write()).join('\n'))
  await packages?.writeTo(root)
  console.log(
    there ? '\nLook at it: npm run dev' : '\nNow: git init && npm install, then npm run dev. README.md says the rest.',
  )
})
