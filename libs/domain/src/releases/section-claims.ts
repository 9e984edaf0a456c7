import { cleanLine, isReadable } from '@torneo/contracts/fields/clean-text'
import { check } from '@torneo/contracts/fields/validation'
import { releaseLimits } from '@torneo/contracts/releases/releases'
import type { OwnRow, SectionRow } from '@torneo/contracts/releases/remotes'
import { sections as sectionTable } from '@torneo/contracts/releases/sections'
import { BoundedRow } from './row-shape'

/** The sections that a release of an app declares. */
export interface Claim {
  readonly name: string
  readonly sections: readonly Pick<SectionRow, 'id' | 'path' | 'label'>[]
}

/** An app's rows, whole. */
export interface RowClaim {
  readonly name: string
  readonly sections: readonly OwnRow[]
}

/** A field of a row that is out of its bounds. */
type RowFault = 'form' | 'id-form' | 'label' | 'label-form' | 'pages' | 'order' | 'role' | 'roles'

/**
 * A reason to reject a row: `owner` (another app, or the same) already has its path or id, it cannot be shown in the
 * sidebar, or there are too many.
 */
export interface ClaimProblem {
  readonly kind: 'path' | 'id' | 'rows' | RowFault
  readonly value: string
  readonly owner: string
}

/**
 * Addresses answered by the shell's router or the service, including every path below them, and those by which people
 * would look for the shell's own places: another app's screen there would pass for them.
 */
const reserved: readonly (readonly [owner: string, paths: readonly string[]])[] = [
  ['shell', ['/login', '/acceso', '/pase', '/arbitro', '/gallery', '/cuenta', '/despliegues', '/ayuda']],
  [
    'torneo',
    ['/api', '/assets', '/en-vivo', '/inicio', '/vista-previa', '/remotes', '/sdk', '/healthz', '/readyz', '/metrics'],
  ],
]
const reservedRows = reserved.flatMap(([owner, paths]) => paths.map((path) => ({ owner, path, id: null })))

const isBelow = (path: string, folder: string) => folder !== '/' && path.startsWith(`${folder}/`)
/**
 * The router prefers the longer of two nested paths, so a path takes its subpaths away from the owner of a shorter one.
 */
const overlaps = (a: string, b: string) => a === b || isBelow(a, b) || isBelow(b, a)

/** Names the fault of a field by its path in the row: `pages.0.title`. */
function faultOf(path: string): RowFault {
  const [field = '', index, part] = path.split('.')
  if (field === 'path') return 'form'
  if (field === 'pages') return part === 'title' ? 'label-form' : 'pages'
  if (field === 'roles') return index === undefined ? 'roles' : 'role'
  if (field === 'order') return 'order'
  return ['id', 'mark', 'owner'].includes(field) ? 'id-form' : 'label-form'
}

function faultsOf(row: OwnRow): RowFault[] {
  if (!isReadable(cleanLine(row.label.slice(0, longestRead)))) return ['label']
  const checked = check(BoundedRow, row)
  return checked.ok ? [] : [...new Set(checked.details.map(({ path }) => faultOf(path)))]
}

/** Letters of a label that are read to say that it shows nothing. */
const longestRead = 1000

/**
 * Lists the problems of an app's own rows. `value` is the path of the row, or the duplicate path or id, as far as a
 * sentence can hold it. More rows than an app may have are not read.
 */
export function rowProblems({ name, sections }: RowClaim): ClaimProblem[] {
  if (sections.length > releaseLimits.rows) return [{ kind: 'rows', value: '', owner: name }]
  return sections.flatMap((row, index) => {
    const earlier = sections.slice(0, index)
    const at = (kind: ClaimProblem['kind'], value: string) => ({
      kind,
      value: value.slice(0, releaseLimits.path),
      owner: name,
    })
    return [
      ...faultsOf(row).map((fault) => at(fault, row.path)),
      ...(earlier.some(({ path }) => path === row.path) ? [at('path', row.path)] : []),
      ...(earlier.some(({ id }) => id === row.id) ? [at('id', row.id)] : []),
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
