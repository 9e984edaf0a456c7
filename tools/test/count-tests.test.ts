import { expect, test } from 'vitest'
import { countTests, type VitestReport } from './count-tests.ts'

const report: VitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
}
const unloaded = { status: 'failed', assertionResults: [] }

test.each([
  ['all passed', report, 0, 3, 0],
  ['one failed', { ...report, numFailedTests: 1 }, 1, 3, 1],
  ['a skipped test is a failure', { ...report, numPendingTests: 2 }, 0, 3, 2],
  ['a test to be written is a failure', { ...report, numTodoTests: 1 }, 0, 3, 1],
  ['a file that cannot be loaded is a failure', { ...report, testResults: [unloaded] }, 1, 3, 1],
  ['no test at all is a failure', { ...report, numPassedTests: 0 }, 0, 0, 1],
  ['an error outside of the tests is a failure', report, 1, 3, 1],
  ['no report is a failure', undefined, 1, 0, 1],
])('%s', (_name, given, code, passed, failed) => {
  expect(countTests(given, code)).toEqual({ passed, failed })
})
