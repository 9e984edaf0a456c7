/** What we read of vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/**
 * How many tests passed and failed. A skipped test is a failure, as is a file that could not be loaded; a run without tests, without a
 * report or that went wrong otherwise (`code` is not 0) has at least one.
 */
export function countTests(report: VitestReport | undefined, code: number | null): { passed: number; failed: number } {
  if (!report) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  const passed = report.numPassedTests
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded
  const isSound = passed > 0 && code === 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}
