import { runCommand } from '../shared/lifecycle.ts'
import { runTests } from './run-tests.ts'

/**
 * Runs `npm test`: all tests of the workspace: rules, contracts, the API on a real database, screens, and e2e tests of
 * the built product in a real browser. Arguments go to vitest (`npm test -- hero`). Up to three files that failed are
 * run once more, each alone; those that pass then are named as unsteady. The last line is `N passed, N failed`.
 */
await runCommand(async (life) => {
  const { failed } = await runTests(life, process.argv.slice(2), ['--reporter=default'])
  process.exitCode = failed === 0 ? 0 : 1
})
