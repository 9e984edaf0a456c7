import type { AppLocation } from './add-section.ts'
import { appFiles, fileFrom } from './app-template.ts'
import type { TreeChange } from './tree-change.ts'

type Versions = Readonly<Record<string, string>>

/** Packages that a section app's repository installs: for its screens, and for its tests and build. */
export const needed = {
  dependencies: [
    '@torneo/client',
    '@torneo/contracts',
    '@torneo/domain',
    '@torneo/media',
    '@torneo/panel',
    '@torneo/router',
    '@torneo/ui',
    'lucide-react',
    'react',
    'react-dom',
    'styled-components',
  ],
  devDependencies: [
    '@torneo/build',
    '@torneo/testing',
    '@testing-library/dom',
    '@testing-library/react',
    '@testing-library/user-event',
    '@types/react',
    '@types/react-dom',
    'happy-dom',
    'typescript',
    'vite',
    'vitest',
  ],
} as const

const scripts = {
  dev: 'vite --mode standalone',
  panel: 'torneo panel',
  test: 'vitest run',
  typecheck: 'tsc -p .',
  build: 'vite build',
  check: 'npm run typecheck && npm test && npm run build',
  release: 'torneo release',
}

const ownFiles = [
  ['tsconfig.json'],
  ['vitest.config.ts'],
  ['.gitignore', 'gitignore'],
  ['README.md'],
  ['.github/workflows/section.yml', 'github.yml'],
  ['.gitlab-ci.yml', 'gitlab-ci.yml'],
] as const

/** A repository with one section app, which installs these versions of the packages. */
export const inOwnRepository = (app: string, versions: Versions): AppLocation => ({
  folder: '',
  addApp: (tree) => addRepository(tree, app, versions),
})

async function addRepository(tree: TreeChange, app: string, versions: Versions): Promise<void> {
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versions[name]]))
  const itsPackage = {
    name: app,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts,
    dependencies: pick(needed.dependencies),
    devDependencies: pick(needed.devDependencies),
  }
  await tree.create('package.json', `${JSON.stringify(itsPackage, null, 2)}\n`)
  for (const [file, template = file] of ownFiles)
    await tree.create(file, await fileFrom(`repository/${template}`, { app }))
  const files = await appFiles({ app, port: '4210', build: '@torneo/build/section-app' })
  for (const [file, text] of Object.entries(files)) await tree.create(file, text)
}
