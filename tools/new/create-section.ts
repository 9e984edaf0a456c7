import { cp, readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sectionGroups, sections } from '@torneo/contracts/releases/sections'
import { readCommandLine } from '../shared/command-line.ts'
import { readJson } from '../shared/json-file.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { addSection } from './add-section.ts'
import { inOwnRepository } from './own-repository.ts'
import { readSection, sectionOptions } from './section-arguments.ts'
import { createTreeChange } from './tree-change.ts'

const usage =
  `Use: npm create torneo-section -- /referees --app referees-admin --label 'Árbitros' --group <${sectionGroups.join(' | ')}, or your own word> ` +
  `[--group-title 'Arbitraje'] --roles super,admin_landing [--packages <folder of the packages, where no registry has them>]`

/** Dependencies on the packages of `npm run sdk` in a folder, as files that the repository has in `packages`. */
async function packed(
  folder: string,
  versions: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const files = await readdir(folder).catch(() => {
    throw new PlainError(`--packages ${folder}: there is no such folder.`)
  })
  return Object.fromEntries(
    Object.entries(versions)
      .filter(([name]) => name.startsWith('@torneo/'))
      .map(([name, version]) => {
        const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`
        if (!files.includes(file)) throw new PlainError(`--packages ${folder}: ${file} is not there.`)
        return [name, `file:packages/${file}`]
      }),
  )
}

/**
 * Runs `npm create torneo-section -- /referees ...`: turns an empty folder into a repository with a section app, or
 * adds a section to the existing app.
 */
await runCommand(async () => {
  const given = readCommandLine(process.argv.slice(2), { ...sectionOptions, packages: { type: 'string' } }, usage)
  const folder = given.values.packages === undefined ? null : resolve(given.values.packages)
  const section = readSection(given, usage, [])
  const root = process.cwd()
  const there = await readJson<{ name?: string }>(join(root, 'package.json'))
  if (there && there.name !== section.app)
    throw new PlainError(
      `This folder is the repository of ${there.name ?? 'something else'}: use an empty one, or --app ${there.name ?? ''}.`,
    )
  const registry = JSON.parse(await readFile(new URL('versions.json', import.meta.url), 'utf8')) as Readonly<
    Record<string, string>
  >
  const files = folder === null ? {} : await packed(folder, registry)

  const tree = createTreeChange(root)
  await addSection(tree, section, sections, inOwnRepository(section.app, { ...registry, ...files }))
  console.log((await tree.write()).join('\n'))
  if (folder !== null)
    for (const file of Object.values(files).map((path) => path.slice('file:packages/'.length)))
      await cp(join(folder, file), join(root, 'packages', file))
  console.log(
    there ? '\nLook at it: npm run dev' : '\nNow: git init && npm install, then npm run dev. README.md says the rest.',
  )
})
