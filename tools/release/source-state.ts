import { PlainError } from '../shared/plain-error.ts'
import { runTool } from '../shared/run-tool.ts'

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

/** Name of the releasing person, from git's `user.name`. */
export async function releasedBy(root: string): Promise<string> {
  const { code, output } = await runTool('git', ['-C', root, 'config', 'user.name'])
  return code === 0 && output.trim() !== '' ? output.trim() : (process.env.USER ?? 'unknown')
}
