import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contractWords, serves } from '@torneo/contracts/serves'
import { servedHere } from '@torneo/contracts/system'
import { PlainError } from '../shared/plain-error.ts'
import { workspace } from '../shared/workspace.ts'
import { seams } from './contracts/current.ts'
import { goneSince } from './contracts/gone.ts'
import { type BuiltSection, type LivePanel, safeSentence, unmet } from './live-panel.ts'
import { readSectionBuild } from './site/section-build.ts'

/**
 * Whether an app could be released to a panel as it runs, and whether the shell and API of this checkout could be released under the apps that are live
 * there. `problems` is empty when both can.
 */
export function judge(manifest: BuiltSection, panel: LivePanel) {
  const problems = unmet(manifest, panel)
  for (const remote of panel.live) {
    if (remote.name === manifest.name || serves(servedHere, remote.requires)) continue
    const lost = seams.flatMap((seam) => goneSince(seam, remote.requires[seam]).map((line) => `  ${line}`))
    problems.push([`${remote.name} ${remote.version} is live and requires ${contractWords(remote.requires)}; the shell and API of this checkout serve ${contractWords(servedHere)}.`, ...lost].join('\n'))
  }
  return problems
}

/** The newest change below a folder, in milliseconds since 1970. */
async function changedAt(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)).filter((file) => !/\/(dist|out-types|node_modules)\//.test(file))
  return Math.max(0, ...await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs)))
}

/** Says that an app can be released; throws a PlainError with each reason why not. The build that is here is judged: making one takes longer. */
export async function safeToRelease(app: string, panel: LivePanel, root = workspace): Promise<string> {
  const distDir = join(root, 'apps', app, 'dist')
  const built = join(distDir, 'section.json')
  if (!existsSync(built)) throw new PlainError(`${app} is not built here: npx nx build @torneo/${app}`)
  const { manifest } = await readSectionBuild(distDir)
  const [at, ...changes] = await Promise.all([stat(built).then(({ mtimeMs }) => mtimeMs), ...[`apps/${app}/src`, 'libs', 'docs/contracts'].map((folder) => changedAt(join(root, folder)))])
  const sentence = safeSentence(manifest, panel, judge(manifest, panel))
  const note = Math.max(...changes) > at ? `\nSources have changed since it was built: npx nx build @torneo/${app}, then ask again.` : ''
  return `${sentence} The ${panel.live.length} apps that are live fit the shell and API of this checkout.${note}`
}
