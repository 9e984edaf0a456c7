/** Row of a section app. Those of an installation or an uploaded manifest may have any form. */
type Row = { readonly roles: readonly string[] }

/** Returns the roles that see any of an app's sections. */
export const rolesOf = (rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap((row) => (Array.isArray(row?.roles) ? (row.roles as readonly string[]) : []))),
]

/** True if a role sees any of an app's sections. */
export const sees = (role: string, rows: readonly Row[]): boolean => rolesOf(rows).includes(role)

/** True if a version for these roles reaches people of this one: they must see the section. */
export const isReached = (role: string, trialRoles: readonly string[], rows: readonly Row[]): boolean =>
  trialRoles.includes(role) && sees(role, rows)
