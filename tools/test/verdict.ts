/** One test file after a run. */
export interface FileResult {
  /** Absolute path. */
  readonly file: string
  readonly project: string
  readonly passed: number
  /**
   * Titles of tests that did not pass, skipped ones included; errors outside of tests, and a file that could not be
   * loaded or holds no test, count as one each.
   */
  readonly failed: readonly string[]
}

/** One run of vitest. */
export interface RunResult {
  readonly files: readonly FileResult[]
  /** Errors that belong to no file. */
  readonly strayErrors: number
}

export interface Verdict {
  readonly passed: number
  readonly failed: number
  /** Files that failed once and passed alone, as they were when they failed. */
  readonly unsteady: readonly FileResult[]
}

/** Files beyond this number are not run again: so many do not fail by chance. */
const mostUnsteady = 3

/** The failed files of a run if they may be run once more: one to three files, and no error that belongs to no file. */
export function filesToRetry(run: RunResult | undefined): readonly FileResult[] {
  const failed = (run?.files ?? []).filter((file) => file.failed.length > 0)
  return failed.length <= mostUnsteady && run?.strayErrors === 0 ? failed : []
}

/**
 * Counts passed and failed tests, with `retries` in place of the files that were run again. A run without tests or
 * result, and one with a non-zero `code` but no failure, has at least one failure.
 */
export function judgeRun(
  run: RunResult | undefined,
  code: number | null,
  retries: ReadonlyMap<string, FileResult> = new Map(),
): Verdict {
  if (!run) return { passed: 0, failed: 1, unsteady: [] }
  const files = run.files.map((file) => retries.get(file.file) ?? file)
  const passed = files.reduce((sum, file) => sum + file.passed, 0)
  const failed = files.reduce((sum, file) => sum + file.failed.length, run.strayErrors)
  const unsteady = run.files.filter((file) => file.failed.length > 0 && retries.get(file.file)?.failed.length === 0)
  const isSound = passed > 0 && (code === 0 || unsteady.length > 0)
  return { passed, failed: isSound ? failed : Math.max(failed, 1), unsteady }
}
