import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJson } from '../shared/json-file.ts'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { toolPath, workspace } from '../shared/workspace.ts'
import type { RunResult } from './verdict.ts'

/** Runs vitest, whose reporters of `args` print on the terminal. `result` is undefined when it ended too early. */
export async function runVitest(
  life: Lifecycle,
  args: readonly string[],
): Promise<{ result: RunResult | undefined; code: number | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'torneo-results-'))
  const results = join(folder, 'results.json')
  const reporter = join(workspace, 'tools/test/file-results.ts')
  const vitest = spawn(process.execPath, [toolPath('vitest'), 'run', `--reporter=${reporter}`, ...args], {
    cwd: workspace,
    stdio: 'inherit',
    env: { ...process.env, TORNEO_RESULTS: results },
  })
  const ended = new Promise<number | null>((resolve) => vitest.once('close', resolve))
  life.onStop(async () => {
    vitest.kill('SIGTERM')
    await ended
  })
  const code = await ended
  const result = await readJson<RunResult>(results)
  await rm(folder, { recursive: true, force: true })
  return { result, code }
}
