import { PlainError } from '../../shared/plain-error.ts'
import { runTool } from '../../shared/run-tool.ts'
import { workspace } from '../../shared/workspace.ts'

/** Runs git in a repository and returns its output. Throws a PlainError with its last line when it fails. */
export async function git(root: string, ...args: string[]): Promise<string> {
  const { code, output } = await runTool('git', ['-C', root, ...args])
  if (code !== 0)
    throw new PlainError(
      `Earlier releases are commits, and git says: ${output.trim().split('\n').at(-1) ?? 'nothing'} (git ${args.join(' ')})`,
    )
  return output.trim()
}

/** Releases that the present one is tried beside (B122). */
const most = 2

async function majorAt(root: string, commit: string): Promise<number> {
  const { version } = JSON.parse(await git(root, 'show', `${commit}:package.json`)) as { version: string }
  return Number(version.split('.')[0])
}

/**
 * Commits of the last two releases before this one, the newest first. A release begins with the commit that raises the
 * version in package.json, so the one before ends at its parent. Releases count from 1.0.0; as long as there is no
 * earlier one, it is the commit that set 1.0.0.
 */
export async function releasedCommits(root: string = workspace): Promise<[string, ...string[]]> {
  if ((await git(root, 'rev-parse', '--is-shallow-repository')) === 'true')
    await git(root, 'fetch', '--quiet', '--unshallow')
  const raises = (await git(root, 'log', '--format=%H', '-G^  "version": ', '--', 'package.json')).split('\n')
  const released: string[] = []
  for (const raise of raises.slice(0, most)) {
    const parents = (await git(root, 'rev-list', '--parents', '-n', '1', raise)).split(' ').slice(1)
    const [parent] = parents
    if (parent === undefined || (await majorAt(root, parent)) < 1) break
    released.push(parent)
  }
  const [last = raises[0], ...earlier] = released
  if (last === undefined) throw new PlainError('package.json has no version in this history.')
  return [last, ...earlier]
}
