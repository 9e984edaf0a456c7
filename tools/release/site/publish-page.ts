import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../shared/files.ts'
import { precompress } from './precompress.ts'

/** They name all the others, so they are replaced when the others are there; index.html is what a visitor asks for first. */
const last = ['remoteEntry.js', 'index.html']

/**
 * Copies the build of a page (the shell, the families' one) to its folder of a site. Hashed assets are added and old ones stay, for tabs that still
 * run them; whatever has a fixed name is replaced by a rename, so that no visitor gets half a file.
 */
export async function publishPage(folder: string, distDir: string): Promise<void> {
  const files = (await listFiles(distDir)).filter((file) => !last.includes(file))
  for (const file of [...files, ...last]) {
    const source = join(distDir, file)
    const target = join(folder, file)
    if (!existsSync(source) || (await isSame(source, target, file.startsWith('assets/')))) continue
    await mkdir(dirname(target), { recursive: true })
    // Its compressed copies come first: until the rename the old file is whole, with whole copies of the new one.
    const incoming = join(dirname(target), `.incoming-${process.pid}-${file.split('/').at(-1)}`)
    await copyFile(source, incoming)
    await precompress(incoming)
    for (const suffix of ['.br', '.gz', '']) {
      if (existsSync(incoming + suffix)) await rename(incoming + suffix, target + suffix)
      else await rm(target + suffix, { force: true })
    }
  }
}

async function isSame(source: string, target: string, named: boolean): Promise<boolean> {
  if (!existsSync(target)) return false
  // The name of a hashed asset says its content.
  return named || (await readFile(source)).equals(await readFile(target))
}
