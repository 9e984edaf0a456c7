import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PlainError, reasonOf } from '../shared/plain-error.ts'

export type Versions = Readonly<Record<string, string>>

/** Folder of a team's repository with our packages, which no registry has. */
const folder = 'packages'

async function readFromPanel(panel: string, file: string): Promise<Buffer> {
  const address = new URL(`/sdk/${file}`, panel)
  const response = await fetch(address).catch((error: unknown) => {
    throw new PlainError(`${address.href} does not answer (${reasonOf(error)}): is TORNEO_PANEL the panel's address?`)
  })
  if (response.ok) return Buffer.from(await response.arrayBuffer())
  throw new PlainError(
    `${address.href} is not there (${response.status}): the panel has other packages now. Run this again with its newest create-torneo-section.tgz.`,
  )
}

const readFromFolder = (given: string, file: string): Promise<Buffer> =>
  readFile(join(resolve(given), file)).catch(() => {
    throw new PlainError(`--packages ${given}: ${file} is not there. Who keeps the panel writes it: npm run sdk.`)
  })

/** Our packages for a team's repository. */
export interface SdkPackages {
  /** Versions that a package.json names: files of the repository for our packages. */
  readonly versions: Versions
  readonly writeTo: (root: string) => Promise<void>
}

/** Makes pnpm take what our packages need of each other from the folder too, as npm does, not from a registry. */
const pnpmOverrides = (files: readonly { readonly name: string; readonly file: string }[]) =>
  ['overrides:', ...files.map(({ name, file }) => `  '${name}': file:${folder}/${file}`), ''].join('\n')

/**
 * Reads our packages of these versions from a folder, or from the panel of TORNEO_PANEL. Throws a PlainError that says
 * what to do.
 */
export async function readSdkPackages(versions: Versions, given: string | undefined): Promise<SdkPackages> {
  const panel = process.env.TORNEO_PANEL?.trim()
  if (given === undefined && !panel)
    throw new PlainError(
      'TORNEO_PANEL is missing: export TORNEO_PANEL=https://..., the address of the panel, then again.',
    )
  const files = await Promise.all(
    Object.entries(versions)
      .filter(([name]) => name.startsWith('@torneo/'))
      .map(async ([name, version]) => {
        const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`
        return {
          name,
          file,
          content: await (given === undefined ? readFromPanel(panel ?? '', file) : readFromFolder(given, file)),
        }
      }),
  )
  return {
    versions: { ...versions, ...Object.fromEntries(files.map(({ name, file }) => [name, `file:${folder}/${file}`])) },
    async writeTo(root) {
      await rm(join(root, folder), { recursive: true, force: true })
      await mkdir(join(root, folder))
      for (const { file, content } of files) await writeFile(join(root, folder, file), content)
      await writeFile(join(root, 'pnpm-workspace.yaml'), pnpmOverrides(files))
    },
  }
}
