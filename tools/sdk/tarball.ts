import { tarball } from '../shared/tarball.ts'

/** Files of a package by their paths in it. */
export type PackageFiles = Record<string, string | Buffer>

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Packs a package in npm's format. */
export const tarballOf = (files: PackageFiles): Promise<Buffer> =>
  tarball(
    Object.entries(files)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, content]) => ({ name: `package/${file}`, content, mode: file.startsWith('bin/') ? 0o755 : 0o644 })),
  )
