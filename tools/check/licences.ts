import { readFileSync } from 'node:fs'
import path from 'node:path'

interface LockedPackage {
  readonly license?: string
  readonly integrity?: string
  /** True for a package of this workspace. */
  readonly link?: boolean
}

/**
 * Licences that allow unmodified use. LGPL: libvips, a shared library of sharp; OFL: fonts; MPL and Python: build
 * tools.
 */
const allowed = [
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Zlib',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]

/** One line per package of the lock file without an allowed licence or without an integrity hash. */
export function packageProblems(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const external = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link)
  return external.flatMap(([name, { license = 'none', integrity }]) => {
    const isAllowed = license
      .replaceAll(/[()]/g, '')
      .split(/ AND /)
      .every((one) => allowed.includes(one))
    return [
      ...(isAllowed ? [] : [`${name}: its licence, ${license}, is not one that we allow`]),
      ...(integrity ? [] : [`${name}: the lock file has no hash of it`]),
    ]
  })
}
