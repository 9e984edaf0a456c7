import { readlink, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder with one folder per version of the service, and links to the running and the previous one. */
export interface VersionLinks {
  /** Null before the first installation. */
  current(): Promise<string | null>
  previous(): Promise<string | null>
  /** Changes both links atomically; a node that starts afterwards runs that version. */
  point(version: string, previous: string | null): Promise<void>
}

export function versionLinks(root: string): VersionLinks {
  const read = (link: string) =>
    readlink(join(root, link)).then(
      (target) => target.replace(/^versions\//, ''),
      () => null,
    )

  async function write(link: string, version: string): Promise<void> {
    const incoming = join(root, `.${link}.${process.pid}`)
    await rm(incoming, { force: true })
    await symlink(`versions/${version}`, incoming)
    await rename(incoming, join(root, link))
  }

  return {
    current: () => read('current'),
    previous: () => read('previous'),
    async point(version, previous) {
      if (previous) await write('previous', previous)
      await write('current', version)
    },
  }
}
