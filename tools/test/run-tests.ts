import { relative } from 'node:path'
import type { Lifecycle } from '../shared/lifecycle.ts'
import { workspace } from '../shared/workspace.ts'
import { runVitest } from './run-vitest.ts'
import { filesToRetry, judgeRun, type FileResult, type Verdict } from './verdict.ts'

async function retryAlone(life: Lifecycle, failed: FileResult, options: readonly string[]): Promise<FileResult> {
  const project = failed.project ? ['--project', failed.project] : []
  const { result } = await runVitest(life, [failed.file, ...project, ...options])
  return result?.files.find(({ file }) => file === failed.file) ?? failed
}

function describeUnsteady({ file, failed }: FileResult): string {
  return [`Unsteady: ${relative(workspace, file)} failed once and passed alone:`, ...failed].join('\n  ')
}

/**
 * Runs the tests that vitest selects by `filters`, and up to three files that failed once more, each alone; both with
 * vitest's `options`. Prints the unsteady ones, then `N passed, N failed`.
 */
export async function runTests(
  life: Lifecycle,
  filters: readonly string[],
  options: readonly string[],
): Promise<Verdict> {
  const { result, code } = await runVitest(life, [...filters, ...options])
  const retries = new Map<string, FileResult>()
  for (const failed of filesToRetry(result)) {
    console.log(`\nOnce more, alone: ${relative(workspace, failed.file)}`)
    retries.set(failed.file, await retryAlone(life, failed, options))
  }
  const verdict = judgeRun(result, code, retries)
  if (verdict.unsteady.length > 0) {
    console.log(verdict.unsteady.map(describeUnsteady).join('\n'))
    console.log(`${verdict.unsteady.length} unsteady`)
  }
  console.log(`${verdict.passed} passed, ${verdict.failed} failed`)
  return verdict
}
