import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const roots = ['apps', 'libs', 'services', 'tools']
const files = ['package-lock.json', 'tsconfig.base.json', 'nx.json']
const skipped = new Set(['node_modules', 'dist', 'out-types', 'dev'])

/**
 * A hash of path, size and mtime of all build inputs. If it equals the hash of the last build, there is nothing to
 * build: 20 ms instead of the second that starting Nx takes. A touched file only causes a run of Nx, which compares
 * contents.
 */
export async function sourceStamp(workspace: string): Promise<string> {
  const found: string[] = []
  for (const root of roots) await collect(join(workspace, root), found)
  const hash = createHash('sha256')
  for (const file of [...found.sort(), ...files.map((name) => join(workspace, name))]) hash.update(await lineOf(file))
  return hash.digest('hex')
}

/** Stamp of build outputs, to notice deleted ones and those of another command. */
export async function outputStamp(outputs: readonly string[]): Promise<string> {
  return (await Promise.all(outputs.map(lineOf))).join('')
}

async function lineOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined)
  return `${file} ${found?.size ?? '-'} ${found?.mtimeMs ?? '-'}\n`
}

async function collect(folder: string, found: string[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return skipped.has(entry.name) ? undefined : collect(path, found)
      if (!/\.(test|e2e|fixture)\.tsx?$|\.tsbuildinfo$/.test(entry.name)) found.push(path)
    }),
  )
}
