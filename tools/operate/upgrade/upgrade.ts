import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { runCommand } from '../../shared/lifecycle.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { runTool } from '../../shared/run-tool.ts'
import { workspace } from '../../shared/workspace.ts'
import { installVersion } from './install-version.ts'
import { rollTo } from './roll.ts'
import { readUpgradeArguments } from './upgrade-arguments.ts'
import { versionLinks } from './version-links.ts'

const log = (line: string) => console.log(line)

/** Name of a version, derived from the commit, so that a commit is not installed twice. */
async function versionOfCheckout(): Promise<string> {
  const { output } = await runTool('git', ['log', '-1', '--format=%cd-%h', '--date=format:%Y%m%d-%H%M'], {
    cwd: workspace,
  })
  const dirty = await runTool('git', ['status', '--porcelain'], { cwd: workspace })
  if (dirty.output.trim() !== '')
    throw new PlainError(
      'What is not committed is not put into service: commit it, or put it aside. Nothing was changed.',
    )
  return output.trim()
}

function run(command: string): Promise<void> {
  return new Promise((done, reject) => {
    const child = spawn(command, { shell: true, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? done() : reject(new PlainError(`\`${command}\` ended with ${code}`))))
  })
}

/**
 * Runs `npm run upgrade`: installs this checkout next to the running version, and rolls the nodes over to it one by one
 * (docs/operations/release.md).
 */
await runCommand(async () => {
  const { ports, values } = readUpgradeArguments(process.argv.slice(2))
  const root = resolve(values.to)
  const links = versionLinks(root)
  const version = values.back ? await links.previous() : await versionOfCheckout()
  if (version === null) throw new PlainError(`There is nothing to go back to in ${root}: this was the first version.`)
  if (!values.back) await installVersion(root, version, log)
  await rollTo(version, {
    links,
    ports,
    log,
    patienceMs: Number(values.patience) * 1000,
    restart: (port) => run(values.restart.replaceAll('{port}', String(port))),
  })
  log(`${version} is in service on ${ports.length} nodes.`)
})
