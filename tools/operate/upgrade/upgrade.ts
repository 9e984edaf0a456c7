import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { readCommandLine } from '../../shared/command-line.ts'
import { runCommand } from '../../shared/lifecycle.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { runTool } from '../../shared/run-tool.ts'
import { workspace } from '../../shared/workspace.ts'
import { installVersion } from './install-version.ts'
import { rollTo } from './roll.ts'
import { versionLinks } from './version-links.ts'

const usage =
  'Use: npm run upgrade -- --nodes 4201,4202 [--to /srv/torneo] [--restart "systemctl restart torneo-api@{port}"] [--patience 300], or with --back.'

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
 * (docs/operations.md).
 */
await runCommand(async () => {
  const { values } = readCommandLine(
    process.argv.slice(2),
    {
      nodes: { type: 'string' },
      to: { type: 'string', default: '/srv/torneo' },
      back: { type: 'boolean', default: false },
      restart: { type: 'string', default: 'systemctl restart torneo-api@{port}' },
      patience: { type: 'string', default: '300' },
    },
    usage,
  )
  const ports = (values.nodes ?? '').split(',').map(Number)
  if (!ports.every((port) => Number.isInteger(port) && port > 0) || !/^\d{1,5}$/.test(values.patience))
    throw new PlainError(usage)
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
