import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJson } from '../shared/json-file.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { toolPath, workspace } from '../shared/workspace.ts'
import { countTests, type VitestReport } from './count-tests.ts'

/**
 * Runs `npm test`: all tests of the workspace: rules, contracts, the API on a real database, screens, and e2e tests of
 * the built product in a real browser. Arguments go to vitest (`npm test -- hero`). The last line is `N passed, N
 * failed`.
 */
await runCommand(async (life) => {
  const folder = await mkdtemp(join(tmpdir(), 'torneo-report-'))
  life.onStop(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'report.json')
  const vitest = spawn(
    process.execPath,
    [
      toolPath('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...process.argv.slice(2),
    ],
    { cwd: workspace, stdio: 'inherit' },
  )
  const ended = new Promise<number | null>((resolve) => vitest.once('close', resolve))
  life.onStop(async () => {
    vitest.kill('SIGTERM')
    await ended
  })
  const code = await ended
  const { passed, failed } = countTests(await readJson<VitestReport>(file), code)
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`${passed} passed, ${failed} failed`)
})
