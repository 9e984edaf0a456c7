import { cleanLine, isReadable } from '@torneo/contracts/clean-text'
import type { SectionRow } from '@torneo/contracts/remotes'
import { sections as sectionTable } from '@torneo/contracts/sections'

/** An app's rows, as a release brings them. */
export interface Claim {
  readonly name: string
  readonly sections: readonly Pick<SectionRow, 'id' | 'path' | 'label'>[]
}

/** Why a row cannot be released: its path or id belongs to `owner` (another app, or the same app twice), or nobody could read its label. */
export interface ClaimProblem {
  readonly kind: 'path' | 'id' | 'form' | 'label'
  readonly value: string
  readonly owner: string
}

/** Addresses that the shell's router or the service answers itself; what lies below them is theirs too. */
const reserved: readonly (readonly [owner: string, paths: readonly string[]])[] = [
  ['shell', ['/login', '/acceso', '/pase', '/gallery']],
  ['torneo', ['/api', '/assets', '/en-vivo', '/inicio', '/vista-previa', '/remotes', '/sdk', '/healthz', '/readyz', '/metrics']],
]
const reservedRows = reserved.flatMap(([owner, paths]) => paths.map((path) => ({ owner, path, id: null })))

const pathForm = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/
const isBelow = (path: string, folder: string) => folder !== '/' && path.startsWith(`${folder}/`)
/** The router prefers the longer of two nested paths, so a path takes what is below it away from its owner. */
const overlaps = (a: string, b: string) => a === b || isBelow(a, b) || isBelow(b, a)

/** The problems of an app's rows by themselves: a label without a letter or digit, an odd path, one path or id twice. */
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

/** Paths and ids that belong to others: to the shell, the service, the apps of the section table, installed or not, and the other live apps. */
export function claimedByOthers({ name, sections }: Claim, live: readonly Claim[]): ClaimProblem[] {
  const rows = [
    ...reservedRows,
    ...sectionTable.filter(({ owner }) => owner !== name),
    ...live.filter((other) => other.name !== name).flatMap((other) => other.sections.map((row) => ({ ...row, owner: other.name }))),
  ]
  return sections.flatMap(({ id, path }): ClaimProblem[] => {
    const owner = rows.find((row) => overlaps(row.path, path))?.owner
    if (owner) return [{ kind: 'path', value: path, owner }]
    const holder = rows.find((row) => row.id === id)?.owner
    return holder ? [{ kind: 'id', value: id, owner: holder }] : []
  })
}
