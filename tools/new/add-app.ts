import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { devPort } from '../dev/vite-server.ts'
import { sectionAppsIn } from '../shared/section-apps.ts'
import type { AppLocation } from './add-section.ts'
import { appFiles, ownRowsFile } from './app-template.ts'
import type { TreeChange } from './tree-change.ts'

/** App whose package is the template for a new one. */
const sibling = 'users-admin'

/** Packages of the sibling that the screens and the build of a new app need. */
const needed = /^(@torneo\/(client|contracts|panel|testing|ui|build)|lucide-react|react|react-dom)$/

type Versions = Readonly<Record<string, string>>
interface Package extends Readonly<Record<string, unknown>> {
  readonly dependencies: Versions
}

/** A section app of this workspace. */
export const inWorkspace = (app: string): AppLocation => ({
  folder: `apps/${app}/`,
  addApp: (tree) => addApp(tree, app),
})

/**
 * Adds a section app without sections that is in no table: its folder with its own rows, and its entry among the type
 * checked projects.
 */
async function addApp(tree: TreeChange, app: string): Promise<void> {
  const { root } = tree
  const of = (file: string) => `apps/${app}/${file}`
  const ofSibling = async (file: string) =>
    (await readFile(join(root, 'apps', sibling, file), 'utf8')).replaceAll(sibling, app)
  const itsPackage = JSON.parse(await ofSibling('package.json')) as Package
  const dependencies = Object.fromEntries(Object.entries(itsPackage.dependencies).filter(([name]) => needed.test(name)))
  await tree.create(of('package.json'), `${JSON.stringify({ ...itsPackage, dependencies }, null, 2)}\n`)
  await tree.create(of('tsconfig.json'), await ofSibling('tsconfig.json'))
  // The pages that families open use ports too.
  const port = Math.max(...[...sectionAppsIn(root), 'live-page', 'landing-page'].map((name) => devPort(name, root))) + 1
  const files = await appFiles({ app, port: String(port), build: '../../libs/build/src/section-app.ts' })
  for (const [file, text] of Object.entries(files)) await tree.create(of(file), text)
  await tree.edit('tsconfig.json', (text) => {
    const projects = JSON.parse(text) as { readonly references: readonly object[] }
    return `${JSON.stringify({ ...projects, references: [...projects.references, { path: `apps/${app}` }] }, null, 2)}\n`
  })
}

export const ownRows = (app: string) => `apps/${app}/${ownRowsFile}`
