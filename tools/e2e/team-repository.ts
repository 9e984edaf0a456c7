import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SectionManifest } from '@torneo/contracts/remotes'
import { appFiles } from '../new/app-template.ts'
import { sdkVersion } from '../sdk/packages.ts'
import { writePackages } from '../sdk/write-packages.ts'
import { buildEnv } from '../shared/build-env.ts'
import { readJson } from '../shared/json-file.ts'
import { runTool } from '../shared/run-tool.ts'
import { workspace } from '../shared/workspace.ts'

export const teamApp = 'referees-admin'
const screen = 'src/features/referees/RefereesScreen'

/** What the team writes: a screen with names and calls that came to the contracts after their first record, and its test. */
const ownFiles = {
  [`${screen}.tsx`]: `import { serverNow } from '@torneo/client'
import { teamEndpoints } from '@torneo/contracts/teams'
import { collectionApi } from '@torneo/panel/collection-api'
import { EmptyState } from '@torneo/ui/EmptyState'

const teams = collectionApi('referees', teamEndpoints, (a, b) => a.name.localeCompare(b.name, 'es'))

export default function RefereesScreen() {
  const { data } = teams.useList()
  return <EmptyState icon={null} title={data ? \`\${data.items.length} equipos en \${new Date(serverNow()).getFullYear()}\` : ''} text="" />
}
`,
  [`${screen}.test.tsx`]: `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teamEndpoints } from '@torneo/contracts/teams'
import { aTeam, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import RefereesScreen from './RefereesScreen'

test('says how many teams there are', async () => {
  renderScreen(<RefereesScreen />, { path: '/referees', api: new FakeApi(aUser()).answer(teamEndpoints.list, { total: 1, items: [aTeam()] }) })
  expect(await screen.findByRole('heading', { name: /^1 equipos en 2/ })).toBeDefined()
})
`,
}

/** A team's repository outside this workspace, with the packages of this checkout. */
export interface TeamRepository {
  readonly root: string
  /** Runs a Node program of the repository; rejects with its output when it fails. */
  readonly run: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>
  /** Runs a line of a pipeline, with the environment's variables. */
  readonly script: (line: string, env: NodeJS.ProcessEnv) => Promise<string>
  readonly requires: () => Promise<SectionManifest['requires'] | undefined>
  /** What the same section requires that is an app of this workspace. */
  readonly requiresInside: () => Promise<SectionManifest['requires'] | undefined>
}

/** Makes it in a folder of `work`, as docs/teams.md says. */
export async function makeTeamRepository(work: string): Promise<TeamRepository> {
  const [root, packages] = [join(work, 'team'), join(work, 'packages')]
  const program = async (file: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> => {
    const { code, output } = await runTool(file, args, { cwd, env: { ...buildEnv(process.env), ...env } })
    if (code !== 0) throw new Error(`${file} ${args.join(' ')}: ${output}`)
    return output
  }
  const unpack = async (tarball: string, folder: string) => {
    await mkdir(folder, { recursive: true })
    await program('tar', ['xzf', tarball, '--strip-components=1', '-C', folder], work)
  }
  const requiresIn = async (folder: string) => (await readJson<SectionManifest>(join(folder, 'dist/section.json')))?.requires

  await writePackages(packages, sdkVersion())
  await unpack(join(packages, `create-torneo-section-${sdkVersion()}.tgz`), join(work, 'create'))
  await mkdir(root)
  await program(process.execPath, [
    join(work, 'create/bin/create.js'), '/referees', '--app', teamApp, '--label', 'Árbitros', '--group', 'officials', '--group-title', 'Arbitraje',
    '--roles', 'super,admin_tournament', '--packages', packages,
  ], root)

  // As `npm install`: our packages from their files, those of others as this workspace has them.
  const modules = join(root, 'node_modules')
  await mkdir(modules)
  for (const name of await readdir(join(workspace, 'node_modules'))) {
    // Vite gives out files of the folders that belong to the project: fonts, but not through a link.
    const put = name === '@fontsource-variable' ? (from: string, to: string) => cp(from, to, { recursive: true }) : symlink
    if (!name.startsWith('.') && name !== '@torneo') await put(join(workspace, 'node_modules', name), join(modules, name))
  }
  const { dependencies, devDependencies } = await readJson<Record<string, Record<string, string>>>(join(root, 'package.json')) ?? {}
  for (const [name, where] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (name.startsWith('@torneo/')) await unpack(join(root, where.slice('file:'.length)), join(modules, name))
  }
  await mkdir(join(modules, '.bin'))
  await symlink('../@torneo/build/bin/torneo.js', join(modules, '.bin/torneo'))

  for (const [file, text] of Object.entries(ownFiles)) await writeFile(join(root, file), text)
  const git = (...args: string[]) => program('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...args], root)
  await git('init', '--quiet')
  await git('add', '.')
  await git('commit', '--quiet', '--message', 'A section of referees')

  return {
    root,
    run: (args, env) => program(process.execPath, args, root, env),
    script: (line, env) => program('bash', ['-c', line], root, env),
    requires: () => requiresIn(root),
    async requiresInside() {
      const [checkout, folder] = [join(work, 'checkout'), join(work, 'checkout/apps', teamApp)]
      await mkdir(folder, { recursive: true })
      for (const name of ['libs', 'node_modules', 'docs']) await symlink(join(workspace, name), join(checkout, name))
      for (const name of ['src', 'dev', 'package.json', 'tsconfig.json']) await cp(join(root, name), join(folder, name), { recursive: true })
      const { 'vite.config.ts': config = '' } = await appFiles({ app: teamApp, port: '4210', build: '../../libs/build/src/section-app.ts' })
      await writeFile(join(folder, 'vite.config.ts'), config)
      await program(process.execPath, [join(workspace, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel=error'], folder)
      return requiresIn(folder)
    },
  }
}
