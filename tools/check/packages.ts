import { readFileSync } from 'node:fs'
import path from 'node:path'

interface LockedPackage {
  readonly license?: string
  readonly integrity?: string
  /** A package of this workspace. */
  readonly link?: boolean
}

/** Licences that let us use a package unmodified. LGPL is libvips', a shared library beside sharp; OFL the fonts'; MPL and Python build tools'. */
const allowed = [
  'MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Zlib', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1', 'Python-2.0',
]

/** A line for each package of the lock file whose licence is not allowed, or whose bytes npm would not verify. */
export function packageFaults(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }
  const foreign = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link)
  return foreign.flatMap(([name, { license = 'none', integrity }]) => {
    const isAllowed = license.replaceAll(/[()]/g, '').split(/ AND /).every((one) => allowed.includes(one))
    return [...(isAllowed ? [] : [`${name}: its licence, ${license}, is not one that we allow`]), ...(integrity ? [] : [`${name}: the lock file has no hash of it`])]
  })
}
