import type { SectionApp } from '@torneo/contracts/sections'
import { PlainError } from '../shared/plain-error.ts'
import { runTool } from '../shared/run-tool.ts'

/** What a section app's bytes are made of. */
const partsOf = (app: SectionApp) => [`apps/${app}`, 'libs', 'docs/contracts', 'package-lock.json', 'tsconfig.base.json']

async function git(root: string, ...args: string[]): Promise<string> {
  const { code, output } = await runTool('git', ['-C', root, ...args])
  if (code !== 0) throw new PlainError(`A release names its commit, and git says: ${output.trim().split('\n')[0] ?? 'nothing'}`)
  return output.trimEnd()
}

/** The commit that is about to be released, short; a PlainError while something of the app is not committed. */
export async function committedState(root: string, app: SectionApp): Promise<string> {
  const changed = (await git(root, 'status', '--porcelain', '--', ...partsOf(app))).split('\n').filter(Boolean)
  const [first] = changed
  if (first) {
    const more = changed.length > 1 ? ` and ${changed.length - 1} more` : ''
    throw new PlainError(`Not released: ${first.slice(3)}${more} is not committed, and a release can be told by its commit. Commit, then release.`)
  }
  return git(root, 'rev-parse', '--short=10', 'HEAD')
}

/** Who releases: as git knows them. */
export async function releasedBy(root: string): Promise<string> {
  const { code, output } = await runTool('git', ['-C', root, 'config', 'user.name'])
  return code === 0 && output.trim() !== '' ? output.trim() : process.env.USER ?? 'unknown'
}
