import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildEnv } from '../shared/build-env.ts'
import { readJson, writeJson } from '../shared/json-file.ts'
import { PlainError } from '../shared/plain-error.ts'
import { runTool } from '../shared/run-tool.ts'
import { releasableApps } from '../shared/section-apps.ts'
import { toolPath, workspace } from '../shared/workspace.ts'
import { outputStamp, sourceStamp } from './source-stamp.ts'

const stampFile = join(workspace, '.nx/built.json')

const outputs = [
  join(workspace, 'services/api/dist/main.js'),
  join(workspace, 'services/site/dist/main.mjs'),
  join(workspace, 'apps/shell/dist/index.html'),
  join(workspace, 'apps/live-page/dist/index.html'),
  ...releasableApps.map((app) => join(workspace, 'apps', app, 'dist/section.json')),
]

/**
 * Builds the API and the apps, or only `projects`, each only when its inputs changed. Throws a PlainError with the end
 * of the build's output.
 */
export async function buildProduct(log: (line: string) => void, projects: readonly string[] = []): Promise<void> {
  const sources = await sourceStamp(workspace)
  const stamp = await readJson<{ sources: string; outputs: string }>(stampFile)
  if (stamp?.sources === sources && stamp.outputs === (await outputStamp(outputs))) return
  log('Building what changed...')
  const selection = projects.length > 0 ? ['-p', projects.join()] : []
  const { code, output } = await runTool(
    process.execPath,
    [toolPath('nx'), 'run-many', '-t', 'build', ...selection, '--outputStyle=static'],
    { cwd: workspace, env: buildEnv(process.env) },
  )
  if (code !== 0) throw new PlainError(`The build failed:\n${output.trim().split('\n').slice(-60).join('\n')}`)
  if (projects.length > 0) return
  await mkdir(join(workspace, '.nx'), { recursive: true })
  await writeJson(stampFile, { sources, outputs: await outputStamp(outputs) })
}
