import { cleanLine, isReadable } from '@torneo/contracts/fields/clean-text'
import type { SectionRow } from '@torneo/contracts/releases/remotes'
import { sections as sectionTable } from '@torneo/contracts/releases/sections'

/** The sections that a release of an app declares. */
export interface Claim {
  readonly name: string
  readonly sections: readonly Pick<SectionRow, 'id' | 'path' | 'label'>[]
}

/**
 * A reason to reject a row: `owner` (another app, or the same) already has its path or id, or its label is unreadable.
 */
export interface ClaimProblem {
  readonly kind: 'path' | 'id' | 'form' | 'label'
  readonly value: string
  readonly owner: string
}

/**
 * Addresses answered by the shell's router or the service, including every path below them, and those by which people
 * would look for the shell's own places: another app's screen there would pass for them.
 */
const reserved: readonly (readonly [owner: string, paths: readonly string[]])[] = [
  ['shell', ['/login', '/acceso', '/pase', '/gallery', '/cuenta', '/despliegues', '/ayuda']],
  [
    'torneo',
    ['/api', '/assets', '/en-vivo', '/inicio', '/vista-previa', '/remotes', '/sdk', '/healthz', '/readyz', '/metrics'],
  ],
]
const reservedRows = reserved.flatMap(([owner, paths]) => paths.map((path) => ({ owner, path, id: null })))

const pathForm = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/
const isBelow = (path: string, folder: string) => folder !== '/' && path.startsWith(`${folder}/`)
/**
 * The router prefers the longer of two nested paths, so a path takes its subpaths away from the owner of a shorter one.
 */
const overlaps = (a: string, b: string) => a === b || isBelow(a, b) || isBelow(b, a)

/**
 * Lists the problems of an app's own rows: a label without letters or digits, an invalid path, a duplicate path or id.
 */
export function rowProblems({ name, sections }: Claim): ClaimProblem[] {
  return sections.flatMap(({ id, path, label }, index): ClaimProblem[] => {
    const earlier = sections.slice(0, index)
    return [
      ...(isReadable(cleanLine(label)) ? [] : [{ kind: 'label', value: path, owner: name } as const]),
      ...(path === '/' || pathForm.test(path) ? [] : [{ kind: 'form', value: path, owner: name } as const]),
      ...(earlier.some((row) => row.path === path) ? [{ kind: 'path', value: path, owner: name } as const] : []),
      ...(earlier.some((row) => row.id === id) ? [{ kind: 'id', value: id, owner: name } as const] : []),
    ]
  })
}

/** Lists paths and ids that belong to the shell, the service, the section table's apps or another live app. */
export function claimedByOthers({ name, sections }: Claim, live: readonly Claim[]): ClaimProblem[] {
  const rows = [
    ...reservedRows,
    ...sectionTable.filter(({ owner }) => owner !== name),
    ...live
      .filter((other) => other.name !== name)
      .flatMap((other) => other.sections.map((row) => ({ ...row, owner: other.name }))),
  ]
  return sections.flatMap(({ id, path }): ClaimProblem[] => {
    const owner = rows.find((row) => overlaps(row.path, path))?.owner
    if (owner) return [{ kind: 'path', value: path, owner }]
    const ownerOfId = rows.find((row) => row.id === id)?.owner
    return ownerOfId ? [{ kind: 'id', value: id, owner: ownerOfId }] : []
  })
}
