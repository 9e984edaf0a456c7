import { join, resolve } from 'node:path'
import { buildProduct } from '../product/build.ts'
import { writePackages } from '../sdk/write-packages.ts'
import { notUnderstood, readCommandLine } from '../shared/command-line.ts'
import { runCommand } from '../shared/lifecycle.ts'
import { PlainError } from '../shared/plain-error.ts'
import { workspace } from '../shared/workspace.ts'
import { panelAt } from './live-panel.ts'
import { assembleSite, upgradeShell } from './site/assemble-site.ts'

const usage =
  'Use: npm run site -- --to <folder> [--shell [--panel <address>]]. Later, one section at a time: npm run release.'
const options = { to: { type: 'string' }, shell: { type: 'boolean' }, panel: { type: 'string' } } as const

/**
 * Runs `npm run site -- --to <folder>`: builds the shell, the sections, the families' page and the packages for teams into
 * the folder that the service serves. With `--shell`, only the shell and the families' page, if they serve what is installed there and what
 * is live on the panel.
 */
await runCommand(async () => {
  const {
    values: { to, shell = false, panel = process.env.TORNEO_PANEL?.trim() || undefined },
    positionals: [stray],
  } = readCommandLine(process.argv.slice(2), options, usage)
  if (stray !== undefined) throw notUnderstood(stray, usage)
  if (to === undefined) throw new PlainError(usage)
  const log = (line: string) => console.log(line)
  const running = shell && panel !== undefined ? await panelAt(panel) : null
  await buildProduct(log)
  const folders = { appsDir: join(workspace, 'apps'), siteDir: resolve(to), log }
  await writePackages(join(folders.siteDir, 'sdk'))
  const installed = await (shell ? upgradeShell({ ...folders, panel: running }) : assembleSite(folders))
  console.log(`${to}: the panel with ${installed.map(({ name, version }) => `${name} ${version}`).join(', ')}`)
})
