import { cleanLine, isReadable } from '@torneo/contracts/fields/clean-text'
import { roles } from '@torneo/contracts/people/roles'
import { releaseLimits } from '@torneo/contracts/releases/releases'
import type { OwnRow, SectionRow } from '@torneo/contracts/releases/remotes'
import { sections as sectionTable } from '@torneo/contracts/releases/sections'

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

/**
 * A reason to reject a row: `owner` (another app, or the same) already has its path or id, it cannot be shown in the
 * sidebar, or there are too many.
 */
export interface ClaimProblem {
  readonly kind: 'path' | 'id' | 'form' | 'label' | 'label-form' | 'order' | 'role' | 'rows'
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

const isLabel = (text: string) => cleanLine(text) === text && [...text].length <= releaseLimits.label
const isOrder = (order: number) => Number.isInteger(order) && order >= 0 && order <= releaseLimits.order
const isRole = (role: string) => roles.some((known) => known === role)

/** Lists the problems of an app's own rows. `value` is the path of the row, or the duplicate path or id. */
export function rowProblems({ name, sections }: RowClaim): ClaimProblem[] {
  const found = (kind: ClaimProblem['kind'], value: string, isFound: boolean): ClaimProblem[] =>
    isFound ? [{ kind, value, owner: name }] : []
  return [
    ...found('rows', '', sections.length > releaseLimits.rows),
    ...sections.flatMap((row, index) => {
      const { id, path, label, title, groupTitle, pages = [] } = row
      const earlier = sections.slice(0, index)
      const isNamed = isReadable(cleanLine(label))
      const labels = [label, title, groupTitle, ...pages.map((page) => page.title)].filter((text) => text !== undefined)
      return [
        ...found('label', path, !isNamed),
        ...found('label-form', path, isNamed && !labels.every(isLabel)),
        ...found('order', path, !isOrder(row.order)),
        ...found('role', path, !row.roles.every(isRole)),
        ...found('form', path, path !== '/' && !pathForm.test(path)),
        ...found(
          'path',
          path,
          earlier.some((one) => one.path === path),
        ),
        ...found(
          'id',
          id,
          earlier.some((one) => one.id === id),
        ),
      ]
    }),
  ]
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
