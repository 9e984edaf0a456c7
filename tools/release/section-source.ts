import { join } from 'node:path'
import { buildEnv } from '../shared/build-env.ts'
import { PlainError } from '../shared/plain-error.ts'
import { endOf, runTool } from '../shared/run-tool.ts'

/** An app that is released from its source. */
export interface SectionSource {
  readonly app: string
  /** Checkout of the app, and its files that the build depends on. */
  readonly root: string
  readonly inputs: readonly string[]
  /** Checks and builds it; returns the folder of the build. */
  readonly build: () => Promise<string>
}

/** Inputs of a section app's build in this workspace. */
export const inputsOf = (app: string) => [
  `apps/${app}`,
  'libs',
  'docs/contracts',
  'package-lock.json',
  'tsconfig.base.json',
]

async function git(root: string, ...args: string[]): Promise<string> {
  const { code, output } = await runTool('git', ['-C', root, ...args])
  if (code !== 0)
    throw new PlainError(`A release names its commit, and git says: ${output.trim().split('\n')[0] ?? 'nothing'}`)
  return output.trimEnd()
}

/** Returns the short hash of HEAD. Throws a PlainError when one of these files or folders has uncommitted changes. */
export async function committedState(root: string, inputs: readonly string[]): Promise<string> {
  const changed = (await git(root, 'status', '--porcelain', '--', ...inputs)).split('\n').filter(Boolean)
  const [first] = changed
  if (first) {
    const names = changed.length > 1 ? `${first.slice(3)} and ${changed.length - 1} more are` : `${first.slice(3)} is`
    throw new PlainError(
      `Not released: ${names} not committed, and a release is identified by its commit. Commit, then release.`,
    )
  }
  return git(root, 'rev-parse', '--short=10', 'HEAD')
}

/**
 * Lints, type checks and builds one app with its dependencies; returns the build folder. Throws a PlainError with the
 * end of the output.
 */
export async function buildSection(root: string, app: string): Promise<string> {
  const nx = join(root, 'node_modules/.bin/nx')
  const args = ['run-many', '-t', 'lint', 'typecheck', 'build', '-p', `@torneo/${app}`, '--outputStyle=static']
  const { code, output } = await runTool(process.execPath, [nx, ...args], { cwd: root, env: buildEnv(process.env) })
  if (code !== 0)
    throw new PlainError(`Not released: ${app} does not pass its checks or does not build.\n${endOf(output)}`)
  return join(root, 'apps', app, 'dist')
}
