import { groupTitles, type Section, type SectionGroup, sectionGroups } from '@torneo/contracts/sections'
import { PlainError } from '../shared/plain-error.ts'
import { addApp, addOwnRow, ownRows } from './add-app.ts'
import type { NewSection } from './arguments.ts'
import { type Names, namesOf } from './names.ts'
import { screenFiles } from './templates.ts'
import { after, type TreeChange, withImport } from './tree-change.ts'

const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')
const isKnown = (group: string): group is SectionGroup => sectionGroups.some((known) => known === group)

/** The place of the first section of an app that is not in the section table: after all that are. */
const firstOrder = 100

/** How the list of an app's screens ends, with its articles or without; and such a list on one line. */
const endOfScreens = /\n\}(\)|, \(\) => import\('\.\/help'\)\))\n$/
const oneLine = /\{ (.+?),? (\}(?:\)|, \(\) => import\('\.\/help'\)\))\n)$/

/** Adds a section with its first screen: a row of the section table, or of the app's own when it has some or is new. */
export async function addSection(tree: TreeChange, section: NewSection, table: readonly Section[]): Promise<Names> {
  const { path, app, label } = section
  const names = namesOf(path.slice(path.lastIndexOf('/') + 1), 'a section')
  const existing = table.find((row) => row.path === path || row.id === names.snake || row.label === label)
  if (existing) throw new PlainError(`There is a section ${existing.id} at ${existing.path}, '${existing.label}', of ${existing.owner}: path, last word of it and label are each of one section.`)
  if (!tree.exists(`apps/${app}/src/Section.tsx`)) await addApp(tree, app)
  await (tree.exists(ownRows(app)) ? addToOwn(tree, section, names) : addToTable(tree, section, names, table))

  for (const [file, text] of Object.entries(await screenFiles(names, label, path))) await tree.create(`apps/${app}/src/features/${names.kebab}/${file}`, text)
  const line = `  ${names.snake}: retryableLazy(() => import('./features/${names.kebab}/${names.pascal}Screen')),\n`
  const addLine = (text: string) => text.replace(oneLine, '{\n  $1,\n$2').replace(endOfScreens, (end) => `\n${line}${end.slice(1)}`)
  const addImport = withImport(`import { retryableLazy } from '@torneo/client'`)
  await tree.edit(`apps/${app}/src/Section.tsx`, (text) => {
    const withLine = addLine(text)
    return withLine === text || text.includes('import { retryableLazy }') ? withLine : addImport(withLine)
  })
  return names
}

async function addToOwn(tree: TreeChange, { path, app, label, group, groupTitle, roles }: NewSection, { snake }: Names): Promise<void> {
  const title = groupTitle === null || isKnown(group) ? '' : ` groupTitle: '${groupTitle}',`
  await addOwnRow(tree, app, (order) => (
    `  { id: '${snake}', path: '${path}', label: '${label}', group: '${group}',${title} roles: [${list(roles)}], order: ${firstOrder + order} },\n`))
}

/** After the last row of its group. */
async function addToTable(tree: TreeChange, { path, app, label, group, roles }: NewSection, { snake }: Names, table: readonly Section[]): Promise<void> {
  if (!isKnown(group)) throw new PlainError(`--group needs one of ${sectionGroups.join(', ')}, not '${group}': a group of its own is for an app with rows of its own.`)
  const last = table.findLast((row) => row.group === group)
  if (!last) throw new PlainError(`No section is in the group ${group} yet.`)
  const row = `  { id: '${snake}', path: '${path}', label: '${label}', group: '${group}', roles: [${list(roles)}], owner: '${app}' },\n`
  await tree.edit('libs/contracts/src/sections.ts', after(`{ id: '${last.id}', `, row), (text) => (
    text.replace(/(export const sectionIds = \[[^\]]*?)(\n\])/, `$1 '${snake}',$2`)))
  // Two tests repeat the specification's table, so they get the new row too.
  await tree.edit('libs/contracts/src/sections.test.ts', after(
    `  ['${last.id}', '`, `  ['${snake}', '${path}', '${label}', '${groupTitles[group]}', '${roles.join(' ')}', '${app}'],\n`))
  await tree.edit('libs/domain/src/permissions.test.ts', ...roles.map((role) => (text: string) => (
    text.replace(new RegExp(`(\\n  ${role}: \\[[^\\]]*?)(,\\n  )?\\]`), `$1, '${snake}'$2]`))))
}
