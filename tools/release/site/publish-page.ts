import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { manifestFile } from '@torneo/section-version/integrity'
import { compressedCopies } from '@torneo/section-version/seal'
import { listFiles } from '../../shared/files.ts'
import { writeFileAtomically } from '../../shared/json-file.ts'

/** Written with another version by those who install the public page (`assemble-site.ts`). */
const notCopied = new Set<string>([manifestFile])

/** Replaced last, because they refer to the other files; index.html is a visitor's first request. */
const last = ['remoteEntry.js', 'index.html']

/**
 * Copies the build of a page (the shell, the families' page) to its folder of a site. Hashed assets are added and old
 * ones stay for open tabs.
 */
export async function publishPage(folder: string, distDir: string): Promise<void> {
  const files = (await listFiles(distDir)).filter((file) => !last.includes(file) && !notCopied.has(file))
  for (const file of [...files, ...last.filter((name) => existsSync(join(distDir, name)))]) {
    const target = join(folder, file)
    // Hashed assets with the same name have the same content.
    if (!(file.startsWith('assets/') && existsSync(target)))
      await publishFile(target, await readFile(join(distDir, file)))
  }
}

/** Writes a file of a site, unless it is there; no visitor gets a partial one. */
export async function publishFile(file: string, content: Buffer): Promise<void> {
  if ((await readFile(file).catch(() => null))?.equals(content)) return
  await mkdir(dirname(file), { recursive: true })
  const copies = await compressedCopies(file, content)
  // The compressed copies are replaced first, so that every file served is complete at any time.
  for (const copy of [`${file}.br`, `${file}.gz`]) if (!copies.has(copy)) await rm(copy, { force: true })
  for (const [name, bytes] of [...copies, [file, content] as const]) await writeFileAtomically(name, bytes)
}
