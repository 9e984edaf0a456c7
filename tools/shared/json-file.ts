import { readFile, rename, rm, writeFile } from 'node:fs/promises'

/** Parses the file; undefined when it is missing or not JSON. */
export async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/**
 * Writes a temporary file and renames it, so that readers see the old or the new file, never a partial one. A failure
 * leaves no file behind.
 */
export async function writeFileAtomically(file: string, content: string | Buffer, mode?: number): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    await writeFile(temporary, content, mode === undefined ? {} : { mode })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

export function writeJson(file: string, value: unknown, mode?: number): Promise<void> {
  return writeFileAtomically(file, `${JSON.stringify(value, null, 2)}\n`, mode)
}
