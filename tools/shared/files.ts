import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** All files below a folder as relative paths with `/`, sorted, so that the list is the same on every platform. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
