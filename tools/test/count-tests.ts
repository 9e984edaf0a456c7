/** The fields used from vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/**
 * Counts passed and failed tests. A skipped test and a file that could not be loaded count as failures; a run without
 * tests, without a report or with a non-zero exit code has at least one.
 */
export function countTests(report: VitestReport | undefined, code: number | null): { passed: number; failed: number } {
  if (!report) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const passed = report.numPassedTests
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded
  const isSound = passed > 0 && code === 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}
