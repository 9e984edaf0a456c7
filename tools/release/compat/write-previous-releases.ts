import { readJson, writeJson } from '../../shared/json-file.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { runTool } from '../../shared/run-tool.ts'
import { workspace } from '../../shared/workspace.ts'
import type { LivePanel } from '../live-panel.ts'
import { parts, previousFile } from './previous-releases.ts'

/** Expands a hash. Throws a PlainError when the commit is not in this repository. */
async function wholeCommit(root: string, commit: string): Promise<string> {
  const { code, output } = await runTool('git', ['-C', root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`])
  if (code !== 0) throw new PlainError(`${commit} is not in this repository: git fetch, then again.`)
  return output.trim()
}

/**
 * Writes the live versions of a panel into `file` as the previous releases that the compatibility test uses.
 * `installed` is the commit of the shell and the API, and of each section app that no team has released there; without
 * it, those stay unchanged. Apps of other repositories are not included. Returns a line for each part.
 */
export async function writePreviousReleases(
  panel: LivePanel,
  installed: string | null,
  { root = workspace, file = previousFile } = {},
): Promise<string[]> {
  const before = (await readJson<Record<string, string>>(file)) ?? {}
  const rows = await Promise.all(
    parts.map(async (part) => {
      const commit = panel.live.find(({ name }) => name === part)?.commit ?? installed
      return [part, commit === null ? (before[part] ?? '') : await wholeCommit(root, commit)] as const
    }),
  )
  await writeJson(file, Object.fromEntries(rows))
  return rows.map(([part, commit]) => `${part}: ${commit.slice(0, 10)}${commit === before[part] ? ', as before' : ''}`)
}
