import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { devPort } from '../dev/vite-server.ts'
import { sectionAppsIn } from '../shared/section-apps.ts'
import { before, type TreeChange } from './tree-change.ts'

/** Whose package a new app's is made from. */
const sibling = 'users-admin'

/** What the screens of a new app, and the build, use of its sibling's packages. */
const needed = /^(@torneo\/(client|contracts|panel|testing|ui|build)|lucide-react|react|react-dom)$/

type Versions = Readonly<Record<string, string>>
interface Package extends Readonly<Record<string, unknown>> {
  readonly dependencies: Versions
}

const template = async (file: string, values: Versions = {}) => {
  const text = await readFile(new URL(`templates/app/${file}.txt`, import.meta.url), 'utf8')
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

/** Adds a section app without sections, which no table names: its folder, with rows of its own, and its line among the projects that are type checked. */
export async function addApp(tree: TreeChange, app: string): Promise<void> {
  const { root } = tree
  const of = (file: string) => `apps/${app}/${file}`
  const ofSibling = async (file: string) => (await readFile(join(root, 'apps', sibling, file), 'utf8')).replaceAll(sibling, app)
  const itsPackage = JSON.parse(await ofSibling('package.json')) as Package
  const dependencies = Object.fromEntries(Object.entries(itsPackage.dependencies).filter(([name]) => needed.test(name)))
  await tree.create(of('package.json'), `${JSON.stringify({ ...itsPackage, dependencies }, null, 2)}\n`)
  for (const file of ['tsconfig.json', 'index.html']) await tree.create(of(file), await ofSibling(file))
  // The families' page has a port too.
  const port = Math.max(...[...sectionAppsIn(root), 'live-page'].map((name) => devPort(name, root))) + 1
  await tree.create(of('vite.config.ts'), await template('vite.config.ts', { app, port: String(port) }))
  await tree.create(of('dev/main.tsx'), await template('main.tsx', { app }))
  await tree.create(of('src/sections.ts'), await template('sections.ts'))
  await tree.create(of('src/Section.tsx'), await template('Section.tsx'))
  await tree.edit('tsconfig.json', (text) => text.replace(/\n {4}\{\s+"path": "apps\/live-page"/, `\n    {\n      "path": "apps/${app}"\n    },$&`))
}

export const ownRows = (app: string) => `apps/${app}/src/sections.ts`

/** Adds a row, given how many there are, to the file of an app whose sections are its own. */
export async function addOwnRow(tree: TreeChange, app: string, row: (count: number) => string): Promise<void> {
  await tree.edit(ownRows(app), (text) => before('] as const satisfies', row(text.match(/^ {2}\{ id: /gm)?.length ?? 0))(text))
}
