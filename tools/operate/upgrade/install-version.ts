import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildProduct } from '../../product/build.ts'
import { PlainError } from '../../shared/plain-error.ts'
import { runTool } from '../../shared/run-tool.ts'
import { workspace } from '../../shared/workspace.ts'

/** Files that the service runs from, and that npm needs to resolve its packages. */
const parts = [
  'package.json',
  'package-lock.json',
  'services/api/package.json',
  'services/api/dist',
  'services/site/dist',
  'libs/contracts/package.json',
  'libs/domain/package.json',
  'libs/section-version/package.json',
  'libs/serving/package.json',
]
const onlyService = [
  '--workspace',
  '@torneo/api',
  '--omit=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/**
 * Builds this checkout and installs it next to the other versions, with the packages of the lock file. Its folder gets
 * its name only when it is complete.
 */
export async function installVersion(root: string, version: string, log: (line: string) => void): Promise<void> {
  const target = join(root, 'versions', version)
  if (await stat(target).catch(() => null)) return
  await buildProduct(log)
  const incoming = `${target}.incoming`
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { recursive: true })
  for (const file of parts) {
    await cp(join(workspace, file), join(incoming, file), { recursive: true })
  }
  const { code, output } = await runTool('npm', ['ci', ...onlyService], { cwd: incoming })
  if (code !== 0)
    throw new PlainError(`The packages of ${version} could not be installed; nothing was changed.\n${output}`)
  await rename(incoming, target)
  log(`${version} is installed in ${target}`)
}
