import { join } from 'node:path'
import { appPattern } from '@torneo/contracts/releases/section-version'
import { changeReleases } from '../release/change-releases.ts'
import { panelAt, safeSentence, unmet } from '../release/live-panel.ts'
import { optionsUsage, readReleaseAction } from '../release/release-action.ts'
import { readSectionBuild } from '../release/section-source.ts'
import { buildEnv } from '../shared/build-env.ts'
import { readJson } from '../shared/json-file.ts'
import { type Lifecycle, runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { endOf, runTool } from '../shared/run-tool.ts'
import { servePanel } from './serve-panel.ts'

const usage = `Use, with TORNEO_PANEL=https://...: npm run release -- ${optionsUsage}; npm run panel`

const root = process.cwd()
const distDir = join(root, 'dist')

/** Reads the app's name, which is the name of its repository's package. */
async function ownName(): Promise<string> {
  const { name } = (await readJson<{ name?: string }>(join(root, 'package.json'))) ?? {}
  if (!name || !appPattern.test(name))
    throw new PlainError(`package.json in ${root} does not name a section app: small letters, digits and '-'.`)
  return name
}

const addressOr = (panel: string | null) => {
  if (panel === null) throw new PlainError(`TORNEO_PANEL is missing: the address of the panel. ${usage}`)
  return panel
}

async function checkAndBuild(): Promise<string> {
  for (const [program, ...args] of [
    ['typescript/bin/tsc', '-p', '.'],
    ['vite/bin/vite.js', 'build', '--logLevel=error'],
  ] as const) {
    const { code, output } = await runTool(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: root,
      env: buildEnv(process.env),
    })
    if (code !== 0) throw new PlainError(`Not released: ${program} ${args[0]} failed.\n${endOf(output)}`)
  }
  return distDir
}

async function release(args: readonly string[]): Promise<void> {
  const app = await ownName()
  const { action, panel } = readReleaseAction(args, usage)
  const address = addressOr(panel)
  if (action.kind !== 'safe') {
    const key = process.env.TORNEO_RELEASE_KEY?.trim()
    return changeReleases({ app, root, folder: root, inputs: ['.'], build: checkAndBuild }, { address, key }, action)
  }
  await checkAndBuild()
  const [own, running] = await Promise.all([readSectionBuild(distDir), panelAt(address)])
  console.log(await safeSentence(own, running, unmet(own.manifest, running)))
}

async function run([command, ...args]: readonly string[], life: Lifecycle): Promise<void> {
  if (command === 'release') return release(args)
  if (command !== 'panel' || args.length > 0) throw new PlainError(usage)
  await servePanel(await ownName(), addressOr(process.env.TORNEO_PANEL?.trim() || null), life)
}

/**
 * Runs the commands of a team's own repository, `torneo release` and `torneo panel`, in the folder of its package.json.
 */
await runCommand((life) => run(process.argv.slice(2), life))
