import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sectionGroups, sections } from '@torneo/contracts/releases/sections'
import { readCommandLine } from '../shared/command-line.ts'
import { readJson } from '../shared/json-file.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { addSection } from './add-section.ts'
import { inOwnRepository } from './own-repository.ts'
import { raisePackages, type RepositoryPackage } from './raise-packages.ts'
import { readSdkPackages, type Versions } from './sdk-packages.ts'
import { readSection, sectionOptions } from './section-arguments.ts'
import { createTreeChange } from './tree-change.ts'

const usage =
  `Use: create-torneo-section /referees --app referees-admin --label 'Árbitros' --group <${sectionGroups.join(' | ')}, or your own word> ` +
  `[--group-title 'Arbitraje'] --roles super,admin_landing; or --raise, for the panel's packages of now. ` +
  `TORNEO_PANEL is the panel that has the packages, or --packages <folder> the folder.`

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
  if (!section) {
    await raisePackages(root, there, await readPackages())
    return console.log('Now: npm install && npm run check')
  }

  const packages = there ? null : await readPackages()
  const tree = createTreeChange(root)
  await addSection(tree, section, sections, inOwnRepository(section.app, packages?.versions ?? versions))
  console.log((await tree.write()).join('\n'))
  await packages?.writeTo(root)
  console.log(
    there ? '\nLook at it: npm run dev' : '\nNow: git init && npm install, then npm run dev. README.md says the rest.',
  )
})
