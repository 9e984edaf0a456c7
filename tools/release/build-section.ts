import { join } from 'node:path'
import { buildEnv } from '../shared/build-env.ts'
import { PlainError } from '../shared/plain-error.ts'
import { endOf, runTool } from '../shared/run-tool.ts'

/**
 * Lints, type checks and builds one app with its dependencies; returns the build folder. Throws a PlainError with the
 * end of the output.
 */
export async function buildSection(root: string, app: string): Promise<string> {
  const nx = join(root, 'node_modules/.bin/nx')
  const args = ['run-many', '-t', 'lint', 'typecheck', 'build', '-p', `@torneo/${app}`, '--outputStyle=static']
  const { code, output } = await runTool(process.execPath, [nx, ...args], { cwd: root, env: buildEnv(process.env) })
  if (code !== 0)
    throw new PlainError(`Not released: ${app} does not pass its checks or does not build.\n${endOf(output)}`)
  return join(root, 'apps', app, 'dist')
}
