import { join } from 'node:path'
import { buildEnv } from './build-env.ts'
import { PlainError } from './plain-error.ts'
import { endOf, runTool } from './run-tool.ts'
import { workspace } from './workspace.ts'

/** Builds a section app with the workspace's Vite; returns the folder of the build. Throws a PlainError with its output. */
export async function viteBuild(folder: string): Promise<string> {
  const vite = join(workspace, 'node_modules/vite/bin/vite.js')
  const { code, output } = await runTool(process.execPath, [vite, 'build', '--logLevel=error'], {
    cwd: folder,
    env: buildEnv(process.env),
  })
  if (code !== 0) throw new PlainError(`${folder} does not build:\n${endOf(output)}`)
  return join(folder, 'dist')
}
