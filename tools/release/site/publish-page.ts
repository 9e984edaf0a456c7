import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from '../../shared/files.ts'
import { precompress } from './precompress.ts'

/** Replaced last, because they refer to the other files; index.html is a visitor's first request. */
const last = ['remoteEntry.js', 'index.html']

/**
 * Copies the build of a page (the shell, the families' page) to its folder of a site. Hashed assets are added and old
 * ones stay for open tabs; files with fixed names are replaced by a rename, so that no visitor gets a partial file.
 */
export async function publishPage(folder: string, distDir: string): Promise<void> {
  const files = (await listFiles(distDir)).filter((file) => !last.includes(file))
  for (const file of [...files, ...last]) {
    const source = join(distDir, file)
    const target = join(folder, file)
    if (!existsSync(source) || (await isSame(source, target, file.startsWith('assets/')))) continue
    await mkdir(dirname(target), { recursive: true })
    // The compressed copies are replaced first, so that every file served is complete at any time.
    const incoming = join(dirname(target), `.incoming-${process.pid}-${file.split('/').at(-1)}`)
    await copyFile(source, incoming)
    await precompress(incoming)
    for (const suffix of ['.br', '.gz', '']) {
      if (existsSync(incoming + suffix)) await rename(incoming + suffix, target + suffix)
      else await rm(target + suffix, { force: true })
    }
  }
}

async function isSame(source: string, target: string, isHashed: boolean): Promise<boolean> {
  if (!existsSync(target)) return false
  // Hashed assets with the same name have the same content.
  return isHashed || (await readFile(source)).equals(await readFile(target))
}
