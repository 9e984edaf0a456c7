import { endpoint } from '../endpoint/endpoint'
import { listOf, pageQuery, recordFields } from '../endpoint/record'
import { fieldMessages, oneOf, requiredText } from '../fields/fields'
import { z } from '../fields/zod'

/** Roles of officials: on the field, or at the table (B47). */
export const officialRoles = ['referee', 'table'] as const
export type OfficialRole = (typeof officialRoles)[number]

export const officialRoleNames: Readonly<Record<OfficialRole, string>> = { referee: 'Árbitro', table: 'Mesa' }

/** Maximum number of names in one paste. */
export const officialsLimit = 200

export const officialMessages = {
  role: 'Elige si arbitra o está en la mesa',
  taken: 'Ese nombre ya está en la lista',
  separator: 'Escribe un solo nombre, sin comas ni barras',
  tooLong: 'Es muy largo para un partido que ya nombra a otros',
  none: 'La lista no tiene nombres',
  tooMany: `Se pueden agregar hasta ${officialsLimit} nombres por vez`,
  saveFailed: 'Error al guardar el nombre',
} as const

export const Official = z.object({
  ...recordFields,
  name: z.string(),
  /** One of `officialRoles`, or a role of a later version. */
  role: z.string(),
})
export type Official = z.output<typeof Official>

const fields = {
  // A match names several officials, separated by these.
  name: requiredText(fieldMessages.nameRequired, 80).check(
    z.refine((name) => !/[,;/]/.test(name), officialMessages.separator),
  ),
  role: oneOf(officialRoles, officialMessages.role),
}

export const OfficialDraft = z.strictObject(fields)
export type OfficialDraft = z.output<typeof OfficialDraft>

/** Many names of one role at once; those on the list already are left alone. */
export const OfficialsImport = z.strictObject({
  role: fields.role,
  names: z.pipe(
    z
      .array(z.unknown(), { error: officialMessages.none })
      .check(z.minLength(1, officialMessages.none), z.maxLength(officialsLimit, officialMessages.tooMany)),
    z.array(fields.name),
  ),
})
export type OfficialsImport = z.output<typeof OfficialsImport>

const tag = 'officials'
const access = { section: 'fixtures' } as const

/** Names of referees and table officials. A match names them in its text `referee`. */
export const officialEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/officials',
    reads: ['officials'],
    tag,
    access,
    summary: 'Referees and table officials, by name (B47)',
    query: pageQuery,
    response: listOf(Official),
  }),
  create: endpoint({
    method: 'POST',
    path: '/officials',
    tag,
    access,
    summary: 'Add one; 400 for a name that is on the list',
    body: OfficialDraft,
    response: Official,
    status: 201,
    repeatable: true,
    failure: officialMessages.saveFailed,
  }),
  importAll: endpoint({
    method: 'POST',
    path: '/officials/import',
    tag,
    access,
    summary: 'Add many names; returns those that were not on the list',
    body: OfficialsImport,
    response: z.object({ items: z.array(Official) }),
    status: 201,
    repeatable: true,
    failure: 'Error al guardar los nombres',
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/officials/:id',
    tag,
    access,
    summary: 'Change the given fields; a new name is written into the matches that had the old one',
    body: z.partial(OfficialDraft),
    response: Official,
    conditional: true,
    failure: officialMessages.saveFailed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/officials/:id',
    tag,
    access,
    summary: 'Take one off the list; matches keep the name as text',
    conditional: true,
    failure: 'Error al eliminar el nombre',
  }),
} as const
