import { readFile, rename, rm, writeFile } from 'node:fs/promises'

/** The parsed file, or undefined when it is missing or not JSON: such a file is then replaced. */
export async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Writes under a temporary name and renames, so that a reader sees the old file or the new one, never half of one. A failure leaves nothing. */
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
