import { groupTitles, type Section, type SectionGroup, sectionGroups } from '@torneo/contracts/releases/sections'
import { PlainError } from '../shared/plain-error.ts'
import { ownRowsFile } from './app-template.ts'
import { type Names, namesOf } from './names.ts'
import type { NewSection } from './section-arguments.ts'
import { tableApps } from './table-apps.ts'
import { screenFiles } from './templates.ts'
import { after, append, type TreeChange } from './tree-change.ts'

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')
const isKnown = (group: string): group is SectionGroup => sectionGroups.some((known) => known === group)

/** Order of an app's first added section: after all sections of the specification. */
const firstOrder = 100

/** Matches the end of an app's screens, with or without articles of 'Ayuda'. */
const endOfScreens = /\}\s*(,\s*\(\) => import\('\.\/help'\)\s*)?,?\s*\)\s*$/

/** Location of a section's app: in this workspace, or in its own repository. */
export interface AppLocation {
  /** Ends with `/`; '' in the app's own repository. */
  readonly folder: string
  /** Adds the app, without sections. */
  readonly addApp: (tree: TreeChange) => Promise<void>
}

/** Adds a section with its first screen and its row to an app, which is made if it is new. */
export async function addSection(
  tree: TreeChange,
  section: NewSection,
  table: readonly Section[],
  { folder, addApp }: AppLocation,
): Promise<Names> {
  const { path, label } = section
  const names = namesOf(path.slice(path.lastIndexOf('/') + 1), 'a section')
  const existing = table.find((row) => row.path === path || row.id === names.snake || row.label === label)
  if (existing)
    throw new PlainError(
      `There is a section ${existing.id} at ${existing.path}, '${existing.label}', of ${existing.owner}: path, last word of it and label are each of one section.`,
    )
  const [list, rows] = [`${folder}src/Section.tsx`, `${folder}${ownRowsFile}`]
  if (!tree.exists(list)) await addApp(tree)
  await addRow(tree, rows, section, names)
  if (tableApps.includes(section.app)) await addToTests(tree, section, names, table)

  for (const [file, text] of Object.entries(await screenFiles(names, label, path)))
    await tree.create(`${folder}src/features/${names.kebab}/${file}`, text)
  const screen = `${names.snake}: retryableLazy(() => import('./features/${names.kebab}/${names.pascal}Screen'))`
  await tree.edit(list, append(endOfScreens, screen))
  return names
}

async function addRow(
  tree: TreeChange,
  file: string,
  { path, label, group, groupTitle, roles }: NewSection,
  { snake }: Names,
): Promise<void> {
  const title = groupTitle === null || isKnown(group) ? '' : ` groupTitle: '${groupTitle}',`
  await tree.edit(file, (text) => {
    const order = firstOrder + (text.match(/\{\s*id: /g)?.length ?? 0)
    const row = `{ id: '${snake}', path: '${path}', label: '${label}', group: '${group}',${title} roles: [${quoted(roles)}], order: ${order} }`
    return append(/\] as const satisfies/, row)(text)
  })
}

/** Adds the row to the two tests that repeat the specification's table; `npm run sections` adds it to the table. */
async function addToTests(
  tree: TreeChange,
  { path, app, label, group, roles }: NewSection,
  { snake }: Names,
  table: readonly Section[],
): Promise<void> {
  if (!isKnown(group))
    throw new PlainError(
      `--group needs one of ${sectionGroups.join(', ')}, not '${group}': a group of its own is for an app outside the table.`,
    )
  const last = table.findLast((row) => row.group === group)
  if (!last) throw new PlainError(`No section is in the group ${group} yet.`)
  await tree.edit(
    'libs/contracts/src/releases/sections.test.ts',
    after(
      new RegExp(`\\[\\s*'${last.id}',\\s*'[^\\]]*\\],`),
      `\n  ['${snake}', '${path}', '${label}', '${groupTitles[group]}', '${roles.join(' ')}', '${app}'],`,
    ),
  )
  await tree.edit(
    'libs/domain/src/people/permissions.test.ts',
    ...roles.map((role) => after(new RegExp(`\\b${role}: \\[[^\\]]*?(?=,?\\s*\\])`), `, '${snake}'`)),
  )
}
