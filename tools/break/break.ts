import { join } from 'node:path'
import { demoAccounts, demoPassword } from '../product/demo-accounts.ts'
import { panelCalls } from '../release/panel-calls.ts'
import { keyHere } from '../release/panel-here.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { startService } from '../shared/service.ts'
import { workspace } from '../shared/workspace.ts'
import { breakagesPath, breakingApp } from './breakages.ts'
import { installBreakages } from './install-breakages.ts'

/**
 * Runs `npm run break`: a panel of its own with the demo tournament, and a section in which everything that a team can
 * break is broken by a press (docs/operations/watch.md). Its data are in `.data-break` unless DATA_DIR says otherwise.
 */
await runCommand(async (life) => {
  const [unknown] = process.argv.slice(2)
  if (unknown) throw new PlainError(`Unknown option ${unknown}. npm run break knows none.`)
  process.env.DATA_DIR ||= join(workspace, '.data-break')
  process.env.PORT ||= '4290'
  const address = `http://localhost:${process.env.PORT}`
  let announce = (): void => undefined
  const ready = new Promise<void>((resolve) => (announce = resolve))
  const product = startService({
    args: ['--import', 'tsx', join(workspace, 'tools/product/start.ts')],
    cwd: workspace,
    env: process.env,
    onLine: (line) => {
      if (line.startsWith('Torneo is ready')) announce()
    },
  })
  life.onStop(() => product.stop())
  const failed = product.ended.then(() => {
    throw new PlainError(product.tail().join('\n'))
  })
  await Promise.race([ready, failed])
  console.log('Releasing a section that breaks...')
  const key = await keyHere(address, breakingApp, life)
  await installBreakages(panelCalls(address, key, console.log))
  console.log(
    `Break it at ${address}${breakagesPath}: ${demoAccounts.super}, password ${demoPassword}. Ctrl-C stops everything.`,
  )
  await failed
})
