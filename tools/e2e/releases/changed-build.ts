import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../shared/files.ts'
import { workspace } from '../../shared/workspace.ts'

/** Copies an app's build to `folder` with a changed source. Returns the folder of the build. */
export async function changedBuild(folder: string, app: string, change: (code: string) => string): Promise<string> {
  const dist = join(folder, 'dist')
  await cp(join(workspace, 'apps', app, 'dist'), dist, { recursive: true })
  await cp(join(workspace, 'apps', app, 'package.json'), join(folder, 'package.json'))
  let changed = 0
  for (const file of (await listFiles(dist)).filter((path) => path.endsWith('.js'))) {
    const before = await readFile(join(dist, file), 'utf8')
    const after = change(before)
    if (after !== before) changed += 1
    await writeFile(join(dist, file), after)
  }
  if (changed === 0) throw new Error(`Nothing to change was found in ${app}`)
  return dist
}
