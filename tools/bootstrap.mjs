// The entry point of every command: `node tools/bootstrap.mjs <command> [...]`. Plain JavaScript without dependencies,
// because a fresh clone has none installed. It checks Node's version, runs `npm ci` when package-lock.json has changed,
// then runs the command's file.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const commands = {
  start: 'product/start.ts',
  test: 'test/test.ts',
  dev: 'dev/dev.ts',
  check: 'check/check.ts',
  bench: 'bench/bench.ts',
  break: 'break/break.ts',
  pictures: 'pictures/pictures.ts',
  user: 'operate/operate.ts user',
  stats: 'operate/operate.ts stats',
  audit: 'operate/operate.ts audit',
  site: 'release/site.ts',
  'verify:deployment': 'verify/verify-deployment.ts',
  release: 'release/release.ts',
  keys: 'release/keys.ts',
  contracts: 'release/contracts.ts',
  backup: 'operate/operate.ts backup',
  restore: 'operate/operate.ts restore',
  migrate: 'operate/operate.ts migrate',
  upgrade: 'operate/upgrade/upgrade.ts',
  sdk: 'sdk/sdk.ts',
  sections: 'new/sections.ts',
  'new:section': 'new/new-section.ts',
  'new:feature': 'new/new-feature.ts',
}
const oldestNode = [20, 19]

const here = dirname(fileURLToPath(import.meta.url))
const root = dirname(here)
const stampFile = resolve(root, 'node_modules/.torneo-lock')

function fail(line) {
  console.error(line)
  process.exit(1)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  fail(
    `Torneo needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}. Install a newer one, then run the same command.`,
  )
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .digest('hex')
}

function modifiedAt(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0
}

/**
 * True when node_modules matches the lock file: by our stamp, or because npm wrote it after the last change of the lock
 * file.
 */
function isInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash()) return true
  const written = modifiedAt(resolve(root, 'node_modules/.package-lock.json'))
  return written > modifiedAt(resolve(root, 'package-lock.json')) && written > modifiedAt(stampFile)
}

async function install() {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [program, ...args] = [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error']
  const startedAt = Date.now()
  const tick = () => process.stdout.write(`\rInstalling packages... ${Math.round((Date.now() - startedAt) / 1000)} s`)
  if (!process.stdout.isTTY) console.log('Installing packages...')
  const timer = process.stdout.isTTY ? setInterval(tick, 1000) : undefined
  const { code, output } = await new Promise((done) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => done({ code, output }))
  })
  clearInterval(timer)
  if (process.stdout.isTTY) process.stdout.write('\n')
  if (code === 0) return
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)
  if (offline)
    fail(
      'The packages are not installed and the package registry does not answer: connect this machine to a network once, then run the same command.',
    )
  // npm prints the error first, then its usage.
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('npm warn'))
  fail(`npm ci failed:\n${lines.slice(0, 12).join('\n')}`)
}

const [name, ...args] = process.argv.slice(2)
checkNode()
const [file, ...firstArgs] = (Object.keys(commands).includes(name) ? commands[name] : '').split(' ')
if (!file) {
  fail(`${name ? `Unknown command '${name}'` : 'No command given'}. Commands: ${Object.keys(commands).join(', ')}.`)
} else {
  process.chdir(root)
  if (!isInstalled()) await install()
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== lockHash()) writeFileSync(stampFile, lockHash())
  // Runs in this process, so that signals reach the command directly.
  process.argv = [process.execPath, resolve(here, file), ...firstArgs, ...args]
  const { register } = await import('tsx/esm/api')
  register()
  await import(new URL(file, import.meta.url))
}
