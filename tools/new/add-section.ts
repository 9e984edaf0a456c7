import { groupTitles, type Section } from '@torneo/contracts/sections'
import { PlainError } from '../shared/plain-error.ts'
import type { NewSection } from './arguments.ts'
import { type Names, namesOf } from './names.ts'
import { screenFiles } from './templates.ts'
import { after, before, type TreeChange, withImport } from './tree-change.ts'

const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

/** Adds a row after the last one of its group, and the first screen of the section. */
export async function addSection(tree: TreeChange, section: NewSection, table: readonly Section[]): Promise<Names> {
  const { path, app, label, group, roles } = section
  const names = namesOf(path.slice(path.lastIndexOf('/') + 1), 'a section')
  const existing = table.find((row) => row.path === path || row.id === names.snake || row.label === label)
  if (existing) throw new PlainError(`There is a section ${existing.id} at ${existing.path}, '${existing.label}', of ${existing.owner}: path, last word of it and label are each of one section.`)
  const last = table.findLast((row) => row.group === group)
  if (!last) throw new PlainError(`No section is in the group ${group} yet.`)

  const row = `  { id: '${names.snake}', path: '${path}', label: '${label}', group: '${group}', roles: [${list(roles)}], owner: '${app}' },\n`
  await tree.edit('libs/contracts/src/sections.ts', after(`{ id: '${last.id}', `, row), (text) => (
    text.replace(/(export const sectionIds = \[[^\]]*?)(\n\])/, `$1 '${names.snake}',$2`)))
  // Two tests repeat the specification's table, so they get the new row too.
  await tree.edit('libs/contracts/src/sections.test.ts', after(
    `  ['${last.id}', '`, `  ['${names.snake}', '${path}', '${label}', '${groupTitles[group]}', '${roles.join(' ')}', '${app}'],\n`))
  await tree.edit('libs/domain/src/permissions.test.ts', ...roles.map((role) => (text: string) => (
    text.replace(new RegExp(`(\\n  ${role}: \\[[^\\]]*?)(,\\n  )?\\]`), `$1, '${names.snake}'$2]`))))

  for (const [file, text] of Object.entries(await screenFiles(names, label, path))) await tree.create(`apps/${app}/src/features/${names.kebab}/${file}`, text)
  const line = `  ${names.snake}: retryableLazy(() => import('./features/${names.kebab}/${names.pascal}Screen')),\n`
  const addLine = (text: string) => before('})', line)(text.replace(/\{ (.+?),? \}\)\n$/, '{\n  $1,\n})\n'))
  const addImport = withImport(`import { retryableLazy } from '@torneo/client'`)
  await tree.edit(`apps/${app}/src/Section.tsx`, (text) => {
    const withLine = addLine(text)
    return withLine === text || text.includes('import { retryableLazy }') ? withLine : addImport(withLine)
  })
  return names
}
