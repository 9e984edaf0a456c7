import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SectionManifest } from '@torneo/contracts/releases/remotes'
import { appFiles } from '../../new/app-template.ts'
import { readJson } from '../../shared/json-file.ts'
import { runTool } from '../../shared/run-tool.ts'
import { viteBuild } from '../../shared/vite-build.ts'
import { workspace } from '../../shared/workspace.ts'
import { shellEnv } from '../product/shell-env.ts'

export const teamApp = 'referees-admin'
const screen = 'src/features/referees/RefereesScreen'

/** Styles that would repaint, move and cover the panel if they left the section. */
const ownStyles = `.own { margin: 7px; color: rgb(0, 128, 0) }
button, a, h1, p { background-color: rgb(255, 0, 255) }
nav, aside { display: none }
.own::after { content: ''; position: fixed; inset: 0; z-index: 9; pointer-events: auto }
`

/**
 * Files of the team's second release: a screen that uses names and calls added to the contracts after their first
 * record, and its test.
 */
const ownFiles = {
  [`${screen}.tsx`]: `import { serverNow } from '@torneo/client'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'
import { collectionApi } from '@torneo/panel/collection/collection-api'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import './referees.css'

const teams = collectionApi('referees', teamEndpoints, (a, b) => a.name.localeCompare(b.name, 'es'))

export default function RefereesScreen() {
  const { data } = teams.useList()
  return (
    <>
      <EmptyState icon={null} title={data ? \`\${data.items.length} equipos en \${new Date(serverNow()).getFullYear()}\` : ''} text="" />
      <p className="own">Propio</p>
    </>
  )
}
`,
  'src/features/referees/referees.css': ownStyles,
  [`${screen}.test.tsx`]: `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teamEndpoints } from '@torneo/contracts/tournament/teams'
import { aTeam, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import RefereesScreen from './RefereesScreen'

test('says how many teams there are', async () => {
  renderScreen(<RefereesScreen />, { path: '/referees', api: new FakeApi(aUser()).respond(teamEndpoints.list, { total: 1, items: [aTeam()] }) })
  expect(await screen.findByRole('heading', { name: /^1 equipos en 2/ })).toBeDefined()
})
`,
}

/** Commands of docs/teams.md in order: lines of its fenced `sh` blocks, with continued lines joined. */
async function commandsOfPage(): Promise<string[]> {
  const page = await readFile(join(workspace, 'docs/teams.md'), 'utf8')
  return [...page.matchAll(/^```sh\n([^]*?)\n```$/gm)].flatMap(([, block = '']) =>
    block.replaceAll(/\\\n\s*/g, '').split('\n'),
  )
}

/** Takes packages that this machine has from npm's cache. */
const fromCache = { npm_config_prefer_offline: 'true', npm_config_audit: 'false' }

const person = {
  GIT_AUTHOR_NAME: 'Ana',
  GIT_AUTHOR_EMAIL: 'ana@example.org',
  GIT_COMMITTER_NAME: 'Ana',
  GIT_COMMITTER_EMAIL: 'ana@example.org',
}

/** A team's repository outside this workspace, created and used by the commands of docs/teams.md. */
export interface TeamRepository {
  readonly root: string
  /**
   * Runs the page's next commands up to the first that starts with these words, and returns that one's output. Rejects
   * with the output of a failing command.
   */
  readonly upTo: (command: string) => Promise<string>
  /** Runs any command in the repository. */
  readonly run: (command: string) => Promise<string>
  readonly write: () => Promise<void>
  /** Changes a text of the screen. */
  readonly change: (text: string, to: string) => Promise<void>
  readonly requires: () => Promise<SectionManifest['requires'] | undefined>
  /** Requirements of the same section as an app of this workspace. */
  readonly requiresInside: () => Promise<SectionManifest['requires'] | undefined>
}

/** Starts in an empty folder of `work`; `names` replace the example names of the page. */
export async function teamRepository(work: string, names: Readonly<Record<string, string>>): Promise<TeamRepository> {
  const root = join(work, 'team')
  await mkdir(root)
  const named = (text: string) =>
    Object.entries(names).reduce((all, [name, value]) => all.replaceAll(name, value), text)
  const remaining = (await commandsOfPage()).map(named)
  const exported: string[] = []
  const program = async (file: string, args: readonly string[], cwd: string): Promise<string> => {
    const env = { ...shellEnv(), ...person, ...(args.at(-1)?.endsWith('npm install') ? fromCache : {}) }
    const { code, output } = await runTool(file, args, { cwd, env })
    if (code !== 0) throw new Error(`${file} ${args.join(' ')}: ${output}`)
    return output
  }
  const run = (command: string) => {
    if (command.startsWith('export ')) exported.push(command)
    return program('bash', ['-c', [...exported, command].join('\n')], root)
  }
  const requiresIn = async (folder: string) =>
    (await readJson<SectionManifest>(join(folder, 'dist/section.json')))?.requires

  return {
    root,
    run,
    async upTo(target) {
      for (let command = remaining.shift(); command !== undefined; command = remaining.shift()) {
        const output = await run(command)
        if (command.startsWith(target)) return output
      }
      throw new Error(`docs/teams.md does not go on with: ${target}`)
    },
    async write() {
      for (const [file, text] of Object.entries(ownFiles)) await writeFile(join(root, file), text)
    },
    async change(text, to) {
      const file = join(root, `${screen}.tsx`)
      await writeFile(file, (await readFile(file, 'utf8')).replace(text, to))
    },
    requires: () => requiresIn(root),
    async requiresInside() {
      const [checkout, folder] = [join(work, 'checkout'), join(work, 'checkout/apps', teamApp)]
      await mkdir(folder, { recursive: true })
      for (const name of ['libs', 'node_modules', 'docs']) await symlink(join(workspace, name), join(checkout, name))
      for (const name of ['src', 'dev', 'package.json', 'tsconfig.json'])
        await cp(join(root, name), join(folder, name), { recursive: true })
      const { 'vite.config.ts': config = '' } = await appFiles({
        app: teamApp,
        port: '4210',
        build: '../../libs/build/src/section-app.ts',
      })
      await writeFile(join(folder, 'vite.config.ts'), config)
      await viteBuild(folder)
      return requiresIn(folder)
    },
  }
}
